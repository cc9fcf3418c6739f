import { currency } from '../plans/rupees.ts';
import { type Refusal, refuse } from '../refusal.ts';
import {
  changed,
  checkStaffReason,
  deliveries,
  failureInWords,
  isGrantable,
  noFailure,
  type Order,
  type Settlement,
} from './order-machine.ts';
import { type NewRefund, noRefundChanges, takenPaise } from './refunds/refund-machine.ts';
import { paidSums, type RefundablePayment } from './refunds/refund-rules.ts';

export const staffDecisions = ['completed', 'failed', 'pending'] as const;

/** `pending` takes back what staff marked as failed by mistake. */
export interface StaffDecision {
  readonly status: (typeof staffDecisions)[number];
  readonly by: string;
  readonly reason: string;
}

/** What is known of the payment an order waits on, and of what went back of it. */
export interface OrderMoney {
  readonly payment: RefundablePayment | undefined;
  readonly refunds: readonly NewRefund[];
}

type DecidableOrder = Pick<Order, 'status' | 'failureKind'>;

/** Which marks staff can set: nobody knows what became of the order, or its money waits for their word. */
export const staffDecisionsFor = ({
  status,
  failureKind,
}: DecidableOrder): readonly StaffDecision['status'][] => {
  if (status === 'pending' || status === 'unknown') return ['completed', 'failed'];
  if (failureKind === 'held') return ['completed'];
  return failureKind === 'staff' ? ['pending'] : [];
};

/** Rupees that are here and not on their way back. */
const isAcceptable = ({ payment, refunds }: OrderMoney): boolean =>
  payment?.status === 'captured' && payment.currency === currency && takenPaise(refunds, payment.id) === 0;

/** S2 §4: staff move a pending order to completed (sets completedAt) or to failed; completing grants, once. */
export const decideByStaff = <O extends Order>(
  order: O,
  decision: StaffDecision,
  money: OrderMoney,
  now: Date,
): { readonly refusal: Refusal } | ({ readonly refusal?: undefined } & Settlement<O>) => {
  if (!staffDecisionsFor(order).includes(decision.status)) return { refusal: refuse('order-not-pending') };
  const tooLong = checkStaffReason(decision.reason);
  if (tooLong) return { refusal: tooLong };
  if (decision.status === 'failed') {
    const failure = failureInWords('staff', decision.reason.trim(), 'order-failed-by-staff');
    return settled(changed(order, { status: 'failed', ...failure }, now));
  }
  if (decision.status === 'pending') return settled(changed(order, { status: 'pending', ...noFailure }, now));
  if (!isGrantable(order)) return { refusal: refuse('order-account-gone') };
  const isHeld = order.failureKind === 'held';
  if (isHeld && !isAcceptable(money)) return { refusal: refuse('order-money-not-acceptable') };
  const accepted = isHeld ? money.payment : undefined;
  const completed = changed(
    order,
    {
      status: 'completed',
      completedAt: now,
      completedBy: decision.by,
      // Only captured money may stand here: what was held and is accepted now, or none.
      paymentId: accepted?.id ?? null,
      ...paidSums(order, accepted, 0),
      ...(accepted && { notes: { ...order.notes, acceptedPayment: accepted.id } }),
      ...noFailure,
    },
    now,
  );
  return { ...settled(completed), effects: deliveries(order) };
};

const settled = <O extends Order>(order: O): Settlement<O> => ({
  order,
  refunds: noRefundChanges,
  effects: [],
});
