import { setTimeout as sleep } from 'node:timers/promises';
import { type ListedPayment, providerPaymentStatuses } from '@kalam/domain/payments/provider-payment';
import { type ProviderRefund, providerRefundStatuses } from '@kalam/domain/payments/refunds/refund-machine';
import { currency } from '@kalam/domain/plans/rupees';
import { z } from 'zod';
import { readBounded } from '../../outside/bounded-answer.ts';

export interface GatewayOptions {
  readonly apiUrl: string;
  readonly keyId: string;
  readonly keySecret: string;
  /** For one attempt, from the first byte sent to the last one read. */
  readonly timeoutMs?: number;
  /** Pauses before a question is asked again. */
  readonly retryMs?: readonly number[];
}

/**
 * The only thing the client throws. `unreachable`: no answer, or none that makes sense, so nobody knows whether the
 * request was carried out. `refused`: the provider understood and said no.
 */
export class GatewayFailure extends Error {
  override readonly name = 'GatewayFailure';
  readonly kind: 'unreachable' | 'refused';
  readonly status: number | undefined;

  constructor(kind: 'unreachable' | 'refused', what: string, status?: number) {
    super(`The payment provider ${kind === 'refused' ? 'refused' : 'did not answer'}: ${what}`);
    this.kind = kind;
    this.status = status;
  }
}

export interface ProviderOrder {
  readonly id: string;
  readonly amountPaise: number;
  readonly receipt: string | null;
}

export interface NewProviderOrder {
  readonly amountPaise: number;
  readonly receipt: string;
  readonly notes: Readonly<Record<string, string>>;
}

export interface PaymentPage {
  readonly payments: readonly ListedPayment[];
  /** Where the next page starts; undefined after the last. */
  readonly next: number | undefined;
}

export interface PaymentGateway {
  createOrder(order: NewProviderOrder): Promise<ProviderOrder>;
  findOrderByReceipt(receipt: string): Promise<ProviderOrder | undefined>;
  paymentsOf(providerOrderId: string): Promise<readonly ListedPayment[]>;
  payment(paymentId: string): Promise<ListedPayment>;
  /** One page of all payments, newest first. */
  paymentsBetween(from: Date, to: Date, skip: number): Promise<PaymentPage>;
  capture(paymentId: string, amountPaise: number): Promise<void>;
  /** Every refund of a payment, whoever made it. */
  refundsOf(paymentId: string): Promise<readonly ProviderRefund[]>;
  /** Asked twice with one key it refunds once. The receipt is ours, by which it is found again. */
  refund(paymentId: string, amountPaise: number, key: string, receipt?: string): Promise<ProviderRefund>;
}

const paymentsPerPage = 100;

const maxAnswerBytes = 2_000_000;

/** Fits the columns they are kept in. */
const identifier = z.string().regex(/^[\w-]{1,64}$/);
const amount = z.int().positive().max(2_147_483_647);
const seconds = z.int().nonnegative().max(99_999_999_999);

const orderSchema = z
  .object({ id: identifier, amount, receipt: z.string().nullish() })
  .transform(
    ({ id, amount: amountPaise, receipt }): ProviderOrder => ({ id, amountPaise, receipt: receipt ?? null }),
  );

/** Refunded is what went back in full; of what went back in part, the rest is captured still. */
const statusOf = (payment: {
  readonly status: ListedPayment['status'];
  readonly amount: number;
  readonly amount_refunded?: number | null | undefined;
}): ListedPayment['status'] => {
  const { status, amount: paid, amount_refunded: returned } = payment;
  if (typeof returned !== 'number' || (status !== 'captured' && status !== 'refunded')) return status;
  return returned >= paid ? 'refunded' : 'captured';
};

const paymentSchema = z
  .object({
    id: identifier,
    order_id: identifier.nullish(),
    amount,
    amount_refunded: z.int().nonnegative().nullish(),
    currency: z.string().min(1).max(10),
    status: z.enum(providerPaymentStatuses),
    error_description: z.string().nullish(),
    created_at: seconds,
  })
  .transform(
    (payment): ListedPayment => ({
      id: payment.id,
      orderId: payment.order_id ?? null,
      amountPaise: payment.amount,
      currency: payment.currency,
      status: statusOf(payment),
      refundedPaise: payment.amount_refunded ?? 0,
      errorDescription: payment.error_description?.slice(0, 500) || null,
      createdAt: new Date(payment.created_at * 1000),
    }),
  );

const refundSchema = z
  .object({
    id: identifier,
    amount,
    receipt: z.string().nullish(),
    // What it may be called besides these is not the end of it.
    status: z.enum(providerRefundStatuses).catch('pending'),
    created_at: seconds,
  })
  .transform(
    (refund): ProviderRefund => ({
      id: refund.id,
      amountPaise: refund.amount,
      status: refund.status,
      receipt: refund.receipt ?? null,
      createdAt: new Date(refund.created_at * 1000),
    }),
  );

