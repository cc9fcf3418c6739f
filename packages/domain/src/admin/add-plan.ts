import { checkStaffReason } from '../payments/order-machine.ts';
import { checkPlanId } from '../plans/plan-catalogue.ts';
import { at, type Refusal, refuse } from '../refusal.ts';
import type { SubscriptionStatus } from '../subscriptions/subscription-machine.ts';

interface AddPlanForm {
  readonly planId: string;
  readonly reason: string;
}

/** S2 §5 Add Plan dialog: everything that is wrong, each at its field. */
export const checkAddPlan = ({ planId, reason }: AddPlanForm): readonly Refusal[] => {
  const plan = planId === '' ? refuse('plan-missing') : checkPlanId(planId);
  const why =
    reason.trim() === '' ? at('reason', refuse('renewal-reason-missing')) : checkStaffReason(reason);
  return [plan && at('planId', plan), why].filter((refusal) => refusal !== undefined);
};

/** S2 §2: a plan is added only for users without an active subscription; for others the button is not even shown. */
export const showsAddPlan = (latest: { readonly status: SubscriptionStatus } | null): boolean =>
  latest?.status !== 'active';
