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
const addOrder = (amountPaise: number, createdAt: Date, status: 'completed' | 'pending' = 'completed') => {
  receipts += 1;
  return db.insert(orders).values({
    customerName: 'Asha',
    customerEmail: 'asha@example.com',
    customerPhone: '9999999999',
    planId: 'pro',
    amountPaise,
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

    await addOrder(15_000, ago(30));
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
    });
  });

  it('draws 7 days of India: completed amounts in rupees, and new users', async () => {
    await addOrder(4_900, new Date('2026-11-08T18:30:00Z'));
    await addOrder(900, new Date('2026-11-08T18:29:59Z'));
    await addOrder(19_950, new Date('2026-11-15T09:59:59Z'));
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
