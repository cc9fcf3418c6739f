import { replyKinds } from '@kalam/domain/contact/grievance-texts';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { staff } from '../auth/auth-tables.ts';
import { createdAt, idColumn, oneOf, updatedAt } from '../database/table-columns.ts';
import { contactSubmissions } from './contact-tables.ts';

const written = () => ({
  id: idColumn(),
  grievanceId: text('grievance_id')
    .notNull()
    .references(() => contactSubmissions.id, { onDelete: 'cascade' }),
  text: text('text').notNull(),
  staffId: text('staff_id').references(() => staff.id, { onDelete: 'set null' }),
  /** Kept beside the reference, so that it still reads after a login was removed. */
  staffEmail: text('staff_email').notNull(),
  createdAt: createdAt(),
});

/** Among staff. Apart from the replies, so that nothing that is sent or shown to the person can reach them. */
export const grievanceNotes = pgTable('grievance_notes', written(), (table) => [
  index('grievance_notes_grievance_id_idx').on(table.grievanceId, table.createdAt),
  index('grievance_notes_staff_id_idx').on(table.staffId),
]);

/** What was sent to the person. A final one stays here when the grievance is opened again. */
export const grievanceReplies = pgTable(
  'grievance_replies',
  { ...written(), kind: text('kind', { enum: replyKinds }).notNull() },
  (table) => [
    index('grievance_replies_grievance_id_idx').on(table.grievanceId, table.createdAt),
    index('grievance_replies_staff_id_idx').on(table.staffId),
    check('grievance_replies_kind_check', oneOf(table.kind, replyKinds)),
  ],
);

export const savedAnswers = pgTable(
  'saved_answers',
  {
    id: idColumn(),
    title: text('title').notNull(),
    english: text('english').notNull(),
    hindi: text('hindi').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('saved_answers_title_key').on(sql`lower(${table.title})`)],
);

/** Staff who asked to be mailed about new grievances. */
export const grievanceWatchers = pgTable('grievance_watchers', {
  staffId: text('staff_id')
    .primaryKey()
    .references(() => staff.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
});
