import type { GrievanceView } from '@kalam/domain/contact/contact-model';
import { dueDates, type GrievanceStatus, overdue } from '@kalam/domain/contact/grievance-machine';
import { eq } from 'drizzle-orm';
import type { Page, Stretch } from '../admin/admin-list.ts';
import { findPage, rowsOfPage, type SearchedTable } from '../admin/searched-list.ts';
import type { Executor } from '../database/database.ts';
import type { SubmissionRow } from './contact-queries.ts';
import { contactSubmissions } from './contact-tables.ts';

export const toGrievance = (row: SubmissionRow, now: Date): GrievanceView => {
  const { acknowledgeBy, resolveBy } = dueDates(row.createdAt);
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    subject: row.subject,
    message: row.message,
    status: row.status,
    spamScore: row.spamScore,
    isAccepted: row.isAccepted,
    moderation: row.moderation,
    response: row.response,
    acknowledgeBy: acknowledgeBy.toISOString(),
    resolveBy: resolveBy.toISOString(),
    overdue: overdue(row, now) ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
  };
};

/** Newest first (S2 §7), searched in subject, message and e-mail (S2 §5). */
const listed: SearchedTable = {
  table: contactSubmissions,
  id: contactSubmissions.id,
  at: contactSubmissions.createdAt,
  columns: [contactSubmissions.subject, contactSubmissions.message, contactSubmissions.email],
  readFirst: 2000,
};

export interface GrievanceFilter extends Stretch {
  readonly term: string;
  readonly status: GrievanceStatus | undefined;
}

export const listGrievances = async (
  on: Executor,
  { status, ...wanted }: GrievanceFilter,
  now: Date,
): Promise<Page<GrievanceView>> => {
  const hasStatus = status === undefined ? undefined : eq(contactSubmissions.status, status);
  const { ids, nextCursor } = await findPage(on, listed, { ...wanted, where: hasStatus });
  const { where, orderBy } = rowsOfPage(listed, ids);
  const rows = await on
    .select()
    .from(contactSubmissions)
    .where(where)
    .orderBy(...orderBy);
  return { items: rows.map((row) => toGrievance(row, now)), nextCursor };
};
