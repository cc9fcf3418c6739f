import { auditActions, auditSubjects } from '@kalam/domain/admin/audit';
import { bigint, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { staff } from '../auth/auth-tables.ts';
import { moment, oneOf } from '../database/table-columns.ts';

/** Every change staff make: who, what, when, before, after. Rows are only ever added. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull().defaultNow(),
    staffId: text('staff_id').references(() => staff.id, { onDelete: 'set null' }),
    /** Kept beside the reference, so that the entry still reads after a login was removed. */
    staffEmail: text('staff_email').notNull(),
    action: text('action', { enum: auditActions }).notNull(),
    /** What kind of record is concerned. */
    subject: text('subject', { enum: auditSubjects }).notNull(),
    subjectId: text('subject_id').notNull(),
    reason: text('reason'),
    before: jsonb('before').$type<Record<string, unknown> | null>(),
    after: jsonb('after').$type<Record<string, unknown> | null>(),
  },
  (table) => [
    index('audit_entries_at_idx').on(table.at, table.id),
    index('audit_entries_subject_idx').on(table.subject, table.subjectId, table.at, table.id),
    index('audit_entries_subject_at_idx').on(table.subject, table.at, table.id),
    check('audit_entries_action_check', oneOf(table.action, auditActions)),
    check('audit_entries_subject_check', oneOf(table.subject, auditSubjects)),
    index('audit_entries_staff_id_idx').on(table.staffId),
  ],
);
