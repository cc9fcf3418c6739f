import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ResumeCardData } from '../../../../resume/resume-queries.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { PrivateLink } from './private-link.tsx';
import { SendFile } from './send-file.tsx';
import { sharesFiles } from './share-sheet.ts';

interface ShareDialogProps {
  readonly resume: ResumeCardData;
  readonly onGone: () => void;
  readonly onClose: () => void;
}

/** The ways from here to somebody else: the file itself where the device can hand it on, and a private link. */
const ShareDialog = ({ resume, onGone, onClose }: ShareDialogProps) => {
  const [hasSheet] = useState(sharesFiles);
  return (
    <Dialog
      title={<Trans>Share Resume</Trans>}
      description={resume.name}
      onClose={onClose}
      actions={
        <Button look="secondary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <div className="space-y-6">
        {hasSheet && <SendFile resume={resume} onGone={onGone} onClose={onClose} />}
        <PrivateLink resume={resume} onGone={onGone} />
      </div>
    </Dialog>
  );
};

export default ShareDialog;
