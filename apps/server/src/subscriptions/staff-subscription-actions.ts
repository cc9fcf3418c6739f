import { checkAddPlan, showsAddPlan } from '@kalam/domain/admin/add-plan';
import { isPlanId } from '@kalam/domain/plans/plan-catalogue';
import { statusOf } from '@kalam/domain/subscriptions/subscription-machine';
import { type SubscriptionView, subscriptionView } from '@kalam/domain/subscriptions/subscription-model';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Db } from '../database/database.ts';
import { refused, throwIfRefused } from '../failures/refused.ts';
import type { AdminCaller } from '../http/bind.ts';
import { lockCurrentSubscription, type SubscriptionRow } from './current-subscription.ts';
import { grantSubscription } from './subscription-actions.ts';

interface Services {
  readonly db: Db;
  readonly now: () => Date;
}

const factsOf = (subscription: SubscriptionRow, now: Date) => ({
  plan: subscription.planId,
  status: statusOf(subscription, now).status,
  endDate: subscription.endDate.toISOString(),
  resumesRemaining: subscription.resumesRemaining,
});

/** Staff give a person without an active plan a new one, with a reason; what was there before stays on record. */
export const addPlan = async (
  { db, now }: Services,
  by: AdminCaller,
  userId: string,
  form: { readonly planId: string; readonly reason: string },
): Promise<SubscriptionView> => {
  throwIfRefused(checkAddPlan(form)[0]);
  const { planId } = form;
  const reason = form.reason.trim();
  if (!isPlanId(planId)) throw refused('plan-invalid');
  return db.transaction(async (tx) => {
    const at = now();
    const before = await lockCurrentSubscription(tx, userId);
    if (before !== undefined && !showsAddPlan(statusOf(before, at))) throw refused('plan-still-active');
    const granted = await grantSubscription(tx, userId, planId, { kind: 'staff', reason, by: by.email }, at);
    if (granted === undefined) throw refused('not-found');
    await addAuditEntry(tx, {
      by,
      action: 'plan-added',
      subject: 'user',
      subjectId: userId,
      before: before === undefined ? null : factsOf(before, at),
      after: factsOf(granted, at),
      reason,
      at,
    });
    return subscriptionView(granted, at);
  });
};
