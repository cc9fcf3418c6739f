import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { leaveScreen } from '../../../resume/journal/journal.ts';
import { closeCheckout, type PaidRequest } from '../../../shell/checkout.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';
import { correctionPath } from './open-to-correct.ts';
import { PaidActions } from './paid-actions.tsx';
import { useAfterPayment } from './use-after-payment.ts';

/** What a guest paid for: download again, send again, correct a mistake. */
const PaidDialog = ({ request: { paid: given, corrected, download } }: { readonly request: PaidRequest }) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const actions = useAfterPayment(given);
  const { paid, busy } = actions;
  const begin = useEffectEvent(() => {
    if (corrected) actions.correct(corrected);
    else if (download) actions.download();
  });
  useEffect(() => begin(), []);
  const close = () => {
    closeCheckout();
    if (paid.leaves) void leaveScreen(paid);
  };
  const correct = async () => {
    const path = await correctionPath(paid);
    closeCheckout();
    if (path !== undefined) void navigate(path);
    showToast(t`Change what is wrong, then save at the last step. The new file is free.`);
  };
  return (
    <Dialog
      title={corrected ? <Trans>Your corrected resume</Trans> : <Trans>Your resume is paid</Trans>}
      onClose={close}
      closable={busy !== 'correction'}
      actions={
        <Button look="secondary" onClick={close} disabled={busy === 'correction'}>
          {paid.leaves ? <Trans>Close and clear</Trans> : <Trans>Close</Trans>}
        </Button>
      }
    >
      <PaidActions actions={actions} onCorrect={() => void correct()} />
      {paid.leaves && (
        <p className="mt-4 text-14 text-muted">
          <Trans>
            This is not your own device: closing this clears your resume from it. The link in the e-mail
            brings you back.
          </Trans>
        </p>
      )}
    </Dialog>
  );
};

export default PaidDialog;
