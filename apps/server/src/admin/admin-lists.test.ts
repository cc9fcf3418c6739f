import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries } from '../audit/audit-tables.ts';
import { mailMessages } from '../mail/mail-tables.ts';
import { orders } from '../payments/payment-tables.ts';
import { subscriptions } from '../subscriptions/subscription-tables.ts';
import { startTestApp } from '../testing/test-app.ts';
import { givePlan, userIdOf } from '../testing/test-resumes.ts';
import { signedInAdmin } from '../testing/test-staff.ts';

const now = new Date('2026-11-15T10:00:00Z');
let clock = now;
const server = await startTestApp({ now: () => clock });
const { db } = server.database;
await server.signedIn('asha@example.com');
const asha = await userIdOf(server, 'asha@example.com');
const boss = await signedInAdmin(server);

const hour = 3_600_000;
const ago = (hours: number): Date => new Date(now.getTime() - hours * hour);
type NewOrder = typeof orders.$inferInsert;
let receipts = 0;
const addOrder = async (more: Partial<NewOrder> = {}): Promise<string> => {
  receipts += 1;
  const [row] = await db
    .insert(orders)
    .values({
      userId: asha,
      customerName: 'Asha Rao',
      customerEmail: 'asha@example.com',
      customerPhone: '9999999999',
      planId: 'pro',
      amountPaise: 4900,
      receipt: `list-${receipts}`,
      razorpayOrderId: `order_List${receipts}`,
      createdAt: now,
      updatedAt: now,
      ...more,
    })
    .returning({ id: orders.id });
  return row?.id ?? '';
};

const get = async (url: string) => {
  const { status, body } = await boss.get(url);
  expect([status, body.error]).toEqual([200, undefined]);
  return body;
};
const listOrders = async (query: string) =>
  (await get(`/api/admin/orders${query}`)).orders as Record<string, unknown>[];
const orderIds = async (query: string) =>
  (await listOrders(query)).map(({ razorpayOrderId }) => razorpayOrderId);
const csv = async (url: string): Promise<{ headers: Record<string, unknown>; lines: string[] }> => {
  const response = await server.app.inject({
    url,
    headers: { host: 'localhost:3000', cookie: boss.cookie },
  });
  return { headers: response.headers, lines: response.body.split('\r\n') };
};

