import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../auth/auth-tables.ts';
import { resumes } from '../resumes/resume-tables.ts';
import { saveCheckoutSettings } from '../settings/checkout-settings-queries.ts';
import { subscriptions } from '../subscriptions/subscription-tables.ts';
import type { TestBrowser } from '../testing/test-app.ts';
import { startPaymentStage, testResume } from '../testing/test-payments.ts';
import { orders, refunds } from './payment-tables.ts';

const stage = await startPaymentStage();
const { provider, database, buy } = stage;
const { db } = database;

let people = 0;
const person = async (): Promise<{ browser: TestBrowser; email: string }> => {
  const email = `payer${++people}@example.com`;
  return { browser: await stage.signedIn(email), email };
};
const guestOrder = (change: Record<string, unknown> = {}) => ({
  planId: 'guest',
  customerEmail: `guest${++people}@example.com`,
  resume: testResume,
  ...change,
});
const orderRow = async (id: string) => {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  if (row === undefined) throw new Error('no such order');
  return row;
};
const granted = (orderId: string) =>
  db.select().from(subscriptions).where(eq(subscriptions.orderId, orderId));
const verify = (browser: TestBrowser, callback: object) =>
  browser.post('/api/payment/verify-payment', callback);
const fetchGuest = (token: string) => stage.browser().post('/api/guest/downloads', { token });
const statusOf = async (browser: TestBrowser, id: string) =>
  (await browser.get(`/api/payment/orders/${id}`)).body.status;

describe('S1 §4 plan checkout', () => {
  it('takes an order, verifies the payment, and gives the plan with one receipt', async () => {
    const { browser, email } = await person();
    const order = await buy(browser, { customerEmail: email, customerName: 'Asha Rao' });
    expect(order).toMatchObject({ success: true, amount: 4900, currency: 'INR', key: 'rzp_test_sandbox' });
    expect(order.id).toMatch(/^order_\w{14}$/);
    const callback = await provider.pay(order.id);
    expect((await verify(browser, callback)).body).toEqual({ success: true, status: 'completed' });

    const { body } = await browser.get('/api/subscription');
    expect(body.subscription).toMatchObject({ planId: 'pro', status: 'active', resumesRemaining: 5 });
    expect(await orderRow(order.orderId)).toMatchObject({
      status: 'completed',
      paymentId: callback.razorpay_payment_id,
      amountPaise: 4900,
      notes: { source: 'web', environment: 'sandbox' },
    });
    const mails = (await stage.mailsTo(email)).filter(({ kind }) => kind === 'receipt');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.params).toMatchObject({
      amountPaise: 4900,
      planName: 'Pro plan',
      orderId: order.id,
    });
  });

  it('S1 §4 saves the waiting resume once, on the new plan', async () => {
    const { browser, email } = await person();
    const order = await buy(browser, { customerEmail: email, planId: 'basic', resume: testResume });
    const callback = await provider.pay(order.id);
    await verify(browser, callback);
    await verify(browser, callback);
    const saved = await db.select().from(resumes).where(eq(resumes.orderId, order.orderId));
    expect(saved).toMatchObject([{ name: 'My first', template: 'modern', planUsed: 'basic' }]);
    expect(await granted(order.orderId)).toMatchObject([{ resumesRemaining: 0, totalResumes: 1 }]);
    expect((await orderRow(order.orderId)).pendingResume).toBeNull();
  });

  it('S1 §4 expires the previous plan in the same transaction', async () => {
    const { browser, email } = await person();
    for (const planId of ['pro', 'premium']) {
      const order = await buy(browser, { customerEmail: email, planId });
      await verify(browser, await provider.pay(order.id));
    }
    const { body } = await browser.get('/api/subscription');
    expect(body.subscription).toMatchObject({ planId: 'premium', resumesRemaining: 10 });
    const [user] = await db.select().from(users).where(eq(users.email, email));
    const all = await db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, user?.id ?? ''));
    expect(all.map(({ planId, replacedAt }) => [planId, replacedAt !== null]).sort()).toEqual([
      ['premium', false],
      ['pro', true],
    ]);
  });

  it('S2 §7 lists own orders newest first and hands out the receipt of a completed one', async () => {
    const { browser, email } = await person();
    const first = await buy(browser, { customerEmail: email, planId: 'basic' });
    await verify(browser, await provider.pay(first.id));
    const second = await buy(browser, { customerEmail: email, planId: 'pro' });
    const { body } = await browser.get('/api/orders');
    expect(body).toMatchObject({
      nextCursor: null,
      orders: [
        { id: second.orderId, status: 'pending', amount: 49, planName: 'Pro' },
        { id: first.orderId, status: 'completed', amount: 9, planName: 'Basic' },
      ],
    });
    const receipt = await browser.get(`/api/orders/${first.orderId}/receipt`);
    expect(receipt.status).toBe(200);
    expect(receipt.headers['content-type']).toBe('application/pdf');
    expect((await browser.get(`/api/orders/${second.orderId}/receipt`)).body.code).toBe('receipt-not-ready');
    const { browser: other } = await person();
    expect((await other.get(`/api/orders/${first.orderId}/receipt`)).status).toBe(404);
  });
});

