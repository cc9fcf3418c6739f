import { mayFormatResumes } from '@kalam/domain/plans/plan-catalogue';
import { defaultFormatting } from '@kalam/domain/resumes/formatting';
import { defaultResumeName } from '@kalam/domain/resumes/resume-name';
import { spendResume } from '@kalam/domain/subscriptions/subscription-machine';
import type { Tx } from '../database/database.ts';
import { resumes } from '../resumes/resume-tables.ts';
import { type SubscriptionRow, saveSubscription } from '../subscriptions/subscription-queries.ts';
import { changeOrder, findPendingResume } from './payment-queries.ts';

/** Saves the resume that waited for its plan, once, on the plan that was just bought (decision 40). */
export const saveOrderedResume = async (
  tx: Tx,
  orderId: string,
  granted: SubscriptionRow | undefined,
  now: Date,
): Promise<void> => {
  const waiting = await findPendingResume(tx, orderId);
  const spent = spendResume(granted, now);
  if (waiting === undefined || spent.refusal !== undefined) return;
  const { id: subscriptionId, userId, planId } = spent.subscription;
  await tx.insert(resumes).values({
    userId,
    name: waiting.name?.trim() || defaultResumeName,
    template: waiting.template,
    formatting: mayFormatResumes(planId) ? (waiting.formatting ?? defaultFormatting) : defaultFormatting,
    data: waiting.data,
    planUsed: planId,
    subscriptionId,
    orderId,
    createdAt: now,
    updatedAt: now,
  });
  await saveSubscription(tx, spent.subscription);
  await changeOrder(tx, orderId, { pendingResume: null, eraseResumeAt: null });
};
