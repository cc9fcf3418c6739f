import { Trans } from '@lingui/react/macro';
import { messageText } from '../../../platform/languages/message-text.ts';
import { completeWork } from '../../../resume/journal/journal.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

interface ConflictDialogProps {
  readonly onOverwrite: () => void;
  readonly onCopy: () => void;
  readonly onClose: () => void;
}

/** The same resume was saved elsewhere in the meantime: nothing is lost without a choice. */
export const ConflictDialog = ({ onOverwrite, onCopy, onClose }: ConflictDialogProps) => {
  const reload = async () => {
    await completeWork();
    window.location.reload();
  };
  return (
    <Dialog title={<Trans>This resume was changed elsewhere</Trans>} onClose={onClose}>
      <p>{messageText({ code: 'resume-changed-elsewhere' })}</p>
      <div className="mt-5 flex flex-col gap-2.5">
        <Button wide onClick={onCopy}>
          <Trans>Save mine as a copy</Trans>
        </Button>
        <p className="-mt-1 mb-1 text-14 text-muted">
          <Trans>Keeps both. A copy costs one resume of your plan.</Trans>
        </p>
        <Button wide look="secondary" onClick={onOverwrite}>
          <Trans>Replace it with mine</Trans>
        </Button>
        <Button wide look="secondary" onClick={() => void reload()}>
          <Trans>Open the newer version, drop mine</Trans>
        </Button>
      </div>
    </Dialog>
  );
};

interface DeletedDialogProps {
  readonly onNew: () => void;
  readonly onClose: () => void;
}

/** The resume was deleted elsewhere while it was edited here. */
export const DeletedDialog = ({ onNew, onClose }: DeletedDialogProps) => (
  <Dialog
    title={<Trans>This resume was deleted</Trans>}
    onClose={onClose}
    actions={
      <>
        <Button look="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button data-first-focus onClick={onNew}>
          <Trans>Save as a new resume</Trans>
        </Button>
      </>
    }
  >
    <p>
      <Trans>
        It is no longer among your resumes. What you see here can be saved as a new one, which costs one
        resume of your plan. Until then it is kept on this device.
      </Trans>
    </p>
  </Dialog>
);
