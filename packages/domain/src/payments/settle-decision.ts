import { guestPlanId } from '../plans/plan-catalogue.ts';
import { currency, formatRupees } from '../plans/rupees.ts';
import type { MessageParams } from '../refusal.ts';
import {
  changed,
  deliveries,
  type FailureCode,
  failureInWords,
  isGrantable,
  noFailure,
  type Order,
  type OrderEffect,
  type Settlement,
} from './order-machine.ts';

export const providerPaymentStatuses = ['created', 'authorized', 'captured', 'refunded', 'failed'] as const;

/**
 * A payment as the provider tells it when asked; never as a browser or an event claims it. `refunded` means in full: one
 * returned in part is still `captured`.
 */
export interface ProviderPayment {
  readonly id: string;
  readonly orderId: string | null;
  readonly amountPaise: number;
  readonly currency: string;
  readonly status: (typeof providerPaymentStatuses)[number];
  readonly errorDescription: string | null;
  readonly createdAt: Date;
}

/**
 * The one decision that settles an order. It looks only at what the provider says of this order's payments, so it may
 * run any number of times, late, or on an old answer: a completed order never goes back and is granted once.
 */
export const settleDecision = <O extends Order>(
  order: O,
  payments: readonly ProviderPayment[],
  now: Date,
): Settlement<O> => {
  const own = payments.filter((payment) => payment.orderId === order.providerOrderId).sort(byAge);
  return order.status === 'completed' ? afterCompletion(order, own, now) : beforeCompletion(order, own, now);
};

const byAge = (a: ProviderPayment, b: ProviderPayment): number =>
  a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);

const fits = (order: Order, payment: ProviderPayment): boolean =>
  payment.amountPaise === order.amountPaise && payment.currency === currency;

const beforeCompletion = <O extends Order>(
  order: O,
  own: readonly ProviderPayment[],
  now: Date,
): Settlement<O> => {
  const captured = own.filter((payment) => payment.status === 'captured');
  const paid = captured.find((payment) => fits(order, payment));
  if (paid) return isGrantable(order) ? complete(order, paid, captured, now) : hold(order, paid, now);
  const misfit = captured[0];
  if (misfit) return hold(order, misfit, now);
  return order.failureKind === 'staff' ? unchanged(order) : whileUncaptured(order, own, now);
};

const unchanged = <O extends Order>(order: O): Settlement<O> => ({ order, effects: [] });

const complete = <O extends Order>(
  order: O,
  paid: ProviderPayment,
  captured: readonly ProviderPayment[],
  now: Date,
): Settlement<O> => {
  const completed = changed(
    order,
    {
      status: 'completed',
      completedAt: now,
      paymentId: paid.id,
      ...noFailure,
    },
    now,
  );
  const extra = returnOthers(completed, captured, now);
  return { order: extra.order, effects: [...deliveries(order), ...extra.effects] };
};

/** Money that does not fit is kept for staff to look at: nothing is granted, nothing is sent back unasked. */
const hold = <O extends Order>(order: O, payment: ProviderPayment, now: Date): Settlement<O> => ({
  order: changed(
    order,
    {
      status: 'failed',
      failureKind: 'held',
      ...misfitOf(order, payment),
      failureReason: null,
      paymentId: payment.id,
    },
    now,
  ),
  effects: [],
});

interface Misfit {
  readonly failureCode: FailureCode;
  readonly failureParams: MessageParams | null;
}

const misfitOf = (order: Order, payment: ProviderPayment): Misfit => {
  if (payment.currency !== currency)
    return misfit(order, 'payment-currency-differs', { currency: payment.currency });
  if (payment.amountPaise === order.amountPaise) return misfit(order, 'order-account-gone');
  return misfit(order, 'payment-amount-differs', {
    paid: formatRupees(payment.amountPaise),
    price: formatRupees(order.amountPaise),
  });
};

/** What the order says already stays the very same, so that settling it again changes nothing. */
const misfit = (order: Order, failureCode: FailureCode, params: MessageParams | null = null): Misfit => {
  const known = order.failureParams ?? {};
  const isKnown =
    order.failureCode === failureCode &&
    Object.entries(params ?? {}).every(([name, value]) => known[name] === value);
  return { failureCode, failureParams: isKnown ? order.failureParams : params };
};

