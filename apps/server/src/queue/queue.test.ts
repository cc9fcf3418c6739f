import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { cutAt } from '../testing/cut-connections.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { waitFor } from '../testing/wait-for.ts';
import { addJob } from './add-job.ts';
import type { JobRun, TaskHandlers } from './job.ts';
import { readQueueState } from './queue-state.ts';
import { type QueueWorker, startWorker } from './worker.ts';

type TestTasks = {
  note: { readonly text: string };
  fail: { readonly text: string };
  slow: { readonly text: string };
};

const database = await freshDatabase();
const { db } = database;
const add = <K extends keyof TestTasks>(task: K, text: string, on: Parameters<typeof addJob>[0] = db) =>
  addJob<TestTasks, K>(on, task, { text } as TestTasks[K], { maxAttempts: task === 'fail' ? 1 : 5 });

const workers: QueueWorker[] = [];
const work = async (
  tasks: Partial<TaskHandlers<TestTasks>>,
  timing: { deadAfterMs?: number; heartbeatMs?: number; releaseMs?: number } = {},
) => {
  const nothing = async () => undefined;
  const worker = await startWorker<TestTasks>({
    database,
    tasks: { note: nothing, fail: nothing, slow: nothing, ...tasks },
    ...timing,
  });
  workers.push(worker);
  return worker;
};

afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await db.execute(sql`delete from graphile_worker._private_jobs`);
});

