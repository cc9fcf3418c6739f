import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { auditEntries } from '../../audit/audit-tables.ts';
import { mailMessages } from '../../mail/mail-tables.ts';
import { subscriptions } from '../../subscriptions/subscription-tables.ts';
import { startPaymentStage, testResume } from '../../testing/test-payments.ts';
import { savedBy } from '../../testing/test-resumes.ts';
import { signedInAdmin } from '../../testing/test-staff.ts';
import { orders, payments, refunds } from '../payment-tables.ts';

const stage = await startPaymentStage();
const { provider, tasks, clock } = stage;
const { db } = stage.database;
const boss = await signedInAdmin(stage);
const hour = 3_600_000;
let people = 0;

afterEach(async () => {
  clock.offsetMs = 0;
  await provider.control({ reset: true });
});

const bought = async (planId = 'pro') => {
  people += 1;
  const email = `payer${people}@example.com`;
  const browser = await stage.signedIn(email);
  const order = await stage.buy(browser, { planId, customerEmail: email });
  const { razorpay_payment_id: paymentId } = await provider.pay(order.id);
  await tasks['settle-order']({ providerOrderId: order.id });
  return { browser, email, order, paymentId, path: `/api/admin/orders/${order.orderId}` };
};
const ask = (path: string, changes: Record<string, unknown> = {}) =>
  boss.post(`${path}/refunds`, {
    refundId: randomUUID(),
    amountPaise: 4900,
    reason: 'Bought by mistake',
    overruleReason: '',
    ...changes,
  });
const moneyOf = async (path: string) => (await boss.get(`${path}/refunds`)).body.money as never;
const rowsOf = (orderId: string) => db.select().from(refunds).where(eq(refunds.orderId, orderId));
/** What the queue would do with an order's refunds. */
const work = async (orderId: string) => {
  for (const { id, state } of await rowsOf(orderId))
    if (state === 'asked') await tasks['refund-payment']({ refundId: id });
};
const planOf = async (orderId: string) =>
  (await db.select().from(subscriptions).where(eq(subscriptions.orderId, orderId)))[0];
const mailsOf = (orderId: string) =>
  db
    .select()
    .from(mailMessages)
    .where(and(eq(mailMessages.orderId, orderId), eq(mailMessages.kind, 'refunded')));

