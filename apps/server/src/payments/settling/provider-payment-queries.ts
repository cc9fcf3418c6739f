import type { KnownPayment, ListedPayment } from '@kalam/domain/payments/provider-payment';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { orders, payments, refunds } from '../payment-tables.ts';

/** In this order a payment moves, whatever order its news arrive in. */
const progress = sql.raw("array['created', 'failed', 'authorized', 'captured', 'refunded']");

/** What the provider said of each payment; an old answer that comes late changes nothing. */
export const savePayments = async (
  on: Executor,
  orderId: string,
  seen: readonly ListedPayment[],
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

/** The payments of an order as far as they were ever seen to have come. */
export const findKnownPayments = (on: Executor, orderId: string): Promise<readonly KnownPayment[]> =>
  on
    .select({
      id: payments.id,
      orderId: orders.razorpayOrderId,
      amountPaise: payments.amountPaise,
      currency: payments.currency,
      status: payments.status,
      errorDescription: payments.failureReason,
      createdAt: payments.createdAt,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.orderId, orderId));

/** How much of it went back is told by its refunds, not by what it is called. */
const paidAs = (status: ListedPayment['status']): ListedPayment['status'] =>
  status === 'refunded' ? 'captured' : status;

/** Provider orders of ours about which a list of payments says something we have not recorded. */
export const findNewsIn = async (
  on: Executor,
  listed: readonly ListedPayment[],
): Promise<readonly string[]> => {
  const named = listed.filter((payment) => payment.orderId !== null);
  if (named.length === 0) return [];
  const rows = await on
    .select({
      id: payments.id,
      status: payments.status,
      taken: sql<number>`coalesce(sum(${refunds.amountPaise})
        filter (where ${refunds.state} in ('accepted', 'made')), 0)::int`,
    })
    .from(payments)
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(
      inArray(
        payments.id,
        named.map(({ id }) => id),
      ),
    )
    .groupBy(payments.id);
  const known = new Map(rows.map((row) => [row.id, row]));
  const isNews = ({ id, status, refundedPaise }: ListedPayment): boolean => {
    const row = known.get(id);
    return row === undefined || paidAs(row.status) !== paidAs(status) || row.taken !== refundedPaise;
  };
  const orderIds = named.filter(isNews).flatMap(({ orderId }) => orderId ?? []);
  if (orderIds.length === 0) return [];
  const ours = await on
    .select({ id: orders.razorpayOrderId })
    .from(orders)
    .where(inArray(orders.razorpayOrderId, orderIds));
  return ours.flatMap(({ id }) => id ?? []);
};
