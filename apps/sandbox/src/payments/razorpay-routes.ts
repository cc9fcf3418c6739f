import type { FastifyInstance, FastifyRequest } from 'fastify';
import { basicCredentials, type Guard, sameSecret } from '../sandbox-guard.ts';
import { collection, type Payment } from './razorpay-entities.ts';
import { badRequest, noSuchUrl, notAuthenticated, sendError, stillInProgress } from './razorpay-errors.ts';
import { playFaults } from './razorpay-faults.ts';
import { captureInput, fieldsOf, listInput, orderInput, refundInput } from './razorpay-inputs.ts';
import type { Done } from './razorpay-ledger.ts';
import { type PayInput, withoutKey } from './razorpay-machine.ts';
import type { Provider } from './razorpay-provider.ts';
import { callbackSignature } from './razorpay-signatures.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Acted by somebody who has no key: the customer, the bank, staff on the provider's own site. The guard decides. */
    customer?: boolean;
  }
}

interface ById {
  Params: { id: string };
}

/**
 * The provider's interface as far as a shop needs it, and four acts of others: `pay`, `authorize`,
 * `return` and the bank's `finish` of a refund.
 */
export async function razorpayRoutes(
  app: FastifyInstance,
  { provider, guard }: { provider: Provider; guard: Guard },
): Promise<void> {
  const { ledger, webhooks } = provider;

  app.setErrorHandler((error, _request, reply) => sendError(reply, error));
  app.setNotFoundHandler((_request, reply) => sendError(reply, noSuchUrl()));
  playFaults(app, provider.control, app.prefix);
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) return undefined;
    if (request.routeOptions.config.customer === true) return guard(request, reply);
    const given = basicCredentials(request);
    const known =
      given !== undefined &&
      sameSecret(given.user, provider.keyId) &&
      sameSecret(given.password, provider.keySecret);
    if (!known) throw notAuthenticated();
    return undefined;
  });

  const told = async <R>({ result, events }: Done<R>, quietly = false): Promise<R> => {
    if (!quietly) await webhooks.tell(events);
    return result;
  };

  app.post('/orders', (request) => ledger.createOrder(orderInput(request.body)));

  app.get<{ Querystring: { receipt?: string } }>('/orders', async ({ query }) =>
    collection(await ledger.orders(listInput(query), query.receipt)),
  );

  app.get<ById>('/orders/:id', async ({ params }) => (await ledger.book(params.id)).order);

  app.get<ById>('/orders/:id/payments', async ({ params }) =>
    collection((await ledger.book(params.id)).payments.toReversed()),
  );

  app.get('/payments', async ({ query }) => collection(await ledger.payments(listInput(query))));

  app.get<ById>('/payments/:id', ({ params }) => ledger.payment(params.id));

  app.post<ById>('/payments/:id/capture', async ({ params, body }) => {
    const { amount, currency } = captureInput(body);
    return told(await ledger.capture(params.id, amount, currency));
  });

  const refundStatus = async () =>
    (await provider.control.behaviour()).refundsPending ? ('pending' as const) : ('processed' as const);
  const refunding = oneAtATime();
  app.post<ById>(
    '/payments/:id/refund',
    { preValidation: refunding.enter, onResponse: refunding.leave },
    async (request) =>
      told(
        await ledger.refund(
          request.params.id,
          refundInput(request.body),
          await refundStatus(),
          refundKey(request),
        ),
      ),
  );

  app.get<ById>('/payments/:id/refunds', async ({ params }) =>
    collection((await ledger.refundsOf(params.id)).map(withoutKey)),
  );

  app.post<ById>('/orders/:id/pay', { config: { customer: true } }, async ({ params, body }) => {
    const payment = await told(await ledger.pay(params.id, payInput(body)), fieldsOf(body).webhook === false);
    return callback(provider, payment);
  });

  app.post<ById>('/payments/:id/authorize', { config: { customer: true } }, async ({ params, body }) => {
    const { capture, webhook } = fieldsOf(body);
    const payment = await told(await ledger.authorizeLate(params.id, capture === true), webhook === false);
    return callback(provider, payment);
  });

  app.post<ById>('/payments/:id/return', { config: { customer: true } }, async ({ params, body }) =>
    told(
      await ledger.refund(params.id, refundInput(body), await refundStatus()),
      fieldsOf(body).webhook === false,
    ),
  );

  app.post<{ Params: { id: string; refundId: string } }>(
    '/payments/:id/refunds/:refundId/finish',
    { config: { customer: true } },
    async ({ params, body }) => {
      const { outcome, webhook } = fieldsOf(body);
      const finished = await ledger.finishRefund(
        params.id,
        params.refundId,
        outcome === 'failed' ? 'failed' : 'processed',
      );
      return told(finished, webhook === false);
    },
  );
}

/** The three fields a page gets; with a failure also what the window would say about it. */
const callback = ({ keySecret }: Provider, payment: Payment) => ({
  razorpay_payment_id: payment.id,
  razorpay_order_id: payment.order_id,
  razorpay_signature: callbackSignature(keySecret, payment.order_id, payment.id),
  ...(payment.status === 'failed' ? { error: failureOf(payment) } : {}),
});

const failureOf = (payment: Payment) => ({
  code: payment.error_code,
  description: payment.error_description,
  source: payment.error_source,
  step: payment.error_step,
  reason: payment.error_reason,
  metadata: { order_id: payment.order_id, payment_id: payment.id },
});

const OUTCOMES = ['captured', 'authorized', 'failed', 'created'] as const;
const METHODS = ['upi', 'card', 'netbanking'] as const;

function payInput(body: unknown): PayInput {
  const fields = fieldsOf(body);
  const outcome = OUTCOMES.find((each) => each === fields.outcome);
  if (outcome === undefined)
    throw badRequest(`The outcome must be one of ${OUTCOMES.join(', ')}.`, 'outcome');
  const text = (name: string): string | undefined => {
    const value = fields[name];
    return typeof value === 'string' && value !== '' ? value.slice(0, 256) : undefined;
  };
  return {
    outcome,
    again: fields.again === true,
    amount: typeof fields.amount === 'number' ? fields.amount : undefined,
    currency: text('currency'),
    method: METHODS.find((each) => each === fields.method) ?? 'upi',
    vpa: text('vpa'),
    bank: text('bank'),
    email: text('email'),
    contact: text('contact'),
  };
}

const refundKey = (request: FastifyRequest): string | undefined => {
  const given = request.headers['x-refund-idempotency'];
  return Array.isArray(given) ? given[0] : given;
};

/** A key whose first request is still being worked on is answered with 409. */
function oneAtATime() {
  const inside = new Map<string, FastifyRequest>();
  return {
    async enter(request: FastifyRequest) {
      const key = refundKey(request);
      if (key === undefined) return;
      if (inside.has(key)) throw stillInProgress();
      inside.set(key, request);
    },
    async leave(request: FastifyRequest) {
      const key = refundKey(request);
      if (key !== undefined && inside.get(key) === request) inside.delete(key);
    },
  };
}