describe('a refund from an order', () => {
  it('in full: queued with the decision, made once, ends the plan, tells the payer, stays completed', async () => {
    const { browser, order, paymentId, path } = await bought();
    await savedBy(browser);
    expect(await moneyOf(path)).toMatchObject({
      payment: { id: paymentId, amountPaise: 4900, currency: 'INR', status: 'captured' },
      leftPaise: 4900,
      used: { resumesSaved: 1, resumesInPlan: 5, formatChanges: 0, downloads: 0, jobSearches: 0 },
      refunds: [],
    });
    const refundId = randomUUID();
    const pressed = await Promise.all([1, 2, 3].map(() => ask(path, { refundId })));
    for (const { status, body } of pressed)
      expect([status, (body.money as { leftPaise: number }).leftPaise]).toEqual([200, 0]);
    expect(await rowsOf(order.orderId)).toMatchObject([
      { id: refundId, state: 'asked', origin: 'staff', reason: 'Bought by mistake', paymentId },
    ]);
    expect((await browser.get('/api/orders')).body.orders).toMatchObject([
      { status: 'completed', refunded: 0, refunds: [{ amount: 49, state: 'asked' }] },
    ]);
    expect((await planOf(order.orderId))?.cancelledAt).toBeNull();

    await work(order.orderId);
    await tasks['refund-payment']({ refundId });
    await tasks['settle-order']({ providerOrderId: order.id });
    expect(await provider.gateway.refundsOf(paymentId)).toMatchObject([
      { amountPaise: 4900, receipt: refundId },
    ]);
    expect(await planOf(order.orderId)).toMatchObject({ cancelledBecause: 'refunded' });
    const [row] = await db.select().from(orders).where(eq(orders.id, order.orderId));
    expect(row).toMatchObject({ status: 'completed', paidPaise: 4900, refundedPaise: 4900 });
    const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId));
    expect(payment).toMatchObject({ status: 'refunded', refundedPaise: 4900 });
    expect(await mailsOf(order.orderId)).toMatchObject([
      { params: { amountPaise: 4900, currency: 'INR', what: 'all', planName: expect.any(String) } },
    ]);
    expect((await browser.get('/api/orders')).body.orders).toMatchObject([
      { status: 'completed', refunded: 49, refunds: [{ amount: 49, state: 'made', isSecond: false }] },
    ]);
    expect(
      await db.select().from(auditEntries).where(eq(auditEntries.subjectId, order.orderId)),
    ).toMatchObject([
      { action: 'order-refund-asked', reason: 'Bought by mistake', after: { amount: 49, refundId } },
    ]);
    expect((await ask(path, { amountPaise: 100 })).body.code).toBe('refund-nothing-left');
  });

  it('in part keeps the plan, to the paisa, and never more than is left', async () => {
    const { order, path } = await bought();
    expect((await ask(path, { amountPaise: 1237 })).status).toBe(200);
    expect((await ask(path, { amountPaise: 3664 })).body).toMatchObject({
      code: 'refund-amount-invalid',
      error: 'Enter an amount between ₹1 and ₹36.63',
    });
    await work(order.orderId);
    expect(await moneyOf(path)).toMatchObject({
      leftPaise: 3663,
      refunds: [{ amount: 12.37, state: 'made' }],
    });
    expect(await planOf(order.orderId)).toMatchObject({ cancelledAt: null });
    expect(await mailsOf(order.orderId)).toMatchObject([{ params: { what: 'part', amountPaise: 1237 } }]);
    // Two members of staff at once: what is left goes back once.
    const both = await Promise.all([ask(path, { amountPaise: 3663 }), ask(path, { amountPaise: 3663 })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await work(order.orderId);
    expect(await planOf(order.orderId)).toMatchObject({ cancelledBecause: 'refunded' });
    const list = await boss.get(`/api/admin/orders?search=${order.id}`);
    expect(list.body.orders).toMatchObject([{ refunded: 49, refunds: [{}, {}] }]);
  });

  it('S2 §9: after 24 hours only with a reason why the policy is set aside', async () => {
    const { order, path } = await bought();
    clock.offsetMs = 25 * hour;
    const late = await ask(path);
    expect([late.status, late.body.code]).toEqual([422, 'refund-policy-over']);
    expect((await ask(path, { reason: ' ' })).body.code).toBe('refund-reason-missing');
    expect((await ask(path, { overruleReason: 'Wrote to us in time' })).status).toBe(200);
    expect(await rowsOf(order.orderId)).toMatchObject([{ overruledReason: 'Wrote to us in time' }]);
  });

  it('is for staff alone', async () => {
    const { browser, path } = await bought();
    for (const answer of [
      await browser.get(`${path}/refunds`),
      await browser.post(`${path}/refunds`, { refundId: randomUUID(), amountPaise: 4900, reason: 'Mine' }),
      await browser.post(`${path}/ask`, {}),
    ])
      expect([401, 403]).toContain(answer.status);
    expect((await ask('/api/admin/orders/nobody')).status).toBe(404);
  });
});

