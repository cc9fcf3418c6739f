import { dayInMs } from '../calendar/india-calendar.ts';
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
  type RefundedWhat,
  type Settlement,
} from './order-machine.ts';
import { isReturning, type ProviderPayment } from './provider-payment.ts';
import {
  madePaise,
  type NewRefund,
  type Refund,
  type RefundChanges,
  reconcileRefunds,
  takenPaise,
  withChanges,
} from './refunds/refund-machine.ts';
import { isFullyRefunded, paidSums, smallestRefundPaise } from './refunds/refund-rules.ts';

/**
 * The one decision that settles an order. It looks only at what the provider says of this order's payments, so it may
 * run any number of times, late, or on an old answer: a completed order never goes back and is granted once.
 */
export const settleDecision = <O extends Order>(
  order: O,
  payments: readonly ProviderPayment[],
  known: readonly Refund[],
  now: Date,
): Settlement<O> => {
  const own = payments.filter((payment) => payment.orderId === order.providerOrderId).sort(byAge);
  const news = own.map((payment) => reconcileRefunds(order.id, known, payment, now));
  const refunds: RefundChanges = {
    changed: news.flatMap(({ changed }) => changed),
    added: news.flatMap(({ added }) => added),
  };
  const rows = withChanges(known, refunds);
  const decided =
    order.status === 'completed' ? adoptLateMoney(order, own, now) : beforeCompletion(order, own, now);
  const settled = afterCompletion(decided.order, own, rows, now);
  const told = refundMails(settled.order, own, known, refunds);
  return { order: settled.order, refunds, effects: [...decided.effects, ...settled.effects, ...told] };
};

const byAge = (a: ProviderPayment, b: ProviderPayment): number =>
  a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);

const fits = (order: Order, payment: ProviderPayment): boolean =>
  payment.amountPaise === order.amountPaise && payment.currency === currency;

const beforeCompletion = <O extends Order>(
  order: O,
  own: readonly ProviderPayment[],
  now: Date,
): Decided<O> => {
  const captured = own.filter((payment) => payment.status === 'captured' && !isReturning(payment));
  const paid = captured.find((payment) => fits(order, payment));
  if (paid) return isGrantable(order) ? complete(order, paid, now) : hold(order, paid, now);
  const misfit = captured[0];
  if (misfit) return hold(order, misfit, now);
  // What is on its way back is neither granted nor given up before it has arrived.
  if (order.failureKind === 'staff' || own.some(({ status }) => status === 'captured'))
    return unchanged(order);
  return whileUncaptured(order, own, now);
};

type Decided<O extends Order> = Omit<Settlement<O>, 'refunds'>;
const unchanged = <O extends Order>(order: O): Decided<O> => ({ order, effects: [] });

const complete = <O extends Order>(order: O, paid: ProviderPayment, now: Date): Decided<O> => ({
  order: changed(
    order,
    {
      status: 'completed',
      completedAt: now,
      paymentId: paid.id,
      ...noFailure,
    },
    now,
  ),
  effects: deliveries(order),
});

