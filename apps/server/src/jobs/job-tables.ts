import type { MadeSearch } from '@kalam/domain/jobs/job-usage';
import { savedJobStatuses } from '@kalam/domain/jobs/saved/saved-job';
import { planIds } from '@kalam/domain/plans/plan-catalogue';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../auth/auth-tables.ts';
import { idColumn, moment, oneOf, updatedAt } from '../database/table-columns.ts';
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
    /** Those of the last day, by their hashes: made again they cost nothing. */
    recentSearches: jsonb('recent_searches').$type<readonly MadeSearch[]>().notNull().default([]),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('job_search_usage_plan_id_check', oneOf(table.planId, planIds)),
    check('job_search_usage_count_check', sql`${table.searchCount} >= 0`),
  ],
);

/** Copies of adverts, because adverts vanish, with what their owner thinks of them. Staff are shown neither. */
export const savedJobs = pgTable(
  'saved_jobs',
  {
    id: idColumn(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    company: text('company').notNull(),
    location: text('location').notNull(),
    description: text('description').notNull(),
    employmentType: text('employment_type').notNull(),
    timeAgoPosted: text('time_ago_posted').notNull(),
    url: text('url').notNull(),
    /** SHA-256 of the address, which may be longer than an index holds. */
    urlHash: text('url_hash').notNull(),
    provider: text('provider').notNull(),
    status: text('status', { enum: savedJobStatuses }).notNull().default('saved'),
    note: text('note').notNull().default(''),
    noteVersion: integer('note_version').notNull().default(1),
    savedAt: moment('saved_at').notNull().defaultNow(),
    statusAt: moment('status_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('saved_jobs_user_id_url_hash_key').on(table.userId, table.urlHash),
    index('saved_jobs_user_id_saved_at_idx').on(table.userId, table.savedAt, table.id),
    check('saved_jobs_status_check', oneOf(table.status, savedJobStatuses)),
    check('saved_jobs_url_check', sql`${table.url} ~* '^https?://'`),
    check('saved_jobs_title_check', sql`btrim(${table.title}) <> ''`),
  ],
);
