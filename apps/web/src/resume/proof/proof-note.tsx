import { Trans } from '@lingui/react/macro';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

/** The way in, before a file is saved or paid for. */
export const ProofNote = ({ onOpen }: { readonly onOpen: () => void }) => (
  <Banner
    title={<Trans>What screening software reads</Trans>}
    action={
      <Button size="small" look="secondary" onClick={onOpen}>
        <Trans>Look into the file</Trans>
      </Button>
    }
  >
    <Trans>See field by field what programs get out of your file, before you send it.</Trans>
  </Banner>
);