describe('a provider in trouble', () => {
  it('an answer that is lost, late or garbage makes one refund', async () => {
    const { order, paymentId, path } = await bought();
    await ask(path, { amountPaise: 2000 });
    const [asked] = await rowsOf(order.orderId);
    for (const fault of [
      { status: 502, body: '<html>' },
      { after: true, drop: true },
    ]) {
      await provider.control({ failNext: [{ method: 'POST', path: '/payments/*/refund', ...fault }] });
      await expect(tasks['refund-payment']({ refundId: asked?.id })).rejects.toThrow();
      expect(await rowsOf(order.orderId)).toMatchObject([{ state: 'asked' }]);
    }
    await work(order.orderId);
    expect(await rowsOf(order.orderId)).toMatchObject([{ state: 'made' }]);
    expect(await provider.gateway.refundsOf(paymentId)).toHaveLength(1);
  });

  it('a refusal is said to staff, who can ask again; the plan runs on', async () => {
    const { order, path } = await bought();
    await ask(path);
    const no = { error: { description: 'Your account does not have enough balance' } };
    await provider.control({
      failNext: [{ method: 'POST', path: '/payments/*/refund', status: 400, body: no }],
    });
    await work(order.orderId);
    expect(await moneyOf(path)).toMatchObject({
      leftPaise: 4900,
      refunds: [{ state: 'failed', failureReason: expect.stringContaining('enough balance') }],
    });
    expect(await planOf(order.orderId)).toMatchObject({ cancelledAt: null });
    const alarm = async () =>
      (
        (await boss.get('/api/admin/operations')).body.operations as { refundsDue: { orderId: string }[] }
      ).refundsDue.filter(({ orderId }) => orderId === order.orderId);
    expect(await alarm()).toMatchObject([{ state: 'failed' }]);
    expect((await ask(path)).status).toBe(200);
    await work(order.orderId);
    expect(await alarm()).toEqual([]);
    expect(await planOf(order.orderId)).toMatchObject({ cancelledBecause: 'refunded' });
  });

  it('an alarm about a failed one is tried again or dismissed, once, by whoever may return money', async () => {
    const { order, path, paymentId } = await bought();
    await ask(path, { amountPaise: 1200 });
    const no = { error: { description: 'Your account does not have enough balance' } };
    const refuseNext = () =>
      provider.control({ failNext: [{ method: 'POST', path: '/payments/*/refund', status: 400, body: no }] });
    await refuseNext();
    await work(order.orderId);
    const alarms = async () =>
      (
        (await boss.get('/api/admin/operations')).body.operations as {
          refundsDue: { id: string; orderId: string; state: string }[];
        }
      ).refundsDue.filter(({ orderId }) => orderId === order.orderId);
    const act = (who: typeof boss, id: string, what: 'retry' | 'dismiss') =>
      who.post(`/api/admin/operations/refunds/${id}/${what}`);
    const [first] = await alarms();
    const helper = await signedInAdmin(stage, 'refund-helper@example.com', 'support');
    expect((await act(helper, first?.id ?? '', 'retry')).body.code).toBe('permission-missing');

    const both = await Promise.all([
      act(boss, first?.id ?? '', 'retry'),
      act(boss, first?.id ?? '', 'retry'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const asked = await rowsOf(order.orderId);
    expect(asked).toHaveLength(2);
    const second = asked.find(({ state }) => state === 'asked');
    expect(second).toMatchObject({
      amountPaise: 1200,
      paymentId,
      origin: 'staff',
      reason: 'Bought by mistake',
    });
    await refuseNext();
    await work(order.orderId);
    expect((await alarms()).map(({ id }) => id)).toContain(second?.id);

    for (const { id } of await alarms()) expect((await act(boss, id, 'dismiss')).status).toBe(200);
    expect(await alarms()).toEqual([]);
    expect((await act(boss, second?.id ?? '', 'dismiss')).body.code).toBe('alarm-gone');
    expect((await act(boss, second?.id ?? '', 'retry')).body.code).toBe('alarm-gone');
    expect((await act(boss, 'nothing', 'retry')).body.code).toBe('alarm-gone');
    expect(await provider.gateway.refundsOf(paymentId)).toEqual([]);
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, order.orderId));
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['order-refund-asked', 'refund-dismissed']),
    );
  });

  it('a refund the bank holds ends nothing until it is made; one it fails leaves money and plan', async () => {
    const { browser, order, paymentId, path } = await bought();
    await provider.control({ refundsPending: true });
    await ask(path);
    await work(order.orderId);
    expect(await rowsOf(order.orderId)).toMatchObject([{ state: 'accepted' }]);
    expect((await browser.get('/api/subscription')).body.subscription).toMatchObject({ status: 'active' });
    expect(await mailsOf(order.orderId)).toEqual([]);
    const [first] = await rowsOf(order.orderId);
    await provider.finishRefund(paymentId, first?.providerRefundId ?? '', 'failed');
    // The sweep follows what is open, however old it is.
    clock.offsetMs = 8 * 24 * hour;
    await tasks['sweep-payments']({});
    expect(await moneyOf(path)).toMatchObject({ leftPaise: 4900, refunds: [{ state: 'failed' }] });
    expect(await planOf(order.orderId)).toMatchObject({ cancelledAt: null });

    await ask(path, { overruleReason: 'The bank failed' });
    await work(order.orderId);
    const second = (await rowsOf(order.orderId)).find(({ state }) => state === 'accepted');
    await provider.finishRefund(paymentId, second?.providerRefundId ?? '', 'processed');
    await tasks['sweep-payments']({});
    expect(await planOf(order.orderId)).toMatchObject({ cancelledBecause: 'refunded' });
    expect(await mailsOf(order.orderId)).toHaveLength(1);
  });

  it('"Ask the provider now" says what is true, and when nobody answers', async () => {
    const { order, paymentId, path } = await bought();
    await provider.gateway.refund(paymentId, 900, `by-hand-${paymentId}`);
    const asked = await boss.post(`${path}/ask`, {});
    expect(asked.body).toMatchObject({
      order: { status: 'completed', refunded: 9 },
      money: { leftPaise: 4000, refunds: [{ origin: 'provider', state: 'made', amount: 9 }] },
    });
    expect(await mailsOf(order.orderId)).toHaveLength(1);
    await provider.control({ garbage: true });
    const silent = await boss.post(`${path}/ask`, {});
    expect([silent.status, silent.body.code]).toEqual([503, 'provider-not-answering']);
  });
});

