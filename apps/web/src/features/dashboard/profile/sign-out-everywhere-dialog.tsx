import { refuse } from '@kalam/domain/refusal';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLeave } from '../../../account/session.ts';
import { call } from '../../../platform/api/call.ts';
import { messageText } from '../../../platform/languages/message-text.ts';
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';

export const SignOutEverywhereDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const leave = useLeave();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const signOut = async () => {
    setBusy(true);
    try {
      await leave(() => call('POST /api/auth/revoke-sessions'));
      await navigate('/');
    } catch {
      showToast(messageText(refuse('sign-out-failed')), { tone: 'danger' });
      onClose();
    }
  };
  return (
    <ConfirmDialog
      title={<Trans>Sign out everywhere?</Trans>}
      confirm={<Trans>Sign out everywhere</Trans>}
      busy={busy}
      onConfirm={() => void signOut()}
      onClose={onClose}
    >
      <p className="text-muted">
        <Trans>
          You are signed out on every device, this one included. A resume you have typed here but not saved is
          removed from this device.
        </Trans>
      </p>
    </ConfirmDialog>
  );
};
