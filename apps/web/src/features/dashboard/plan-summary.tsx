import { allowanceLabel, planNameOf } from '@kalam/domain/plans/plan-wording';
import { refuse } from '@kalam/domain/refusal';
import { Trans } from '@lingui/react/macro';
import { messageText } from '../../message-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { StatCard } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { momentDay } from './moment-day.ts';
import { planStanding } from './plan-standing.ts';
import type { CurrentSubscription } from './resume-queries.ts';

type Subscription = NonNullable<CurrentSubscription>;

/** As wide as their longest words, so that every label stays on one line and the figures stand level. */
const cardsClass = 'grid grid-cols-2 gap-3 xl:grid-cols-[1.1fr_1fr_1.25fr_1fr]';

/** S1 §2: nothing runs. What was saved stays readable (decision 39), so a plan that ended is named. */
const NoPlan = ({ ended }: { readonly ended: Subscription | null }) => {
  const plan = ended && planNameOf(ended.planId);
  const day = ended && momentDay(ended.endDate);
  return (
    <Banner
      tone="warning"
      className="mb-8"
      title={<Trans>No Active Subscription</Trans>}
      action={
        <ButtonLink to="/plans" size="small" look="secondary">
          <Trans>View Plans</Trans>
        </ButtonLink>
      }
    >
      {ended ? (
        <Trans>
          Your {plan} plan ran until {day}. You can still view and download your saved resumes.
        </Trans>
      ) : (
        <Trans>Choose a plan to save and download resumes.</Trans>
      )}
    </Banner>
  );
};

const Allowance = ({ remaining, total }: { readonly remaining: number; readonly total: number }) => (
  <>
    <span aria-hidden={remaining < 0 || undefined}>{allowanceLabel(remaining)}</span>
    {remaining < 0 ? (
      <VisuallyHidden>
        <Trans>Unlimited</Trans>
      </VisuallyHidden>
    ) : (
      <span className="font-normal text-16 text-muted">
        {' '}
        <Trans>of {total}</Trans>
      </span>
    )}
  </>
);

const Running = ({
  subscription,
  usedUp,
}: {
  readonly subscription: Subscription;
  readonly usedUp: boolean;
}) => {
  const { daysLeft, endDate } = subscription;
  const day = momentDay(endDate);
  return (
    <section aria-label={planNameOf(subscription.planId)} className="mb-10">
      <div className={cardsClass}>
        <StatCard
          label={<Trans>Current Plan</Trans>}
          value={<span className="max-sm:text-22">{planNameOf(subscription.planId)}</span>}
          note={
            usedUp ? (
              <Badge tone="warning">
                <Trans>Used up</Trans>
              </Badge>
            ) : (
              <Badge tone="success">
                <Trans>Active</Trans>
              </Badge>
            )
          }
        />
        <StatCard
          label={<Trans>Resumes remaining</Trans>}
          value={<Allowance remaining={subscription.resumesRemaining} total={subscription.totalResumes} />}
        />
        <StatCard
          label={<Trans>Format Changes remaining</Trans>}
          value={<Allowance remaining={subscription.formatsRemaining} total={subscription.totalFormats} />}
        />
        <StatCard
          label={<Trans>Time left</Trans>}
          value={
            <>
              {daysLeft}{' '}
              <span className="font-normal text-16 text-muted">
                {/* Not a plural form: its number format costs a slow phone a tenth of a second before the first card. */}
                {daysLeft === 1 ? <Trans>day left</Trans> : <Trans>days left</Trans>}
              </span>
            </>
          }
          note={<Trans>until {day}</Trans>}
        />
      </div>
      {usedUp && (
        <Banner
          className="mt-3"
          title={messageText(refuse('subscription-no-resumes'))}
          action={
            <ButtonLink to="/plans" size="small" look="secondary">
              <Trans>Upgrade your plan</Trans>
            </ButtonLink>
          }
        >
          <Trans>Editing, format changes and downloads go on until {day}.</Trans>
        </Banner>
      )}
    </section>
  );
};

export const PlanSummary = ({ subscription }: { readonly subscription: CurrentSubscription }) => {
  const standing = planStanding(subscription);
  if (subscription === null || standing === 'over' || standing === 'never')
    return <NoPlan ended={subscription} />;
  return <Running subscription={subscription} usedUp={standing === 'used-up'} />;
};

export const PlanSummarySkeleton = () => (
  <div className={`mb-10 ${cardsClass}`}>
    {['plan', 'resumes', 'formats', 'days'].map((card) => (
      <Skeleton key={card} className="h-28 rounded-base" />
    ))}
  </div>
);
