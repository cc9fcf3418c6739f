import { checkStaffReason } from '../payments/order-machine.ts';
import { checkPlanId } from '../plans/plan-catalogue.ts';
import { at, type Refusal, refuse } from '../refusal.ts';
import type { SubscriptionStatus } from '../subscriptions/subscription-machine.ts';

/** S2 §5 Add Plan dialog. */
export const checkAddPlan = (form: {
  readonly planId: string;
  readonly reason: string;
}): Refusal | undefined => {
  const plan = form.planId === '' ? refuse('plan-missing') : checkPlanId(form.planId);
  if (plan) return at('planId', plan);
  return form.reason.trim() === ''
    ? at('reason', refuse('renewal-reason-missing'))
    : checkStaffReason(form.reason);
};

/** S2 §2: a plan is added only for users without an active subscription; for others the button is not even shown. */
export const showsAddPlan = (latest: { readonly status: SubscriptionStatus } | null): boolean =>
  latest?.status !== 'active';
