import type { NewRefund, Refund, RefundChanges } from '@kalam/domain/payments/refunds/refund-machine';
import { madePaise, withChanges } from '@kalam/domain/payments/refunds/refund-machine';
import type { RefundInCurrency } from '@kalam/domain/payments/refunds/refund-model';
import { smallestRefundPaise } from '@kalam/domain/payments/refunds/refund-rules';
import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, lte, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor, Tx } from '../../database/database.ts';
import { orders, payments, refunds } from '../payment-tables.ts';

export const findRefundsOf = async (
  on: Executor,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly RefundInCurrency[]>> => {
  const found = new Map<string, RefundInCurrency[]>();
  if (orderIds.length === 0) return found;
  const rows = await on
    .select({ ...getTableColumns(refunds), currency: payments.currency })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(inArray(refunds.orderId, [...orderIds]))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  for (const row of rows) found.set(row.orderId, [...(found.get(row.orderId) ?? []), row]);
  return found;
};

export const findOrderRefunds = (on: Executor, orderId: string): Promise<readonly Refund[]> =>
  on
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));

export const findRefund = async (on: Executor, id: string): Promise<Refund | undefined> =>
  (await on.select().from(refunds).where(eq(refunds.id, id)))[0];

/** Payments of a provider's order with refunds of ours whose end is not known yet. */
export const findPaymentsWithOpenRefunds = async (
  on: Executor,
  providerOrderId: string,
): Promise<ReadonlySet<string>> => {
  const rows = await on
    .select({ paymentId: refunds.paymentId })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(orders.razorpayOrderId, providerOrderId), inArray(refunds.state, ['asked', 'accepted'])));
  return new Set(rows.map(({ paymentId }) => paymentId));
};

export interface OpenRefund {
  readonly id: string;
  readonly state: Refund['state'];
  readonly providerOrderId: string;
}

/** However old: what is owed or on its way is followed until its end is known. */
export const findOpenRefunds = async (on: Executor): Promise<readonly OpenRefund[]> => {
  const rows = await on
    .select({ id: refunds.id, state: refunds.state, providerOrderId: orders.razorpayOrderId })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(inArray(refunds.state, ['asked', 'accepted']))
    .orderBy(asc(refunds.createdAt));
  return rows.map(({ providerOrderId, ...row }) => ({ ...row, providerOrderId: providerOrderId ?? '' }));
};

/**
 * Provider orders that were paid twice, where the bank could not take the second payment back before this moment and
 * nothing has been tried or settled by hand since. The provider has no news of them: only we know that they are owed.
 */
export const findOwedAgain = async (on: Executor, failedUntil: Date): Promise<readonly string[]> => {
  const others = alias(refunds, 'others');
  const taken = on
    .select({ paise: sql`coalesce(sum(${others.amountPaise}), 0)` })
    .from(others)
    .where(
      and(eq(others.paymentId, refunds.paymentId), inArray(others.state, ['asked', 'accepted', 'made'])),
    );
  const answered = on
    .select({ one: sql`1` })
    .from(others)
    .where(
      and(
        eq(others.paymentId, refunds.paymentId),
        eq(others.state, 'failed'),
        or(
          and(eq(others.origin, 'system'), gt(others.updatedAt, failedUntil)),
          isNotNull(others.dismissedAt),
        ),
      ),
    );
  const rows = await on
    .selectDistinct({ providerOrderId: orders.razorpayOrderId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(
      and(
        eq(refunds.state, 'failed'),
        eq(refunds.origin, 'system'),
        lte(refunds.updatedAt, failedUntil),
        eq(orders.status, 'completed'),
        sql`${payments.id} is distinct from ${orders.paymentId}`,
        sql`${payments.amountPaise} - (${taken}) >= ${smallestRefundPaise}`,
        notExists(answered),
      ),
    );
  return rows.flatMap(({ providerOrderId }) => providerOrderId ?? []);
};

/** Undefined when the same refund was asked for already. */
export const insertRefund = async (
  tx: Tx,
  refund: NewRefund & { readonly id?: string },
): Promise<string | undefined> => {
  const [row] = await tx.insert(refunds).values(refund).onConflictDoNothing().returning({ id: refunds.id });
  return row?.id;
};

export const saveRefund = async (tx: Tx, { id, ...refund }: Refund): Promise<void> => {
  await tx.update(refunds).set(refund).where(eq(refunds.id, id));
};

/** Writes down what became of an order's refunds, and what has gone back of each payment. The caller holds the order. */
export const saveRefundChanges = async (
  tx: Tx,
  known: readonly Refund[],
  changes: RefundChanges,
): Promise<void> => {
  for (const refund of changes.changed) await saveRefund(tx, refund);
  for (const refund of changes.added) await insertRefund(tx, refund);
  const after = withChanges(known, changes);
  const touched = new Set([...changes.changed, ...changes.added].map(({ paymentId }) => paymentId));
  for (const id of [...touched].sort())
    await tx
      .update(payments)
      .set({ refundedPaise: madePaise(after, id) })
      .where(eq(payments.id, id));
};
