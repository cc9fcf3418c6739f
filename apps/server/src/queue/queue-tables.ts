import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/table-columns.ts';

/** Signs of life of the workers, by which a killed one is told from a busy one. */
export const queueWorkers = pgTable(
  'queue_workers',
  { workerId: text('worker_id').primaryKey(), aliveAt: moment('alive_at').notNull() },
  (table) => [index('queue_workers_alive_at_idx').on(table.aliveAt)],
);

/** When each kind of background work last succeeded. */
export const queueTasks = pgTable('queue_tasks', {
  task: text('task').primaryKey(),
  succeededAt: moment('succeeded_at').notNull(),
});

/**
 * Failures that staff have dealt with. The job itself stays as it is: tried again, or added anew, it differs from what
 * was dismissed, and shows when it fails.
 */
export const dismissedJobs = pgTable('dismissed_jobs', {
  jobId: text('job_id').primaryKey(),
  revision: integer('revision').notNull(),
  attempts: integer('attempts').notNull(),
  dismissedAt: moment('dismissed_at').notNull().defaultNow(),
});