describe('S1 §4 §7 guest payment', () => {
  it('delivers the resume by a private link, once, and the receipt', async () => {
    const browser = stage.browser();
    const wanted = guestOrder();
    const order = await buy(browser, wanted);
    expect(order.amount).toBe(900);
    const callback = await provider.pay(order.id);
    expect((await verify(browser, callback)).body.status).toBe('completed');
    await verify(browser, callback);
    const mails = await stage.mailsTo(wanted.customerEmail);
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['guest-copy', 'receipt']);
    const link = new URL(String(mails.find(({ kind }) => kind === 'guest-copy')?.params.downloadUrl));
    expect(link.pathname).toBe('/guest/download');
    const token = link.hash.slice(1);
    const { status, body, headers } = await fetchGuest(token);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body.resume).toMatchObject({ template: 'modern', data: testResume.data });
    expect((await fetchGuest(`${token}x`)).body).toMatchObject({
      success: false,
      error: 'This download link is not valid or has expired',
    });
  });

  it('decision 19: the link lasts 24 hours, the resume 7 days after payment', async () => {
    const browser = stage.browser();
    const wanted = guestOrder();
    const order = await buy(browser, wanted);
    await verify(browser, await provider.pay(order.id));
    const mail = (await stage.mailsTo(wanted.customerEmail)).find(({ kind }) => kind === 'guest-copy');
    const token = new URL(String(mail?.params.downloadUrl)).hash.slice(1);
    const hour = 3_600_000;
    const asked = async (offsetMs: number) => {
      stage.clock.offsetMs = offsetMs;
      try {
        await stage.tasks['erase-order-data']();
        const { status } = await fetchGuest(token);
        return [status, (await orderRow(order.orderId)).pendingResume !== null];
      } finally {
        stage.clock.offsetMs = 0;
      }
    };
    expect(await asked(24 * hour - 60_000)).toEqual([200, true]);
    expect(await asked(24 * hour + 60_000)).toEqual([404, true]);
    expect(await asked(7 * 24 * hour - 60_000)).toEqual([404, true]);
    expect(await asked(7 * 24 * hour + 60_000)).toEqual([404, false]);
  });

  it('decision 19: an unpaid guest’s resume is erased 7 days after creation', async () => {
    const order = await buy(stage.browser(), guestOrder());
    stage.clock.offsetMs = 7 * 24 * 3_600_000 + 60_000;
    await stage.tasks['erase-order-data']();
    stage.clock.offsetMs = 0;
    expect((await orderRow(order.orderId)).pendingResume).toBeNull();
  });

  it('decision 45: only the browser that made the order can read, verify or close it', async () => {
    const browser = stage.browser();
    const order = await buy(browser, guestOrder());
    const callback = await provider.pay(order.id, { outcome: 'authorized' });
    const stranger = stage.browser();
    expect((await verify(stranger, callback)).status).toBe(404);
    expect((await stranger.get(`/api/payment/orders/${order.orderId}`)).status).toBe(404);
    expect(
      (await stranger.post('/api/payment/update-status', { orderId: order.orderId, status: 'unknown' }))
        .status,
    ).toBe(404);
    expect((await orderRow(order.orderId)).status).toBe('pending');
    expect((await browser.get(`/api/payment/orders/${order.id}`)).status).toBe(200);
  });
});

