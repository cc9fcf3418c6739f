import type { Plan } from '@kalam/domain/plans/plan-catalogue';
import { jobSearchFeature, planFeatures } from '@kalam/domain/plans/plan-wording';
import { translate } from '../platform/languages/translator.ts';
import { useSiteDetails } from '../platform/site-details.tsx';
import { cx } from '../ui/class-names.ts';
import { CheckIcon, MinusIcon } from '../ui/icons.tsx';

/** What a plan does not have gets no tick. */
const isAbsent = (feature: string): boolean => feature.startsWith('No ');

interface PlanFeaturesProps {
  readonly plan: Plan;
  readonly className?: string;
}

/** What a plan has, and plainly what it has not. */
export const PlanFeatures = ({ plan, className }: PlanFeaturesProps) => {
  const { hasJobSearch } = useSiteDetails();
  return (
    <ul className={cx('flex flex-col gap-2', className)}>
      {planFeatures(plan, hasJobSearch).map((feature) => (
        <li
          key={feature}
          {...(feature === jobSearchFeature(plan) && { 'data-job-search': '' })}
          className={cx('flex gap-2.5', isAbsent(feature) && 'text-muted')}
        >
          {isAbsent(feature) ? (
            <MinusIcon className="mt-0.5 size-4 shrink-0 text-muted" />
          ) : (
            <CheckIcon className="mt-0.5 size-4 shrink-0 text-success-ink" />
          )}
          {translate(feature)}
        </li>
      ))}
    </ul>
  );
};
