import type { AdminOrder } from '@kalam/domain/admin/admin-model';
import type { DayFilter, OrderSort, orderPlanFilters } from '@kalam/domain/admin/list-filters';
import type { AfterPaymentEvent } from '@kalam/domain/payments/after-payment';
import type { OrderStatus } from '@kalam/domain/payments/order-machine';
import { customerPhoneOf } from '@kalam/domain/payments/order-request';
import { type OrderPeriod, periodStart } from '@kalam/domain/payments/order-wording';
import { orderView } from '@kalam/domain/payments/payment-model';
import { orderRefundView, type RefundInCurrency } from '@kalam/domain/payments/refunds/refund-model';
import { rupeesOf } from '@kalam/domain/plans/rupees';
import { and, eq, gte, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Db, Executor } from '../../database/database.ts';
import { isWithin } from '../../database/day-span.ts';
import { readTotals } from '../../database/list-totals.ts';
import type { Page, PageRequest } from '../../database/paged-list.ts';
import { findPage, rowsOfPage, type SearchedTable, sortedBy } from '../../database/searched-list.ts';
import { findOrderEvents } from '../guests/guest-order-queries.ts';
import { orders } from '../payment-tables.ts';
import { findRefundsOf } from '../refunds/refund-queries.ts';
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

const toAdminOrder = (
  order: OrderRecord,
  events: readonly AfterPaymentEvent[],
  refunds: readonly RefundInCurrency[],
): AdminOrder => ({
  ...orderView(order),
  userId: order.userId,
  customerName: order.customerName,
  customerEmail: order.customerEmail,
  customerPhone: customerPhoneOf(order.customerPhone),
  shippingAddress: order.shippingAddress,
  paymentProvider: order.paymentProvider,
  completedBy: order.completedBy,
  refunds: refunds.map((refund) => orderRefundView(order, refund)),
  events: events.map(({ kind, number, at }) => ({ kind, number, at: at.toISOString() })),
});

const asAdminOrders = async (on: Executor, found: readonly OrderRecord[]): Promise<AdminOrder[]> => {
  const ids = found.map(({ id }) => id);
  const [events, refunds] = await Promise.all([findOrderEvents(on, ids), findRefundsOf(on, ids)]);
  return found.map((order) => toAdminOrder(order, events.get(order.id) ?? [], refunds.get(order.id) ?? []));
};

/** One order as staff see it, with all that happened to it. */
export const readAdminOrder = async (on: Executor, order: OrderRecord): Promise<AdminOrder> => {
  const [view] = await asAdminOrders(on, [order]);
  if (view === undefined) throw new Error('an order has a view');
  return view;
};

export interface OrderFilter extends DayFilter {
  readonly term: string;
  readonly status: OrderStatus | undefined;
  readonly since: OrderPeriod | undefined;
  readonly plan: (typeof orderPlanFilters)[number] | undefined;
}

const matching = ({ status, since, plan, from, to }: OrderFilter, now: Date): SQL | undefined =>
  and(
    isComplete,
    status === undefined ? undefined : eq(orders.status, status),
    since === undefined ? undefined : gte(orders.createdAt, periodStart(since, now)),
    plan === undefined ? undefined : eq(orders.planId, plan),
    isWithin(orders.createdAt, { from, to }),
  );

const sorts = {
  customer: { by: orders.customerEmail, kind: 'text' },
  amount: { by: orders.amountPaise, kind: 'number' },
  date: { by: orders.createdAt, kind: 'moment' },
} as const;

export const addUpOrders = (db: Db, filter: OrderFilter, now: Date) =>
  readTotals(db, listed, { term: filter.term, where: matching(filter, now) }, async (on, matches) => {
    const sum = sql<string>`coalesce(sum(${orders.amountPaise}), 0)`;
    const [row] = await on
      .select({
        count: sql<number>`count(*)::int`,
        amount: sum,
        paid: sql<string>`coalesce(sum(${orders.paidPaise} - ${orders.refundedPaise}), 0)`,
      })
      .from(orders)
      .where(matches);
    return {
      count: row?.count ?? 0,
      amount: rupeesOf(Number(row?.amount ?? 0)),
      paid: rupeesOf(Number(row?.paid ?? 0)),
    };
  });

export const listAdminOrders = async (
  on: Executor,
  { sort, ...wanted }: OrderFilter & PageRequest & { readonly sort: OrderSort | undefined },
  now: Date,
): Promise<Page<AdminOrder>> => {
  const sorted = sortedBy(listed, sorts, sort);
  const { ids, nextCursor } = await findPage(on, sorted, { ...wanted, where: matching(wanted, now) });
  const { where, orderBy } = rowsOfPage(sorted, ids);
  const found = await findOrdersWhere(on, where, orderBy);
  return { items: await asAdminOrders(on, found), nextCursor };
};
