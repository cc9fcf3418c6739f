import type { Order, OrderRecord, Payment, PaymentFailure, Refund } from './razorpay-entities.ts';
import { newId } from './razorpay-entities.ts';
import { badRequest, noSuchId } from './razorpay-errors.ts';
import type { OrderInput, RefundInput } from './razorpay-inputs.ts';

export type EventName =
  | 'payment.authorized'
  | 'payment.captured'
  | 'payment.failed'
  | 'order.paid'
  | 'refund.created'
  | 'refund.processed'
  | 'refund.failed';

/** What the provider tells about, with each thing as it was at that moment. */
export interface ProviderEvent {
  readonly event: EventName;
  readonly payment: Payment;
  readonly order?: Order;
  readonly refund?: Refund;
}

/** A decision about one order: what it becomes, what the caller gets, what the world hears. */
export interface Step<R> {
  readonly book: OrderRecord;
  readonly result: R;
  readonly events: readonly ProviderEvent[];
}

export interface PayInput {
  readonly outcome: 'captured' | 'authorized' | 'failed' | 'created';
  /** A second payment of a paid order, which the window itself would refuse. */
  readonly again: boolean;
  readonly amount: number | undefined;
  readonly currency: string | undefined;
  readonly method: Payment['method'];
  readonly vpa: string | undefined;
  readonly bank: string | undefined;
  readonly email: string | undefined;
  readonly contact: string | undefined;
}

const NO_FAILURE: PaymentFailure = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
};

const BANK_REFUSED: PaymentFailure = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description:
    'Your payment could not be completed because the bank declined it. To pay successfully, try another method.',
  error_source: 'bank',
  error_step: 'payment_authorization',
  error_reason: 'payment_failed',
};

export const openOrderRecord = (input: OrderInput, at: number): OrderRecord => ({
  order: {
    id: newId('order'),
    entity: 'order',
    amount: input.amount,
    amount_paid: 0,
    amount_due: input.amount,
    currency: input.currency,
    receipt: input.receipt,
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes: input.notes,
    created_at: at,
  },
  payments: [],
  refunds: [],
});

export function pay(book: OrderRecord, id: string, input: PayInput, at: number): Step<Payment> {
  if (book.order.status === 'paid' && !input.again) throw badRequest('Order already paid');
  const started: OrderRecord = {
    ...book,
    order: {
      ...book.order,
      status: book.order.status === 'created' ? 'attempted' : book.order.status,
      attempts: book.order.attempts + 1,
    },
    payments: [...book.payments, newPayment(book.order, id, input, at)],
  };
  return moved(started, id, input.outcome);
}

/** The bank's late yes to a payment already given up, or its first answer to one still open. */
export function authorizeLate(book: OrderRecord, id: string, captured: boolean): Step<Payment> {
  const { status } = paymentIn(book, id);
  if (status !== 'failed' && status !== 'created') throw badRequest(`The payment is ${status} already`);
  return moved(book, id, captured ? 'captured' : 'authorized');
}

export function capture(book: OrderRecord, id: string, amount: number, currency: string): Step<Payment> {
  const payment = paymentIn(book, id);
  if (payment.captured) throw badRequest('This payment has already been captured');
  if (payment.status !== 'authorized')
    throw badRequest('Only payments which have been authorized and not yet captured can be captured');
  if (payment.amount !== amount || payment.currency !== currency)
    throw badRequest('Capture amount must be equal to the amount authorized', 'amount');
  const captured = asCaptured(payment);
  const { book: next, events } = settled(book, captured);
  return { book: next, result: captured, events };
}

export function refund(
  book: OrderRecord,
  id: string,
  input: RefundInput,
  at: number,
  status: 'pending' | 'processed',
  key?: string,
): Step<Refund> {
  const done = key === undefined ? undefined : book.refunds.find((each) => each.idempotency === key);
  if (done !== undefined) return { book, result: withoutKey(done), events: [] };
  const payment = paymentIn(book, id);
  if (payment.status === 'refunded') throw badRequest('The payment has been fully refunded already');
  if (payment.status !== 'captured')
    throw badRequest('The payment status should be captured for action to be taken');
  const left = payment.amount - payment.amount_refunded;
  const amount = input.amount ?? left;
  if (amount > left)
    throw badRequest('The total refund amount is greater than the refund payment amount', 'amount');
  const made: Refund = {
    id: newId('rfnd'),
    entity: 'refund',
    amount,
    currency: payment.currency,
    payment_id: id,
    notes: input.notes,
    receipt: input.receipt,
    acquirer_data: { arn: null },
    created_at: at,
    batch_id: null,
    status,
    speed_processed: 'normal',
    speed_requested: input.speed,
  };
  const returned: Payment = {
    ...payment,
    amount_refunded: payment.amount_refunded + amount,
    refund_status: amount === left ? 'full' : 'partial',
    status: amount === left ? 'refunded' : 'captured',
  };
  return {
    book: {
      ...withPayment(book, returned),
      refunds: [...book.refunds, key === undefined ? made : { ...made, idempotency: key }],
    },
    result: made,
    events: [
      {
        event: status === 'pending' ? 'refund.created' : 'refund.processed',
        payment: returned,
        refund: made,
      },
    ],
  };
}

