import { asc, eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { subscriptions } from '../../subscriptions/subscription-tables.ts';
import { startPaymentStage } from '../../testing/test-payments.ts';
import { orders, payments, refunds } from '../payment-tables.ts';
import { GatewayFailure } from '../provider/payment-gateway.ts';

const stage = await startPaymentStage();
const { provider, database, buy, tasks, clock } = stage;
const { db } = database;
const asha = await stage.signedIn('asha@example.com');
const minute = 60_000;

const freshOrder = async (body: Record<string, unknown> = {}) => {
  await db.update(orders).set({ openKey: null, checkAt: null });
  return buy(asha, body);
};
const rowOf = async (orderId: string) => (await db.select().from(orders).where(eq(orders.id, orderId)))[0];
const grantsOf = async (orderId: string) =>
  (await db.select().from(subscriptions).where(eq(subscriptions.orderId, orderId))).length;
const refundOf = async (paymentId: string) =>
  (await db.select().from(refunds).where(eq(refunds.paymentId, paymentId)))[0];
const paymentOf = async (id: string) => (await db.select().from(payments).where(eq(payments.id, id)))[0];
const create = () =>
  asha.post('/api/payment/create-order', { planId: 'pro', customerEmail: 'asha@example.com' });

afterEach(async () => {
  clock.offsetMs = 0;
  await provider.control({ reset: true });
});

describe('looks at open orders', () => {
  it('after 1, 5, 15 and 60 minutes, then no more', async () => {
    const order = await freshOrder();
    const created = (await rowOf(order.orderId))?.createdAt.getTime() ?? 0;
    const dueAfter = async () => {
      const due = (await rowOf(order.orderId))?.checkAt;
      return due == null ? null : Math.round((due.getTime() - created) / minute);
    };
    const seen: unknown[] = [await dueAfter()];
    for (const after of [1, 5, 15, 60]) {
      clock.offsetMs = after * minute - 10_000;
      await tasks['reconcile-orders']();
      expect(await dueAfter()).toBe(after);
      clock.offsetMs = after * minute + 5_000;
      await tasks['reconcile-orders']();
      seen.push(await dueAfter());
    }
    expect(seen).toEqual([1, 5, 15, 60, null]);
  });

  it('finds the money of an order whose callback and events were all lost', async () => {
    const order = await freshOrder();
    await provider.pay(order.id);
    clock.offsetMs = minute + 1_000;
    await Promise.all([tasks['reconcile-orders'](), tasks['reconcile-orders']()]);
    expect((await rowOf(order.orderId))?.status).toBe('completed');
    expect(await grantsOf(order.orderId)).toBe(1);
  });

  it('takes open orders before the many that are completed already', async () => {
    const order = await freshOrder();
    await provider.pay(order.id);
    const completed = Array.from({ length: 230 }, (_, place) => ({
      customerName: 'Asha Rao',
      customerEmail: 'asha@example.com',
      customerPhone: '9999999999',
      planId: 'pro' as const,
      amountPaise: 4900,
      receipt: `settled-${place}`,
      razorpayOrderId: `order_Settled${place}`,
      paymentId: `pay_Settled${place}`,
      status: 'completed' as const,
      completedAt: new Date(),
      checkAt: new Date(Date.now() - minute),
    }));
    await db.insert(orders).values(completed);
    clock.offsetMs = minute + 1_000;
    const asked: string[] = [];
    const { createPaymentTasks } = await import('./payment-tasks.ts');
    const own = createPaymentTasks({
      db,
      now: () => new Date(Date.now() + clock.offsetMs),
      publicUrl: 'http://localhost:3000',
      gateway: {
        ...provider.gateway,
        paymentsOf: async (id) => {
          asked.push(id);
          return id === order.id ? provider.gateway.paymentsOf(id) : [];
        },
      },
    });
    await own['reconcile-orders']();
    // Five are asked about at once.
    expect(asked.slice(0, 5)).toContain(order.id);
    expect((await rowOf(order.orderId))?.status).toBe('completed');
    expect(asked).toHaveLength(200);
  });

  it('repeats in a minute a look that the provider did not answer', async () => {
    const order = await freshOrder();
    await provider.pay(order.id);
    await provider.control({ garbage: true });
    clock.offsetMs = minute + 1_000;
    await tasks['reconcile-orders']();
    expect((await rowOf(order.orderId))?.status).toBe('pending');
    await provider.control({ reset: true });
    clock.offsetMs = 2 * minute + 5_000;
    await tasks['reconcile-orders']();
    expect((await rowOf(order.orderId))?.status).toBe('completed');
  });
});

describe('the hourly sweep', () => {
  it('settles a payment that was authorised long after its order was given up, and asks about nothing else', async () => {
    const abandoned = await freshOrder({ planId: 'basic' });
    const order = await freshOrder();
    const { razorpay_payment_id } = await provider.pay(order.id, { outcome: 'failed' });
    await tasks['sweep-payments']({});
    expect((await rowOf(order.orderId))?.status).toBe('pending');
    await provider.authorize(razorpay_payment_id, { capture: true });
    const asked: string[] = [];
    const watched = {
      ...provider.gateway,
      paymentsOf: (id: string) => {
        asked.push(id);
        return provider.gateway.paymentsOf(id);
      },
    };
    const { createPaymentTasks } = await import('./payment-tasks.ts');
    const own = createPaymentTasks({
      db,
      now: () => new Date(),
      gateway: watched,
      publicUrl: 'http://localhost:3000',
    });
    await own['sweep-payments']({});
    await own['sweep-payments']({});
    expect(asked).toEqual([order.id]);
    expect((await rowOf(order.orderId))?.status).toBe('completed');
    expect(await grantsOf(order.orderId)).toBe(1);
    expect((await rowOf(abandoned.orderId))?.status).toBe('pending');
  });

  it('goes back six days and no further', async () => {
    const order = await freshOrder();
    await provider.pay(order.id);
    clock.offsetMs = 6 * 24 * 60 * minute + 5 * minute;
    await tasks['sweep-payments']({});
    expect((await rowOf(order.orderId))?.status).toBe('pending');
    clock.offsetMs = 6 * 24 * 60 * minute - 5 * minute;
    await tasks['sweep-payments']({});
    expect((await rowOf(order.orderId))?.status).toBe('completed');
  });
});

describe('an answer that is older than the one before', () => {
  it('takes nothing from staff that is held for them', async () => {
    const order = await freshOrder();
    const { razorpay_payment_id: paymentId } = await provider.pay(order.id, { amount: 100 });
    await tasks['settle-order']({ providerOrderId: order.id });
    expect(await rowOf(order.orderId)).toMatchObject({ status: 'failed', failureKind: 'held' });
    const { createPaymentTasks } = await import('./payment-tasks.ts');
    const listed = await provider.gateway.paymentsOf(order.id);
    const older = [listed.map((payment) => ({ ...payment, status: 'failed' as const })), []];
    for (const answer of older) {
      const late = createPaymentTasks({
        db,
        now: () => new Date(),
        gateway: { ...provider.gateway, paymentsOf: async () => answer },
        publicUrl: 'http://localhost:3000',
      });
      await late['settle-order']({ providerOrderId: order.id });
      expect(await rowOf(order.orderId)).toMatchObject({ failureKind: 'held', paymentId });
    }
  });
});

describe('a provider in trouble', () => {
  it('down while verifying: processing, nothing granted; settled when it is back', async () => {
    const order = await freshOrder();
    const paid = await provider.pay(order.id);
    for (const trouble of [{ garbage: true }, { garbage: 200 }, { garbage: 503 }]) {
      await provider.control({ reset: true, ...trouble });
      const answer = await asha.post('/api/payment/verify-payment', paid);
      expect(answer.body).toEqual({ success: true, status: 'processing' });
      expect((await asha.get(`/api/payment/orders/${order.orderId}`)).body.status).toBe('processing');
    }
    expect(await grantsOf(order.orderId)).toBe(0);
    await provider.control({ reset: true });
    clock.offsetMs = 2 * minute;
    await tasks['reconcile-orders']();
    expect((await rowOf(order.orderId))?.status).toBe('completed');
    expect(await grantsOf(order.orderId)).toBe(1);
  });

  it('down while an order is created: refused with the specified message, and tried again with the same order', async () => {
    await db.update(orders).set({ openKey: null });
    await provider.control({ garbage: true });
    expect(await create()).toMatchObject({
      status: 503,
      body: { success: false, error: 'Failed to create payment order', code: 'payment-order-failed' },
    });
    const listed = (await asha.get('/api/orders')).body.orders as { razorpayOrderId: string }[];
    expect(listed.every(({ razorpayOrderId }) => razorpayOrderId !== '')).toBe(true);
    await provider.control({ reset: true });
    expect((await create()).status).toBe(200);
  });

  it.each([
    ['the answer is lost', { after: true, drop: true }],
    ['the answer is a page', { after: true, status: 502, body: '<html></html>' }],
  ])('an order that was made although %s is found by its receipt, not made twice', async (_what, fault) => {
    await db.update(orders).set({ openKey: null });
    await provider.control({ failNext: [{ method: 'POST', path: '/orders', ...fault }] });
    const { status, body } = await create();
    expect(status).toBe(200);
    const { receipt } = (await rowOf(String(body.orderId))) ?? { receipt: '' };
    const answer = await fetch(`${provider.razorpay.apiUrl}/orders?receipt=${receipt}`, {
      headers: {
        authorization: `Basic ${Buffer.from(`${provider.razorpay.keyId}:${provider.razorpay.keySecret}`).toString('base64')}`,
      },
    });
    const { items } = (await answer.json()) as { items: { id: string }[] };
    expect(items.map(({ id }) => id)).toEqual([body.id]);
  });

  it('capture and refund whose answers were lost are found done', async () => {
    const order = await freshOrder();
    const { razorpay_payment_id: paymentId } = await provider.pay(order.id, { outcome: 'authorized' });
    const job = { paymentId, amountPaise: 4900, providerOrderId: order.id };
    await provider.control({ failNext: [{ method: 'POST', path: '/payments/*/capture', after: true }] });
    await expect(tasks['capture-payment'](job)).rejects.toBeInstanceOf(GatewayFailure);
    await tasks['capture-payment'](job);
    expect((await rowOf(order.orderId))?.status).toBe('completed');

    const { razorpay_payment_id: extra } = await provider.pay(order.id, { again: true });
    await tasks['settle-order']({ providerOrderId: order.id });
    await provider.control({ failNext: [{ method: 'POST', path: '/payments/*/refund', after: true }] });
    const refund = { refundId: (await refundOf(extra))?.id };
    await expect(tasks['refund-payment'](refund)).rejects.toBeInstanceOf(GatewayFailure);
    await tasks['refund-payment'](refund);
    await tasks['settle-order']({ providerOrderId: order.id });
    expect((await provider.gateway.payment(extra)).status).toBe('refunded');
    expect(await refundOf(extra)).toMatchObject({ state: 'made', amountPaise: 4900 });
    expect(await provider.gateway.refundsOf(extra)).toHaveLength(1);
  });
});

const jobOf = async (key: string) => {
  const { rows } = await db.execute<{ attempts: number; max_attempts: number; last_error: string | null }>(
    sql`select attempts, max_attempts, last_error from graphile_worker.jobs where key = ${key}`,
  );
  return rows[0];
};
/** As a worker leaves a job that failed. */
const failJob = (key: string, attempts: number, lastError: string) =>
  db.execute(sql`update graphile_worker._private_jobs
    set attempts = ${attempts}, last_error = ${lastError} where key = ${key}`);

describe('a second payment that is to go back', () => {
  const paidTwice = async () => {
    const order = await freshOrder();
    await provider.pay(order.id);
    await tasks['settle-order']({ providerOrderId: order.id });
    const { razorpay_payment_id: extra } = await provider.pay(order.id, { again: true });
    await tasks['settle-order']({ providerOrderId: order.id });
    const owed = await refundOf(extra);
    expect(owed).toMatchObject({ state: 'asked', origin: 'system' });
    const refundId = owed?.id ?? '';
    return { order, extra, refund: { refundId }, key: `refund ${refundId}` };
  };

  it('is found again by the sweep after its job was given up, with what was tried before', async () => {
    const { extra, refund, key } = await paidTwice();
    await failJob(key, 20, 'The payment provider refused: not enough balance');
    expect(await jobOf(key)).toMatchObject({ attempts: 20, max_attempts: 20 });
    await tasks['sweep-payments']({});
    await tasks['sweep-payments']({});
    expect(await jobOf(key)).toEqual({
      attempts: 20,
      max_attempts: 21,
      last_error: 'The payment provider refused: not enough balance',
    });
    await tasks['refund-payment'](refund);
    expect(await refundOf(extra)).toMatchObject({ state: 'made' });
  });

  it('is found again by the sweep when its job is gone', async () => {
    const { key } = await paidTwice();
    await db.execute(sql`delete from graphile_worker._private_jobs`);
    await provider.control({ garbage: true });
    await expect(tasks['sweep-payments']({})).rejects.toBeInstanceOf(GatewayFailure);
    expect(await jobOf(key)).toMatchObject({ attempts: 0 });
  });

  it.each(['settle-order', 'sweep-payments'] as const)(
    'is owed no longer once staff returned it at the provider (%s)',
    async (task) => {
      const { order, extra, refund } = await paidTwice();
      await provider.gateway.refund(extra, 4900, `by-hand-${extra}`);
      await tasks[task]({ providerOrderId: order.id });
      const done = await refundOf(extra);
      expect(done).toMatchObject({ state: 'made', origin: 'system' });
      expect(done?.madeAt).toBeInstanceOf(Date);
      expect(await paymentOf(extra)).toMatchObject({ status: 'refunded', refundedPaise: 4900 });
      // What the queue still holds of it has nothing left to do.
      await tasks['refund-payment'](refund);
      expect(await refundOf(extra)).toEqual(done);
      expect(await provider.gateway.refundsOf(extra)).toHaveLength(1);
    },
  );

  it('is not asked for again once staff have said that it goes back another way', async () => {
    const { extra } = await paidTwice();
    const rowsOf = () => db.select().from(refunds).where(eq(refunds.paymentId, extra));
    const [asked] = await rowsOf();
    await provider.control({ refundsPending: true });
    await tasks['refund-payment']({ refundId: asked?.id });
    const [accepted] = await rowsOf();
    await provider.finishRefund(extra, accepted?.providerRefundId ?? '', 'failed');
    await tasks['sweep-payments']({});
    await db.update(refunds).set({ dismissedAt: new Date() }).where(eq(refunds.paymentId, extra));
    clock.offsetMs = 3 * 24 * 60 * minute;
    await tasks['sweep-payments']({});
    expect(await rowsOf()).toMatchObject([{ state: 'failed' }]);
  });

  it('is asked for again a day after the bank could not take it, day after day until it has', async () => {
    const { order, extra } = await paidTwice();
    const rowsOf = () =>
      db.select().from(refunds).where(eq(refunds.paymentId, extra)).orderBy(asc(refunds.createdAt));
    const tryOnce = async (outcome: 'processed' | 'failed') => {
      const asked = (await rowsOf()).at(-1);
      await provider.control({ refundsPending: true });
      await tasks['refund-payment']({ refundId: asked?.id });
      const { providerRefundId } = (await rowsOf()).at(-1) ?? {};
      await provider.finishRefund(extra, providerRefundId ?? '', outcome);
      await tasks['sweep-payments']({});
    };
    await tryOnce('failed');
    expect(await rowsOf()).toMatchObject([{ state: 'failed' }]);
    clock.offsetMs = 23 * 60 * minute;
    await tasks['sweep-payments']({});
    expect(await rowsOf()).toHaveLength(1);

    // Its payment is older by now than what the sweep reads of the provider's list.
    for (const days of [8, 9]) {
      clock.offsetMs = days * 24 * 60 * minute;
      await tasks['sweep-payments']({});
      await tasks['sweep-payments']({});
      const rows = await rowsOf();
      expect(rows.map(({ state }) => state)).toEqual([...rows.slice(1).map(() => 'failed'), 'asked']);
      expect(rows).toHaveLength(days - 6);
      await tryOnce(days === 9 ? 'processed' : 'failed');
    }
    expect((await rowsOf()).map(({ state }) => state)).toEqual(['failed', 'failed', 'made']);
    expect(await paymentOf(extra)).toMatchObject({ refundedPaise: 4900 });
    clock.offsetMs = 20 * 24 * 60 * minute;
    await tasks['sweep-payments']({});
    expect(await rowsOf()).toHaveLength(3);
    expect((await rowOf(order.orderId))?.refundedPaise, 'of what the order stands on').toBe(0);
  });

  it('keeps the number of our own refund, also when its news came first', async () => {
    const { order, extra, refund } = await paidTwice();
    const { createPaymentTasks } = await import('./payment-tasks.ts');
    const overtaken = createPaymentTasks({
      db,
      now: () => new Date(),
      publicUrl: 'http://localhost:3000',
      gateway: {
        ...provider.gateway,
        refund: async (...asked) => {
          const made = await provider.gateway.refund(...asked);
          await tasks['settle-order']({ providerOrderId: order.id });
          return made;
        },
      },
    });
    await overtaken['refund-payment'](refund);
    expect(await refundOf(extra)).toMatchObject({
      state: 'made',
      providerRefundId: expect.stringMatching(/^rfnd_/),
    });
  });
});

describe('asking again', () => {
  it('leaves a capture that is being tried as it is, and gives one that was given up another try', async () => {
    const order = await freshOrder();
    const { razorpay_payment_id: paymentId } = await provider.pay(order.id, { outcome: 'authorized' });
    const key = `capture ${paymentId}`;
    const ask = () => tasks['settle-order']({ providerOrderId: order.id });
    await ask();
    expect(await jobOf(key)).toEqual({ attempts: 0, max_attempts: 20, last_error: null });
    await failJob(key, 3, 'The payment provider did not answer: status 502');
    await ask();
    await ask();
    const last_error = 'The payment provider did not answer: status 502';
    expect(await jobOf(key)).toEqual({ attempts: 3, max_attempts: 20, last_error });
    await failJob(key, 20, last_error);
    await ask();
    await ask();
    expect(await jobOf(key)).toEqual({ attempts: 20, max_attempts: 21, last_error });
  });
});
