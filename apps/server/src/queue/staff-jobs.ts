import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { dismissedJobs } from './queue-tables.ts';

/** A job that failed, as staff find it. */
export type FailedJob = {
  readonly id: string;
  readonly task: string;
  readonly attempts: number;
  readonly revision: number;
  readonly lastError: string;
};

/** Answers nothing for a job that is running, that succeeded meanwhile, or whose work a successor does. */
export const findFailedJob = async (on: Executor, id: string): Promise<FailedJob | undefined> => {
  if (!/^\d{1,18}$/.test(id)) return undefined;
  const { rows } = await on.execute<FailedJob>(sql`
    select id::text, task_identifier as task, attempts, revision, last_error as "lastError"
    from graphile_worker.jobs
    where id = ${id}::bigint and locked_at is null and key is not null and last_error is not null`);
  return rows[0];
};

/** Runs it at once; one that was given up gets one try more. */
export const runJobAgain = async (on: Executor, { id }: FailedJob): Promise<void> => {
  await on.execute(sql`
    select graphile_worker.reschedule_jobs(
      array[id], run_at => now(), max_attempts => greatest(max_attempts, attempts + 1))
    from graphile_worker.jobs where id = ${id}::bigint`);
  await on.execute(sql`select pg_notify('jobs:insert', '{"r":0,"count":1}')`);
};

/** No longer an alarm, until it fails anew. */
export const dismissJob = async (on: Executor, { id, revision, attempts }: FailedJob): Promise<void> => {
  const dismissed = { revision, attempts, dismissedAt: sql`now()` };
  await on
    .insert(dismissedJobs)
    .values({ jobId: id, ...dismissed })
    .onConflictDoUpdate({ target: dismissedJobs.jobId, set: dismissed });
};
