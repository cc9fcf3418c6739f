import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type JobHelpers,
  Logger,
  parseCronItems,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type { Database } from '../database/database.ts';
import { createPool } from '../database/pool.ts';
import { failureText, loggableError } from '../failures/failure-text.ts';
import type { JobRun, RecurringTask, TaskHandlers } from './job.ts';
import type { TaskPayloads } from './task-payloads.ts';
import { forgetWorkers, recordHeartbeat, releaseDeadWorkers, releaseStrayJobs } from './worker-heartbeat.ts';

export interface WorkerOptions<T extends object = TaskPayloads> {
  readonly database: Pick<Database, 'direct'>;
  readonly tasks: TaskHandlers<T>;
  readonly recurring?: readonly RecurringTask<T>[];
  readonly concurrency?: number;
  readonly heartbeatMs?: number;
  readonly releaseMs?: number;
  /** Without a sign of life for this long, a worker counts as dead. */
  readonly deadAfterMs?: number;
  readonly log?: (message: string) => void;
}

export interface QueueWorker {
  /** Lets running jobs finish, takes no more. */
  stop(): Promise<void>;
}

/** True when the job was added again under its key while it ran: what came of this try is then old news. */
const hasSuccessor = async ({ job, query }: JobHelpers): Promise<boolean> => {
  const { rows } = await query('select 1 from graphile_worker.jobs where id = $1 and key is null', [job.id]);
  return rows.length > 0;
};

/** For the back office; a task that succeeds many times a second is not written down each time. */
const recordSuccess = `insert into queue_tasks (task, succeeded_at) values ($1, now())
  on conflict (task) do update set succeeded_at = now()
  where queue_tasks.succeeded_at < now() - interval '5 seconds'`;

const taskList = <T extends object>(tasks: TaskHandlers<T>, running: Set<string>): TaskList => {
  const list: TaskList = {};
  for (const [name, handler] of Object.entries(tasks)) {
    list[name] = async (payload: unknown, helpers: JobHelpers) => {
      const { id, key, attempts, max_attempts } = helpers.job;
      running.add(id);
      try {
        await (handler as (payload: unknown, job: JobRun) => Promise<void>)(payload, {
          attempt: attempts,
          isLastAttempt: attempts >= max_attempts,
          signal: helpers.abortSignal,
        });
        await helpers.query(recordSuccess, [name]).catch(() => undefined);
      } catch (error) {
        // Whatever is thrown here is logged, and kept with the job for the back office to show.
        if (key === null || !(await hasSuccessor(helpers).catch(() => false))) throw loggableError(error);
      } finally {
        running.delete(id);
      }
    };
  }
  return list;
};

/** Only what an operator should see; the queue's own chatter stays out of the log. */
const quietLogger = (log: (message: string) => void): Logger =>
  new Logger(() => (level, text) => {
    if (level === 'error' || level === 'warning') log(`Queue: ${text}`);
  });

/** One at a time, also when one takes longer than the pause. Answers how to stop; then none is under way either. */
const every = (
  ms: number,
  work: () => Promise<void>,
  log: (message: string) => void,
): (() => Promise<void>) => {
  let underWay: Promise<void> | undefined;
  const timer = setInterval(() => {
    underWay ??= work()
      .catch((error) => log(`Queue: ${failureText(error)}`))
      .finally(() => {
        underWay = undefined;
      });
  }, ms);
  return async () => {
    clearInterval(timer);
    await underWay;
  };
};

/**
 * A runner that lost its connection in its first moments never gets a job again, although it goes on asking: it keeps
 * the failure of its first question. Ended, it is replaced by a new one.
 */
const stopAfterFailures = (runner: Runner, events: WorkerEvents, patience: number): void => {
  let failures = 0;
  const resetFailures = (): void => {
    failures = 0;
  };
  events.on('job:start', resetFailures);
  events.on('worker:getJob:empty', resetFailures);
  events.on('worker:getJob:error', () => {
    failures += 1;
    if (failures === patience) void runner.stop().catch(() => undefined);
  });
};

/** Runs jobs in this process until stopped, through losses of the database. */
export const startWorker = async <T extends object = TaskPayloads>(
  options: WorkerOptions<T>,
): Promise<QueueWorker> => {
  const log = options.log ?? (() => undefined);
  const concurrency = options.concurrency ?? 4;
  const pool = createPool({ ...options.database.direct, max: concurrency + 3 }, log);
  const deadAfterMs = options.deadAfterMs ?? 60_000;
  /** The names under which this process has locked jobs, one for each runner; the last is the living one's. */
  const names: string[] = [];
  const running = new Set<string>();
  const stopping = new AbortController();
  let runner: Runner | undefined;

  const startRunner = async (): Promise<Runner> => {
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => names.push(workerPool.id));
    const started = await run({
      pgPool: pool,
      events,
      taskList: taskList(options.tasks, running),
      parsedCronItems: parseCronItems(
        (options.recurring ?? []).map(({ task, at }) => ({
          task,
          match: at,
          identifier: task,
          // What was not done by the next time is done once.
          options: { jobKey: `every ${task}`, jobKeyMode: 'replace' as const },
        })),
      ),
      concurrency,
      noHandleSignals: true,
      noPreparedStatements: true,
      pollInterval: 2_000,
      logger: quietLogger(log),
      // Without these nobody waits for the queue's note that a job is over: a connection lost at that moment would be a
      // rejection that nobody handles, and end the process. With them it ends the runner, which is replaced.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    stopAfterFailures(started, events, concurrency * 2);
    return started;
  };

  // The runner gives up after some failures in a row, as when the database restarts: begin again.
  const keepRunning = async (): Promise<void> => {
    for (let pause = 500; !stopping.signal.aborted; pause = Math.min(pause * 2, 4_000)) {
      await runner?.promise.catch((error) => log(`Queue: ${failureText(error)}`));
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      runner = undefined;
      try {
        runner = await startRunner();
        if (stopping.signal.aborted) return await runner.stop();
        await forgetWorkers(pool, names.slice(0, -1));
        pause = 250;
      } catch (error) {
        log(`Queue: ${failureText(error)}`);
      }
    }
  };

  const sendHeartbeat = () => recordHeartbeat(pool, names.slice(-1));
  const release = async () => {
    await releaseDeadWorkers(pool, deadAfterMs);
    await releaseStrayJobs(pool, names, [...running], deadAfterMs);
  };
  runner = await startRunner();
  await sendHeartbeat();
  await release();
  const supervision = keepRunning();
  const timers = [
    every(options.heartbeatMs ?? 15_000, sendHeartbeat, log),
    every(options.releaseMs ?? 60_000, release, log),
  ];

  return {
    stop: async () => {
      if (stopping.signal.aborted) return;
      stopping.abort();
      await runner?.stop().catch((error) => log(`Queue: ${failureText(error)}`));
      await supervision;
      await Promise.all(timers.map((stop) => stop()));
      await forgetWorkers(pool, names).catch(() => undefined);
      await pool.end();
    },
  };
};
