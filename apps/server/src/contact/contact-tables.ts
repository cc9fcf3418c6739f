import type { moderationSchema } from '@kalam/domain/contact/contact-model';
import { grievanceStatuses } from '@kalam/domain/contact/grievance-machine';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { staff } from '../auth/auth-tables.ts';
import {
  createdAt,
  idColumn,
  isLanguageCode,
  languageColumn,
  moment,
  oneOf,
  updatedAt,
} from '../database/table-columns.ts';

/**
 * Where it stands in the list of work: at the moment it is due by the domain's `nextDue`. A resolved one stands behind all
 * that are open, the last one resolved first: its moment is mirrored into a time that nothing is due in.
 */
const listPlace = sql`case status
  when 'pending' then ((created_at at time zone 'Asia/Kolkata') + interval '48 hours') at time zone 'Asia/Kolkata'
  when 'under_review' then ((coalesce(reopened_at, created_at) at time zone 'Asia/Kolkata') + interval '1 month') at time zone 'Asia/Kolkata'
  else (timestamp '2900-01-01' - ((resolved_at at time zone 'UTC') - timestamp '2000-01-01')) at time zone 'UTC'
end`;

export const contactSubmissions = pgTable(
  'contact_submissions',
  {
    id: idColumn(),
    /** Said as `GRV-000123`. Counted up; a message that was not saved may leave a gap. */
    number: integer('number').notNull().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    language: languageColumn(),
    status: text('status', { enum: grievanceStatuses }).notNull().default('pending'),
    spamScore: doublePrecision('spam_score').notNull(),
    /** What moderation found, once it ran. */
    moderation: jsonb('moderation').$type<z.infer<typeof moderationSchema>>(),
    isAccepted: boolean('is_accepted'),
    moderatedAt: moment('moderated_at'),
    /** When staff were told of it by mail. */
    staffToldAt: moment('staff_told_at'),
    assigneeId: text('assignee_id').references(() => staff.id, { onDelete: 'set null' }),
    response: text('response'),
    resolvedAt: moment('resolved_at'),
    reopenedAt: moment('reopened_at'),
    /** How often it was opened again: each time has its own mail. */
    reopenings: integer('reopenings').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    listPlace: moment('list_place').notNull().generatedAlwaysAs(listPlace),
  },
  (table) => [
    uniqueIndex('contact_submissions_number_key').on(table.number),
    index('contact_submissions_created_at_idx').on(table.createdAt, table.id),
    index('contact_submissions_email_idx').on(sql`lower(${table.email})`, table.createdAt, table.id),
    index('contact_submissions_status_created_at_idx').on(table.status, table.createdAt, table.id),
    index('contact_submissions_list_place_idx').on(table.listPlace, table.id),
    index('contact_submissions_assignee_id_idx').on(table.assigneeId, table.listPlace, table.id),
    index('contact_submissions_staff_told_at_idx').on(table.staffToldAt),
    check('contact_submissions_status_check', oneOf(table.status, grievanceStatuses)),
    check('contact_submissions_language_check', isLanguageCode(table.language)),
    check('contact_submissions_spam_score_check', sql`${table.spamScore} between 0 and 10`),
    check(
      'contact_submissions_resolved_check',
      sql`(${table.status} = 'resolved') = (${table.resolvedAt} is not null) and (${table.status} = 'resolved') = (${table.response} is not null)`,
    ),
  ],
);
