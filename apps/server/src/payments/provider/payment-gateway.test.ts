import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { createPaymentGateway, GatewayFailure } from './payment-gateway.ts';
import { isPaymentSignature, isWebhookSignature } from './payment-signatures.ts';

/** A server that answers as badly as it is told to. */
const provider = async (answer: RequestListener, timeoutMs = 300) => {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const gateway = createPaymentGateway({
    apiUrl: `http://127.0.0.1:${port}/v1/`,
    keyId: 'rzp_test_key',
    keySecret: 'secret',
    timeoutMs,
    retryMs: [1, 2],
  });
  return { gateway, calls };
};

const json =
  (status: number, content: unknown): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));

const payment = {
  id: 'pay_IH4NVgf4Dreq1l',
  entity: 'payment',
  amount: 4900,
  currency: 'INR',
  status: 'captured',
  order_id: 'order_IEIaMR65cu6nz3',
  error_description: null,
  created_at: 1_794_700_800,
};
const listed = (...items: unknown[]) => json(200, { entity: 'collection', count: items.length, items });
const fails = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(GatewayFailure);
  return error as GatewayFailure;
};

describe('signatures', () => {
  it('the provider’s own test vector of a payment', () => {
    const paid = { providerOrderId: 'order_IEIaMR65cu6nz3', paymentId: 'pay_IH4NVgf4Dreq1l' };
    const secret = 'EnLs21M47BllR3X8PSFtjtbd';
    const signature = '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f';
    expect(isPaymentSignature(secret, { ...paid, signature })).toBe(true);
    for (const wrong of [
      '',
      signature.slice(1),
      `${signature}0`,
      signature.replace('0', '1'),
      '0'.repeat(64),
      'é'.repeat(64),
    ])
      expect(isPaymentSignature(secret, { ...paid, signature: wrong }), wrong).toBe(false);
    expect(isPaymentSignature('another', { ...paid, signature })).toBe(false);
    expect(isPaymentSignature(secret, { ...paid, paymentId: 'pay_IH4NVgf4Dreq1m', signature })).toBe(false);
  });

  it('the test vector of an event, over its bytes, with either secret during a change', () => {
    const body = Buffer.from('{"a":1,"b":2,"c":{"d":3}}');
    const signature = '2fe04e22977002e6c7cb553adab8b460cb9e2a4970d5953cb27a8472752e3bbc';
    expect(isWebhookSignature(['123456'], body, signature)).toBe(true);
    expect(isWebhookSignature(['new', '123456'], body, signature)).toBe(true);
    expect(isWebhookSignature(['new'], body, signature)).toBe(false);
    expect(isWebhookSignature([], body, signature)).toBe(false);
    expect(isWebhookSignature(['123456'], Buffer.from('{"a": 1,"b":2,"c":{"d":3}}'), signature)).toBe(false);
  });

  it('an empty secret opens nothing', () => {
    const empty = 'b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad';
    expect(isWebhookSignature([''], Buffer.from(''), empty)).toBe(false);
  });
});

describe('a provider that answers', () => {
  it('names itself and reads payments', async () => {
    let sent: Record<string, unknown> = {};
    const { gateway, calls } = await provider((request, response) => {
      sent = request.headers;
      listed(payment)(request, response);
    }, 4_000);
    expect(await gateway.paymentsOf('order_IEIaMR65cu6nz3')).toEqual([
      {
        id: 'pay_IH4NVgf4Dreq1l',
        orderId: 'order_IEIaMR65cu6nz3',
        amountPaise: 4900,
        currency: 'INR',
        status: 'captured',
        refundedPaise: 0,
        errorDescription: null,
        createdAt: new Date(1_794_700_800_000),
      },
    ]);
    expect(calls).toEqual(['GET /v1/orders/order_IEIaMR65cu6nz3/payments']);
    expect(sent.authorization).toBe(`Basic ${Buffer.from('rzp_test_key:secret').toString('base64')}`);
  });

  it.each([
    [{ status: 'captured', amount_refunded: 0 }, 'captured'],
    [{ status: 'captured', amount_refunded: 4899 }, 'captured'],
    [{ status: 'captured', amount_refunded: 4900 }, 'refunded'],
    [{ status: 'refunded', amount_refunded: 4899 }, 'captured'],
    [{ status: 'refunded', amount_refunded: 4900 }, 'refunded'],
    [{ status: 'refunded', amount_refunded: null }, 'refunded'],
    [{ status: 'failed', amount_refunded: 4900 }, 'failed'],
  ])('calls refunded what went back in full: %j is %s', async (told, status) => {
    const { gateway } = await provider(listed({ ...payment, ...told }));
    expect(await gateway.paymentsOf('order_IEIaMR65cu6nz3')).toMatchObject([{ status }]);
  });

  it('an id cannot lead to another address', async () => {
    const { gateway, calls } = await provider(listed());
    await gateway.paymentsOf('../payments/pay_1?x=/');
    expect(calls).toEqual(['GET /v1/orders/..%2Fpayments%2Fpay_1%3Fx%3D%2F/payments']);
  });

  it('leaves out what is no payment of ours in the list of all', async () => {
    const { gateway } = await provider(listed(payment, { id: 'x' }, null, { ...payment, amount: -1 }));
    const page = await gateway.paymentsBetween(new Date(0), new Date(), 0);
    expect(page.payments).toHaveLength(1);
    expect(page.next).toBeUndefined();
  });
});

