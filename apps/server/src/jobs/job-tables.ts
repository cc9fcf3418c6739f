import { planIds } from '@kalam/domain/plans/plan-catalogue';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../auth/auth-tables.ts';
import { moment, oneOf, updatedAt } from '../database/table-columns.ts';
import { subscriptions } from '../subscriptions/subscription-tables.ts';

/** One record per user; it starts again from 0 with another subscription. */
export const jobSearchUsage = pgTable(
  'job_search_usage',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    planId: text('plan_id', { enum: planIds }).notNull(),
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    searchCount: integer('search_count').notNull().default(0),
    lastSearchAt: moment('last_search_at'),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('job_search_usage_plan_id_check', oneOf(table.planId, planIds)),
    check('job_search_usage_count_check', sql`${table.searchCount} >= 0`),
  ],
);