describe('queue', () => {
  it('runs a job when its transaction commits, and never when it does not', async () => {
    const done: string[] = [];
    await work({ note: async ({ text }) => void done.push(text) });
    await expect(
      db.transaction(async (tx) => {
        await add('note', 'rolled back', tx);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await db.transaction((tx) => add('note', 'committed', tx));
    await waitFor(async () => done.length > 0);
    expect(done).toEqual(['committed']);
  });

  /** Another process takes the job that waits, and is killed with it in hand. */
  const killInTheMiddle = async () => {
    const program = `
      import { run } from 'graphile-worker';
      await run({ connectionString: process.argv[1], noHandleSignals: true,
        taskList: { slow: () => { console.log('started'); return new Promise(() => {}); } } });
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program, database.url], {
      stdio: ['ignore', 'pipe', 'ignore'],
      cwd: import.meta.dirname,
    });
    for await (const chunk of child.stdout) if (String(chunk).includes('started')) break;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  const quick = { deadAfterMs: 400, heartbeatMs: 100, releaseMs: 100 };
  const locked = async () =>
    (await db.execute(sql`select 1 from graphile_worker.jobs where locked_at is not null`)).rows.length;

  it('gives the job of a killed process to a living one', async () => {
    await add('slow', 'left behind');
    await killInTheMiddle();
    const done: string[] = [];
    await work(
      { slow: async ({ text }, { attempt }) => void done.push(`${text}, attempt ${attempt}`) },
      quick,
    );
    await waitFor(async () => done.length > 0);
    expect(done).toEqual(['left behind, attempt 2']);
  });

  it.each([
    ['done', 'note', 'delete from'],
    ['failed', 'slow', 'last_error ='],
  ] as const)('goes on when the connection is lost as a job is noted as %s', async (_, task, note) => {
    const cut = await cutAt(database.direct, note, 1);
    const tries: number[] = [];
    const handler = async (_: unknown, { attempt }: JobRun) => {
      tries.push(attempt);
      if (task === 'slow' && attempt === 1) throw new Error('not yet');
    };
    const worker = await startWorker<TestTasks>({
      database: cut,
      tasks: { note: handler, fail: handler, slow: handler },
      ...quick,
    });
    workers.push(worker);
    await add(task, 'once more');
    const isOver = async () =>
      cut.cuts() === 1 && (await db.execute(sql`select 1 from graphile_worker.jobs`)).rows.length === 0;
    await waitFor(isOver, 60_000);
    expect(tries).toEqual([1, 2]);
    await worker.stop();
    await cut.close();
  });

  it('has given up nothing when the job of a killed process was added again', async () => {
    const jobKey = 'the same work';
    await addJob<TestTasks, 'slow'>(db, 'slow', { text: 'first' }, { jobKey });
    await db.execute(sql`update graphile_worker._private_jobs set last_error = 'an earlier try'`);
    await killInTheMiddle();
    await addJob<TestTasks, 'slow'>(db, 'slow', { text: 'second' }, { jobKey });
    const done: string[] = [];
    await work({ slow: async ({ text }) => void done.push(text) }, quick);
    await waitFor(async () => done.length > 0 && (await locked()) === 0);
    expect(await readQueueState(db)).toMatchObject({ tasks: [], failures: [] });
    expect(done).toEqual(['second']);
  });

  it('has given up nothing when it was added again by a transaction older than the killed try', async () => {
    const jobKey = 'the same work';
    await addJob<TestTasks, 'slow'>(db, 'slow', { text: 'first' }, { jobKey });
    await db.transaction(async (tx) => {
      await tx.execute(sql`select now()`);
      await killInTheMiddle();
      await addJob<TestTasks, 'slow'>(tx, 'slow', { text: 'second' }, { jobKey });
    });
    const done: string[] = [];
    await work({ slow: async ({ text }) => void done.push(text) }, quick);
    await waitFor(async () => done.length > 0 && (await locked()) === 0);
    expect(await readQueueState(db)).toMatchObject({ tasks: [], failures: [] });
    expect(done).toEqual(['second']);
  });

  it('is no longer given up once it was added again', async () => {
    const jobKey = 'the same work';
    const addAgain = () => addJob<TestTasks, 'fail'>(db, 'fail', { text: '' }, { jobKey, maxAttempts: 1 });
    await addAgain();
    let lucky = false;
    await work({
      fail: async () => {
        if (!lucky) throw new Error('no luck today');
      },
    });
    await waitFor(async () => (await readQueueState(db)).failures.length > 0);
    lucky = true;
    await addAgain();
    const { tasks, failures } = await waitFor(async () => {
      const state = await readQueueState(db);
      // Its success is noted a moment before the job itself goes.
      const isOver = state.tasks.every(({ waiting }) => waiting === 0);
      return isOver && state.successes.some(({ task }) => task === 'fail') && state;
    });
    expect(tasks).toMatchObject([{ task: 'fail', waiting: 0, failed: 0 }]);
    expect(failures).toEqual([]);
  });

  it('has given up nothing when a job failed that was added again while it ran', async () => {
    const jobKey = 'the same work';
    const done: string[] = [];
    const begun: string[] = [];
    await work({
      slow: async ({ text }) => {
        begun.push(text);
        if (text === 'first') {
          await waitFor(async () => begun.includes('second'));
          throw new Error('overtaken');
        }
        done.push(text);
      },
    });
    await addJob<TestTasks, 'slow'>(db, 'slow', { text: 'first' }, { jobKey });
    await waitFor(async () => begun.length > 0);
    await addJob<TestTasks, 'slow'>(db, 'slow', { text: 'second' }, { jobKey });
    await waitFor(async () => done.length > 0 && (await locked()) === 0);
    expect(await readQueueState(db)).toMatchObject({ tasks: [], failures: [] });
  });

  it('tells why, when the last try of a job ended with its process', async () => {
    await addJob<TestTasks, 'slow'>(db, 'slow', { text: 'too much' }, { maxAttempts: 1 });
    await killInTheMiddle();
    await work({}, quick);
    await waitFor(async () => (await locked()) === 0);
    const { tasks, failures } = await waitFor(async () => {
      const state = await readQueueState(db);
      return state.failures.length > 0 && state;
    });
    expect(tasks).toMatchObject([{ task: 'slow', failed: 1 }]);
    expect(failures).toMatchObject([
      { task: 'slow', attempts: 1, lastError: 'The server stopped in the middle of it', nextRunAt: null },
    ]);
  });

  it('leaves the job of a living, slow worker alone', async () => {
    const timing = { deadAfterMs: 500, heartbeatMs: 50, releaseMs: 50 };
    let runs = 0;
    let finish: () => void = () => undefined;
    const slow = () => {
      runs += 1;
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    };
    await work({ slow }, timing);
    await work({ slow }, timing);
    await add('slow', 'takes its time');
    await waitFor(async () => runs > 0);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(runs).toBe(1);
    finish();
    await waitFor(async () => (await readQueueState(db)).tasks.length === 0);
  });

  it('finds a job that was given to it in an answer that got lost', async () => {
    const done: string[] = [];
    await work(
      { note: async ({ text }) => void done.push(text) },
      { deadAfterMs: 400, heartbeatMs: 100, releaseMs: 100 },
    );
    const { rows } = await db.execute<{ worker_id: string }>(sql`select worker_id from queue_workers`);
    const name = rows[0]?.worker_id;
    expect(name).toBeDefined();
    await db.transaction(async (tx) => {
      await add('note', 'stray', tx);
      await tx.execute(sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = ${name}`);
    });
    await waitFor(async () => done.length > 0);
    expect(done).toEqual(['stray']);
  });

  it('lets a running job finish before it stops', async () => {
    const done: string[] = [];
    let started = false;
    const worker = await work({
      slow: async ({ text }) => {
        started = true;
        await new Promise((resolve) => setTimeout(resolve, 300));
        done.push(text);
      },
    });
    await add('slow', 'finished');
    await waitFor(async () => started);
    await worker.stop();
    expect(done).toEqual(['finished']);
    const left = await db.execute(sql`select 1 from queue_workers`);
    expect(left.rows).toEqual([]);
  });

  it('goes on after every connection was cut', async () => {
    const done: string[] = [];
    await work(
      { note: async ({ text }) => void done.push(text) },
      { deadAfterMs: 1_000, heartbeatMs: 100, releaseMs: 200 },
    );
    await db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await waitFor(() =>
      add('note', 'after the cut').then(
        () => true,
        () => false,
      ),
    );
    await waitFor(async () => done.includes('after the cut'));
  });

  it('gets over a first question that failed', async () => {
    const done: string[] = [];
    await db.execute(sql`alter table graphile_worker._private_tasks rename to _away`);
    await work({ note: async ({ text }) => void done.push(text) });
    await new Promise((resolve) => setTimeout(resolve, 500));
    await db.execute(sql`alter table graphile_worker._away rename to _private_tasks`);
    await add('note', 'after all');
    await waitFor(async () => done.length > 0);
    expect(done).toEqual(['after all']);
  });

  it('tells the back office what waits, what failed, and why', async () => {
    const worker = await work({
      fail: async () => {
        throw new Error('no luck today');
      },
    });
    await add('fail', 'x');
    const failed = await waitFor(async () =>
      (await readQueueState(db)).tasks.find(({ task, failed }) => task === 'fail' && failed === 1),
    );
    expect(failed).toMatchObject({ waiting: 0, running: 0, retrying: 0, oldestDue: null });
    await worker.stop();
    await add('note', 'y');
    const { tasks, failures, workers } = await readQueueState(db);
    expect(workers).toBe(0);
    expect(tasks.find(({ task }) => task === 'note')).toMatchObject({ waiting: 1, failed: 0 });
    expect(tasks.find(({ task }) => task === 'note')?.oldestDue).toBeInstanceOf(Date);
    expect(failures).toMatchObject([{ task: 'fail', attempts: 1, lastError: 'no luck today' }]);
  });

  it('keeps recurring work in the timetable all servers share', async () => {
    const worker = await startWorker<TestTasks>({
      database,
      tasks: { note: async () => undefined, fail: async () => undefined, slow: async () => undefined },
      recurring: [{ task: 'note', at: '*/5 * * * *' }],
    });
    workers.push(worker);
    const known = await waitFor(async () => {
      const { rows } = await db.execute(sql`select identifier from graphile_worker._private_known_crontabs`);
      return rows.length > 0 && rows;
    });
    expect(known).toEqual([{ identifier: 'note' }]);
  });
});