/** The bank's word on a refund that was only taken in so far. What failed to go back is the shop's again. */
export function finishRefund(
  book: OrderRecord,
  id: string,
  refundId: string,
  outcome: 'processed' | 'failed',
): Step<Refund> {
  const found = book.refunds.find((each) => each.id === refundId && each.payment_id === id);
  if (found === undefined) throw noSuchId();
  if (found.status !== 'pending') throw badRequest(`The refund is ${found.status} already`);
  const finished = { ...found, status: outcome };
  const payment = paymentIn(book, id);
  const left = payment.amount_refunded - (outcome === 'failed' ? found.amount : 0);
  const after: Payment = {
    ...payment,
    amount_refunded: left,
    refund_status: left === 0 ? null : left === payment.amount ? 'full' : 'partial',
    status: left === payment.amount ? 'refunded' : 'captured',
  };
  const result = withoutKey(finished);
  return {
    book: {
      ...withPayment(book, after),
      refunds: book.refunds.map((each) => (each.id === refundId ? finished : each)),
    },
    result,
    events: [{ event: `refund.${outcome}`, payment: after, refund: result }],
  };
}

export const paymentIn = (book: OrderRecord, id: string): Payment => {
  const payment = book.payments.find((each) => each.id === id);
  if (payment === undefined) throw noSuchId();
  return payment;
};

export const withoutKey = ({ idempotency: _key, ...rest }: OrderRecord['refunds'][number]): Refund => rest;

function moved(book: OrderRecord, id: string, outcome: PayInput['outcome']): Step<Payment> {
  const before = paymentIn(book, id);
  if (outcome === 'created') return { book, result: before, events: [] };
  if (outcome === 'failed') {
    const failed: Payment = { ...before, ...BANK_REFUSED, status: 'failed' };
    return {
      book: withPayment(book, failed),
      result: failed,
      events: [{ event: 'payment.failed', payment: failed }],
    };
  }
  const authorized: Payment = { ...before, ...NO_FAILURE, status: 'authorized' };
  const heard: ProviderEvent = { event: 'payment.authorized', payment: authorized };
  if (outcome === 'authorized')
    return { book: withPayment(book, authorized), result: authorized, events: [heard] };
  const captured = asCaptured(authorized);
  const after = settled(book, captured);
  return { book: after.book, result: captured, events: [heard, ...after.events] };
}

/** The first capture pays the order; a second one is money the order does not need, and the order stays as it is. */
function settled(book: OrderRecord, captured: Payment): Pick<Step<Payment>, 'book' | 'events'> {
  const heard: ProviderEvent = { event: 'payment.captured', payment: captured };
  const changed = withPayment(book, captured);
  if (book.order.status === 'paid') return { book: changed, events: [heard] };
  const order: Order = { ...book.order, status: 'paid', amount_paid: book.order.amount, amount_due: 0 };
  return {
    book: { ...changed, order },
    events: [heard, { event: 'order.paid', payment: captured, order }],
  };
}

const withPayment = (book: OrderRecord, changed: Payment): OrderRecord => ({
  ...book,
  payments: book.payments.map((each) => (each.id === changed.id ? changed : each)),
});

/** Two per cent, and the goods and services tax on it. */
const asCaptured = (payment: Payment): Payment => {
  const fee = Math.ceil(payment.amount * 0.02);
  const tax = Math.round(fee * 0.18);
  return { ...payment, ...NO_FAILURE, status: 'captured', captured: true, fee: fee + tax, tax };
};

const newPayment = (order: Order, id: string, input: PayInput, at: number): Payment => ({
  id,
  entity: 'payment',
  amount: input.amount ?? order.amount,
  currency: input.currency ?? order.currency,
  status: 'created',
  order_id: order.id,
  invoice_id: null,
  international: false,
  method: input.method,
  amount_refunded: 0,
  refund_status: null,
  captured: false,
  description: null,
  card_id: input.method === 'card' ? newId('card') : null,
  bank: input.method === 'netbanking' ? (input.bank ?? 'HDFC') : null,
  wallet: null,
  vpa: input.method === 'upi' ? (input.vpa ?? 'success@razorpay') : null,
  // What the provider itself writes when the payer left the field empty.
  email: input.email ?? 'void@razorpay.com',
  contact: input.contact ?? '+919999999999',
  notes: order.notes,
  fee: null,
  tax: null,
  ...NO_FAILURE,
  acquirer_data:
    input.method === 'upi'
      ? { rrn: null }
      : input.method === 'card'
        ? { auth_code: null }
        : { bank_transaction_id: null },
  created_at: at,
});
