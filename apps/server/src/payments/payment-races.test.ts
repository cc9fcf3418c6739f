import { createHmac } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../auth/auth-tables.ts';
import { mailMessages } from '../mail/mail-tables.ts';
import { resumes } from '../resumes/resume-tables.ts';
import { subscriptions } from '../subscriptions/subscription-tables.ts';
import { startPaymentStage, testResume } from '../testing/test-payments.ts';
import { waitFor } from '../testing/wait-for.ts';
import { orders } from './payment-tables.ts';
import { settleOrder } from './settling/settle-order.ts';

const stage = await startPaymentStage();
const { provider, database, buy } = stage;
const { db } = database;
await stage.startQueue();
const elsewhere = await stage.another();
const servers = [stage.app, elsewhere];
const email = 'asha@example.com';
const asha = await stage.signedIn(email);

const mailsOf = (orderId: string) =>
  db.select({ kind: mailMessages.kind }).from(mailMessages).where(eq(mailMessages.orderId, orderId));
const statusOf = async (orderId: string) =>
  (await db.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId)))[0]?.status;

const webhook = (app: (typeof servers)[number], providerOrderId: string, paymentId: string) => {
  const body = JSON.stringify({
    entity: 'event',
    event: 'payment.captured',
    payload: { payment: { entity: { id: paymentId, order_id: providerOrderId } } },
  });
  const signature = createHmac('sha256', provider.razorpay.webhookSecrets[0] ?? '')
    .update(body)
    .digest('hex');
  return app.inject({
    method: 'POST',
    url: '/api/payment/webhook',
    headers: { 'content-type': 'application/json', 'x-razorpay-signature': signature },
    payload: body,
  });
};

describe('one payment, many messengers', () => {
  it('50 verifications and events at once over two servers: one plan, one resume, one e-mail', {
    timeout: 120_000,
  }, async () => {
    const order = await buy(asha, { resume: testResume });
    const paid = await provider.pay(order.id);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, place) => {
        const app = servers[place % 2] ?? stage.app;
        return place % 5 < 3
          ? app.inject({
              method: 'POST',
              url: '/api/payment/verify-payment',
              headers: { host: 'localhost:3000', cookie: asha.cookie },
              payload: paid,
            })
          : webhook(app, order.id, paid.razorpay_payment_id);
      }),
    );
    expect([...new Set(answers.map(({ statusCode }) => statusCode))]).toEqual([200]);
    await waitFor(async () => {
      const { rows } = await database.pool.query('select 1 from graphile_worker.jobs where key is not null');
      return rows.length === 0;
    });
    expect(await statusOf(order.orderId)).toBe('completed');
    const plans = await db.select().from(subscriptions).where(eq(subscriptions.orderId, order.orderId));
    expect(plans).toMatchObject([{ planId: 'pro', resumesRemaining: 4 }]);
    expect(await db.select().from(resumes).where(eq(resumes.orderId, order.orderId))).toHaveLength(1);
    expect(await mailsOf(order.orderId)).toEqual([{ kind: 'receipt' }]);
  });

  it('two plans paid at the same moment leave one current plan', async () => {
    const bought = await Promise.all(['pro', 'premium', 'enterprise'].map((planId) => buy(asha, { planId })));
    await Promise.all(bought.map(({ id }) => provider.pay(id)));
    const services = {
      db,
      now: () => new Date(),
      gateway: provider.gateway,
      publicUrl: 'http://localhost:3000',
    };
    const settled = await Promise.all([...bought, ...bought].map(({ id }) => settleOrder(services, id)));
    expect(settled.map((order) => order?.status)).toEqual(Array.from({ length: 6 }, () => 'completed'));
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
    const all = await db
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.userId, user?.id ?? '')));
    expect(all).toHaveLength(4);
    expect(all.filter(({ replacedAt }) => replacedAt === null)).toHaveLength(1);
  });

  it('the provider’s own events settle an order whose callback was lost, twice sent and out of order', async () => {
    const url = await elsewhere.listen({ port: 0, host: '127.0.0.1' });
    provider.webhookUrl = `${url}/api/payment/webhook`;
    await provider.control({ webhooks: { duplicate: 3, reorder: true } });
    const guest = stage.browser();
    const order = await buy(guest, {
      planId: 'guest',
      customerEmail: 'guest@example.com',
      resume: testResume,
    });
    await provider.pay(order.id, { webhook: true });
    await waitFor(async () => (await statusOf(order.orderId)) === 'completed');
    expect((await mailsOf(order.orderId)).map(({ kind }) => kind).sort()).toEqual(['guest-copy', 'receipt']);
    expect((await guest.get(`/api/payment/orders/${order.orderId}`)).body.status).toBe('completed');
  });

  it('an authorised payment is captured and settled by the events alone', async () => {
    await provider.control({ reset: true });
    const order = await buy(asha, { planId: 'basic' });
    await provider.pay(order.id, { outcome: 'authorized', webhook: true });
    await waitFor(async () => (await statusOf(order.orderId)) === 'completed');
    const plans = await db.select().from(subscriptions).where(eq(subscriptions.orderId, order.orderId));
    expect(plans).toHaveLength(1);
  });

  it('a second payment is returned by itself, once', async () => {
    const order = await buy(asha, { planId: 'basic' });
    const first = await provider.pay(order.id);
    await stage.tasks['settle-order']({ providerOrderId: order.id });
    const second = await provider.pay(order.id, { again: true, webhook: true });
    await waitFor(
      async () => (await provider.gateway.payment(second.razorpay_payment_id)).status === 'refunded',
    );
    expect((await provider.gateway.payment(first.razorpay_payment_id)).status).toBe('captured');
    const row = (await db.select().from(orders).where(eq(orders.id, order.orderId)))[0];
    expect(row).toMatchObject({
      status: 'completed',
      paymentId: first.razorpay_payment_id,
    });
  });

  it('decision 76: a refund by staff at the provider becomes a row beside the order', async () => {
    const order = await buy(asha, { planId: 'basic' });
    const paid = await provider.pay(order.id);
    await stage.tasks['settle-order']({ providerOrderId: order.id });
    await provider.gateway.refund(paid.razorpay_payment_id, 900, 'staff-refund-1');
    await waitFor(async () => {
      const [row] = await db.select().from(orders).where(eq(orders.id, order.orderId));
      return row?.refundedPaise === 900;
    });
    expect(await statusOf(order.orderId)).toBe('completed');
  });
});
