import { dayInMs } from '../../calendar/india-calendar.ts';
import { currency, formatRupees } from '../../plans/rupees.ts';
import { at, type Refusal, refuse } from '../../refusal.ts';
import { checkStaffReason, type Order } from '../order-machine.ts';
import type { ProviderPaymentStatus } from '../provider-payment.ts';
import { type NewRefund, takenPaise } from './refund-machine.ts';

/** The provider returns no less than one rupee. */
export const smallestRefundPaise = 100;

/** S2 §9: refunds are requested within 24 hours of purchase. */
export const refundPolicyHours = 24;

/** When the policy's time for an order is over; null for money that bought nothing: that can always go back. */
export const refundPolicyUntil = ({ completedAt }: Pick<Order, 'completedAt'>): Date | null =>
  completedAt && new Date(completedAt.getTime() + (refundPolicyHours / 24) * dayInMs);

const isPolicyOver = (order: Pick<Order, 'completedAt'>, now: Date): boolean => {
  const until = refundPolicyUntil(order);
  return until !== null && now > until;
};

export interface RefundablePayment {
  readonly id: string;
  readonly amountPaise: number;
  readonly currency: string;
  readonly status: ProviderPaymentStatus;
}

/** What staff can still send back of a payment. */
export const leftToRefund = (
  payment: RefundablePayment | undefined,
  refunds: readonly NewRefund[],
): number => {
  if (payment === undefined || (payment.status !== 'captured' && payment.status !== 'refunded')) return 0;
  const left = payment.amountPaise - takenPaise(refunds, payment.id);
  return left < smallestRefundPaise ? 0 : left;
};

/** An order gives money back once it was granted, or while its money is held. */
export const mayRefund = (order: Pick<Order, 'status' | 'failureKind'>): boolean =>
  order.status === 'completed' || order.failureKind === 'held';

/** Either all that is left, or so much that the rest can still go back. */
export const checkRefundAmount = (amountPaise: number, leftPaise: number): Refusal | undefined => {
  if (leftPaise === 0) return refuse('refund-nothing-left');
  const rest = leftPaise - amountPaise;
  const isWhole = Number.isInteger(amountPaise) && amountPaise >= smallestRefundPaise && rest >= 0;
  if (!isWhole) return at('amountPaise', refuse('refund-amount-invalid', { most: formatRupees(leftPaise) }));
  return rest > 0 && rest < smallestRefundPaise
    ? at('amountPaise', refuse('refund-rest-small', { all: formatRupees(leftPaise) }))
    : undefined;
};

export interface RefundRequest {
  readonly amountPaise: number;
  readonly reason: string;
  /** Why the policy's 24 hours are set aside. */
  readonly overruleReason: string;
}

const checkWords = (
  { reason, overruleReason }: RefundRequest,
  order: Pick<Order, 'completedAt'>,
  now: Date,
): Refusal | undefined => {
  if (reason.trim() === '') return at('reason', refuse('refund-reason-missing'));
  const tooLong = checkStaffReason(reason);
  if (tooLong) return tooLong;
  if (!isPolicyOver(order, now)) return undefined;
  if (overruleReason.trim() === '')
    return at('overruleReason', refuse('refund-policy-over', { hours: refundPolicyHours }));
  const overruleTooLong = checkStaffReason(overruleReason);
  return overruleTooLong && at('overruleReason', overruleTooLong);
};

/** A refund as a member of staff asks for it. The caller holds the order, so that nothing goes back twice. */
export const askRefund = (
  order: Pick<Order, 'id' | 'status' | 'failureKind' | 'completedAt'>,
  payment: RefundablePayment | undefined,
  refunds: readonly NewRefund[],
  request: RefundRequest,
  by: string,
  now: Date,
): { readonly refusal: Refusal } | { readonly refusal?: undefined; readonly refund: NewRefund } => {
  if (!mayRefund(order) || payment === undefined) return { refusal: refuse('refund-nothing-left') };
  const refusal =
    checkRefundAmount(request.amountPaise, leftToRefund(payment, refunds)) ?? checkWords(request, order, now);
  if (refusal) return { refusal };
  return {
    refund: {
      orderId: order.id,
      paymentId: payment.id,
      amountPaise: request.amountPaise,
      origin: 'staff',
      askedBy: by,
      reason: request.reason.trim(),
      overruledReason: isPolicyOver(order, now) ? request.overruleReason.trim() : null,
      state: 'asked',
      providerRefundId: null,
      failureReason: null,
      createdAt: now,
      updatedAt: now,
      madeAt: null,
    },
  };
};

/** What was asked for at the provider's own desk is asked for there again: why, only they know. */
export const mayAskAgain = ({ state, origin }: Pick<NewRefund, 'state' | 'origin'>): boolean =>
  state === 'failed' && origin !== 'provider';

/** A refund that failed, once more: as much of it as is left, for the reason it had. */
export const askRefundAgain = (
  failed: NewRefund,
  payment: RefundablePayment | undefined,
  refunds: readonly NewRefund[],
  by: string,
  now: Date,
): { readonly refusal: Refusal } | { readonly refusal?: undefined; readonly refund: NewRefund } => {
  if (!mayAskAgain(failed)) return { refusal: refuse('alarm-gone') };
  const refusal = checkRefundAmount(failed.amountPaise, leftToRefund(payment, refunds));
  if (refusal) return { refusal };
  const { orderId, paymentId, amountPaise, origin, reason, overruledReason } = failed;
  return {
    refund: {
      orderId,
      paymentId,
      amountPaise,
      origin,
      askedBy: by,
      reason,
      overruledReason,
      state: 'asked',
      providerRefundId: null,
      failureReason: null,
      createdAt: now,
      updatedAt: now,
      madeAt: null,
    },
  };
};

/** What a completed order was paid with, and what of it has gone back. */
export const paidSums = (
  order: Pick<Order, 'amountPaise'>,
  payment: RefundablePayment | undefined,
  returnedPaise: number,
): Pick<Order, 'paidPaise' | 'refundedPaise'> => {
  // Other money than rupees was taken for the price, on the word of staff.
  if (payment === undefined || payment.currency !== currency) {
    const isReturned = payment !== undefined && returnedPaise >= payment.amountPaise;
    return { paidPaise: order.amountPaise, refundedPaise: isReturned ? order.amountPaise : 0 };
  }
  return { paidPaise: payment.amountPaise, refundedPaise: Math.min(returnedPaise, payment.amountPaise) };
};

/** Nothing is left of what was paid: what the order gave has ended. */
export const isFullyRefunded = ({ paidPaise, refundedPaise }: Pick<Order, 'paidPaise' | 'refundedPaise'>) =>
  paidPaise > 0 && refundedPaise >= paidPaise;
