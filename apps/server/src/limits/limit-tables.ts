import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/table-columns.ts';

/** Counted attempts. Keys are hashes, so that no address of a person is kept here. */
export const attemptCounts = pgTable(
  'attempt_counts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    startedAt: moment('started_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('attempt_counts_ends_at_idx').on(table.endsAt)],
);

/**
 * Requests of networks that make many, by all servers together. Keys are hashes here too. The table is not logged
 * (its migration says so): what it holds is worthless a minute later.
 */
export const floodCounts = pgTable('flood_counts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  endsAt: moment('ends_at').notNull(),
});
