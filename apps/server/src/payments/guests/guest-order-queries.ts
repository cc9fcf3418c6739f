import type { AfterPaymentEvent } from '@kalam/domain/payments/after-payment';
import { asc, eq, inArray, or } from 'drizzle-orm';
import type { Executor, Tx } from '../../database/database.ts';
import { findWhere, type OrderRecord } from '../orders/order-queries.ts';
import { orderEvents, orders } from '../payment-tables.ts';

/** By the link of any mail that was sent for it. */
export const findOrderByDownloadToken = (on: Executor, hash: string): Promise<OrderRecord | undefined> =>
  findWhere(
    on,
    or(
      eq(orders.downloadTokenHash, hash),
      inArray(
        orders.id,
        on.select({ id: orderEvents.orderId }).from(orderEvents).where(eq(orderEvents.linkHash, hash)),
      ),
    ),
  );

/** What was asked of some orders since they were paid, in the order it happened. */
export const findOrderEvents = async (
  on: Executor,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly AfterPaymentEvent[]>> => {
  const found = new Map<string, AfterPaymentEvent[]>();
  if (orderIds.length === 0) return found;
  const rows = await on
    .select({
      orderId: orderEvents.orderId,
      kind: orderEvents.kind,
      number: orderEvents.number,
      at: orderEvents.at,
    })
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, [...orderIds]))
    .orderBy(asc(orderEvents.at), asc(orderEvents.kind), asc(orderEvents.number));
  for (const { orderId, ...event } of rows) found.set(orderId, [...(found.get(orderId) ?? []), event]);
  return found;
};

export const findEventsOf = async (on: Executor, orderId: string): Promise<readonly AfterPaymentEvent[]> =>
  (await findOrderEvents(on, [orderId])).get(orderId) ?? [];

export const addOrderEvent = async (
  tx: Tx,
  orderId: string,
  event: AfterPaymentEvent,
  linkHash: string,
): Promise<void> => {
  await tx.insert(orderEvents).values({ orderId, ...event, linkHash });
};
