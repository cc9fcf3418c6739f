import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import type { TaskPayloads } from './task-payloads.ts';

export interface JobOptions {
  readonly runAt?: Date;
  /** How often it is tried in all, with growing pauses: 3 s, 7 s, 20 s, 1 min, … 6 h. */
  readonly maxAttempts?: number;
  /** While a job with this key waits, adding it again changes that one instead. */
  readonly jobKey?: string;
  /** Jobs of one queue run one after another. */
  readonly queueName?: string;
}

/** Adds background work in the caller's transaction: it runs if, and only if, that commits. */
export const addJob = async <T extends object = TaskPayloads, K extends keyof T & string = keyof T & string>(
  on: Executor,
  task: K,
  payload: T[K],
  options: JobOptions = {},
): Promise<void> => {
  await on.execute(sql`
    select graphile_worker.add_job(
      identifier => ${task}::text,
      payload => ${JSON.stringify(payload)}::json,
      queue_name => ${options.queueName ?? null}::text,
      run_at => ${options.runAt?.toISOString() ?? null}::timestamptz,
      max_attempts => ${options.maxAttempts ?? null}::int,
      job_key => ${options.jobKey ?? null}::text
    )`);
};
