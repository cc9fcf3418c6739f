import { visitSteps } from '@kalam/domain/admin/funnel';
import { bigint, check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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

/** A day's visits stand in several rows, so that visitors of one moment do not wait for each other. */
export const visitTallyParts = 16;

/** How many visits of a day got how far. Nothing tells whose they were. */
export const visitTallies = pgTable(
  'visit_tallies',
  {
    day: date('day').notNull(),
    step: text('step', { enum: visitSteps }).notNull(),
    part: integer('part').notNull(),
    visits: bigint('visits', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.step, table.part] }),
    check('visit_tallies_step_check', oneOf(table.step, visitSteps)),
  ],
);
