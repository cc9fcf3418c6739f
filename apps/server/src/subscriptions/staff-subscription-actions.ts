import { checkAddPlan, showsAddPlan } from '@kalam/domain/admin/add-plan';
import { isPlanId } from '@kalam/domain/plans/plan-catalogue';
import { planNameOf } from '@kalam/domain/plans/plan-wording';
import { routes } from '@kalam/domain/routes';
import { statusOf } from '@kalam/domain/subscriptions/subscription-machine';
import { type SubscriptionView, subscriptionView } from '@kalam/domain/subscriptions/subscription-model';
import { eq } from 'drizzle-orm';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import { users } from '../auth/auth-tables.ts';
import type { Db, Tx } from '../database/database.ts';
import { refused, throwIfRefused } from '../failures/refused.ts';
import type { AdminCaller } from '../http/bind.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { lockCurrentSubscription, type SubscriptionRow } from './current-subscription.ts';
import { grantSubscription } from './subscription-actions.ts';

interface Services {
  readonly db: Db;
  readonly now: () => Date;
  readonly publicUrl: string;
}

const factsOf = (subscription: SubscriptionRow, now: Date) => ({
  plan: subscription.planId,
  status: statusOf(subscription, now).status,
  endDate: subscription.endDate.toISOString(),
  resumesRemaining: subscription.resumesRemaining,
});

/** What was paid for is told of by its receipt; a plan from staff by a mail of its own. */
const mailGrant = async (tx: Tx, granted: SubscriptionRow, publicUrl: string): Promise<void> => {
  const [user] = await tx.select().from(users).where(eq(users.id, granted.userId));
  if (!user?.emailVerified) return;
  await queueMail(tx, {
    to: user.email,
    language: user.language,
    kind: 'plan-granted',
    params: {
      displayName: user.displayName,
      planName: `${planNameOf(granted.planId)} plan`,
      resumes: granted.totalResumes,
      validUntil: granted.endDate.toISOString(),
      dashboardUrl: `${publicUrl}${routes.dashboard}`,
    },
    dedupeKey: `plan-granted ${granted.id}`,
  });
};

/** Staff give a person without an active plan a new one, with a reason; what was there before stays on record. */
export const addPlan = async (
  { db, now, publicUrl }: Services,
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
    await mailGrant(tx, granted, publicUrl);
    return subscriptionView(granted, at);
  });
};
