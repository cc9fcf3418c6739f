import type { moderationSchema } from '@kalam/domain/contact/contact-model';
import { grievanceStatuses } from '@kalam/domain/contact/grievance-machine';
import { sql } from 'drizzle-orm';
import { boolean, check, doublePrecision, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { createdAt, idColumn, moment, oneOf, updatedAt } from '../database/table-columns.ts';

export const contactSubmissions = pgTable(
  'contact_submissions',
  {
    id: idColumn(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    status: text('status', { enum: grievanceStatuses }).notNull().default('pending'),
    spamScore: doublePrecision('spam_score').notNull(),
    /** What moderation found, once it ran. */
    moderation: jsonb('moderation').$type<z.infer<typeof moderationSchema>>(),
    isAccepted: boolean('is_accepted'),
    moderatedAt: moment('moderated_at'),
    response: text('response'),
    resolvedAt: moment('resolved_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('contact_submissions_created_at_idx').on(table.createdAt, table.id),
    index('contact_submissions_status_created_at_idx').on(table.status, table.createdAt, table.id),
    check('contact_submissions_status_check', oneOf(table.status, grievanceStatuses)),
    check('contact_submissions_spam_score_check', sql`${table.spamScore} between 0 and 10`),
    check(
      'contact_submissions_resolved_check',
      sql`(${table.status} = 'resolved') = (${table.resolvedAt} is not null) and (${table.status} = 'resolved') = (${table.response} is not null)`,
    ),
  ],
);
