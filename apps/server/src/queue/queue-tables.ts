import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/table-columns.ts';

/** Signs of life of the workers, by which a killed one is told from a busy one. */
export const queueWorkers = pgTable(
  'queue_workers',
  { workerId: text('worker_id').primaryKey(), aliveAt: moment('alive_at').notNull() },
  (table) => [index('queue_workers_alive_at_idx').on(table.aliveAt)],
);