describe('S2 §2 Admin Orders', () => {
  it('S2 §5 are searched by order ID, payment ID and e-mail, filtered by status and time, incomplete ones dropped', async () => {
    await addOrder({ razorpayOrderId: 'order_Old', createdAt: ago(31 * 24), status: 'unknown' });
    await addOrder({
      razorpayOrderId: 'order_Month',
      createdAt: ago(30 * 24),
      status: 'failed',
      failureKind: 'attempt',
    });
    await addOrder({ razorpayOrderId: 'order_Week', createdAt: ago(7 * 24), status: 'processing' });
    const paid = await addOrder({
      razorpayOrderId: 'order_Day',
      paymentId: 'pay_Found',
      createdAt: ago(24),
      status: 'completed',
      completedAt: ago(24),
    });
    await addOrder({
      razorpayOrderId: 'order_Now',
      createdAt: ago(1),
      customerEmail: 'guest@example.org',
      planId: 'guest',
      amountPaise: 900,
      userId: null,
    });
    await addOrder({ razorpayOrderId: null, createdAt: ago(1) });
    await addOrder({ razorpayOrderId: 'order_NoMail', customerEmail: '', createdAt: ago(1) });

    const all = ['order_Now', 'order_Day', 'order_Week', 'order_Month', 'order_Old'];
    expect(await orderIds('')).toEqual(all);
    expect(await orderIds('?since=24h')).toEqual(all.slice(0, 2));
    expect(await orderIds('?since=7d')).toEqual(all.slice(0, 3));
    expect(await orderIds('?since=30d')).toEqual(all.slice(0, 4));
    expect(await orderIds('?status=pending')).toEqual(['order_Now']);
    expect(await orderIds('?status=unknown&since=30d')).toEqual([]);
    expect(await orderIds('?search=ORDER_D')).toEqual(['order_Day']);
    expect(await orderIds('?search=pay_f')).toEqual(['order_Day']);
    expect(await orderIds(`?search=${paid}`)).toEqual(['order_Day']);
    expect(await orderIds('?search=guest%40EXAMPLE')).toEqual(['order_Now']);
    expect(await orderIds('?search=order_&status=failed')).toEqual(['order_Month']);
    expect(await orderIds('?search=nomail')).toEqual([]);
    expect((await boss.get('/api/admin/orders?status=paid')).status).toBe(400);
    expect((await boss.get('/api/admin/orders?since=90d')).status).toBe(400);
    clock = new Date(now.getTime() + 1);
    expect(await orderIds('?since=24h')).toEqual(['order_Now']);
    clock = now;
  });

  it('tell customer, plan, amount, why they failed and that money comes back', async () => {
    const [guest] = await listOrders('?search=order_now');
    expect(guest).toMatchObject({
      customerName: 'Asha Rao',
      customerEmail: 'guest@example.org',
      userId: null,
      planId: 'guest',
      amount: 9,
      currency: 'INR',
      paymentId: null,
      failureReason: null,
      completedAt: null,
    });
    expect((await listOrders('?search=order_month'))[0]).toMatchObject({
      planName: 'Pro',
      notes: {
        autoReversalMessage: 'Any amount deducted is reversed automatically within 5-7 working days.',
      },
    });
  });

  it('leave as one file of the whole filter, however long, without formulas', async () => {
    const rows = Array.from({ length: 2_100 }, (_, place) => ({
      userId: asha,
      customerName: place === 7 ? '=HYPERLINK("http://example.com")' : 'Asha Rao',
      customerEmail: 'file@example.com',
      customerPhone: '+919999999999',
      planId: 'pro' as const,
      amountPaise: 4900,
      receipt: `file-${place}`,
      razorpayOrderId: `order_File${place}`,
      createdAt: ago(2),
    }));
    await db.insert(orders).values(rows);
    const { headers, lines } = await csv('/api/admin/orders?search=file%40&format=csv');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe("attachment; filename*=UTF-8''orders.csv");
    expect(headers['content-length']).toBeUndefined();
    expect(lines[0]).toMatch(/^\uFEFForderId,razorpayOrderId,paymentId,customerName,customerEmail/);
    expect(lines.at(-1)).toBe('');
    const ids = lines.slice(1, -1).map((line) => line.split(',')[1]);
    expect(ids).toHaveLength(2_100);
    expect(new Set(ids).size).toBe(2_100);
    const formula = lines.find((line) => line.includes('HYPERLINK'));
    expect(formula).toContain(`"'=HYPERLINK(""http://example.com"")"`);
    expect(formula).toContain("'+919999999999");
    expect((await csv('/api/admin/orders?search=nothing-like-it&format=csv')).lines).toHaveLength(2);
  });
});

describe('S2 §6 marking orders', () => {
  const decide = (id: string, body: object) => boss.send('PATCH', `/api/admin/orders/${id}`, body);
  const grants = (id: string) => db.select().from(subscriptions).where(eq(subscriptions.orderId, id));

  it('decisions 44 completed grants what was paid for, once, with one receipt', async () => {
    const id = await addOrder();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => decide(id, { status: 'completed', reason: ' Paid at the desk ' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const good = answers.find(({ status }) => status === 200);
    expect(good?.body.order).toMatchObject({
      id,
      status: 'completed',
      completedBy: 'boss@example.com',
      completedAt: now.toISOString(),
      updatedAt: now.toISOString(),
    });
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      error:
        'This order has changed meanwhile, and this can no longer be done with it. Please look at it again.',
    });
    expect(await grants(id)).toMatchObject([{ planId: 'pro', userId: asha, resumesRemaining: 5 }]);
    expect(await db.select().from(mailMessages).where(eq(mailMessages.orderId, id))).toHaveLength(1);
    const [entry] = await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect(entry).toMatchObject({
      action: 'order-completed',
      subject: 'order',
      subjectId: id,
      before: { status: 'pending', completedBy: null, completedAt: null },
      after: { status: 'completed', completedBy: 'boss@example.com', completedAt: now.toISOString() },
      reason: 'Paid at the desk',
    });
  });

  it('failed grants nothing and needs no reason', async () => {
    const id = await addOrder();
    expect((await decide(id, { status: 'failed' })).body.order).toMatchObject({
      status: 'failed',
      failureReason: 'Marked as failed by staff',
      completedAt: null,
    });
    expect(await grants(id)).toEqual([]);
    expect((await decide(id, { status: 'completed' })).status).toBe(409);
  });

  it('is refused for what is not there, incomplete, or no such status', async () => {
    expect((await decide('nothing', { status: 'failed' })).status).toBe(404);
    const incomplete = await addOrder({ razorpayOrderId: null });
    expect((await decide(incomplete, { status: 'completed' })).status).toBe(404);
    const id = await addOrder();
    expect((await decide(id, { status: 'unknown' })).status).toBe(400);
    expect((await decide(id, { status: 'pending' })).status).toBe(409);
    expect(await decide(id, { status: 'failed', reason: 'x'.repeat(501) })).toMatchObject({
      status: 400,
      body: { field: 'reason', error: 'Please use at most 500 characters for the reason' },
    });
    expect((await decide(id, { status: 'failed', reason: 'x'.repeat(500) })).status).toBe(200);
  });
});

