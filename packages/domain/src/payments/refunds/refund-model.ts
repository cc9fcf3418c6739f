import { z } from 'zod';
import { rupeesOf } from '../../plans/rupees.ts';
import { moment } from '../../text/form-text.ts';
import type { Order } from '../order-machine.ts';
import { providerPaymentStatuses } from '../provider-payment.ts';
import { type Refund, refundOrigins, refundStates } from './refund-machine.ts';

const amount = z.number().meta({ description: 'In units of the currency' });

/** A refund as its payer sees it. */
export const orderRefundSchema = z.object({
  id: z.string(),
  amount,
  currency: z.string(),
  state: z.enum(refundStates),
  /** When it was made, or else asked for. */
  at: moment,
  /** Of a second payment: the order itself keeps its money. */
  isSecond: z.boolean(),
});

/** As staff see it. */
export const refundSchema = orderRefundSchema.extend({
  paymentId: z.string(),
  origin: z.enum(refundOrigins),
  askedBy: z.string().nullable(),
  reason: z.string().nullable(),
  overruledReason: z.string().nullable(),
  providerRefundId: z.string().nullable(),
  failureReason: z.string().nullable(),
  createdAt: moment,
});

/** What was had for the money until now. */
const usedSchema = z.object({
  resumesSaved: z.int(),
  resumesInPlan: z.int(),
  formatChanges: z.int(),
  downloads: z.int(),
  jobSearches: z.int(),
  corrections: z.int(),
});
export type UsedOfOrder = z.infer<typeof usedSchema>;

/** What staff look at before money goes back. */
export const orderMoneySchema = z.object({
  /** The payment the order stands on, or that is held. */
  payment: z
    .object({
      id: z.string(),
      amountPaise: z.int().meta({ description: 'Hundredths of the currency' }),
      currency: z.string(),
      status: z.enum(providerPaymentStatuses),
    })
    .nullable(),
  leftPaise: z.int().meta({ description: 'What can still go back' }),
  /** When the policy's time is over; null for money that bought nothing. */
  policyUntil: moment.nullable(),
  used: usedSchema,
  refunds: z.array(refundSchema),
});
export type OrderMoneyView = z.infer<typeof orderMoneySchema>;

export interface RefundInCurrency extends Refund {
  readonly currency: string;
}

export const orderRefundView = (
  order: Pick<Order, 'paymentId'>,
  refund: RefundInCurrency,
): z.infer<typeof orderRefundSchema> => ({
  id: refund.id,
  amount: rupeesOf(refund.amountPaise),
  currency: refund.currency,
  state: refund.state,
  at: (refund.madeAt ?? refund.createdAt).toISOString(),
  isSecond: refund.paymentId !== order.paymentId,
});

/** A refund that failed is a matter of staff until it is asked for again. */
export const ownRefundViews = (
  order: Pick<Order, 'paymentId'>,
  refunds: readonly RefundInCurrency[],
): z.infer<typeof orderRefundSchema>[] =>
  refunds.filter(({ state }) => state !== 'failed').map((refund) => orderRefundView(order, refund));

export const refundView = (
  order: Pick<Order, 'paymentId'>,
  refund: RefundInCurrency,
): z.infer<typeof refundSchema> => ({
  ...orderRefundView(order, refund),
  paymentId: refund.paymentId,
  origin: refund.origin,
  askedBy: refund.askedBy,
  reason: refund.reason,
  overruledReason: refund.overruledReason,
  providerRefundId: refund.providerRefundId,
  failureReason: refund.failureReason,
  createdAt: refund.createdAt.toISOString(),
});
