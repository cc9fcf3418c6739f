import { showsUpgradeBanner } from '@kalam/domain/jobs/job-usage';
import { planList } from '@kalam/domain/plans/plan-catalogue';
import { planNameOf, priceLabel, validityLabel } from '@kalam/domain/plans/plan-wording';
import { refuse } from '@kalam/domain/refusal';
import { Plural, Trans } from '@lingui/react/macro';
import { messageText } from '../../platform/languages/message-text.ts';
import { translate } from '../../platform/languages/translator.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { BriefcaseIcon } from '../../ui/icons.tsx';
import { EmptyState } from '../../ui/states.tsx';
import type { JobUsage } from './job-queries.ts';

const UpgradeLink = ({ small = false }: { readonly small?: boolean }) => (
  <ButtonLink to="/plans" {...(small && { size: 'small', look: 'secondary' })}>
    <Trans>Upgrade Plan</Trans>
  </ButtonLink>
);

/** S2 §9: when fewer than 5 searches remain. */
export const UpgradeBanner = ({ usage }: { readonly usage: JobUsage }) => {
  const { remaining, planId } = usage;
  if (!showsUpgradeBanner(remaining)) return null;
  const plan = planNameOf(planId ?? '');
  return (
    <Banner
      tone="warning"
      className="mb-6"
      title={
        usage.blockedBy ? (
          messageText(refuse(usage.blockedBy))
        ) : (
          <Plural value={remaining} one="# search left" other="# searches left" />
        )
      }
      action={<UpgradeLink small />}
    >
      <Trans>This is what your {plan} plan gives. A new plan starts with all its searches.</Trans>
    </Banner>
  );
};

/** The site has no jobs service: said plainly, and nothing to buy is offered for it. */
export const JobSearchOff = () => (
  <EmptyState icon={BriefcaseIcon} title={messageText(refuse('jobs-not-available'))}>
    <Trans>Your resumes, downloads and saved jobs work as always.</Trans>
  </EmptyState>
);

/** Nobody can search on this plan, or there is none: what each plan would give. */
export const NoJobSearch = ({ blockedBy }: { readonly blockedBy: NonNullable<JobUsage['blockedBy']> }) => (
  <section className="max-w-xl rounded-base border border-line bg-surface p-6 shadow-card sm:p-8">
    <span className="mb-5 flex size-14 items-center justify-center rounded-full bg-accent-soft text-accent-ink">
      <BriefcaseIcon className="size-6" />
    </span>
    <h2 className="font-semibold text-22">{messageText(refuse(blockedBy))}</h2>
    <p className="mt-1.5 text-muted">
      <Trans>
        Plans with job search let you look for jobs by title and place, suggest titles that fit your resume,
        and mark your own skills in every advert.
      </Trans>
    </p>
    <ul className="my-6 divide-y divide-line border-line border-y">
      {planList
        .filter(({ jobSearches }) => jobSearches > 0)
        .map((plan) => {
          const price = priceLabel(plan);
          const time = translate(validityLabel(plan));
          return (
            <li key={plan.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
              <span className="font-medium">{plan.name}</span>
              <span className="order-3 w-full text-14 text-muted sm:order-none sm:w-auto sm:grow">
                <Trans>
                  {price} once, for {time}
                </Trans>
              </span>
              <span className="tabular-nums">
                <Plural value={plan.jobSearches} one="# search" other="# searches" />
              </span>
            </li>
          );
        })}
    </ul>
    <UpgradeLink />
  </section>
);
