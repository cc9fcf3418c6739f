import { bigint, check, pgTable, text } from 'drizzle-orm/pg-core';
import { oneOf } from '../database/table-columns.ts';

export const talliedTables = ['users', 'resumes', 'contact_submissions'] as const;

/** By how many rows a table grew or shrank; what they add up to is how many it has. Written by triggers alone. */
export const rowTallies = pgTable(
  'row_tallies',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: talliedTables }).notNull(),
    change: bigint('change', { mode: 'number' }).notNull(),
  },
  (table) => [check('row_tallies_kind_check', oneOf(table.kind, talliedTables))],
);
