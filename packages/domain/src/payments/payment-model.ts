import { z } from 'zod';
import { orderPlanIdSchema } from '../plans/plan-model.ts';
import { planNameOf } from '../plans/plan-wording.ts';
import { currency, rupeesOf } from '../plans/rupees.ts';
import { formattingSchema } from '../resumes/resume-model.ts';
import { checkResumeName } from '../resumes/saved/resume-name.ts';
import { templateNameSchema } from '../resumes/saved/resume-record-model.ts';
import { savedResumeSchema, savedResumeShape } from '../resumes/saved/saved-resume-model.ts';
import { moment } from '../text/form-text.ts';
import { refusing } from '../zod-refusal.ts';
import { failureCodes, failureKinds, type Order, orderStatuses } from './order-machine.ts';
import { autoReversalOf, failureReasonOf } from './order-wording.ts';
import { orderRefundSchema } from './refunds/refund-model.ts';

export const orderStatusSchema = z.enum(orderStatuses);

/** A resume waiting for the settlement of its order; a plan's is saved under its name. */
export const orderResumeSchema = z.object({
  name: z.string().optional(),
  template: z.string(),
  data: savedResumeShape,
  formatting: formattingSchema.optional(),
  date: z.string().optional().meta({ description: 'Day of the document, where it is fixed' }),
});
/** What an order takes along: checked like one that is saved, because after paying it is too late to ask. */
export const newOrderResumeSchema = z.object({
  name: refusing(z.string(), checkResumeName).optional(),
  template: templateNameSchema,
  data: savedResumeSchema,
  formatting: formattingSchema.optional(),
  date: z.string().optional().meta({ description: 'Day of the document, YYYY-MM-DD' }),
});
export type OrderResume = z.infer<typeof orderResumeSchema>;

/** What a guest may still ask of an order that is paid. */
export const afterPaymentSchema = z.object({
  orderId: z.string(),
  /** Where the file was sent, and is sent again. */
  email: z.string(),
  paidAt: moment,
  until: moment,
  correctionsLeft: z.int(),
  resendsLeft: z.int(),
  /** Why nothing is left, whatever was asked for before. */
  ended: z.enum(['after-payment-over', 'after-payment-refunded']).nullable(),
});
export type AfterPayment = z.infer<typeof afterPaymentSchema>;

/** An order as its payer sees it. */
export const orderSchema = z.object({
  id: z.string(),
  razorpayOrderId: z.string(),
  planId: orderPlanIdSchema,
  planName: z.string(),
  amount: z.number().meta({ description: 'Rupees' }),
  currency: z.literal(currency),
  status: orderStatusSchema,
  paymentId: z.string().nullable(),
  /** `attempt` alone may be paid again. */
  failureKind: z.enum(failureKinds).nullable(),
  /** Null where `failureReason` is somebody's own words. */
  failureCode: z.enum(failureCodes).nullable(),
  failureParams: z.record(z.string(), z.union([z.string(), z.number()])).nullable(),
  failureReason: z.string().nullable(),
  notes: z.record(z.string(), z.string()),
  createdAt: moment,
  updatedAt: moment,
  completedAt: moment.nullable(),
  refunded: z.number().meta({ description: 'Rupees that have gone back of what it was paid with' }),
});
/** In lists, with what goes or went back. */
export const listedOrderSchema = orderSchema.extend({ refunds: z.array(orderRefundSchema) });
export type OrderView = z.infer<typeof orderSchema>;

export const orderView = (order: Order): OrderView => {
  const autoReversalMessage = autoReversalOf(order);
  return {
    id: order.id,
    razorpayOrderId: order.providerOrderId,
    planId: order.planId,
    planName: planNameOf(order.planId),
    amount: rupeesOf(order.amountPaise),
    currency,
    status: order.status,
    paymentId: order.paymentId,
    failureKind: order.failureKind,
    failureCode: order.failureCode,
    failureParams: order.failureParams && { ...order.failureParams },
    failureReason: failureReasonOf(order),
    notes: autoReversalMessage ? { ...order.notes, autoReversalMessage } : { ...order.notes },
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
    completedAt: order.completedAt?.toISOString() ?? null,
    refunded: rupeesOf(order.refundedPaise),
  };
};

/** What a browser needs to open the provider's window. */
export const checkoutOrderSchema = z.object({
  id: z.string().meta({ description: "The provider's order id" }),
  amount: z.int().meta({ description: 'Paise' }),
  currency: z.literal(currency),
  orderId: z.string(),
  key: z.string(),
  checkoutUrl: z.string().meta({ description: "Address of the provider's checkout script" }),
});
