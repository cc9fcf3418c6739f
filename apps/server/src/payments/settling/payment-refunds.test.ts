import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { subscriptions } from '../../subscriptions/subscription-tables.ts';
import { startPaymentStage } from '../../testing/test-payments.ts';
import { newResume, savedBy, userIdOf } from '../../testing/test-resumes.ts';
import { signedInAdmin } from '../../testing/test-staff.ts';
import { orders } from '../payment-tables.ts';

const stage = await startPaymentStage();
const { provider, buy, tasks } = stage;
const { db } = stage.database;
const boss = await signedInAdmin(stage);

const bought = async (email: string, planId = 'pro') => {
  const browser = await stage.signedIn(email);
  return { browser, email, ...(await buysAgain(browser, email, planId)) };
};
const buysAgain = async (
  browser: Awaited<ReturnType<typeof stage.signedIn>>,
  email: string,
  planId: string,
) => {
  const order = await buy(browser, { planId, customerEmail: email });
  const { razorpay_payment_id: paymentId } = await provider.pay(order.id);
  await tasks['settle-order']({ providerOrderId: order.id });
  return { order, paymentId };
};
const planOf = async (orderId: string) =>
  (await db.select().from(subscriptions).where(eq(subscriptions.orderId, orderId)))[0];

describe('decision 69: a full refund at the provider', () => {
  it('ends the plan and what it gave, keeps what was saved, and stays on record', async () => {
    const { browser, email, order, paymentId } = await bought('asha@example.com');
    const saved = await savedBy(browser);
    const sharing = `/api/resumes/${saved.id}/shared-link`;
    const contacts = { withPhone: false, withAddress: false };
    const { path } = (await browser.send('PUT', sharing, contacts)).body.link as { path: string };
    const opened = () =>
      stage.browser().post('/api/shared/open', { token: path.slice(path.indexOf('#') + 1) });

    await provider.gateway.refund(paymentId, 4000, `part-of-${paymentId}`);
    await tasks['settle-order']({ providerOrderId: order.id });
    expect((await browser.get('/api/subscription')).body.subscription).toMatchObject({
      status: 'active',
      cancelledAt: null,
      cancelledBecause: null,
    });
    expect((await opened()).status).toBe(200);

    await provider.gateway.refund(paymentId, 900, `rest-of-${paymentId}`);
    await tasks['sweep-payments']({});
    const ended = await planOf(order.orderId);
    expect(ended?.cancelledAt).toBeInstanceOf(Date);
    for (let turn = 0; turn < 3; turn++) await tasks['settle-order']({ providerOrderId: order.id });
    expect(await planOf(order.orderId)).toEqual(ended);

    expect((await browser.get('/api/subscription')).body.subscription).toMatchObject({
      status: 'cancelled',
      expiredBecause: null,
      cancelledAt: ended?.cancelledAt?.toISOString(),
      cancelledBecause: 'refunded',
    });
    const none = { success: false, error: 'No active subscription found' };
    expect((await browser.post('/api/resumes', newResume({ name: 'Another' }))).body).toMatchObject(none);
    const formatting = { ...saved.formatting, font: 'roboto' };
    const formatted = await browser.send('PUT', `/api/resumes/${saved.id}/formatting`, { formatting });
    expect(formatted.body).toMatchObject(none);
    const { usage } = (await browser.get('/api/jobs/usage')).body;
    expect(usage).toMatchObject({ remaining: 0, blockedBy: 'subscription-none' });
    expect((await opened()).body).toMatchObject({ code: 'shared-link-over' });
    expect((await browser.send('PUT', sharing, contacts)).body).toMatchObject({
      code: 'sharing-plan-refunded',
    });
    // Decision 38: downloads of saved resumes never end.
    expect((await browser.get(`/api/resumes/${saved.id}/downloads?format=pdf`)).status).toBe(200);

    const [row] = await db.select().from(orders).where(eq(orders.id, order.orderId));
    expect(row).toMatchObject({ status: 'completed', paidPaise: 4900, refundedPaise: 4900 });
    const listed = await boss.get(`/api/admin/subscriptions?search=${email}`);
    expect(listed.body.subscriptions).toMatchObject([{ status: 'cancelled', cancelledBecause: 'refunded' }]);
  });

  it('of an earlier plan leaves the one that replaced it alone', async () => {
    const first = await bought('meera@example.com', 'basic');
    const second = await buysAgain(first.browser, first.email, 'pro');
    await provider.gateway.refund(first.paymentId, 900, `all-of-${first.paymentId}`);
    await tasks['settle-order']({ providerOrderId: first.order.id });
    expect(await planOf(first.order.orderId)).toMatchObject({ cancelledBecause: 'refunded' });
    expect(await planOf(second.order.orderId)).toMatchObject({ cancelledBecause: null, replacedAt: null });
    expect((await first.browser.get('/api/subscription')).body.subscription).toMatchObject({
      planId: 'pro',
      status: 'active',
    });
  });

  it('makes room for a new plan', async () => {
    const { browser, email, order, paymentId } = await bought('ravi@example.com');
    await provider.gateway.refund(paymentId, 4900, `all-of-${paymentId}`);
    await tasks['settle-order']({ providerOrderId: order.id });
    const again = await buysAgain(browser, email, 'pro');
    expect(again.order.orderId).not.toBe(order.orderId);
    const userId = await userIdOf(stage, email);
    const all = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
    expect(all.map(({ cancelledBecause, replacedAt }) => [cancelledBecause, replacedAt]).sort()).toEqual([
      [null, null],
      ['refunded', null],
    ]);
  });
});
