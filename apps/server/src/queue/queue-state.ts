import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { dismissedJobs, queueTasks } from './queue-tables.ts';

export interface QueueState {
  /** Signs of life within the last minute. */
  readonly workers: number;
  readonly tasks: readonly {
    readonly task: string;
    readonly waiting: number;
    readonly running: number;
    /** Tried and to be tried again. */
    readonly retrying: number;
    /** Given up. */
    readonly failed: number;
    /** Since when the longest-waiting job that is due has been due. */
    readonly oldestDue: Date | null;
  }[];
  readonly failures: readonly {
    readonly id: string;
    readonly task: string;
    readonly attempts: number;
    readonly lastError: string | null;
    readonly at: Date;
    /** Null when it was given up. */
    readonly nextRunAt: Date | null;
  }[];
  /** When each task that ever succeeded last did. */
  readonly successes: readonly { readonly task: string; readonly at: Date }[];
}

type TaskRow = {
  task: string;
  waiting: number;
  running: number;
  retrying: number;
  failed: number;
  oldest_due: Date | string | null;
};
type FailureRow = {
  id: string;
  task: string;
  attempts: number;
  last_error: string | null;
  at: Date | string;
  next_run_at: Date | string | null;
};

/** What was given up longer ago is history: an alarm that never goes out is soon seen by nobody. */
export const givenUpDays = 7;

/** What the queue is doing, for the back office. */
export const readQueueState = async (on: Executor): Promise<QueueState> => {
  const isRecent = sql`updated_at > now() - make_interval(days => ${givenUpDays})`;
  // One without a key has a successor: the queue takes key and tries from a job that is added again while it is held, or
  // after it was given up.
  const isAlarming = sql`last_error is not null and key is not null and not exists (
    select 1 from ${dismissedJobs}
    where ${dismissedJobs.jobId} = jobs.id::text
      and ${dismissedJobs.revision} = jobs.revision and ${dismissedJobs.attempts} >= jobs.attempts)`;
  const isGivenUp = sql`locked_at is null and attempts >= max_attempts and ${isAlarming}`;
  const workers = await on.execute<{ count: number }>(
    sql`select count(*)::int as count from queue_workers where alive_at > now() - interval '1 minute'`,
  );
  const tasks = await on.execute<TaskRow>(sql`
    select task_identifier as task,
      count(*) filter (where locked_at is null and attempts < max_attempts and not (attempts > 0 and ${isAlarming}))::int as waiting,
      count(*) filter (where locked_at is not null)::int as running,
      count(*) filter (where locked_at is null and attempts > 0 and attempts < max_attempts and ${isAlarming})::int as retrying,
      count(*) filter (where ${isGivenUp} and ${isRecent})::int as failed,
      min(run_at) filter (where locked_at is null and attempts < max_attempts and run_at <= now()) as oldest_due
    from graphile_worker.jobs group by task_identifier order by task_identifier`);
  const failures = await on.execute<FailureRow>(sql`
    select id::text, task_identifier as task, attempts, last_error, updated_at as at,
      case when attempts < max_attempts then run_at end as next_run_at
    from graphile_worker.jobs where ${isAlarming} and (attempts < max_attempts or ${isRecent})
    order by updated_at desc limit 50`);
  const successes = await on.select().from(queueTasks).orderBy(queueTasks.task);
  return {
    workers: workers.rows[0]?.count ?? 0,
    tasks: tasks.rows.map(({ oldest_due, ...row }) => ({
      ...row,
      oldestDue: oldest_due === null ? null : new Date(oldest_due),
    })),
    failures: failures.rows.map(({ last_error, at, next_run_at, ...row }) => ({
      ...row,
      lastError: last_error,
      at: new Date(at),
      nextRunAt: next_run_at === null ? null : new Date(next_run_at),
    })),
    successes: successes.map(({ task, succeededAt }) => ({ task, at: succeededAt })),
  };
};
