import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../auth/auth-tables.ts';
import { insertSubmission } from '../contact/contact-queries.ts';
import { orders } from '../payments/payment-tables.ts';
import { resumes } from '../resumes/resume-tables.ts';
import { subscriptions } from '../subscriptions/subscription-tables.ts';
import { startTestApp } from '../testing/test-app.ts';
import { savedSample } from '../testing/test-resumes.ts';
import { signedInAdmin } from '../testing/test-staff.ts';
import { readTallies, recountRows } from './tally-queries.ts';
import { rowTallies } from './tally-tables.ts';

const now = new Date('2026-11-15T10:00:00Z');
const server = await startTestApp({ now: () => now });
const { db } = server.database;
const boss = await signedInAdmin(server);

const day = 24 * 3_600_000;
const ago = (days: number, ms = 0): Date => new Date(now.getTime() - days * day - ms);

const addUser = (id: string, createdAt: Date) =>
  db.insert(users).values({ id, email: `${id}@example.com`, displayName: 'Asha Rao', createdAt });
const addResume = (userId: string, createdAt: Date, deletedAt: Date | null = null) =>
  db
    .insert(resumes)
    .values({
      userId,
      template: 'modern',
      formatting: {} as never,
      data: savedSample,
      createdAt,
      deletedAt,
      status: deletedAt === null ? 'active' : 'deleted',
    })
    .returning({ id: resumes.id });
const addSubscription = (userId: string, more: Partial<typeof subscriptions.$inferInsert>) =>
  db.insert(subscriptions).values({
    userId,
    planId: 'pro',
    startDate: ago(40),
    endDate: ago(-1),
    resumesRemaining: 1,
    totalResumes: 5,
    formatsRemaining: 25,
    totalFormats: 25,
    allowedFormats: ['pdf'],
    renewalReason: 'Test',
    renewedBy: 'system',
    createdAt: ago(40),
    ...more,
  });
let receipts = 0;
const addOrder = (
  amountPaise: number,
  createdAt: Date,
  status: 'completed' | 'pending' = 'completed',
  refundedPaise = 0,
) => {
  receipts += 1;
  return db.insert(orders).values({
    customerName: 'Asha',
    customerEmail: 'asha@example.com',
    customerPhone: '9999999999',
    planId: 'pro',
    amountPaise,
    paidPaise: status === 'completed' ? amountPaise : 0,
    refundedPaise,
    receipt: `stats-${receipts}`,
    razorpayOrderId: `order_Stats${receipts}`,
    status,
    completedBy: 'boss@example.com',
    completedAt: status === 'completed' ? createdAt : null,
    createdAt,
  });
};
const stats = async () => (await boss.get('/api/admin/stats')).body.stats;

