import type { ProviderPayment } from '@kalam/domain/payments/settle-decision';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { orders, payments } from '../payment-tables.ts';

/** In this order a payment moves, whatever order its news arrive in. */
const progress = sql.raw("array['created', 'failed', 'authorized', 'captured', 'refunded']");

/** What the provider said of each payment; an old answer that comes late changes nothing. */
export const savePayments = async (
  on: Executor,
  orderId: string,
  seen: readonly ProviderPayment[],
  now: Date,
): Promise<void> => {
  if (seen.length === 0) return;
  await on
    .insert(payments)
    .values(
      // In one order for everybody, so that two settlements never wait for each other in a circle.
      [...seen]
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .map((payment) => ({
          id: payment.id,
          orderId,
          amountPaise: payment.amountPaise,
          currency: payment.currency,
          status: payment.status,
          failureReason: payment.errorDescription,
          createdAt: payment.createdAt,
          updatedAt: now,
        })),
    )
    .onConflictDoUpdate({
      target: payments.id,
      set: {
        status: sql`excluded.status`,
        failureReason: sql`excluded.failure_reason`,
        updatedAt: sql`excluded.updated_at`,
      },
      setWhere: sql`${payments.orderId} = excluded.order_id and
        array_position(${progress}, ${payments.status}) < array_position(${progress}, excluded.status)`,
    });
};

/** Provider orders of ours about which a list of payments says something we have not recorded. */
export const findNewsIn = async (
  on: Executor,
  listed: readonly ProviderPayment[],
): Promise<readonly string[]> => {
  const named = listed.filter((payment) => payment.orderId !== null);
  if (named.length === 0) return [];
  const known = await on
    .select({ id: payments.id, status: payments.status })
    .from(payments)
    .where(
      inArray(
        payments.id,
        named.map(({ id }) => id),
      ),
    );
  const statusOf = new Map(known.map(({ id, status }) => [id, status]));
  const orderIds = named
    .filter(({ id, status }) => statusOf.get(id) !== status)
    .flatMap(({ orderId }) => orderId ?? []);
  if (orderIds.length === 0) return [];
  const ours = await on
    .select({ id: orders.razorpayOrderId })
    .from(orders)
    .where(inArray(orders.razorpayOrderId, orderIds));
  return ours.flatMap(({ id }) => id ?? []);
};

export const markRefundDue = async (on: Executor, paymentId: string): Promise<void> => {
  await on
    .update(payments)
    .set({ refundState: 'due' })
    .where(and(eq(payments.id, paymentId), eq(payments.refundState, 'none')));
};

export const markRefunded = async (
  on: Executor,
  paymentId: string,
  refundId: string | null,
  now: Date,
): Promise<void> => {
  await on
    .update(payments)
    .set({
      refundState: 'done',
      refundId,
      refundedAt: sql`coalesce(${payments.refundedAt}, ${now.toISOString()}::timestamptz)`,
      updatedAt: now,
    })
    .where(
      // The news of our own refund may come before its number.
      and(
        eq(payments.id, paymentId),
        or(eq(payments.refundState, 'due'), and(eq(payments.refundState, 'done'), isNull(payments.refundId))),
      ),
    );
};

/** Whoever returned it, staff at the provider or we: what the provider says is refunded is owed no longer. */
export const endSeenRefunds = async (on: Executor, orderId: string, now: Date): Promise<void> => {
  await on
    .update(payments)
    .set({ refundState: 'done', refundedAt: now, updatedAt: now })
    .where(
      and(eq(payments.orderId, orderId), eq(payments.status, 'refunded'), eq(payments.refundState, 'due')),
    );
};

export const findDueRefunds = (
  on: Executor,
): Promise<readonly { readonly paymentId: string; readonly amountPaise: number }[]> =>
  on
    .select({ paymentId: payments.id, amountPaise: payments.amountPaise })
    .from(payments)
    .where(eq(payments.refundState, 'due'))
    .orderBy(payments.createdAt);

export const isRefundDue = async (on: Executor, paymentId: string): Promise<boolean> => {
  const [row] = await on
    .select({ state: payments.refundState })
    .from(payments)
    .where(eq(payments.id, paymentId));
  return row?.state === 'due';
};
