import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';

/**
 * Lets waiting jobs run now: tests do not sit out the pause between two attempts. Jobs that somebody holds at this
 * moment are left alone; two that wait for each other's rows would be a deadlock.
 */
export const hurryJobs = (db: Executor) =>
  db.execute(sql`
    update graphile_worker._private_jobs set run_at = now() where id in (
      select id from graphile_worker._private_jobs where locked_at is null and run_at > now()
      for update skip locked
    )`);