describe('what waits for staff', () => {
  const misfit = async () => {
    people += 1;
    const email = `payer${people}@example.com`;
    const browser = await stage.signedIn(email);
    const order = await stage.buy(browser, { planId: 'pro', customerEmail: email });
    await provider.pay(order.id, { amount: 4837 });
    await tasks['settle-order']({ providerOrderId: order.id });
    return { order, path: `/api/admin/orders/${order.orderId}` };
  };
  const decide = (path: string, status: string) =>
    boss.send('PATCH', path, { status, reason: 'Looked at it' });

  it('held money is accepted for the order, with what really came', async () => {
    const { order, path } = await misfit();
    expect((await decide(path, 'failed')).body.code).toBe('order-not-pending');
    expect((await decide(path, 'completed')).body.order).toMatchObject({ status: 'completed' });
    expect(await planOf(order.orderId)).toBeDefined();
    const [row] = await db.select().from(orders).where(eq(orders.id, order.orderId));
    expect(row).toMatchObject({ paidPaise: 4837, failureKind: null });
  });

  it('or goes back, at any time, and the order says so', async () => {
    const { order, path } = await misfit();
    clock.offsetMs = 48 * hour;
    expect(await moneyOf(path)).toMatchObject({ leftPaise: 4837, policyUntil: null });
    expect((await ask(path, { amountPaise: 4837 })).status).toBe(200);
    expect((await decide(path, 'completed')).body.code).toBe('order-money-not-acceptable');
    await work(order.orderId);
    const [row] = await db.select().from(orders).where(eq(orders.id, order.orderId));
    expect(row).toMatchObject({ status: 'failed', failureKind: 'returned', paidPaise: 0 });
    expect(await planOf(order.orderId)).toBeUndefined();
    expect(await mailsOf(order.orderId)).toMatchObject([{ params: { what: 'held' } }]);
  });

  it('a wrong "failed" is taken back and asked about at once; an unknown order can be decided', async () => {
    people += 1;
    const email = `payer${people}@example.com`;
    const browser = await stage.signedIn(email);
    const order = await stage.buy(browser, { planId: 'pro', customerEmail: email });
    const path = `/api/admin/orders/${order.orderId}`;
    await decide(path, 'failed');
    await provider.pay(order.id);
    expect((await decide(path, 'pending')).body.order).toMatchObject({ status: 'completed' });
    expect((await decide(path, 'pending')).body.code).toBe('order-not-pending');

    const other = await stage.buy(browser, { planId: 'enterprise', customerEmail: email });
    await browser.post('/api/payment/update-status', { orderId: other.orderId, status: 'unknown' });
    const decided = await decide(`/api/admin/orders/${other.orderId}`, 'completed');
    expect(decided.body.order).toMatchObject({ status: 'completed' });
  });
});

it('a guest’s link, corrections and further mails end with a full refund', async () => {
  const guest = await stage.browser();
  const order = await stage.buy(guest, {
    planId: 'guest',
    customerEmail: 'g@example.com',
    resume: testResume,
  });
  await provider.pay(order.id);
  await tasks['settle-order']({ providerOrderId: order.id });
  const resume = () => guest.get(`/api/payment/orders/${order.orderId}/resume`);
  expect((await resume()).status).toBe(200);
  await ask(`/api/admin/orders/${order.orderId}`, { amountPaise: 900 });
  await work(order.orderId);
  expect((await resume()).status).toBe(404);
  const again = await guest.post('/api/guest/resends', { orderId: order.orderId, token: '' });
  expect(again.body.code).toBe('after-payment-refunded');
  const [row] = await db.select().from(orders).where(eq(orders.id, order.orderId));
  expect(row?.downloadTokenExpiresAt?.getTime()).toBeLessThanOrEqual(Date.now());
});
