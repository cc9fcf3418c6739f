import { PlanNeededDialog } from '../../../account/plan-needed-dialog.tsx';
import { planObstacle, planStanding } from '../../../account/plan-standing.ts';
import type { CurrentSubscription } from '../../../account/subscription.ts';
import { lazyDialog } from '../../../platform/loading/overlay.tsx';
import type { ResumeCardData } from '../../../resume/resume-queries.ts';
import { OfferOverlay } from './copies/offer-overlay.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { useRemoveDeletedCard } from './deleted-resume.ts';
import { DownloadDialog } from './download-dialog.tsx';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import { FormatEditor } from './format/format-editor.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import type { CardAction } from './resume-card.tsx';
import { ResumeProof } from './resume-proof.tsx';

const SavedMatch = lazyDialog(() => import('../../../account/matching/saved-match.tsx'));
const ShareDialog = lazyDialog(() => import('./sharing/share-dialog.tsx'));
const CopyDialog = lazyDialog(() => import('../../../account/copies/copy-dialog.tsx'));

interface ResumeOverlaysProps {
  readonly resume: ResumeCardData;
  readonly action: CardAction;
  readonly subscription: CurrentSubscription;
  readonly onAction: (action: CardAction) => void;
  readonly onDelete: () => void;
  /** Must stay the same function: a running download closes by it. */
  readonly onClose: () => void;
}

/** What is open over the cards. */
export const ResumeOverlays = (props: ResumeOverlaysProps) => {
  const { resume, action, subscription, onAction, onDelete, onClose } = props;
  const onGone = useRemoveDeletedCard(resume, onClose);
  const standing = planStanding(subscription);
  const obstacle =
    action === 'edit' || action === 'rename' || action === 'offer'
      ? planObstacle('edit', standing)
      : action === 'duplicate' && planObstacle('copy', standing);
  if (obstacle) return <PlanNeededDialog obstacle={obstacle} onClose={onClose} />;
  switch (action) {
    case 'preview':
      return <PreviewDialog resume={resume} onDownload={() => onAction('download')} onClose={onClose} />;
    case 'download':
      return (
        <DownloadDialog resume={resume} onProof={() => onAction('proof')} onGone={onGone} onClose={onClose} />
      );
    case 'share':
      return <ShareDialog resume={resume} onGone={onGone} onClose={onClose} />;
    case 'proof':
      return (
        <ResumeProof resume={resume} onEdit={() => onAction('edit')} onGone={onGone} onClose={onClose} />
      );
    case 'rename':
      return <RenameDialog resume={resume} onGone={onGone} onClose={onClose} />;
    case 'duplicate':
      return (
        <DuplicateDialog
          resume={resume}
          resumesRemaining={subscription?.resumesRemaining ?? 0}
          onClose={onClose}
        />
      );
    case 'copy':
      return <CopyDialog request={{ resume }} onClose={onClose} />;
    case 'offer':
      return <OfferOverlay resume={resume} onClose={onClose} />;
    case 'format':
      return (
        <FormatEditor
          resume={resume}
          formatsRemaining={subscription?.formatsRemaining ?? 0}
          onGone={onGone}
          onClose={onClose}
        />
      );
    case 'match':
      return <SavedMatch resumeId={resume.id} onClose={onClose} />;
    case 'delete':
      return (
        <DeleteDialog name={resume.name} subscription={subscription} onConfirm={onDelete} onClose={onClose} />
      );
    default:
      return null;
  }
};