describe('S2 §2 Admin Subscriptions and Add Plan', () => {
  const addPlan = (id: string, body: object) => boss.post(`/api/admin/users/${id}/subscriptions`, body);

  it('S2 §5 asks for a plan and a reason', async () => {
    const said = async (body: object) => (await addPlan(asha, body)).body.error;
    expect(await said({ reason: 'x' })).toBe('Please select a plan');
    expect(await said({ planId: 'gold', reason: 'x' })).toBe('Invalid plan selected');
    expect(await said({ planId: 'pro', reason: '  ' })).toBe('Please provide a reason for renewal');
    expect((await addPlan('nobody', { planId: 'pro', reason: 'x' })).status).toBe(404);
  });

  it('S2 §2 adds no plan to an active one', async () => {
    await server.signedIn('gita@example.com');
    await givePlan(server, 'gita@example.com', 'basic', ago(2));
    const gita = await userIdOf(server, 'gita@example.com');
    expect(await addPlan(gita, { planId: 'premium', reason: 'Goodwill' })).toMatchObject({
      status: 409,
      body: { error: 'This user has an active plan already' },
    });
    expect((await get(`/api/admin/users/${gita}/subscriptions`)).subscriptions).toHaveLength(1);
  });

  it('S2 §7 adds a plan after the one before, and keeps who and why', async () => {
    await server.signedIn('meera@example.com');
    const meera = await userIdOf(server, 'meera@example.com');
    await givePlan(server, 'meera@example.com', 'basic', ago(24 * 40));
    const answer = await addPlan(meera, { planId: 'premium', reason: ' Goodwill ' });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        subscription: {
          planId: 'premium',
          status: 'active',
          renewalReason: 'Goodwill',
          renewedBy: 'boss@example.com',
          resumesRemaining: 10,
        },
      },
    });
    const history = (await get(`/api/admin/users/${meera}/subscriptions`)).subscriptions;
    expect(history).toMatchObject([
      { planId: 'premium', status: 'active' },
      { planId: 'basic', status: 'expired' },
    ]);
    expect((await get('/api/admin/users?search=meera')).users).toMatchObject([
      { email: 'meera@example.com', subscription: { plan: 'premium' } },
    ]);
    expect((await get('/api/admin/subscriptions?search=MEERA')).subscriptions).toMatchObject([
      { email: 'meera@example.com', displayName: 'Asha Rao', planId: 'premium' },
      { email: 'meera@example.com', planId: 'basic' },
    ]);
    expect(
      (await get(`/api/admin/audit?subject=user&subjectId=${meera}&only=changes`)).entries,
    ).toMatchObject([
      {
        action: 'plan-added',
        by: 'boss@example.com',
        before: { plan: 'basic', status: 'expired' },
        after: { plan: 'premium', status: 'active', resumesRemaining: 10 },
        reason: 'Goodwill',
      },
    ]);
    const { lines } = await csv('/api/admin/subscriptions?search=meera&format=csv');
    expect(lines).toHaveLength(4);
    expect((await csv(`/api/admin/users/${meera}/subscriptions?format=csv`)).lines).toHaveLength(4);
    expect((await boss.get('/api/admin/users/nobody/subscriptions')).status).toBe(404);
    expect((await get(`/api/admin/users/${asha}/subscriptions?cursor=`)).nextCursor).toBeNull();
  });
});
