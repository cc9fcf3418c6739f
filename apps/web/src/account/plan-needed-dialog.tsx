import { refuse } from '@kalam/domain/refusal';
import { Trans } from '@lingui/react/macro';
import { messageText } from '../platform/languages/message-text.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import type { planObstacle } from './plan-standing.ts';

interface PlanNeededProps {
  readonly obstacle: NonNullable<ReturnType<typeof planObstacle>>;
  /** Where a new resume is begun all the same: building and looking at it is free. */
  readonly beginAt?: string;
  readonly onClose: () => void;
}

/** Decisions 38 and 39: what the plan as it stands does not give, and the way to it. */
export const PlanNeededDialog = ({ obstacle, beginAt, onClose }: PlanNeededProps) => (
  <Dialog
    title={messageText(refuse(obstacle))}
    onClose={onClose}
    actions={
      <>
        {beginAt === undefined ? (
          <Button look="secondary" onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
        ) : (
          <ButtonLink to={beginAt} look="secondary">
            <Trans>Build it all the same</Trans>
          </ButtonLink>
        )}
        <ButtonLink to="/plans" data-first-focus>
          {obstacle === 'subscription-none' ? <Trans>View Plans</Trans> : <Trans>Upgrade your plan</Trans>}
        </ButtonLink>
      </>
    }
  >
    <p className="text-muted">
      {obstacle === 'subscription-none' ? (
        <Trans>You can always view and download what you saved. Changing it needs a plan that runs.</Trans>
      ) : beginAt !== undefined ? (
        <Trans>
          You can build a new resume and look at it, but it cannot be saved on the plan you have. Editing your
          saved resumes still costs nothing.
        </Trans>
      ) : (
        <Trans>A copy is a new resume, and your plan has none left. Editing still costs nothing.</Trans>
      )}
    </p>
  </Dialog>
);
