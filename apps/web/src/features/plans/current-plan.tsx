import type { PlanId } from '@kalam/domain/plans/plan-catalogue';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { planObstacle, planStanding } from '../../account/plan-standing.ts';
import { subscriptionQuery } from '../../account/subscription.ts';
import { Badge } from '../../ui/badge.tsx';

/** On the card of the plan that runs, for somebody who is signed in; it comes a moment after the page. */
const CurrentPlan = ({ planId }: { readonly planId: PlanId }) => {
  const { data: plan } = useQuery(subscriptionQuery);
  if (!plan || plan.planId !== planId || planObstacle('edit', planStanding(plan))) return null;
  return (
    <Badge tone="success">
      <Trans>Current Plan</Trans>
    </Badge>
  );
};

export default CurrentPlan;
