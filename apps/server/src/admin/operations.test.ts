import type { Operations } from '@kalam/domain/admin/admin-model';
import { describe, expect, it } from 'vitest';
import { users } from '../auth/auth-tables.ts';
import { insertSubmission, type NewSubmission } from '../contact/contact-queries.ts';
import { mailMessages } from '../mail/mail-tables.ts';
import { orders, payments, refunds } from '../payments/payment-tables.ts';
import { addJob } from '../queue/add-job.ts';
import { startTestApp } from '../testing/test-app.ts';
import { signedInAdmin } from '../testing/test-staff.ts';

const server = await startTestApp();
const { db, pool } = server.database;
const boss = await signedInAdmin(server);
const read = async (): Promise<Operations> =>
  (await boss.get('/api/admin/operations')).body.operations as Operations;

const minute = 60_000;
const ago = (minutes: number): Date => new Date(Date.now() - minutes * minute);

const addOrder = async (name: string, more: Partial<typeof orders.$inferInsert>): Promise<string> => {
  const [row] = await db
    .insert(orders)
    .values({
      customerName: 'Asha Rao',
      customerEmail: 'asha@example.com',
      customerPhone: '9999999999',
      planId: 'pro',
      amountPaise: 4900,
      receipt: name,
      razorpayOrderId: `order_${name}`,
      ...more,
    })
    .returning({ id: orders.id });
  return row?.id ?? '';
};

