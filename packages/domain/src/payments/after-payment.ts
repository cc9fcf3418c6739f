import { guestPlanId } from '../plans/plan-catalogue.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { guestLinkMs } from './guest-payment.ts';
import type { Order } from './order-machine.ts';
import { isFullyRefunded } from './refunds/refund-rules.ts';

/** What a guest may ask of a completed order besides the download: a corrected file, and the same mail again. */
export const afterPaymentKinds = ['correction', 'resend'] as const;
export type AfterPaymentKind = (typeof afterPaymentKinds)[number];

/** Of each, for one order (decision 64). */
export const afterPaymentMost = 3;

/** What happened to a completed order. */
export interface AfterPaymentEvent {
  readonly kind: AfterPaymentKind;
  /** From 1, apart for each kind. */
  readonly number: number;
  readonly at: Date;
}

type PaidOrder = Pick<
  Order,
  'planId' | 'status' | 'completedAt' | 'paidPaise' | 'refundedPaise' | 'hasResume'
>;

/** Until when an order of a guest can be corrected and sent again: as long as the link in the e-mail works. */
export const afterPaymentUntil = ({ completedAt }: Pick<Order, 'completedAt'>): Date =>
  new Date((completedAt?.getTime() ?? 0) + guestLinkMs);

/** Why nothing more can be asked of it, whatever was asked before. */
export const checkAfterPayment = (order: PaidOrder, now: Date): Refusal | undefined => {
  if (order.planId !== guestPlanId || order.status !== 'completed') return refuse('not-found');
  if (isFullyRefunded(order)) return refuse('after-payment-refunded');
  const isOver = now >= afterPaymentUntil(order) || !order.hasResume;
  return isOver ? refuse('after-payment-over', { hours: guestLinkMs / 3_600_000 }) : undefined;
};

const usedUp = { correction: 'corrections-used-up', resend: 'resends-used-up' } as const;

const countOf = (events: readonly AfterPaymentEvent[], kind: AfterPaymentKind): number =>
  events.filter((event) => event.kind === kind).length;

/** How many of a kind are left, were they asked for in time. */
export const afterPaymentLeft = (events: readonly AfterPaymentEvent[], kind: AfterPaymentKind): number =>
  Math.max(0, afterPaymentMost - countOf(events, kind));

export type AfterPaymentStep =
  | { readonly refusal: Refusal }
  /** The mail's key makes it one mail, whoever asks twice. */
  | { readonly refusal?: undefined; readonly event: AfterPaymentEvent; readonly mailKey: string };

/** Decides over the next correction or mail of an order that the caller holds. */
export const nextAfterPayment = (
  order: PaidOrder,
  events: readonly AfterPaymentEvent[],
  kind: AfterPaymentKind,
  now: Date,
): AfterPaymentStep => {
  const ended = checkAfterPayment(order, now);
  if (ended) return { refusal: ended };
  if (afterPaymentLeft(events, kind) === 0)
    return { refusal: refuse(usedUp[kind], { max: afterPaymentMost }) };
  const number = countOf(events, kind) + 1;
  return { event: { kind, number, at: now }, mailKey: `${kind}-${number}` };
};
