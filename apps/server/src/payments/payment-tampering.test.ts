import { createHmac } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { subscriptions } from '../subscriptions/subscription-tables.ts';
import type { Answer, TestBrowser } from '../testing/test-app.ts';
import { type Checkout, startPaymentStage, testResume } from '../testing/test-payments.ts';
import { orders } from './payment-tables.ts';

const stage = await startPaymentStage();
const { provider, database, buy } = stage;
const { db } = database;
const asha = await stage.signedIn('asha@example.com');
const ravi = await stage.signedIn('ravi@example.com');

const create = (browser: TestBrowser, body: unknown) => browser.post('/api/payment/create-order', body);
const verify = (browser: TestBrowser, body: unknown) => browser.post('/api/payment/verify-payment', body);
const rowOf = async ({ orderId }: Pick<Checkout, 'orderId'>) =>
  (await db.select().from(orders).where(eq(orders.id, orderId)))[0];
/** Each test pays for an order of its own. */
const freshOrder = async (browser = asha) => {
  await db.update(orders).set({ openKey: null });
  return buy(browser);
};
const grants = async () => (await db.select().from(subscriptions)).length;

/** An envelope with a refusal, never a 500. */
const expectRefusal = ({ status, body }: Answer, expected: number, code?: string) => {
  expect([status, body.success], JSON.stringify(body)).toEqual([expected, false]);
  expect(body).toEqual({
    success: false,
    error: expect.any(String),
    code: code ?? expect.any(String),
    ...(body.field === undefined ? {} : { field: expect.any(String) }),
    ...(body.params === undefined ? {} : { params: expect.any(Object) }),
  });
};

describe('orders: the price is the catalogue’s whatever is sent', () => {
  afterEach(() => db.update(orders).set({ openKey: null }));

  it.each([
    ['a lower amount', { amount: 1 }],
    ['an amount as text', { amount: '0.01' }],
    ['another currency', { currency: 'USD', amount: 49 }],
    ['notes of another plan', { notes: { planId: 'enterprise', customerEmail: 'x@example.com' } }],
    ['fields of the table', { amountPaise: 1, status: 'completed', userId: 'someone', paymentId: 'pay_1' }],
  ])('%s', async (_what, extra) => {
    const order = await buy(asha, { planId: 'premium', ...extra });
    expect(order).toMatchObject({ amount: 9900, currency: 'INR' });
    expect(await rowOf(order)).toMatchObject({
      amountPaise: 9900,
      status: 'pending',
      planId: 'premium',
      paymentId: null,
    });
    expect(
      (await provider.gateway.findOrderByReceipt((await rowOf(order))?.receipt ?? ''))?.amountPaise,
    ).toBe(9900);
  });

  it('S1 §7 the shape of the specification, with everything in notes', async () => {
    const { status, body } = await create(asha, {
      amount: 49,
      currency: 'INR',
      receipt: 'receipt_1',
      notes: {
        customerName: 'Asha Rao',
        customerEmail: 'asha@example.com',
        customerPhone: '9999999999',
        orderId: 'x',
        planId: 'pro',
        userId: 'somebody-else',
      },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      amount: 4900,
      currency: 'INR',
      id: expect.stringMatching(/^order_/),
    });
  });

  it('S1 §5 creating an order says what is missing', async () => {
    const missing = 'Invalid order data: amount and customer email are required';
    for (const body of [
      { planId: 'pro' },
      { planId: 'pro', customerEmail: '' },
      { planId: 'pro', customerEmail: 'asha@example.com', amount: 0 },
      { planId: 'pro', customerEmail: 'asha@example.com', amount: -9 },
      { planId: 'pro', customerEmail: 'asha@example.com', amount: 'nine' },
      { planId: 'pro', customerEmail: 'asha@example.com', amount: {} },
    ]) {
      const answer = await create(asha, body);
      expectRefusal(answer, 400, 'order-data-invalid');
      expect(answer.body.error).toBe(missing);
    }
    const unknown = await create(asha, { planId: 'gold', customerEmail: 'asha@example.com' });
    expect(unknown).toMatchObject({ status: 400, body: { error: 'Invalid plan selected', field: 'planId' } });
    expectRefusal(
      await create(asha, { planId: '__proto__', customerEmail: 'asha@example.com' }),
      400,
      'plan-invalid',
    );
    expectRefusal(
      await create(stage.browser(), { planId: 'pro', customerEmail: 'asha@example.com' }),
      401,
      'not-signed-in',
    );
    expect(await create(stage.browser(), { planId: 'guest', customerEmail: '.a@example.com' })).toMatchObject(
      {
        status: 400,
        body: {
          error: 'Email cannot start or end with dots, underscores, or hyphens',
          field: 'customerEmail',
        },
      },
    );
  });

  it('a resume that breaks a rule, or a picture that is none, is refused before it is paid for', async () => {
    const guest = (resume: unknown) =>
      create(stage.browser(), { planId: 'guest', customerEmail: 'g@example.com', resume });
    const { personalInfo } = testResume.data;
    const changed = (change: object) => ({
      ...testResume,
      data: { ...testResume.data, personalInfo: { ...personalInfo, ...change } },
    });
    const nameless = await guest(changed({ fullName: '' }));
    expect(nameless).toMatchObject({ status: 400, body: { field: 'resume.data.personalInfo.fullName' } });
    const noPicture = await guest(changed({ profileImage: 'data:image/png;base64,AAAA' }));
    expect(noPicture).toMatchObject({
      status: 400,
      body: { field: 'resume.data.personalInfo.profileImage' },
    });
    expectRefusal(await guest({ ...testResume, data: 'none' }), 400);
    expectRefusal(await guest({ ...testResume, name: '  ' }), 400, 'resume-name-required');
  });

  it.each([
    ['nothing', undefined],
    ['a list', '[]'],
    ['a word', '"pro"'],
    ['half of it', '{"planId":"pro"'],
    ['a prototype', '{"__proto__":{"planId":"pro"}}'],
    ['numbers for texts', '{"planId":1,"customerEmail":2}'],
    ['deep nesting', `{"amount":${'['.repeat(5_000)}${']'.repeat(5_000)},"planId":"x"}`],
    ['a NUL', '{"planId":"pro","customerEmail":"a\\u0000@example.com"}'],
    ['nine megabytes', `{"planId":"${'x'.repeat(9_000_000)}"}`],
  ])('a body of %s is refused in our own form', async (_what, payload) => {
    for (const url of ['create-order', 'verify-payment', 'update-status']) {
      const answer = await stage.app.inject({
        method: 'POST',
        url: `/api/payment/${url}`,
        headers: { 'content-type': 'application/json', host: 'localhost:3000', cookie: asha.cookie },
        ...(payload === undefined ? {} : { payload }),
      });
      expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode, answer.body).toBeLessThan(500);
      expect(answer.json()).toMatchObject({
        success: false,
        error: expect.any(String),
        code: expect.any(String),
      });
    }
  });
});

