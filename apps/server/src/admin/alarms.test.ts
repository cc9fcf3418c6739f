import type { Operations } from '@kalam/domain/admin/admin-model';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries } from '../audit/audit-tables.ts';
import { mailMessages } from '../mail/mail-tables.ts';
import { createServiceWatch, watched } from '../outside/service-watch.ts';
import { addJob } from '../queue/add-job.ts';
import { type Answer, startTestApp } from '../testing/test-app.ts';
import { signedInAdmin } from '../testing/test-staff.ts';
import { waitFor } from '../testing/wait-for.ts';

const server = await startTestApp();
const { db, pool } = server.database;
const boss = await signedInAdmin(server);
const read = async (): Promise<Operations> =>
  (await boss.get('/api/admin/operations')).body.operations as Operations;

/** A job that was given up, as the queue leaves it. */
const givenUp = async (error: string): Promise<string> => {
  await addJob(db, 'sweep-resumes', {});
  const { rows } = await pool.query<{ id: string }>(
    `update graphile_worker._private_jobs set attempts = max_attempts, last_error = $1
     where id = (select max(id) from graphile_worker._private_jobs) returning id`,
    [error],
  );
  return rows[0]?.id ?? '';
};
const jobNow = async (id: string) =>
  (
    await pool.query<{ attempts: number; max_attempts: number }>(
      'select attempts, max_attempts from graphile_worker.jobs where id = $1',
      [id],
    )
  ).rows[0];
const expectRefusal = ({ status, body }: Answer, expected: number, code: string): void =>
  expect([status, body.code]).toEqual([expected, code]);
const entriesAbout = (id: string) => db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));

describe('alarms of the back office', () => {
  it('gives a job that was given up one try more, and writes down who asked for it', async () => {
    const id = await givenUp('The disk is full');
    const before = await jobNow(id);
    expect((await boss.post(`/api/admin/operations/jobs/${id}/retry`)).status).toBe(200);
    expect(await jobNow(id)).toEqual({
      attempts: before?.attempts,
      max_attempts: (before?.attempts ?? 0) + 1,
    });
    expect((await read()).queue).toMatchObject({ failed: 0, failing: 1 });
    expect(await entriesAbout(id)).toMatchObject([
      {
        action: 'job-retried',
        subject: 'job',
        after: { task: 'sweep-resumes', lastError: 'The disk is full' },
      },
    ]);
    await pool.query('delete from graphile_worker._private_jobs');
  });

  it('keeps quiet about a dismissed one until it fails anew', async () => {
    const id = await givenUp('No such table');
    expect((await read()).queue.failed).toBe(1);
    expect((await boss.post(`/api/admin/operations/jobs/${id}/dismiss`)).status).toBe(200);
    expect(await read()).toMatchObject({ queue: { failed: 0 }, failingTasks: [] });
    expect(await entriesAbout(id)).toMatchObject([{ action: 'job-dismissed' }]);
    await pool.query(
      'update graphile_worker._private_jobs set attempts = attempts + 1, max_attempts = max_attempts + 1 where id = $1',
      [id],
    );
    expect(await read()).toMatchObject({ queue: { failed: 1 }, failingTasks: [{ id }] });
    await pool.query('delete from graphile_worker._private_jobs');
  });

  it('refuses what runs, what is gone and what never was', async () => {
    const id = await givenUp('Busy');
    await pool.query("update graphile_worker._private_jobs set locked_at = now(), locked_by = 'somebody'");
    expectRefusal(await boss.post(`/api/admin/operations/jobs/${id}/retry`), 409, 'alarm-gone');
    await pool.query('delete from graphile_worker._private_jobs');
    expectRefusal(await boss.post(`/api/admin/operations/jobs/${id}/dismiss`), 409, 'alarm-gone');
    expectRefusal(await boss.post('/api/admin/operations/jobs/no-number/retry'), 409, 'alarm-gone');
    expectRefusal(await boss.post('/api/admin/operations/mails/nobody/retry'), 409, 'alarm-gone');
  });

  it('sends a mail again that was given up, or leaves it be', async () => {
    const failed = { kind: 'receipt', recipient: 'asha@example.com', params: {}, status: 'failed' } as const;
    const add = async (dedupeKey: string): Promise<string> => {
      const values = {
        ...failed,
        dedupeKey,
        attempts: 20,
        lastError: '550 No such user',
        failedAt: new Date(),
      };
      const [row] = await db.insert(mailMessages).values(values).returning({ id: mailMessages.id });
      return row?.id ?? '';
    };
    const again = await add('again');
    const done = await add('done');
    expect((await read()).mailFailures).toHaveLength(2);
    expect((await boss.post(`/api/admin/operations/mails/${done}/dismiss`)).status).toBe(200);
    expect((await read()).mailFailures.map(({ id }) => id)).toEqual([again]);
    expect((await boss.post(`/api/admin/operations/mails/${again}/retry`)).status).toBe(200);
    const { mailFailures, queue } = await read();
    expect(mailFailures).toMatchObject([{ id: again, status: 'queued', lastError: '550 No such user' }]);
    expect(queue.waiting).toBe(1);
    expect(await entriesAbout(again)).toMatchObject([{ action: 'mail-retried', subject: 'mail' }]);
  });

  it('is read by everybody on the staff, and changed by those who may', async () => {
    const reader = await signedInAdmin(server, 'reader@example.com', 'reader');
    expect((await reader.get('/api/admin/operations')).status).toBe(200);
    const id = await givenUp('Not for readers');
    expectRefusal(await reader.post(`/api/admin/operations/jobs/${id}/retry`), 403, 'permission-missing');
    expectRefusal(await reader.post(`/api/admin/operations/jobs/${id}/dismiss`), 403, 'permission-missing');
  });
});

describe('outside services', () => {
  it('tells the last answer and the last failure, without addresses or keys', async () => {
    const watch = createServiceWatch(db, 'jobs', () => new Date());
    const ask = watched(watch, async (works: boolean) => {
      if (!works) throw new Error('jobs.example answered 503 to me@example.com');
    });
    await ask(true);
    await expect(ask(false)).rejects.toThrow('503');
    const jobs = await waitFor(async () => {
      const found = (await read()).services.find(({ service }) => service === 'jobs');
      return found?.lastAnswerAt && found.lastFailureAt && found;
    });
    expect(jobs).toMatchObject({ state: 'stand-in', lastFailure: 'jobs.example answered 503 to (address)' });
  });
});