describe('GET /api/admin/operations', () => {
  it('is quiet where nothing is wrong', async () => {
    expect(await read()).toEqual({
      queue: { workers: 0, waiting: 0, running: 0, failing: 0, failed: 0, oldestWaitingSeconds: null },
      tasks: [],
      services: [
        { service: 'jobs', state: 'stand-in', lastAnswerAt: null, lastFailureAt: null, lastFailure: null },
        { service: 'ai', state: 'off', lastAnswerAt: null, lastFailureAt: null, lastFailure: null },
        {
          service: 'rewriting',
          state: 'stand-in',
          lastAnswerAt: null,
          lastFailureAt: null,
          lastFailure: null,
        },
      ],
      failingTasks: [],
      stuckPayments: [],
      heldPayments: [],
      refundsDue: [],
      mailFailures: [],
      overdueGrievances: 0,
    });
  });

  it('tells what waits, runs, fails and was given up', async () => {
    for (let turn = 0; turn < 7; turn++) await addJob(db, 'sweep-resumes', {});
    const set = (place: number, change: string) =>
      pool.query(
        `update graphile_worker._private_jobs set ${change}
         where id = (select id from graphile_worker._private_jobs order by id offset ${place} limit 1)`,
      );
    await set(0, "run_at = now() - interval '90 seconds'");
    await set(1, "locked_at = now(), locked_by = 'somebody'");
    await set(2, "attempts = 3, last_error = 'The mail server is away', run_at = now() + interval '1 hour'");
    await set(3, "attempts = max_attempts, last_error = 'Never again'");
    await set(4, "run_at = now() + interval '1 day'");
    await set(5, "attempts = max_attempts, last_error = 'Long ago', updated_at = now() - interval '8 days'");
    // What the queue leaves of a job that was added again while a killed server held it.
    await set(6, 'attempts = max_attempts');
    await pool.query(
      "insert into queue_workers (worker_id, alive_at) values ('a', now()), ('b', now() - interval '2 minutes')",
    );
    const { queue, failingTasks } = await read();
    expect(queue).toMatchObject({ workers: 1, waiting: 2, running: 1, failing: 1, failed: 1 });
    expect(queue.oldestWaitingSeconds).toBeGreaterThanOrEqual(90);
    expect(failingTasks).toHaveLength(2);
    expect(failingTasks).toContainEqual(
      expect.objectContaining({ task: 'sweep-resumes', lastError: 'Never again', nextRunAt: null }),
    );
    const retried = failingTasks.find(({ attempts }) => attempts === 3);
    expect(Date.parse(retried?.nextRunAt ?? '')).toBeGreaterThan(Date.now());
  });

  it('names payments that are stuck, held, or owed back', async () => {
    const stuck = await addOrder('Stuck', { status: 'processing', createdAt: ago(60), updatedAt: ago(16) });
    await addOrder('Fresh', { status: 'processing', updatedAt: ago(14) });
    await addOrder('Open', { status: 'unknown', updatedAt: ago(600) });
    const held = await addOrder('Held', {
      status: 'failed',
      failureKind: 'held',
      failureReason: 'Paid ₹9 instead of ₹49: nothing was granted, staff will look at it',
    });
    await addOrder('Failed', { status: 'failed', failureKind: 'attempt' });
    const [payer] = await db
      .insert(users)
      .values({ id: 'payer', email: 'payer@example.com', displayName: 'Asha Rao' })
      .returning({ id: users.id });
    const answered = { status: 'failed', failureKind: 'held', userId: payer?.id, updatedAt: ago(5) } as const;
    await addOrder('Answered', answered);
    const given = await boss.post('/api/admin/users/payer/subscriptions', {
      planId: 'pro',
      reason: 'order_Answered',
    });
    expect(given.status).toBe(200);
    const payment = { orderId: held, amountPaise: 900, currency: 'INR', status: 'captured' as const };
    await db.insert(payments).values([
      { ...payment, id: 'pay_Due' },
      { ...payment, id: 'pay_Done', refundedPaise: 900 },
      { ...payment, id: 'pay_Failed' },
      { ...payment, id: 'pay_Again' },
    ]);
    const refund = { orderId: held, amountPaise: 900, origin: 'system' } as const;
    await db.insert(refunds).values([
      { ...refund, paymentId: 'pay_Due', state: 'asked', createdAt: ago(9) },
      { ...refund, paymentId: 'pay_Done', state: 'made', madeAt: ago(1) },
      {
        ...refund,
        paymentId: 'pay_Failed',
        state: 'failed',
        failureReason: 'Bank closed',
        createdAt: ago(8),
      },
      { ...refund, paymentId: 'pay_Again', state: 'failed', createdAt: ago(7) },
      // On its way, as it should be.
      { ...refund, paymentId: 'pay_Again', state: 'accepted', createdAt: ago(6) },
    ]);
    const { stuckPayments, heldPayments, refundsDue } = await read();
    expect(stuckPayments).toMatchObject([
      { orderId: stuck, razorpayOrderId: 'order_Stuck', status: 'processing' },
    ]);
    expect(heldPayments).toMatchObject([
      { orderId: held, failureReason: 'Paid ₹9 instead of ₹49: nothing was granted, staff will look at it' },
    ]);
    expect(refundsDue).toMatchObject([
      { orderId: held, paymentId: 'pay_Due', state: 'asked' },
      { orderId: held, paymentId: 'pay_Failed', state: 'failed', failureReason: 'Bank closed' },
    ]);
  });

  it('names mails that failed, not to whom they went', async () => {
    const mail = { kind: 'receipt' as const, recipient: 'asha@example.com', params: {} };
    await db.insert(mailMessages).values([
      {
        ...mail,
        dedupeKey: 'a',
        status: 'failed',
        attempts: 20,
        lastError: '550 No such user',
        failedAt: ago(1),
      },
      {
        ...mail,
        dedupeKey: 'old',
        status: 'failed',
        attempts: 20,
        lastError: '550 Long ago',
        failedAt: ago(8 * 24 * 60),
      },
      { ...mail, dedupeKey: 'b', attempts: 2, lastError: '421 Try later', createdAt: ago(1) },
      { ...mail, dedupeKey: 'c' },
      { ...mail, dedupeKey: 'd', status: 'sent', attempts: 1, sentAt: ago(1) },
    ]);
    const { mailFailures } = await read();
    expect(mailFailures.map(({ status, attempts, lastError }) => [status, attempts, lastError])).toEqual([
      ['failed', 20, '550 No such user'],
      ['queued', 2, '421 Try later'],
    ]);
    expect(JSON.stringify(mailFailures)).not.toContain('asha');
  });

  it('counts grievances past the promised 48 hours, or past a month while under review', async () => {
    const base: NewSubmission = {
      name: 'Asha Rao',
      email: 'asha@example.com',
      subject: 'Refund',
      message: 'Please refund my order.',
      spamScore: 2,
    };
    const hours = 60;
    await insertSubmission(db, { ...base, createdAt: ago(48 * hours + 1) });
    await insertSubmission(db, { ...base, createdAt: ago(48 * hours - 1) });
    await insertSubmission(db, { ...base, status: 'under_review', createdAt: ago(32 * 24 * hours) });
    await insertSubmission(db, { ...base, status: 'under_review', createdAt: ago(27 * 24 * hours) });
    const resolved = { status: 'resolved' as const, response: 'Done', resolvedAt: ago(1) };
    await insertSubmission(db, { ...base, ...resolved, createdAt: ago(99 * 24 * hours) });
    expect((await read()).overdueGrievances).toBe(2);
  });
});