describe('windows that close, payments that fail', () => {
  it('closed before paying: unknown, with the sentence about the money, and open for another try', async () => {
    const { browser, email } = await person();
    const order = await buy(browser, { customerEmail: email });
    const closed = await browser.post('/api/payment/update-status', {
      orderId: order.orderId,
      status: 'unknown',
    });
    expect(closed.body).toEqual({ success: true, status: 'unknown' });
    const { body } = await browser.get('/api/payment/open-order');
    expect(body).toMatchObject({
      order: {
        id: order.orderId,
        notes: {
          autoReversalMessage: 'Any amount deducted is reversed automatically within 5-7 working days.',
        },
      },
      checkout: { id: order.id },
    });
    const again = await buy(browser, { customerEmail: email });
    expect(again.id).toBe(order.id);
    expect((await orderRow(order.orderId)).status).toBe('pending');
    await verify(browser, await provider.pay(again.id));
    expect(await granted(order.orderId)).toHaveLength(1);
    expect((await browser.get('/api/payment/open-order')).body).toMatchObject({
      order: null,
      checkout: null,
    });
  });

  it('closed after paying: completed, although no callback ever came', async () => {
    const { browser, email } = await person();
    const order = await buy(browser, { customerEmail: email });
    await provider.pay(order.id);
    const closed = await browser.post('/api/payment/update-status', {
      orderId: order.orderId,
      status: 'unknown',
    });
    expect(closed.body.status).toBe('completed');
    expect(await granted(order.orderId)).toHaveLength(1);
  });

  it('paid after the window was closed: the poll turns to completed by itself', async () => {
    const { browser, email } = await person();
    const order = await buy(browser, { customerEmail: email });
    await browser.post('/api/payment/update-status', { orderId: order.id, status: 'unknown' });
    await provider.pay(order.id);
    expect(await statusOf(browser, order.orderId)).toBe('completed');
  });

  it('failed, then paid: one grant', async () => {
    const { browser, email } = await person();
    const order = await buy(browser, { customerEmail: email });
    await provider.pay(order.id, { outcome: 'failed' });
    const closed = await browser.post('/api/payment/update-status', {
      orderId: order.orderId,
      status: 'unknown',
    });
    expect(closed.body.status).toBe('failed');
    const again = await buy(browser, { customerEmail: email });
    expect(again.id).toBe(order.id);
    expect((await verify(browser, await provider.pay(order.id))).body.status).toBe('completed');
    expect(await granted(order.orderId)).toHaveLength(1);
  });

  it('only authorised: processing, nothing granted, and no second order meanwhile; captured in the background', async () => {
    const { browser, email } = await person();
    const order = await buy(browser, { customerEmail: email });
    const callback = await provider.pay(order.id, { outcome: 'authorized' });
    expect((await verify(browser, callback)).body).toEqual({ success: true, status: 'processing' });
    expect(await granted(order.orderId)).toHaveLength(0);
    const second = await browser.post('/api/payment/create-order', { planId: 'pro', customerEmail: email });
    expect(second).toMatchObject({ status: 409, body: { code: 'payment-being-confirmed' } });
    const job = {
      paymentId: callback.razorpay_payment_id,
      amountPaise: 4900,
      providerOrderId: order.id,
    };
    await stage.tasks['capture-payment'](job);
    await stage.tasks['capture-payment'](job);
    expect((await orderRow(order.orderId)).status).toBe('completed');
    expect(await granted(order.orderId)).toHaveLength(1);
  });

  it('paid twice: one grant, the second payment goes back once', async () => {
    const { browser, email } = await person();
    const order = await buy(browser, { customerEmail: email });
    const first = await provider.pay(order.id);
    const second = await provider.pay(order.id, { again: true });
    await verify(browser, first);
    const [kept] = await granted(order.orderId);
    expect(kept).toBeDefined();
    const paid = (await orderRow(order.orderId)).paymentId;
    const extra = [first, second].map((each) => each.razorpay_payment_id).filter((id) => id !== paid);
    expect(extra).toHaveLength(1);
    const refundsOf = () => db.select().from(refunds).where(eq(refunds.orderId, order.orderId));
    const [owed] = await refundsOf();
    expect(owed).toMatchObject({ paymentId: extra[0], amountPaise: 4900, origin: 'system', state: 'asked' });
    await stage.tasks['refund-payment']({ refundId: owed?.id });
    await stage.tasks['refund-payment']({ refundId: owed?.id });
    expect(await refundsOf()).toMatchObject([{ paymentId: extra[0], state: 'made' }]);
    expect((await provider.gateway.payment(extra[0] ?? '')).status).toBe('refunded');
    expect((await provider.gateway.payment(paid ?? '')).status).toBe('captured');
  });
});

