import { Trans } from '@lingui/react/macro';
import { said } from '../../speaker.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface CheckoutUnavailableProps {
  readonly message: string;
  readonly onClose: () => void;
}

/** S1 §2: what Select says while staff have switched checkout off. */
const CheckoutUnavailable = ({ message, onClose }: CheckoutUnavailableProps) => (
  <Dialog
    title={<Trans>Checkout Unavailable</Trans>}
    onClose={onClose}
    actions={
      <Button onClick={onClose} data-first-focus>
        <Trans>Close</Trans>
      </Button>
    }
  >
    <p>{said(message)}</p>
  </Dialog>
);

export default CheckoutUnavailable;