describe('S2 §9 the overview', () => {
  it('is all zero where there is nothing', async () => {
    expect(await stats()).toEqual({
      totalUsers: 0,
      activeSubscriptions: 0,
      totalResumes: 0,
      totalContacts: 0,
      pendingContacts: 0,
      userGrowth: 0,
      subscriptionGrowth: 0,
      resumeGrowth: 0,
      revenueGrowth: 0,
      hasEarlierRevenue: false,
      recentUsers: 0,
      recentSubscriptions: 0,
      recentResumes: 0,
      recentRevenue: 0,
    });
  });

  it('counts what there is and what is new within 30 days', async () => {
    await addUser('new', ago(30));
    await addUser('old', ago(30, 1));
    await addUser('older', ago(90));

    await addSubscription('new', { createdAt: ago(1), endDate: now });
    await addSubscription('old', {});
    await addSubscription('older', { endDate: new Date(now.getTime() - 1) });
    await addUser('usedup', ago(90));
    await addSubscription('usedup', { resumesRemaining: 0 });
    await addUser('replaced', ago(90));
    await addSubscription('replaced', { replacedAt: ago(1), createdAt: ago(2) });
    await addUser('cancelled', ago(90));
    await addSubscription('cancelled', { cancelledAt: ago(1), cancelledBecause: 'refunded' });

    await addResume('new', ago(1));
    await addResume('old', ago(31));
    await addResume('old', ago(31));
    await addResume('old', ago(31));
    await addResume('old', ago(1), ago(0));

    const submission = { name: 'A', email: 'a@example.com', subject: 'S', message: 'M', spamScore: 2 };
    await insertSubmission(db, submission);
    await insertSubmission(db, { ...submission, status: 'under_review' });
    await insertSubmission(db, { ...submission, status: 'resolved', response: 'Done', resolvedAt: now });

    // Decision 69: what was kept counts.
    await addOrder(16_237, ago(30), 'completed', 1_237);
    await addOrder(10_000, ago(30, 1));
    await addOrder(99_000, ago(60, 1));
    await addOrder(99_000, ago(1), 'pending');

    expect(await stats()).toEqual({
      totalUsers: 6,
      activeSubscriptions: 2,
      totalResumes: 4,
      totalContacts: 3,
      pendingContacts: 2,
      userGrowth: 16.7,
      subscriptionGrowth: 50,
      resumeGrowth: 25,
      revenueGrowth: 50,
      hasEarlierRevenue: true,
      recentUsers: 1,
      recentSubscriptions: 1,
      recentResumes: 1,
      recentRevenue: 150,
    });
  });

  it('draws 7 days of India: completed amounts in rupees, and new users', async () => {
    await addOrder(4_900, new Date('2026-11-08T18:30:00Z'));
    await addOrder(900, new Date('2026-11-08T18:29:59Z'));
    await addOrder(19_950, new Date('2026-11-15T09:59:59Z'));
    await addOrder(4_900, new Date('2026-11-15T09:59:58Z'), 'completed', 4_900);
    await addUser('midnight', new Date('2026-11-14T18:30:00Z'));
    await addUser('before', new Date('2026-11-14T18:29:59.999Z'));
    const { revenue, users: people } = (await boss.get('/api/admin/charts')).body as {
      revenue: { day: string; label: string; amount: number }[];
      users: { label: string; count: number }[];
    };
    expect(revenue.map(({ label, amount }) => [label, amount])).toEqual([
      ['Mon', 49],
      ['Tue', 0],
      ['Wed', 0],
      ['Thu', 0],
      ['Fri', 0],
      ['Sat', 0],
      ['Sun', 199.5],
    ]);
    expect(revenue[0]?.day).toBe('2026-11-09');
    expect(people.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 1, 1]);
  });
});

type Charts = {
  span: { from: string; to: string; days: number };
  before: { revenue: number; users: number };
  revenue: { amount: number }[];
  users: { count: number }[];
  plans: { plan: string; orders: number; amount: number }[];
  funnel: { step: string; count: number; share: number | null }[];
};
const charts = async (query = ''): Promise<Charts> =>
  (await boss.get(`/api/admin/charts${query}`)).body as unknown as Charts;
const sumOf = (days: readonly { amount: number }[]) => days.reduce((sum, { amount }) => sum + amount, 0);

describe('charts of other days', () => {
  it('tell their days, and what as many days before came to', async () => {
    const month = await charts('?range=30d');
    expect(month.span).toEqual({ from: '2026-10-17', to: '2026-11-15', days: 30 });
    expect(month.revenue).toHaveLength(30);
    // 49 and 9 on either side of a midnight, and 199.50.
    expect(sumOf(month.revenue)).toBe(257.5);
    expect(month.before.revenue).toBe(250);
    const year = await charts('?range=fy');
    expect(year.span.from).toBe('2026-04-01');
    expect(sumOf(year.revenue)).toBe(257.5 + 250 + 990);
    const named = await charts('?from=2026-11-15&to=2026-11-15');
    expect(named.span.days).toBe(1);
    expect(named.users.map(({ count }) => count)).toEqual([1]);
    expect(named.before).toEqual({ revenue: 0, users: 1 });
  });

  it('refuse days that are none, the wrong way round, or too many', async () => {
    for (const query of ['from=x&to=y', 'from=2026-11-15&to=2026-11-14', 'from=2025-01-01&to=2026-11-15'])
      expect((await boss.get(`/api/admin/charts?${query}`)).status).toBe(400);
  });

  it('add up revenue by plan, the largest first', async () => {
    await addOrder(100_000, ago(3));
    await db.execute(sql`update orders set plan_id = 'enterprise' where amount_paise = 100000`);
    expect((await charts()).plans).toEqual([
      { plan: 'enterprise', orders: 1, amount: 1000 },
      // One of them went back whole.
      { plan: 'pro', orders: 3, amount: 248.5 },
    ]);
  });

  it('leave as files, for those who may take lists away', async () => {
    const read = async (chart: string) => {
      const url = `/api/admin/charts?format=csv&chart=${chart}`;
      const response = await server.app.inject({
        url,
        headers: { host: 'localhost:3000', cookie: boss.cookie },
      });
      expect(response.headers['content-disposition']).toContain(`${chart}-2026-11-09-2026-11-15.csv`);
      return response.body.replace('\uFEFF', '').split('\r\n');
    };
    expect((await read('revenue')).slice(0, 2)).toEqual(['day,revenueRupees', '2026-11-09,49']);
    expect(await read('users')).toHaveLength(9);
    expect((await read('plans'))[1]).toBe('enterprise,1,1000');
    expect((await read('funnel'))[0]).toBe('step,count,percentOfFirst');
    const reader = await signedInAdmin(server, 'reader@example.com', 'reader');
    expect((await reader.get('/api/admin/charts')).status).toBe(200);
    expect((await reader.get('/api/admin/charts?format=csv')).status).toBe(403);
  });
});