const whileUncaptured = <O extends Order>(
  order: O,
  own: readonly ProviderPayment[],
  now: Date,
): Settlement<O> => {
  const authorized = own.filter((payment) => payment.status === 'authorized');
  const fitting = authorized.find((payment) => fits(order, payment));
  if (fitting) return awaitCapture(order, fitting, now);
  const misfit = authorized[0];
  if (misfit) return hold(order, misfit, now);
  if (own.some((payment) => payment.status === 'created')) return unchanged(order);
  const ended = own.at(-1);
  return ended ? afterEndedTries(order, own, ended, now) : unchanged(order);
};

const awaitCapture = <O extends Order>(order: O, payment: ProviderPayment, now: Date): Settlement<O> => ({
  order: changed(order, { status: 'processing', paymentId: payment.id, ...noFailure }, now),
  effects: [{ kind: 'capture', paymentId: payment.id, amountPaise: order.amountPaise }],
});

/** Every try has failed or gone back. While the window is open the payer may still try again, so a pending order waits. */
const afterEndedTries = <O extends Order>(
  order: O,
  own: readonly ProviderPayment[],
  last: ProviderPayment,
  now: Date,
): Settlement<O> => {
  if (order.status === 'pending') return unchanged(order);
  // A verified payment may not be in the provider's list yet; an older failed try says nothing about it.
  if (order.status === 'processing' && !own.some((payment) => payment.id === order.paymentId)) {
    return unchanged(order);
  }
  const returned = own.some((payment) => payment.status === 'refunded');
  const failure = returned
    ? failureInWords('returned', null, 'payment-returned')
    : failureInWords('attempt', last.errorDescription, 'payment-attempt-failed');
  return { order: changed(order, { status: 'failed', ...failure }, now), effects: [] };
};

const afterCompletion = <O extends Order>(
  order: O,
  own: readonly ProviderPayment[],
  now: Date,
): Settlement<O> => {
  const captured = own.filter((payment) => payment.status === 'captured');
  const kept = own.find((payment) => payment.id === order.paymentId);
  if (kept?.status === 'refunded') return afterFullRefund(order, captured, now);
  if (kept?.status === 'captured') return returnOthers(order, captured, now);
  // Staff completed the order by hand: the first money that comes is what they decided on.
  const late = captured.find((payment) => fits(order, payment)) ?? captured[0];
  return returnOthers(
    late && order.paymentId === null ? changed(order, { paymentId: late.id }, now) : order,
    captured,
    now,
  );
};

/**
 * The sale stays on record, its notes tell that the money went back, and the plan it paid for ends. A plan that staff
 * gave stands on their word, not on this money.
 */
const afterFullRefund = <O extends Order>(
  order: O,
  captured: readonly ProviderPayment[],
  now: Date,
): Settlement<O> => {
  if (order.notes.refund === 'refunded') return returnOthers(order, captured, now);
  const noted = changed(order, { notes: { ...order.notes, refund: 'refunded' } }, now);
  const extra = returnOthers(noted, captured, now);
  const hasPaidPlan = order.planId !== guestPlanId && order.completedBy === null;
  const cancel: readonly OrderEffect[] = hasPaidPlan ? [{ kind: 'cancel', orderId: order.id }] : [];
  return { order: extra.order, effects: [...cancel, ...extra.effects] };
};

/** One order is paid once: every other captured payment goes back. */
const returnOthers = <O extends Order>(
  order: O,
  captured: readonly ProviderPayment[],
  now: Date,
): Settlement<O> => {
  const extra = captured.filter(({ id }) => id !== order.paymentId && !order.refundedPaymentIds.includes(id));
  if (extra.length === 0) return unchanged(order);
  const refundedPaymentIds = [...order.refundedPaymentIds, ...extra.map(({ id }) => id)];
  const effects = extra.map(
    ({ id, amountPaise }): OrderEffect => ({ kind: 'refund', orderId: order.id, paymentId: id, amountPaise }),
  );
  return { order: changed(order, { refundedPaymentIds }, now), effects };
};
