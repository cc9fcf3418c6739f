import { Trans } from '@lingui/react/macro';
import { translate } from '../platform/languages/translator.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';

interface CheckoutUnavailableProps {
  readonly message: string;
  readonly onClose: () => void;
}

/** S1 §2: shown instead of any purchase while checkout is switched off. */
export const CheckoutUnavailableDialog = ({ message, onClose }: CheckoutUnavailableProps) => (
  <Dialog
    title={<Trans>Checkout Unavailable</Trans>}
    onClose={onClose}
    actions={
      <Button onClick={onClose} data-first-focus>
        <Trans>Close</Trans>
      </Button>
    }
  >
    <p>{translate(message)}</p>
  </Dialog>
);