describe('the way from a visit to a payment', () => {
  it('counts steps by day, keeps nothing of who it was, and leaves out who asks for it', async () => {
    const send = (step: string, headers: Record<string, string> = {}) =>
      server.app.inject({
        method: 'POST',
        url: `/api/visits/${step}`,
        headers: { host: 'localhost:3000', origin: 'http://localhost:3000', ...headers },
      });
    const sent = await Promise.all(Array.from({ length: 20 }, () => send('opened')));
    expect(sent.map(({ statusCode, headers }) => [statusCode, headers['set-cookie']])).toEqual(
      sent.map(() => [200, undefined]),
    );
    for (const step of ['begun', 'begun', 'checkout']) await send(step);
    await send('opened', { dnt: '1' });
    await send('opened', { 'sec-gpc': '1' });
    expect((await send('paid')).statusCode).toBe(400);
    expect((await send('opened', { origin: 'https://elsewhere.example' })).statusCode).toBe(403);
    expect((await charts()).funnel).toEqual([
      { step: 'opened', count: 20, share: 100 },
      { step: 'begun', count: 2, share: 10 },
      { step: 'checkout', count: 1, share: 5 },
      { step: 'paid', count: 4, share: 20 },
    ]);
    const { rows } = await server.database.pool.query('select * from visit_tallies limit 1');
    expect(Object.keys(rows[0] ?? {})).toEqual(['day', 'step', 'part', 'visits']);
  });
});

describe('kept counts', () => {
  const truth = async () => {
    const { rows } = await server.database.pool.query(
      `select (select count(*)::int from users) as users, (select count(*)::int from contact_submissions) as contact_submissions,
         (select count(*)::int from resumes where deleted_at is null) as resumes`,
    );
    return rows[0];
  };

  it('follow adding, deleting, restoring and erasing, one row or many', async () => {
    const [kept] = await addResume('new', now);
    const set = (deletedAt: Date | null) =>
      db
        .update(resumes)
        .set({ deletedAt, status: deletedAt === null ? 'active' : 'deleted' })
        .where(eq(resumes.id, kept?.id ?? ''));
    await set(now);
    expect(await readTallies(db)).toEqual(await truth());
    await set(null);
    await set(null);
    expect(await readTallies(db)).toEqual(await truth());
    await db.execute(sql`insert into users (id, email, display_name)
      select 'many-' || n, 'many.' || n || '@example.com', 'Many' from generate_series(1, 500) n`);
    // With the account go its resumes, by the reference alone.
    await db.delete(users).where(eq(users.id, 'new'));
    await db.execute(sql`delete from resumes where deleted_at is not null`);
    await db.execute(sql`delete from users where id like 'nobody-%'`);
    expect(await readTallies(db)).toEqual(await truth());
    await db
      .transaction(async (tx) =>
        tx.execute(sql`delete from users where id like 'many-%'`).then(() => tx.rollback()),
      )
      .catch(() => undefined);
    expect(await readTallies(db)).toEqual(await truth());
  });

  it('are exact again after a recount, also beside writers and other recounts', async () => {
    await db.insert(rowTallies).values({ kind: 'users', change: 1_000 });
    const writers = Array.from({ length: 20 }, (_, place) => addUser(`beside-${place}`, now));
    await Promise.all([recountRows(db), ...writers, recountRows(db)]);
    expect(await readTallies(db)).toEqual(await truth());
    await recountRows(db);
    expect(await db.select().from(rowTallies)).toHaveLength(3);
    expect(await readTallies(db)).toEqual(await truth());
  });

  it('begin again with an emptied table', async () => {
    await db.execute(sql`truncate contact_submissions, resumes cascade`);
    expect(await readTallies(db)).toEqual(await truth());
  });
});
