import type { Plan } from '@kalam/domain/plans/plan-catalogue';
import { periodLabel, planFeatures, priceLabel, validityLabel } from '@kalam/domain/plans/plan-wording';
import { Trans, useLingui } from '@lingui/react/macro';
import { said } from '../../speaker.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { CheckIcon, MinusIcon } from '../../ui/icons.tsx';

interface PlanCardProps {
  readonly plan: Plan;
  readonly busy: boolean;
  readonly onSelect: () => void;
}

/** A tick beside something a plan does not have would be a lie at first glance. */
const isAbsent = (feature: string): boolean => feature.startsWith('No ');

/** S1 §2: the price with its period, and beside it what is paid for how long. */
export const PlanCard = ({ plan, busy, onSelect }: PlanCardProps) => {
  const { t } = useLingui();
  const { name } = plan;
  const validity = said(validityLabel(plan));
  return (
    <Card marked={plan.popular} className="flex h-full flex-col sm:p-6">
      <div className="flex min-h-7 items-center justify-between gap-2">
        <h2 className="font-semibold text-18">{name}</h2>
        {plan.popular && (
          <Badge tone="warning">
            <Trans>Popular</Trans>
          </Badge>
        )}
      </div>
      <p className="mt-3 flex items-baseline gap-1">
        <span className="font-semibold text-36 tabular-nums">{priceLabel(plan)}</span>
        <span className="text-muted">{said(periodLabel(plan))}</span>
      </p>
      <p className="mt-1 text-14 text-muted">
        <Trans>Paid once for {validity}</Trans>
      </p>
      <ul className="mt-5 mb-6 flex grow flex-col gap-2.5 border-line border-t pt-5 text-14">
        {planFeatures(plan).map((feature) => (
          <li key={feature} className={cx('flex gap-2.5', isAbsent(feature) && 'text-muted')}>
            {isAbsent(feature) ? (
              <MinusIcon className="mt-0.5 size-4 shrink-0 text-muted" />
            ) : (
              <CheckIcon className="mt-0.5 size-4 shrink-0 text-success-ink" />
            )}
            {said(feature)}
          </li>
        ))}
      </ul>
      <Button
        wide
        look={plan.popular ? 'primary' : 'secondary'}
        aria-label={t`Select ${name}`}
        busy={busy}
        onClick={onSelect}
      >
        <Trans>Select</Trans>
      </Button>
    </Card>
  );
};
