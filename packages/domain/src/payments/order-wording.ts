import { messageText } from '../message-catalogue.ts';
import { refuse } from '../refusal.ts';
import type { Order, OrderFailure, OrderStatus } from './order-machine.ts';

export const orderStatusLabels: Readonly<Record<OrderStatus, string>> = {
  pending: 'Pending',
  processing: 'Processing',
  completed: 'Completed',
  failed: 'Failed',
  unknown: 'Unknown',
};

/** S2 §2: badges are coloured for four statuses; unknown, and anything unheard of, looks like pending. */
export const orderBadge = (status: string): 'pending' | 'processing' | 'completed' | 'failed' =>
  status === 'processing' || status === 'completed' || status === 'failed' ? status : 'pending';

/** S2 §2 time filter of the order list. */
export const orderPeriods = ['24h', '7d', '30d'] as const;
export type OrderPeriod = (typeof orderPeriods)[number];

const hour = 60 * 60 * 1000;
const periodMs: Readonly<Record<OrderPeriod, number>> = {
  '24h': 24 * hour,
  '7d': 168 * hour,
  '30d': 720 * hour,
};

export const orderPeriodLabels: Readonly<Record<OrderPeriod | 'all', string>> = {
  all: 'All Time',
  '24h': 'Last 24 Hours',
  '7d': 'Last 7 Days',
  '30d': 'Last 30 Days',
};

export const periodStart = (period: OrderPeriod, now: Date): Date =>
  new Date(now.getTime() - periodMs[period]);

/** Money that may have left the payer's account without an order completing comes back by itself. */
export const autoReversalOf = (order: Pick<Order, 'status' | 'failureKind'>): string | undefined =>
  order.status === 'unknown' || order.failureKind === 'attempt' || order.failureKind === 'returned'
    ? messageText(refuse('payment-auto-reversal'))
    : undefined;

/** Why an order failed, as its payer and staff read it. */
export const failureReasonOf = (order: Omit<OrderFailure, 'failureKind'>): string | null =>
  order.failureCode === null
    ? order.failureReason
    : messageText(refuse(order.failureCode, order.failureParams ?? undefined));

/** How long staff are told that an ID was copied. */
export const copyToastMs = 2000;