/** Money that does not fit is kept for staff to look at: nothing is granted, nothing is sent back unasked. */
const hold = <O extends Order>(order: O, payment: ProviderPayment, now: Date): Decided<O> => ({
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
): Decided<O> => {
  const authorized = own.filter((payment) => payment.status === 'authorized');
  const fitting = authorized.find((payment) => fits(order, payment));
  if (fitting) return awaitCapture(order, fitting, now);
  const misfit = authorized[0];
  if (misfit) return hold(order, misfit, now);
  if (own.some((payment) => payment.status === 'created')) return unchanged(order);
  const ended = own.at(-1);
  return ended ? afterEndedTries(order, own, ended, now) : unchanged(order);
};

const awaitCapture = <O extends Order>(order: O, payment: ProviderPayment, now: Date): Decided<O> => ({
  order: changed(order, { status: 'processing', paymentId: payment.id, ...noFailure }, now),
  effects: [{ kind: 'capture', paymentId: payment.id, amountPaise: order.amountPaise }],
});

/** Every try has failed or gone back. While the window is open the payer may still try again, so a pending order waits. */
const afterEndedTries = <O extends Order>(
  order: O,
  own: readonly ProviderPayment[],
  last: ProviderPayment,
  now: Date,
): Decided<O> => {
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

/** Staff completed the order by hand: the first money that comes is what they decided on. */
const adoptLateMoney = <O extends Order>(
  order: O,
  own: readonly ProviderPayment[],
  now: Date,
): Decided<O> => {
  if (order.paymentId !== null) return unchanged(order);
  const captured = own.filter((payment) => payment.status === 'captured');
  const late = captured.find((payment) => fits(order, payment)) ?? captured[0];
  return unchanged(late ? changed(order, { paymentId: late.id }, now) : order);
};

/**
 * What a completed order was paid with and what of it went back. The sale stays on record; once all of the money has
 * gone back, what it paid for ends.
 */
const afterCompletion = <O extends Order>(
  order: O,
  own: readonly ProviderPayment[],
  refunds: readonly NewRefund[],
  now: Date,
): Decided<O> => {
  if (order.status !== 'completed') return unchanged(order);
  const kept = own.find((payment) => payment.id === order.paymentId);
  const after = kept ? changed(order, paidSums(order, kept, madePaise(refunds, kept.id)), now) : order;
  const isOver = !isFullyRefunded(order) && isFullyRefunded(after) && !standsOnWord(after, refunds);
  const end: readonly OrderEffect[] = isOver ? [{ kind: 'end', orderId: order.id }] : [];
  return { order: after, effects: [...end, ...returnOthers(after, own, refunds, now)] };
};

/** What staff gave without money, or other than by it, ends by their word alone: when they themselves send the money back. */
const standsOnWord = (order: Order, refunds: readonly NewRefund[]): boolean =>
  order.completedBy !== null &&
  order.notes.acceptedPayment !== order.paymentId &&
  !refunds.some(
    ({ paymentId, origin, state }) => paymentId === order.paymentId && origin === 'staff' && state === 'made',
  );

/** A bank that could not take it back today may tomorrow: whoever settles orders has to come back to it then. */
export const refundAgainAfterMs = dayInMs;

/** One order is paid once: whatever is left of every other captured payment goes back. */
const returnOthers = (
  order: Order,
  own: readonly ProviderPayment[],
  refunds: readonly NewRefund[],
  now: Date,
): readonly OrderEffect[] =>
  own
    .filter(({ id, status }) => status === 'captured' && id !== order.paymentId)
    .flatMap(({ id, amountPaise }): readonly OrderEffect[] => {
      const owed = amountPaise - takenPaise(refunds, id);
      const failed = refunds.filter(({ paymentId, state }) => paymentId === id && state === 'failed');
      const failedLately = failed.some(
        ({ origin, updatedAt }) =>
          origin === 'system' && now.getTime() - updatedAt.getTime() < refundAgainAfterMs,
      );
      // What staff send back another way is not sent twice.
      const goesAnotherWay = failed.some(({ dismissedAt }) => Boolean(dismissedAt));
      if (owed < smallestRefundPaise || failedLately || goesAnotherWay) return [];
      return [{ kind: 'refund', orderId: order.id, paymentId: id, amountPaise: owed }];
    });

/** Whoever sent the money back, the payer is told once that it went. */
const refundMails = (
  order: Order,
  own: readonly ProviderPayment[],
  known: readonly Refund[],
  { changed: rows, added }: RefundChanges,
): readonly OrderEffect[] => {
  const wasMade = new Set(known.filter(({ state }) => state === 'made').map(({ id }) => id));
  const made = [...rows.filter(({ id }) => !wasMade.has(id)), ...added].filter(
    ({ state }) => state === 'made',
  );
  return made.flatMap(({ paymentId, providerRefundId, amountPaise }): readonly OrderEffect[] =>
    providerRefundId === null
      ? []
      : [
          {
            kind: 'tell-refund',
            orderId: order.id,
            to: order.customerEmail,
            providerRefundId,
            amountPaise,
            currency: own.find(({ id }) => id === paymentId)?.currency ?? currency,
            what: whatWentBack(order, paymentId),
          },
        ],
  );
};

const whatWentBack = (order: Order, paymentId: string): RefundedWhat => {
  if (order.status !== 'completed') return 'held';
  if (paymentId !== order.paymentId) return 'second';
  return isFullyRefunded(order) ? 'all' : 'part';
};