describe('a provider that does not', () => {
  const description = 'The id provided does not exist';
  it.each<[string, 'unreachable' | 'refused', number, RequestListener]>([
    ['refuses', 'refused', 1, json(400, { error: { code: 'BAD_REQUEST_ERROR', description } })],
    ['does not know our key', 'refused', 1, json(401, { error: { description: 'Authentication failed' } })],
    ['is overrun', 'unreachable', 3, json(429, { error: { description: 'Too many requests' } })],
    ['breaks', 'unreachable', 3, json(500, { error: { code: 'SERVER_ERROR', description: 'sorry' } })],
    ['sends a page', 'unreachable', 3, (_q, response) => response.writeHead(502).end('<html>502</html>')],
    ['sends a page as a success', 'unreachable', 3, (_q, response) => response.end('<html>hello</html>')],
    ['sends nothing', 'unreachable', 3, (_q, response) => response.writeHead(200).end()],
    ['sends another form', 'unreachable', 3, json(200, { items: 'none' })],
    ['sends money that is none', 'unreachable', 3, listed({ ...payment, amount: '4900' })],
    ['sends a fraction', 'unreachable', 3, listed({ ...payment, amount: 49.5 })],
    ['sends an unheard-of status', 'unreachable', 3, listed({ ...payment, status: 'vanished' })],
    ['hangs up', 'unreachable', 3, (request) => request.socket.destroy()],
    [
      'says no in a page',
      'unreachable',
      3,
      (_q, response) => response.writeHead(403).end('<html>proxy</html>'),
    ],
    [
      'sends elsewhere',
      'unreachable',
      3,
      (_q, response) => response.writeHead(302, { location: '/other' }).end(),
    ],
    ['never answers', 'unreachable', 3, () => undefined],
    [
      'drips',
      'unreachable',
      3,
      (_q, response) => {
        response.writeHead(200);
        const timer = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(timer));
      },
    ],
    [
      'never ends',
      'unreachable',
      3,
      (_q, response) => {
        const chunk = Buffer.alloc(65_536, 32);
        const pump = (): void => {
          while (!response.destroyed && response.write(chunk));
        };
        response.on('drain', pump);
        pump();
      },
    ],
  ])('%s: one kind of failure, asked again only where that helps', async (_what, kind, asked, answer) => {
    const { gateway, calls } = await provider(answer);
    const failure = await fails(gateway.paymentsOf('order_1'));
    expect(failure.kind).toBe(kind);
    expect(failure.message).not.toContain('secret');
    expect(calls).toHaveLength(asked);
  });

  it('is not there at all', async () => {
    const gateway = createPaymentGateway({
      apiUrl: 'http://127.0.0.1:9',
      keyId: 'k',
      keySecret: 's',
      retryMs: [],
    });
    expect((await fails(gateway.paymentsOf('order_1'))).kind).toBe('unreachable');
  });

  it('gets back on its feet between two questions', async () => {
    let asked = 0;
    const { gateway } = await provider((request, response) => {
      asked += 1;
      (asked === 1 ? json(503, {}) : listed(payment))(request, response);
    });
    expect(await gateway.paymentsOf('order_1')).toHaveLength(1);
  });

  it('is never told twice to create, capture or refund by the client itself', async () => {
    const { gateway, calls } = await provider(json(500, {}));
    await fails(gateway.createOrder({ amountPaise: 900, receipt: 'r', notes: {} }));
    await fails(gateway.capture('pay_1', 900));
    await fails(gateway.refund('pay_1', 900, 'kalam-pay_1'));
    expect(calls).toHaveLength(3);
  });
});
