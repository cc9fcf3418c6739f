import type { Plan } from '@kalam/domain/plans/plan-catalogue';
import { periodLabel, priceLabel, validityLabel } from '@kalam/domain/plans/plan-wording';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PlanFeatures } from '../../account/plan-features.tsx';
import { translate } from '../../platform/languages/translator.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

interface PlanCardProps {
  readonly plan: Plan;
  /** Beside its name. */
  readonly mark?: ReactNode;
  readonly busy: boolean;
  readonly onSelect: () => void;
}

/** S1 §2: the price with its period, and beside it what is paid for how long. */
export const PlanCard = ({ plan, mark, busy, onSelect }: PlanCardProps) => {
  const { t } = useLingui();
  const { name } = plan;
  const validity = translate(validityLabel(plan));
  return (
    <Card marked={plan.popular} className="flex h-full flex-col sm:p-6">
      <div className="flex min-h-7 items-center justify-between gap-2">
        <h2 className="font-semibold text-18">{name}</h2>
        <span className="flex flex-wrap justify-end gap-1">
          {mark}
          {plan.popular && (
            <Badge tone="warning">
              <Trans>Popular</Trans>
            </Badge>
          )}
        </span>
      </div>
      <p className="mt-3 flex items-baseline gap-1">
        <span className="font-semibold text-36 tabular-nums">{priceLabel(plan)}</span>
        <span className="text-muted">{translate(periodLabel(plan))}</span>
      </p>
      <p className="mt-1 text-14 text-muted">
        <Trans>Paid once for {validity}</Trans>
      </p>
      <PlanFeatures plan={plan} className="mt-5 mb-6 grow gap-2.5! border-line border-t pt-5 text-14" />
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
