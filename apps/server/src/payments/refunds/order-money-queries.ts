import type { UsedOfOrder } from '@kalam/domain/payments/refunds/refund-model';
import type { RefundablePayment } from '@kalam/domain/payments/refunds/refund-rules';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { jobSearchUsage } from '../../jobs/job-tables.ts';
import { resumes } from '../../resumes/resume-tables.ts';
import { subscriptions } from '../../subscriptions/subscription-tables.ts';
import type { OrderRecord } from '../orders/order-queries.ts';
import { orderEvents, payments } from '../payment-tables.ts';

export const findPayment = async (
  on: Executor,
  id: string | null,
): Promise<RefundablePayment | undefined> => {
  if (id === null) return undefined;
  const { amountPaise, currency, status } = payments;
  const [row] = await on
    .select({ id: payments.id, amountPaise, currency, status })
    .from(payments)
    .where(eq(payments.id, id));
  return row;
};

/** What was had for an order's money: of the plan it granted, or of a guest's file. */
export const findUsed = async (on: Executor, order: OrderRecord): Promise<UsedOfOrder> => {
  const [plan] = await on.select().from(subscriptions).where(eq(subscriptions.orderId, order.id));
  const [corrected] = await on
    .select({ count: sql<number>`count(*)::int` })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, order.id), eq(orderEvents.kind, 'correction')));
  const corrections = corrected?.count ?? 0;
  if (plan === undefined)
    return { resumesSaved: 0, resumesInPlan: 0, formatChanges: 0, downloads: 0, jobSearches: 0, corrections };
  const [downloaded] = await on
    .select({ count: sql<number>`coalesce(sum(${resumes.downloadCount}), 0)::int` })
    .from(resumes)
    .where(eq(resumes.subscriptionId, plan.id));
  const [searched] = await on
    .select({ count: jobSearchUsage.searchCount })
    .from(jobSearchUsage)
    .where(eq(jobSearchUsage.subscriptionId, plan.id));
  return {
    resumesSaved: plan.totalResumes - plan.resumesRemaining,
    resumesInPlan: plan.totalResumes,
    // Where they are unlimited, nobody counts them.
    formatChanges: Math.max(0, plan.totalFormats - plan.formatsRemaining),
    downloads: downloaded?.count ?? 0,
    jobSearches: searched?.count ?? 0,
    corrections,
  };
};
