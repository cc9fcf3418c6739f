import { allowanceLabel, planNameOf } from '@kalam/domain/plans/plan-wording';
import { refuse } from '@kalam/domain/refusal';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { planStanding } from '../../../account/plan-standing.ts';
import type { CurrentSubscription } from '../../../account/subscription.ts';
import { formatDate } from '../../../platform/format-date.ts';
import { messageText } from '../../../platform/languages/message-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/states.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

type Subscription = NonNullable<CurrentSubscription>;

/** As wide as their longest words, so that every label stays on one line and the figures stand level. */
const cardsClass = 'grid gap-3 grid-cols-2 xl:grid-cols-[1.1fr_1fr_1.25fr_1fr]';
/** On a phone they are lines of one card: the first resume has to be seen without scrolling. */
const linesClass =
  'max-sm:block max-sm:divide-y max-sm:divide-line max-sm:rounded-base max-sm:border max-sm:border-line max-sm:bg-surface max-sm:shadow-card';

interface FigureProps {
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly note?: ReactNode;
}

const Figure = ({ label, value, note }: FigureProps) => (
  <div className="flex gap-x-3 gap-y-1 max-sm:min-h-11 max-sm:items-center max-sm:justify-between max-sm:px-4 max-sm:py-2 sm:flex-col sm:rounded-base sm:border sm:border-line sm:bg-surface sm:p-5 sm:shadow-card">
    <span className="text-14 text-muted">{label}</span>
    <span className="flex flex-wrap items-baseline justify-end gap-x-2 sm:contents">
      <span className="font-semibold tabular-nums sm:text-28">{value}</span>
      {note && <span className="text-12 text-muted sm:text-14">{note}</span>}
    </span>
  </div>
);

/** What a figure counts, in smaller words beside it. */
const Unit = ({ children }: { readonly children: ReactNode }) => (
  <span className="whitespace-nowrap font-normal text-14 text-muted sm:text-16"> {children}</span>
);

/** S1 §2: nothing runs. What was saved stays readable (decision 39), so a plan that ended is named, and how it ended. */
const NoPlan = ({ ended }: { readonly ended: Subscription | null }) => {
  const plan = ended && planNameOf(ended.planId);
  const day = ended && formatDate(ended.cancelledAt ?? ended.endDate);
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
      {ended?.cancelledBecause === 'refunded' ? (
        <Trans>
          Your payment for the {plan} plan was refunded in full, so the plan ended on {day}. You can still
          view and download your saved resumes.
        </Trans>
      ) : ended ? (
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
      <Unit>
        <Trans>of {total}</Trans>
      </Unit>
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
  const day = formatDate(endDate);
  return (
    <section aria-label={planNameOf(subscription.planId)} className="mb-8 sm:mb-10">
      <div className={cx(cardsClass, linesClass)}>
        <Figure
          label={<Trans>Current Plan</Trans>}
          value={planNameOf(subscription.planId)}
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
        <Figure
          label={<Trans>Resumes remaining</Trans>}
          value={<Allowance remaining={subscription.resumesRemaining} total={subscription.totalResumes} />}
        />
        <Figure
          label={<Trans>Format Changes remaining</Trans>}
          value={<Allowance remaining={subscription.formatsRemaining} total={subscription.totalFormats} />}
        />
        <Figure
          label={<Trans>Time left</Trans>}
          value={
            <>
              {daysLeft}
              <Unit>
                {/* Not a plural form: its number format costs a slow phone a tenth of a second before the first card. */}
                {daysLeft === 1 ? <Trans>day left</Trans> : <Trans>days left</Trans>}
              </Unit>
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
          {subscription.totalFormats === 0 ? (
            <Trans>Editing goes on until {day}. What you saved can always be downloaded.</Trans>
          ) : (
            <Trans>
              Editing and format changes go on until {day}. What you saved can always be downloaded.
            </Trans>
          )}
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
  <div className="mb-8 sm:mb-10">
    <Skeleton className="h-44.5 rounded-base sm:hidden" />
    <div className={cx('max-sm:hidden', cardsClass)}>
      {['plan', 'resumes', 'formats', 'days'].map((card) => (
        <Skeleton key={card} className="h-32 rounded-base" />
      ))}
    </div>
  </div>
);
