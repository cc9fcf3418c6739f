import { refuse } from '@kalam/domain/refusal';
import { Plural, Trans } from '@lingui/react/macro';
import { planStanding } from '../../../account/plan-standing.ts';
import type { CurrentSubscription } from '../../../account/subscription.ts';
import { messageText } from '../../../platform/languages/message-text.ts';
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx';

interface DeleteDialogProps {
  readonly name: string;
  readonly subscription: CurrentSubscription;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** S2 §2: asks, and says what deleting does not bring: a resume was spent when this one was first saved. */
export const DeleteDialog = ({ name, subscription, onConfirm, onClose }: DeleteDialogProps) => {
  const runs = planStanding(subscription) === 'active';
  return (
    <ConfirmDialog
      title={messageText(refuse('resume-delete-question'))}
      confirm={<Trans>Delete</Trans>}
      danger
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p className="wrap-anywhere font-medium">{name}</p>
      <p className="mt-2 text-muted">
        {subscription && runs ? (
          <Plural
            value={subscription.resumesRemaining}
            one="Deleting gives no resume back to your plan: # resume stays remaining."
            other="Deleting gives no resume back to your plan: # resumes stay remaining."
          />
        ) : (
          <Trans>Deleting gives no resume back to your plan.</Trans>
        )}{' '}
        <Trans>You can undo it right afterwards; a private link to it stays ended.</Trans>
      </p>
    </ConfirmDialog>
  );
};
