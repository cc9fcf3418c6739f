import { type PlanId, plans } from '@kalam/domain/plans/plan-catalogue';
import { planNameOf } from '@kalam/domain/plans/plan-wording';
import { Plural, Trans } from '@lingui/react/macro';
import type { CurrentSubscription } from '../../account/subscription.ts';
import { formatDate } from '../../platform/format-date.ts';
import { useSiteDetails } from '../../platform/site-details.tsx';
import { ConfirmDialog } from '../../ui/overlays/dialog.tsx';

interface ReplacePlanDialogProps {
  readonly subscription: NonNullable<CurrentSubscription>;
  readonly wanted: PlanId;
  readonly onAgree: () => void;
  readonly onClose: () => void;
}

/** Buying a plan ends the one that runs; what goes with it is named first (decision 21). */
export const ReplacePlanDialog = ({ subscription, wanted, onAgree, onClose }: ReplacePlanDialogProps) => {
  const { hasJobSearch } = useSiteDetails();
  const { planId, endDate, resumesRemaining, formatsRemaining } = subscription;
  const oldName = planNameOf(planId);
  const newName = planNameOf(wanted);
  const day = formatDate(endDate);
  return (
    <ConfirmDialog
      title={<Trans>Replace your {oldName} plan?</Trans>}
      confirm={<Trans>Continue with {newName}</Trans>}
      onConfirm={onAgree}
      onClose={onClose}
    >
      <p>
        <Trans>
          Your {oldName} plan runs until {day}. It ends when you buy the {newName} plan, and what is left of
          it is lost:
        </Trans>
      </p>
      <ul className="mt-3 list-disc space-y-1 pl-5">
        {resumesRemaining > 0 && (
          <li>
            <Plural value={resumesRemaining} one="# resume" other="# resumes" />
          </li>
        )}
        {formatsRemaining !== 0 && (
          <li>
            {formatsRemaining < 0 ? (
              <Trans>unlimited format changes</Trans>
            ) : (
              <Plural value={formatsRemaining} one="# format change" other="# format changes" />
            )}
          </li>
        )}
        {hasJobSearch && plans[planId].jobSearches > 0 && (
          <li>
            <Trans>the job searches you have not used</Trans>
          </li>
        )}
        <li>
          <Trans>the days until {day}</Trans>
        </li>
      </ul>
      <p className="mt-3 text-14 text-muted">
        <Trans>Resumes you have saved stay yours, to view and download.</Trans>
      </p>
    </ConfirmDialog>
  );
};
