import { sharedLinkEnds } from '@kalam/domain/resumes/sharing/shared-link';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../../auth/auth-tables.ts';
import { createdAt, idColumn, moment, oneOf } from '../../database/table-columns.ts';
import { resumes } from '../resume-tables.ts';

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** A private link to one version of a saved resume. What it shows is made once, and goes when it ends. */
export const sharedLinks = pgTable(
  'shared_links',
  {
    id: idColumn(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    resumeId: text('resume_id')
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    /** Named by whoever reports it. */
    reference: text('reference').notNull(),
    tokenHash: text('token_hash').notNull(),
    withPhone: boolean('with_phone').notNull(),
    withAddress: boolean('with_address').notNull(),
    /** Which edit of the resume it shows. */
    editedAt: moment('edited_at').notNull(),
    personName: text('person_name').notNull(),
    /** Null once it ended. */
    file: bytes('file'),
    pages: jsonb('pages').$type<string[]>(),
    text: text('text'),
    openCount: integer('open_count').notNull().default(0),
    /** The day in India of the last opening, and how often it was opened on it. */
    openedOn: date('opened_on', { mode: 'string' }),
    openedThatDay: integer('opened_that_day').notNull().default(0),
    lastOpenedAt: moment('last_opened_at'),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
    endedBecause: text('ended_because', { enum: sharedLinkEnds }),
  },
  (table) => [
    uniqueIndex('shared_links_reference_key').on(table.reference),
    uniqueIndex('shared_links_token_hash_key').on(table.tokenHash),
    uniqueIndex('shared_links_open_key').on(table.resumeId).where(sql`${table.endedAt} is null`),
    index('shared_links_user_id_idx').on(table.userId, table.createdAt),
    index('shared_links_resume_id_idx').on(table.resumeId, table.createdAt),
    index('shared_links_expires_at_idx').on(table.expiresAt).where(sql`${table.endedAt} is null`),
    index('shared_links_ended_at_idx').on(table.endedAt).where(sql`${table.endedAt} is not null`),
    check('shared_links_ended_because_check', oneOf(table.endedBecause, sharedLinkEnds)),
    check('shared_links_ended_check', sql`(${table.endedAt} is null) = (${table.endedBecause} is null)`),
    // Nothing of a person's is kept behind a link that is closed.
    check(
      'shared_links_contents_check',
      sql`(${table.endedAt} is null) = (${table.file} is not null) and (${table.file} is null) = (${table.pages} is null) and (${table.file} is null) = (${table.text} is null)`,
    ),
  ],
);