describe('verification', () => {
  it('S1 §7 takes only the provider’s signature over the order we stored', async () => {
    const before = await grants();
    const order = await freshOrder();
    const paid = await provider.pay(order.id);
    const other = await buy(ravi);
    const othersPaid = await provider.pay(other.id, { outcome: 'authorized' });
    const wrong = [
      { ...paid, razorpay_signature: '' },
      { ...paid, razorpay_signature: '0'.repeat(64) },
      { ...paid, razorpay_signature: paid.razorpay_signature.slice(0, -1) },
      { ...paid, razorpay_signature: othersPaid.razorpay_signature },
      { ...paid, razorpay_payment_id: othersPaid.razorpay_payment_id },
      { ...othersPaid, razorpay_order_id: order.id },
      { ...paid, razorpay_payment_id: '' },
      { razorpay_order_id: order.id },
      {
        ...paid,
        razorpay_signature: createHmac('sha256', 'a guess')
          .update(`${order.id}|${paid.razorpay_payment_id}`)
          .digest('hex'),
      },
    ];
    for (const body of wrong) {
      const answer = await verify(asha, body);
      expectRefusal(answer, 400, 'payment-verification-failed');
      expect(answer.body.error).toBe('Payment verification failed');
    }
    expect((await rowOf(order))?.status).toBe('pending');
    expect(await grants()).toBe(before);
  });

  it('another person’s order does not exist, whoever holds its signature', async () => {
    const order = await freshOrder();
    const paid = await provider.pay(order.id, { outcome: 'authorized' });
    for (const stranger of [ravi, stage.browser()]) {
      expectRefusal(await verify(stranger, paid), 404, 'not-found');
      expectRefusal(await stranger.get(`/api/payment/orders/${order.orderId}`), 404, 'not-found');
      expectRefusal(await stranger.get(`/api/payment/orders/${order.id}`), 404, 'not-found');
      expectRefusal(
        await stranger.post('/api/payment/update-status', { orderId: order.orderId, status: 'unknown' }),
        404,
        'not-found',
      );
    }
    expect(await verify(asha, { ...paid, razorpay_order_id: 'order_AAAAAAAAAAAAAA' })).toMatchObject({
      status: 404,
    });
    expect((await rowOf(order))?.status).toBe('pending');
    const listed = (await ravi.get('/api/orders')).body.orders as { id: string }[];
    expect(listed.map(({ id }) => id)).not.toContain(order.orderId);
  });

  it('S1 §7 a browser may only say that the window was closed', async () => {
    const order = await freshOrder();
    for (const status of ['completed', 'processing', 'failed', '', null]) {
      expectRefusal(await asha.post('/api/payment/update-status', { orderId: order.orderId, status }), 400);
    }
    expect((await rowOf(order))?.status).toBe('pending');
  });

  it.each([
    ['too little', { amount: 100 }, 'payment-amount-differs', { paid: '₹1', price: '₹49' }],
    ['dollars', { currency: 'USD' }, 'payment-currency-differs', { currency: 'USD' }],
  ])('paying %s grants nothing and is held for staff', async (_what, payment, failureCode, failureParams) => {
    const before = await grants();
    const order = await freshOrder();
    const paid = await provider.pay(order.id, payment);
    expectRefusal(await verify(asha, paid), 400, 'payment-verification-failed');
    expect(await rowOf(order)).toMatchObject({
      status: 'failed',
      failureKind: 'held',
      failureCode,
      failureParams,
      failureReason: null,
    });
    expect(await grants()).toBe(before);
    expect((await provider.gateway.payment(paid.razorpay_payment_id)).status).toBe('captured');
  });

  it('a replay changes nothing, not even after the plan was used', async () => {
    const order = await freshOrder();
    const paid = await provider.pay(order.id);
    await verify(asha, paid);
    await db
      .update(subscriptions)
      .set({ resumesRemaining: 0 })
      .where(eq(subscriptions.orderId, order.orderId));
    const before = await grants();
    for (let again = 0; again < 5; again += 1) {
      expect((await verify(asha, paid)).body).toEqual({ success: true, status: 'completed' });
    }
    expect(await grants()).toBe(before);
    const [plan] = await db.select().from(subscriptions).where(eq(subscriptions.orderId, order.orderId));
    expect(plan?.resumesRemaining).toBe(0);
  });
});

