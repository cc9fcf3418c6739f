import type { AdminOrder } from '@kalam/domain/admin/admin-model';
import type { AfterPaymentEvent } from '@kalam/domain/payments/after-payment';
import type { OrderStatus } from '@kalam/domain/payments/order-machine';
import { customerPhoneOf } from '@kalam/domain/payments/order-request';
import { type OrderPeriod, periodStart } from '@kalam/domain/payments/order-wording';
import { orderView } from '@kalam/domain/payments/payment-model';
import { and, eq, gte, isNotNull, ne } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import type { Page, PageRequest } from '../../database/paged-list.ts';
import { findPage, rowsOfPage, type SearchedTable } from '../../database/searched-list.ts';
import { findOrderEvents } from '../guests/guest-order-queries.ts';
import { orders } from '../payment-tables.ts';
import { findOrdersWhere, type OrderRecord } from './order-queries.ts';

/** S2 §5: searched by order ID (ours and the provider's), payment ID and e-mail. */
const listed: SearchedTable = {
  table: orders,
  id: orders.id,
  at: orders.createdAt,
  columns: [orders.id, orders.razorpayOrderId, orders.paymentId, orders.customerEmail],
  readFirst: 11_000,
};

/**
 * S2 §5: what misses the provider order ID, the amount or the customer email is dropped. The table takes no order
 * without an amount, and keeps one row a provider order, so that nothing is left to merge (decisions 47).
 */
const isComplete = and(isNotNull(orders.razorpayOrderId), ne(orders.customerEmail, ''));

export const toAdminOrder = (order: OrderRecord, events: readonly AfterPaymentEvent[] = []): AdminOrder => ({
  ...orderView(order),
  userId: order.userId,
  customerName: order.customerName,
  customerEmail: order.customerEmail,
  customerPhone: customerPhoneOf(order.customerPhone),
  shippingAddress: order.shippingAddress,
  paymentProvider: order.paymentProvider,
  completedBy: order.completedBy,
  events: events.map(({ kind, number, at }) => ({ kind, number, at: at.toISOString() })),
});

export interface OrderFilter extends PageRequest {
  readonly term: string;
  readonly status: OrderStatus | undefined;
  readonly since: OrderPeriod | undefined;
}

export const listAdminOrders = async (
  on: Executor,
  { status, since, ...wanted }: OrderFilter,
  now: Date,
): Promise<Page<AdminOrder>> => {
  const filtered = and(
    isComplete,
    status === undefined ? undefined : eq(orders.status, status),
    since === undefined ? undefined : gte(orders.createdAt, periodStart(since, now)),
  );
  const { ids, nextCursor } = await findPage(on, listed, { ...wanted, where: filtered });
  const { where, orderBy } = rowsOfPage(listed, ids);
  const found = await findOrdersWhere(on, where, orderBy);
  const events = await findOrderEvents(
    on,
    found.map(({ id }) => id),
  );
  return { items: found.map((order) => toAdminOrder(order, events.get(order.id))), nextCursor };
};
