import type { auditEntrySchema } from '@kalam/domain/admin/admin-model';
import { type AuditSubject, auditedReading } from '@kalam/domain/admin/audit';
import type { AuditSort, DayFilter } from '@kalam/domain/admin/list-filters';
import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { auditEntries } from '../audit/audit-tables.ts';
import { staff, users } from '../auth/auth-tables.ts';
import { contactSubmissions } from '../contact/contact-tables.ts';
import { savedAnswers } from '../contact/grievance-tables.ts';
import type { Db, Executor } from '../database/database.ts';
import { isWithin } from '../database/day-span.ts';
import { countRows, readTotals } from '../database/list-totals.ts';
import { cursorMistake, decodeCursor, type Page, type PageRequest } from '../database/paged-list.ts';
import { findPage, rowsOfPage, type SearchedTable, sortedBy } from '../database/searched-list.ts';
import { mailMessages } from '../mail/mail-tables.ts';
import { orders } from '../payments/payment-tables.ts';
import { templates } from '../templates/template-tables.ts';

export type AuditView = z.infer<typeof auditEntrySchema>;

/** Searched by who, what, the record's id and the reason given. */
const listed: SearchedTable = {
  table: auditEntries,
  id: auditEntries.id,
  at: auditEntries.at,
  columns: [auditEntries.staffEmail, auditEntries.action, auditEntries.subjectId, auditEntries.reason],
  readFirst: 6000,
};

export interface AuditFilter extends DayFilter {
  readonly term: string;
  readonly subject: AuditSubject | undefined;
  readonly subjectId: string | undefined;
  readonly only: 'changes' | undefined;
}

const cursorOf = (text: string | undefined) => {
  const cursor = decodeCursor(text);
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor[1])) throw cursorMistake();
  return cursor;
};

/** Read from the record itself, so that an erased account leaves no address here. */
const subjectName = sql<string | null>`case ${auditEntries.subject}
  when 'user' then (select ${users.email} from ${users} where ${users.id} = ${auditEntries.subjectId})
  when 'admin' then (select ${staff.email} from ${staff} where ${staff.id} = ${auditEntries.subjectId})
  when 'order' then (select ${orders.razorpayOrderId} from ${orders} where ${orders.id} = ${auditEntries.subjectId})
  when 'grievance' then (select ${contactSubmissions.subject} from ${contactSubmissions} where ${contactSubmissions.id} = ${auditEntries.subjectId})
  when 'saved-answer' then (select ${savedAnswers.title} from ${savedAnswers} where ${savedAnswers.id} = ${auditEntries.subjectId})
  when 'mail' then (select ${mailMessages.kind} from ${mailMessages} where ${mailMessages.id} = ${auditEntries.subjectId})
  when 'job' then ${auditEntries.after}->>'task'
  when 'template' then (select ${templates.name} from ${templates} where ${templates.id} = ${auditEntries.subjectId})
end`;

const matching = ({ subject, subjectId, only, from, to }: AuditFilter): SQL | undefined =>
  and(
    subject === undefined ? undefined : eq(auditEntries.subject, subject),
    subjectId === undefined ? undefined : eq(auditEntries.subjectId, subjectId),
    only === undefined ? undefined : notInArray(auditEntries.action, [...auditedReading]),
    isWithin(auditEntries.at, { from, to }),
  );

const sorts = { at: { by: auditEntries.at, kind: 'moment' } } as const;

export const countAudit = (db: Db, filter: AuditFilter) =>
  readTotals(db, listed, { term: filter.term, where: matching(filter) }, countRows(listed));

export const listAudit = async (
  on: Executor,
  { sort, ...wanted }: AuditFilter & PageRequest & { readonly sort: AuditSort | undefined },
): Promise<Page<AuditView>> => {
  const sorted = sortedBy(listed, sorts, sort);
  const where = matching(wanted);
  const { ids, nextCursor } = await findPage(on, sorted, { ...wanted, where }, cursorOf(wanted.cursor));
  const rows = await on
    .select({ entry: auditEntries, subjectName })
    .from(auditEntries)
    .where(inArray(auditEntries.id, ids.map(Number)))
    .orderBy(...rowsOfPage(sorted, ids).orderBy);
  return { items: rows.map(toAuditView), nextCursor };
};

interface AuditRow {
  readonly entry: typeof auditEntries.$inferSelect;
  readonly subjectName: string | null;
}

const toAuditView = ({ entry: row, subjectName: name }: AuditRow): AuditView => ({
  id: String(row.id),
  at: row.at.toISOString(),
  by: row.staffEmail,
  action: row.action,
  subject: row.subject,
  subjectId: row.subjectId,
  subjectName: name,
  before: row.before,
  after: row.after,
  reason: row.reason,
});