describe('events', () => {
  const secret = provider.razorpay.webhookSecrets[0] ?? '';
  const sign = (body: string, key = secret) => createHmac('sha256', key).update(body).digest('hex');
  const deliver = (body: string, signature: string | undefined) =>
    stage.app.inject({
      method: 'POST',
      url: '/api/payment/webhook',
      headers: {
        'content-type': 'application/json',
        ...(signature === undefined ? {} : { 'x-razorpay-signature': signature }),
      },
      payload: body,
    });
  const jobsFor = async (id: string) =>
    (await db.execute(sql`select 1 from graphile_worker.jobs where key = ${`settle ${id}`}`)).rows.length;
  const eventOf = (id: string) =>
    JSON.stringify({
      entity: 'event',
      event: 'payment.captured',
      payload: { payment: { entity: { id: 'pay_1', order_id: id, amount: 1, status: 'captured' } } },
    });

  it('are taken by their signature over the very bytes', async () => {
    const order = await freshOrder();
    const body = eventOf(order.id);
    for (const [sent, signature] of [
      [body, undefined],
      [body, ''],
      [body, sign(body, 'wrong')],
      [body, sign(`${body} `)],
      [JSON.stringify(JSON.parse(body), null, 1), sign(body)],
      [body.replace('"amount":1', '"amount":2'), sign(body)],
    ] as const) {
      const answer = await deliver(sent, signature);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'payment-verification-failed']);
    }
    expect(await jobsFor(order.id)).toBe(0);
    expect((await deliver(body, sign(body))).json()).toEqual({ success: true });
    expect((await deliver(body, sign(body))).statusCode).toBe(200);
    expect(await jobsFor(order.id)).toBe(1);
  });

  it('are believed in nothing but the order they name: a signed lie grants nothing', async () => {
    const before = await grants();
    const order = await freshOrder();
    await deliver(eventOf(order.id), sign(eventOf(order.id)));
    await stage.tasks['settle-order']({ providerOrderId: order.id });
    await stage.tasks['settle-order']({ providerOrderId: 'order_AAAAAAAAAAAAAA' });
    expect((await rowOf(order))?.status).toBe('pending');
    expect(await grants()).toBe(before);
  });

  it.each([
    '{}',
    '[]',
    'null',
    '1',
    '{"payload":1}',
    '{"payload":{"payment":{"entity":{"order_id":{"a":1}}}}}',
  ])('signed nonsense %s is taken and forgotten', async (body) => {
    expect((await deliver(body, sign(body))).statusCode).toBe(200);
  });

  it('a huge or broken body is refused in our own form', async () => {
    for (const body of ['{"a":', 'x'.repeat(1_200_000)]) {
      const answer = await deliver(body, sign(body));
      expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode, answer.body).toBeLessThan(500);
      expect(answer.json().success).toBe(false);
    }
  });

  it('both secrets count while they are changed', async () => {
    const razorpay = { ...provider.razorpay, webhookSecrets: ['the new one', secret] };
    const app = await stage.another({ services: { ...stage.services, razorpay } });
    for (const [key, status] of [
      ['the new one', 200],
      [secret, 200],
      ['an older one', 400],
    ] as const) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/payment/webhook',
        headers: { 'content-type': 'application/json', 'x-razorpay-signature': sign('{}', key) },
        payload: '{}',
      });
      expect(answer.statusCode).toBe(status);
    }
  });
});