describe('double clicks, tabs, and a checkout that closes', () => {
  it('a double click and a second tab share one order, here and on a second server', async () => {
    const { browser, email } = await person();
    const [one, two, three] = await Promise.all(
      [1, 2, 3].map(() => buy(browser, { customerEmail: email, planId: 'premium' })),
    );
    expect(new Set([one?.id, two?.id, three?.id]).size).toBe(1);
    const elsewhere = await stage.another();
    const answers = await Promise.all(
      [stage.app, elsewhere].map((app) =>
        app.inject({
          method: 'POST',
          url: '/api/payment/create-order',
          headers: { host: 'localhost:3000', cookie: browser.cookie },
          payload: { planId: 'enterprise', customerEmail: email },
        }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(new Set(answers.map((answer) => answer.json().orderId)).size).toBe(1);
  });

  it('a reused order takes the newer resume and e-mail', async () => {
    const browser = stage.browser();
    const order = await buy(browser, guestOrder());
    const newer = guestOrder({ resume: { ...testResume, template: 'classic' } });
    expect((await buy(browser, newer)).orderId).toBe(order.orderId);
    const row = await orderRow(order.orderId);
    expect(row).toMatchObject({ customerEmail: newer.customerEmail, pendingResume: { template: 'classic' } });
  });

  it('money that came before Try Again is found instead of asked for a second time', async () => {
    const { browser, email } = await person();
    const order = await buy(browser, { customerEmail: email });
    await provider.pay(order.id);
    expect((await buy(browser, { customerEmail: email })).orderId).toBe(order.orderId);
    expect(await statusOf(browser, order.orderId)).toBe('completed');
  });

  it('decision 42: a closed checkout refuses new orders with its message; an open order still settles', async () => {
    const { browser, email } = await person();
    const order = await buy(browser, { customerEmail: email });
    const settings = { isEnabled: false, maintenanceMessage: 'Back at noon.', showOnLanding: false };
    await saveCheckoutSettings(db, settings, new Date());
    const refused = await browser.post('/api/payment/create-order', { planId: 'pro', customerEmail: email });
    expect(refused).toMatchObject({
      status: 503,
      body: { success: false, error: 'Back at noon.', code: 'checkout-disabled' },
    });
    expect((await verify(browser, await provider.pay(order.id))).body.status).toBe('completed');
    await saveCheckoutSettings(db, { ...settings, isEnabled: true }, new Date());
  });
});

describe('decision 11: a template that was switched off', () => {
  it('is refused before anything is paid for it', async () => {
    await database.pool.query("update templates set enabled = false where id = 'executive'");
    try {
      const resume = { ...testResume, template: 'executive' };
      const guest = await stage.browser().post('/api/payment/create-order', guestOrder({ resume }));
      expect(guest).toMatchObject({ status: 422, body: { code: 'template-not-offered' } });
      const { browser, email } = await person();
      const plan = await browser.post('/api/payment/create-order', {
        planId: 'pro',
        customerEmail: email,
        resume: { ...resume, name: 'Mine' },
      });
      expect(plan).toMatchObject({ status: 422, body: { code: 'template-not-offered' } });
    } finally {
      await database.pool.query("update templates set enabled = true where id = 'executive'");
    }
  });
});
