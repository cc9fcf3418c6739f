import { refuse } from '@kalam/domain/refusal';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { messageText } from '../platform/languages/message-text.ts';
import { reportMissingPart } from '../platform/loading/fetch-part.ts';
import { ConfirmDialog } from '../ui/overlays/dialog.tsx';
import { showToast } from '../ui/toasts/toast.ts';
import { useSignOut } from './session.ts';
import { hasUnsavedWork } from './sign-out-steps.ts';

/** Signs out at once, or after a question when work would be lost (decisions 5). */
const SignOutDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const signOut = useSignOut();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await signOut();
      await navigate('/');
    } catch {
      showToast(messageText(refuse('sign-out-failed')), { tone: 'danger' });
    }
    onClose();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once, when sign-out was chosen
  useEffect(() => {
    let gone = false;
    hasUnsavedWork().then(
      (unsaved) => {
        if (gone) return;
        if (unsaved) setAsking(true);
        else void leave();
      },
      (failure: unknown) => {
        onClose();
        void reportMissingPart(failure);
      },
    );
    return () => {
      gone = true;
    };
  }, []);
  if (!asking) return null;
  return (
    <ConfirmDialog
      title={<Trans>Sign out and lose unsaved work?</Trans>}
      confirm={<Trans>Sign Out</Trans>}
      danger
      busy={busy}
      onConfirm={() => void leave()}
      onClose={onClose}
    >
      <p className="text-muted">
        <Trans>
          The resume you are building is not saved yet. Signing out removes it from this device, so that the
          next person here cannot read it.
        </Trans>
      </p>
    </ConfirmDialog>
  );
};

export default SignOutDialog;
