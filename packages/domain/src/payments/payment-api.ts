import { z } from 'zod';
import { contracts } from '../contract.ts';
import { formText, moment } from '../text/form-text.ts';
import { billingSchema, orderDocumentSchema } from './invoices/billing-model.ts';
import {
  afterPaymentSchema,
  checkoutOrderSchema,
  listedOrderSchema,
  newOrderResumeSchema,
  orderResumeSchema,
  orderSchema,
  orderStatusSchema,
} from './payment-model.ts';

const id = z.object({ id: z.string() });
/** Who asks about a paid guest order: the browser that paid names the order, the holder of the e-mail's link its token. */
const paidOrder = { orderId: formText, token: formText };
const statusReply = z.object({ status: orderStatusSchema });

export const paymentContracts = contracts({
  'POST /api/payment/create-order': {
    access: 'anyone',
    summary:
      'Creates an order at the catalogue’s price, or takes up the open one; plans need a signed-in user.',
    body: z.object({
      planId: z.string().optional(),
      customerName: z.string().max(100).optional(),
      customerEmail: z.string().optional(),
      customerPhone: z.string().max(20).optional(),
      resume: newOrderResumeSchema.optional(),
      billing: billingSchema.optional().meta({ description: 'Asked for where invoices are made' }),
      amount: z.unknown().optional(),
      currency: z.string().optional(),
      receipt: z.string().optional(),
      notes: z.record(z.string(), z.unknown()).optional(),
    }),
    reply: checkoutOrderSchema,
  },
  'GET /api/payment/billing': {
    access: 'anyone',
    summary: 'Whether checkout asks for the State of the payer, and what this payer said last.',
    reply: z.object({ asked: z.boolean(), last: billingSchema.nullable() }),
  },
  'POST /api/payment/verify-payment': {
    access: 'anyone',
    summary: 'Brings what the provider’s window returned; answers the order’s true status.',
    body: z.object({
      razorpay_order_id: formText,
      razorpay_payment_id: formText,
      razorpay_signature: formText,
    }),
    reply: statusReply,
  },
  'POST /api/payment/update-status': {
    access: 'anyone',
    summary: 'Tells that the payment window was closed; answers the order’s true status afterwards.',
    body: z.object({ orderId: z.string(), status: z.literal('unknown') }),
    reply: statusReply,
  },
  'GET /api/payment/orders/:id': {
    access: 'anyone',
    summary: 'The payer’s order, for asking again after a closed window; by our id or the provider’s.',
    params: id,
    reply: z.object({
      status: orderStatusSchema,
      order: orderSchema,
      after: afterPaymentSchema.nullable().meta({ description: 'Of a guest’s completed order' }),
    }),
  },
  'GET /api/payment/open-order': {
    access: 'anyone',
    summary: 'The visitor’s last open order, to pay again; null when there is none.',
    reply: z.object({
      order: orderSchema.nullable(),
      checkout: checkoutOrderSchema.nullable(),
      customer: z.object({ name: z.string(), email: z.string(), phone: z.string() }).nullable(),
    }),
  },
  'GET /api/payment/orders/:id/resume': {
    access: 'anyone',
    summary: 'The resume a guest has just paid for, in the browser that paid.',
    params: id,
    reply: z.object({ resume: orderResumeSchema }),
  },
  'POST /api/payment/webhook': {
    access: 'provider',
    summary: 'Signed events of the payment provider.',
    body: z.unknown(),
    reply: z.object({}),
  },
  'POST /api/guest/downloads': {
    access: 'anyone',
    summary: 'The paid guest’s resume, for the holder of the link’s token.',
    body: z.object({ token: formText }),
    reply: z.object({ resume: orderResumeSchema, expiresAt: moment, after: afterPaymentSchema }),
  },
  'POST /api/guest/corrections': {
    access: 'anyone',
    summary:
      'A corrected file of a paid guest order, without a new payment: the same person, within 24 hours, three times.',
    body: z.object({ ...paidOrder, resume: newOrderResumeSchema }),
    reply: z.object({ resume: orderResumeSchema, after: afterPaymentSchema }),
  },
  'POST /api/guest/resends': {
    access: 'anyone',
    summary: 'Sends a paid guest’s file to the paid address once more; three times.',
    body: z.object(paidOrder),
    reply: z.object({ after: afterPaymentSchema }),
  },
  'GET /api/orders': {
    access: 'user',
    summary: 'Own orders, newest first.',
    query: z.object({ cursor: z.string().optional() }),
    reply: z.object({
      orders: z.array(listedOrderSchema),
      documents: z
        .array(orderDocumentSchema)
        .meta({ description: 'Invoices and credit notes of these orders' }),
      nextCursor: z.string().nullable(),
    }),
  },
  'GET /api/orders/:id/receipt': {
    access: 'user',
    summary: 'The invoice of a completed order; a receipt where no invoices are made.',
    params: id,
    reply: z.object({}),
    produces: 'application/pdf',
  },
  'GET /api/documents/:id': {
    access: 'user',
    summary: 'An invoice or a credit note of an own order.',
    params: id,
    reply: z.object({}),
    produces: 'application/pdf',
  },
});