const listOf = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item) });

const errorSchema = z.object({ error: z.object({ description: z.string() }) });

interface Question {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const readAnswer = async (answer: Response): Promise<unknown> => {
  const text = await readBounded(answer, maxAnswerBytes);
  if (text === undefined) throw new GatewayFailure('unreachable', 'an endless answer', answer.status);
  try {
    return JSON.parse(text);
  } catch {
    throw new GatewayFailure('unreachable', `no JSON, status ${answer.status}`, answer.status);
  }
};

/** A refusal is one only when the provider itself wrote it; anything else came from something in between. */
const failureOf = (status: number, content: unknown): GatewayFailure => {
  const description = errorSchema.safeParse(content).data?.error.description.slice(0, 200);
  const understood = status >= 400 && status < 500 && status !== 429 && status !== 408;
  return understood && description !== undefined
    ? new GatewayFailure('refused', description, status)
    : new GatewayFailure('unreachable', `status ${status}`, status);
};

/** Speaks to the provider and to its stand-in alike. */
export const createPaymentGateway = (options: GatewayOptions): PaymentGateway => {
  const { timeoutMs = 6_000, retryMs = [200, 800] } = options;
  const base = options.apiUrl.replace(/\/+$/, '');
  const authorization = `Basic ${Buffer.from(`${options.keyId}:${options.keySecret}`).toString('base64')}`;

  const askOnce = async <Answer>(question: Question, schema: z.ZodType<Answer>): Promise<Answer> => {
    try {
      const answer = await fetch(`${base}${question.path}`, {
        method: question.method ?? 'GET',
        redirect: 'error',
        headers: {
          authorization,
          accept: 'application/json',
          ...(question.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...question.headers,
        },
        ...(question.body === undefined ? {} : { body: JSON.stringify(question.body) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const content = await readAnswer(answer);
      if (!answer.ok) throw failureOf(answer.status, content);
      const parsed = schema.safeParse(content);
      if (!parsed.success)
        throw new GatewayFailure('unreachable', 'an answer of another form', answer.status);
      return parsed.data;
    } catch (error) {
      if (error instanceof GatewayFailure) throw error;
      throw new GatewayFailure('unreachable', error instanceof Error ? error.name : 'unknown');
    }
  };

  /** Only for questions: asking again changes nothing at the provider. */
  const ask = async <Answer>(question: Question, schema: z.ZodType<Answer>): Promise<Answer> => {
    for (const pause of retryMs) {
      try {
        return await askOnce(question, schema);
      } catch (error) {
        if (!(error instanceof GatewayFailure) || error.kind === 'refused') throw error;
        await sleep(pause * (0.5 + Math.random()));
      }
    }
    return askOnce(question, schema);
  };

  const named = (id: string): string => encodeURIComponent(id);

  return {
    createOrder: ({ amountPaise, receipt, notes }) =>
      askOnce(
        { method: 'POST', path: '/orders', body: { amount: amountPaise, currency, receipt, notes } },
        orderSchema,
      ),
    findOrderByReceipt: async (receipt) => {
      const { items } = await ask({ path: `/orders?receipt=${named(receipt)}` }, listOf(orderSchema));
      return items.find((order) => order.receipt === receipt);
    },
    paymentsOf: async (providerOrderId) =>
      (await ask({ path: `/orders/${named(providerOrderId)}/payments` }, listOf(paymentSchema))).items,
    payment: (paymentId) => ask({ path: `/payments/${named(paymentId)}` }, paymentSchema),
    paymentsBetween: async (from, to, skip) => {
      const range = new URLSearchParams({
        from: String(Math.floor(from.getTime() / 1000)),
        to: String(Math.ceil(to.getTime() / 1000)),
        count: String(paymentsPerPage),
        skip: String(skip),
      });
      const { items } = await ask({ path: `/payments?${range}` }, listOf(z.unknown()));
      // Other trades may run on the same account: what does not look like a payment of ours is none.
      const payments = items.flatMap((item) => paymentSchema.safeParse(item).data ?? []);
      return { payments, next: items.length < paymentsPerPage ? undefined : skip + items.length };
    },
    capture: async (paymentId, amountPaise) => {
      const body = { amount: amountPaise, currency };
      await askOnce({ method: 'POST', path: `/payments/${named(paymentId)}/capture`, body }, paymentSchema);
    },
    refundsOf: async (paymentId) =>
      (
        await ask(
          { path: `/payments/${named(paymentId)}/refunds?count=${paymentsPerPage}` },
          listOf(refundSchema),
        )
      ).items,
    refund: (paymentId, amountPaise, key, receipt) =>
      askOnce(
        {
          method: 'POST',
          path: `/payments/${named(paymentId)}/refund`,
          body: { amount: amountPaise, ...(receipt !== undefined && { receipt }) },
          headers: { 'x-refund-idempotency': key },
        },
        refundSchema,
      ),
  };
};
