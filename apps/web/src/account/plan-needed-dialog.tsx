import { refuse } from '@kalam/domain/refusal';
import { Trans } from '@lingui/react/macro';
import { messageText } from '../platform/languages/message-text.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import type { planObstacle } from './plan-standing.ts';

interface PlanNeededProps {
  readonly obstacle: NonNullable<ReturnType<typeof planObstacle>>;
  readonly onClose: () => void;
}

/** Decisions 38 and 39: what the plan as it stands does not give, and the way to it. */
export const PlanNeededDialog = ({ obstacle, onClose }: PlanNeededProps) => (
  <Dialog
    title={messageText(refuse(obstacle))}
    onClose={onClose}
    actions={
      <>
        <Button look="secondary" onClick={onClose}>
          <Trans>Not now</Trans>
        </Button>
        <ButtonLink to="/plans" data-first-focus>
          {obstacle === 'subscription-none' ? <Trans>View Plans</Trans> : <Trans>Upgrade your plan</Trans>}
        </ButtonLink>
      </>
    }
  >
    <p className="text-muted">
      {obstacle === 'subscription-none' ? (
        <Trans>You can always view and download what you saved. Changing it needs a plan that runs.</Trans>
      ) : (
        <Trans>A copy is a new resume, and your plan has none left. Editing still costs nothing.</Trans>
      )}
    </p>
  </Dialog>
);
