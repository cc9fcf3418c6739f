import type { MessageCode } from '../message-catalogue.ts';
import { guestPlanId, type PlanId } from '../plans/plan-catalogue.ts';
import { at, type MessageParams, type Refusal, refuse } from '../refusal.ts';
import type { RefundChanges } from './refunds/refund-machine.ts';

export const orderStatuses = ['pending', 'processing', 'completed', 'failed', 'unknown'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/**
 * Why an order is failed. `attempt`: every try failed. `held`: money came that does not fit the order. `returned`: the
 * money went back before anything was granted. `staff`: a member of staff said so.
 */
export const failureKinds = ['attempt', 'held', 'returned', 'staff'] as const;
export type FailureKind = (typeof failureKinds)[number];

/** What is said of a failure, by its message. */
export const failureCodes = [
  'payment-attempt-failed',
  'payment-returned',
  'payment-amount-differs',
  'payment-currency-differs',
  'order-account-gone',
  'order-failed-by-staff',
] as const satisfies readonly MessageCode[];
export type FailureCode = (typeof failureCodes)[number];

/** Why an order is failed: a code with what its message names, or somebody's own words. */
export interface OrderFailure {
  readonly failureKind: FailureKind | null;
  readonly failureCode: FailureCode | null;
  readonly failureParams: MessageParams | null;
  /** As the bank or a member of staff gave them. */
  readonly failureReason: string | null;
}

export const noFailure: OrderFailure = {
  failureKind: null,
  failureCode: null,
  failureParams: null,
  failureReason: null,
};

/** A failure in the bank's or staff's own words, or by its code where they gave none. */
export const failureInWords = (
  failureKind: FailureKind,
  words: string | null,
  failureCode: FailureCode,
): OrderFailure =>
  words ? { ...noFailure, failureKind, failureReason: words } : { ...noFailure, failureKind, failureCode };

/** What the machine knows of an order. `completed` and its grant are one transaction, so completed means granted. */
export interface Order extends OrderFailure {
  readonly id: string;
  readonly providerOrderId: string;
  /** Null for a guest. */
  readonly userId: string | null;
  readonly planId: PlanId | typeof guestPlanId;
  readonly amountPaise: number;
  readonly customerEmail: string;
  /** A resume travels with the order and is saved, or sent to the guest, at settlement. */
  readonly hasResume: boolean;
  readonly status: OrderStatus;
  readonly paymentId: string | null;
  /** Who completed it by hand; null when the provider's payment did. */
  readonly completedBy: string | null;
  /** What a completed order was paid with: captured money, or its price on the word of staff. */
  readonly paidPaise: number;
  /** What of it has gone back. */
  readonly refundedPaise: number;
  readonly notes: Readonly<Record<string, string>>;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly completedAt: Date | null;
}

/** What has to happen because of a decision, queued in the transaction that saves it. Each is keyed by what it names. */
export type OrderEffect =
  | { readonly kind: 'grant'; readonly orderId: string; readonly userId: string; readonly planId: PlanId }
  /** Ends all that the order gave. */
  | { readonly kind: 'end'; readonly orderId: string }
  | { readonly kind: 'save-resume'; readonly orderId: string; readonly userId: string }
  | { readonly kind: 'guest-delivery'; readonly orderId: string; readonly to: string }
  | { readonly kind: 'receipt'; readonly orderId: string; readonly to: string }
  | { readonly kind: 'capture'; readonly paymentId: string; readonly amountPaise: number }
  | {
      readonly kind: 'refund';
      readonly orderId: string;
      readonly paymentId: string;
      readonly amountPaise: number;
    }
  | {
      readonly kind: 'tell-refund';
      readonly orderId: string;
      readonly to: string;
      readonly providerRefundId: string;
      readonly amountPaise: number;
      readonly currency: string;
      readonly what: RefundedWhat;
    };

/** All or part of what an order stands on, a second payment of it, or money that was held. */
export type RefundedWhat = 'all' | 'part' | 'second' | 'held';

export interface Settlement<O extends Order = Order> {
  readonly order: O;
  readonly refunds: RefundChanges;
  readonly effects: readonly OrderEffect[];
}

/** The order with changes and a new `updatedAt`, or the very same order when nothing changes. */
export const changed = <O extends Order>(order: O, changes: Partial<Order>, now: Date): O => {
  const differs = (Object.keys(changes) as (keyof Order)[]).some((key) => order[key] !== changes[key]);
  return differs ? { ...order, ...changes, updatedAt: now } : order;
};

/** True when completing the order can give somebody what was paid for. */
export const isGrantable = (order: Order): boolean => order.planId === guestPlanId || order.userId !== null;

/** What completing an order brings, once. */
export const deliveries = (order: Order): readonly OrderEffect[] => {
  const { id: orderId, planId, userId, hasResume, customerEmail: to } = order;
  const receipt = { kind: 'receipt', orderId, to } as const;
  if (planId === guestPlanId)
    return hasResume ? [{ kind: 'guest-delivery', orderId, to }, receipt] : [receipt];
  if (userId === null) return [];
  const grant = { kind: 'grant', orderId, userId, planId } as const;
  return hasResume ? [grant, { kind: 'save-resume', orderId, userId }, receipt] : [grant, receipt];
};

/** The payer closed the window. The truth is asked from the provider afterwards. */
export const dismiss = <O extends Order>(order: O, now: Date): O =>
  order.status === 'pending' ? changed(order, { status: 'unknown' }, now) : order;

/** Orders a payer may go on with: Try Again, a second click, a second tab (decision 42). */
const isOpen = (order: Order): boolean =>
  order.status === 'pending' || order.status === 'unknown' || order.failureKind === 'attempt';

/** The browser brought a signature that is right for this order: money is on its way, nothing is granted yet. */
export const acceptSignature = <O extends Order>(order: O, paymentId: string, now: Date): O =>
  isOpen(order) ? changed(order, { status: 'processing', paymentId, ...noFailure }, now) : order;

/** Within this time the reconciler is sure to look at every payment of a reused order. */
export const reuseWithinMs = 24 * 60 * 60 * 1000;

export const isReusable = (
  order: Order,
  wanted: Pick<Order, 'planId' | 'amountPaise' | 'userId'>,
  now: Date,
): boolean =>
  isOpen(order) &&
  order.planId === wanted.planId &&
  order.userId === wanted.userId &&
  order.amountPaise === wanted.amountPaise &&
  now.getTime() - order.createdAt.getTime() < reuseWithinMs;

export const reopen = <O extends Order>(order: O, now: Date): O =>
  isOpen(order) ? changed(order, { status: 'pending', ...noFailure }, now) : order;

/** Wherever staff may give a reason for what they do: an order decided, a plan added. */
export const staffReasonMax = 500;

export const checkStaffReason = (reason: string): Refusal | undefined =>
  reason.trim().length > staffReasonMax
    ? at('reason', refuse('renewal-reason-long', { max: staffReasonMax }))
    : undefined;
