import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../auth/auth-tables.ts';
import { idColumn, moment } from '../database/table-columns.ts';

/** One row for each agreement, kept after it was withdrawn: it says what was allowed, and when. */
export const helpConsents = pgTable(
  'help_consents',
  {
    id: idColumn(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The service as the person read its name. */
    service: text('service').notNull(),
    givenAt: moment('given_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    index('help_consents_user_id_idx').on(table.userId, table.givenAt),
    uniqueIndex('help_consents_standing_key').on(table.userId).where(sql`${table.withdrawnAt} is null`),
  ],
);

/** Rewrites of one day in India; another day starts again from 0. What was rewritten is kept nowhere. */
export const helpUsage = pgTable(
  'help_usage',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    used: integer('used').notNull(),
  },
  (table) => [check('help_usage_used_check', sql`${table.used} >= 0`)],
);
