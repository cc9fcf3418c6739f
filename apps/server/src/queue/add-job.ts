import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import type { JobOptions } from './job.ts';
import type { TaskPayloads } from './task-payloads.ts';

/** Every job has a key, so that one without tells of a successor: the queue takes the key from what is added again. */
const insertJob = async (
  on: Executor,
  task: string,
  payload: unknown,
  options: JobOptions,
  whenKnown: 'replace' | 'unsafe_dedupe',
): Promise<void> => {
  await on.execute(sql`
    select graphile_worker.add_job(
      identifier => ${task}::text,
      payload => ${JSON.stringify(payload)}::json,
      queue_name => ${options.queueName ?? null}::text,
      run_at => ${options.runAt?.toISOString() ?? null}::timestamptz,
      max_attempts => ${options.maxAttempts ?? null}::int,
      job_key => ${options.jobKey ?? `once ${randomUUID()}`}::text,
      job_key_mode => ${whenKnown}::text
    )`);
};

/** Adds background work in the caller's transaction: it runs if, and only if, that commits. */
export const addJob = <T extends object = TaskPayloads, K extends keyof T & string = keyof T & string>(
  on: Executor,
  task: K,
  payload: T[K],
  options: JobOptions = {},
): Promise<void> => insertJob(on, task, payload, options, 'replace');

/**
 * Makes sure that somebody will do it, for work whose key says all there is to know of it. What waits or runs stays as it
 * is, with the count of its tries and its last error; what was given up gets one more try, after the longest pause.
 */
export const ensureJob = async <
  T extends object = TaskPayloads,
  K extends keyof T & string = keyof T & string,
>(
  on: Executor,
  task: K,
  payload: T[K],
  options: JobOptions & { readonly jobKey: string },
): Promise<void> => {
  await on.execute(sql`
    select graphile_worker.reschedule_jobs(array[id], max_attempts => attempts + 1)
    from graphile_worker.jobs
    where key = ${options.jobKey} and locked_at is null and attempts >= max_attempts`);
  await insertJob(on, task, payload, options, 'unsafe_dedupe');
};
