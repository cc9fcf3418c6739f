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
import type { TaskPayloads } from './task-payloads.ts';
import { beat, forgetWorkers, releaseDeadWorkers, releaseStrayJobs } from './worker-heartbeat.ts';

export interface JobRun {
  /** Counted from 1. */
  readonly attempt: number;
  readonly isLastAttempt: boolean;
  /** Aborts when the server is about to stop. */
  readonly signal: AbortSignal;
}

/** A task may run twice when a server is killed in the middle of it: each must bear that. */
export type TaskHandlers<T extends object = TaskPayloads> = {
  readonly [K in keyof T]: (payload: T[K], job: JobRun) => Promise<void>;
};

export interface RecurringTask<T extends object = TaskPayloads> {
  readonly task: keyof T & string;
  /** As in a crontab, in UTC. Run once however many servers there are. */
  readonly at: string;
}

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

const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const taskList = <T extends object>(tasks: TaskHandlers<T>, running: Set<string>): TaskList => {
  const list: TaskList = {};
  for (const [name, handler] of Object.entries(tasks)) {
    list[name] = async (payload: unknown, helpers: JobHelpers) => {
      const { id, attempts, max_attempts } = helpers.job;
      running.add(id);
      try {
        await (handler as (payload: unknown, job: JobRun) => Promise<void>)(payload, {
          attempt: attempts,
          isLastAttempt: attempts >= max_attempts,
          signal: helpers.abortSignal,
        });
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

const every = (ms: number, work: () => Promise<void>, log: (message: string) => void): (() => void) => {
  const timer = setInterval(() => {
    work().catch((error) => log(`Queue: ${describe(error)}`));
  }, ms);
  return () => clearInterval(timer);
};

/** Runs jobs in this process until stopped, through losses of the database. */
export const startWorker = async <T extends object = TaskPayloads>(
  options: WorkerOptions<T>,
): Promise<QueueWorker> => {
  const log = options.log ?? (() => undefined);
  const pool = createPool({ ...options.database.direct, max: (options.concurrency ?? 4) + 3 }, log);
  const deadAfterMs = options.deadAfterMs ?? 60_000;
  /** The name under which the runner locks jobs. */
  const names = new Set<string>();
  const running = new Set<string>();
  const stopping = new AbortController();
  let runner: Runner | undefined;

  const startRunner = async (): Promise<Runner> => {
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => names.add(workerPool.id));
    return run({
      pgPool: pool,
      events,
      taskList: taskList(options.tasks, running),
      parsedCronItems: parseCronItems(
        (options.recurring ?? []).map(({ task, at }) => ({ task, match: at, identifier: task })),
      ),
      concurrency: options.concurrency ?? 4,
      noHandleSignals: true,
      noPreparedStatements: true,
      pollInterval: 2_000,
      logger: quietLogger(log),
    });
  };

  // The runner gives up after some failures in a row, as when the database restarts: begin again.
  const keepRunning = async (): Promise<void> => {
    for (let pause = 500; !stopping.signal.aborted; pause = Math.min(pause * 2, 15_000)) {
      await runner?.promise.catch((error) => log(`Queue: ${describe(error)}`));
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      // Without a sign of life under its old name, what the ended runner still holds is given back.
      names.clear();
      runner = await startRunner().catch((error) => {
        log(`Queue: ${describe(error)}`);
        return undefined;
      });
      if (runner !== undefined) pause = 250;
    }
  };

  const showLife = () => beat(pool, [...names]);
  const release = async () => {
    await releaseDeadWorkers(pool, deadAfterMs);
    await releaseStrayJobs(pool, [...names], [...running], deadAfterMs);
  };
  runner = await startRunner();
  await showLife();
  await release();
  const supervision = keepRunning();
  const quiet = [
    every(options.heartbeatMs ?? 15_000, showLife, log),
    every(options.releaseMs ?? 60_000, release, log),
  ];

  return {
    stop: async () => {
      if (stopping.signal.aborted) return;
      stopping.abort();
      await runner?.stop().catch((error) => log(`Queue: ${describe(error)}`));
      await supervision;
      for (const silence of quiet) silence();
      await forgetWorkers(pool, [...names]).catch(() => undefined);
      await pool.end();
    },
  };
};
