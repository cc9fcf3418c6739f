import type { GrievanceView } from '@kalam/domain/contact/contact-model';
import {
  type DueFilter,
  dueDates,
  type GrievanceStatus,
  isReference,
  overdue,
} from '@kalam/domain/contact/grievance-machine';
import { and, eq, or, type SQL } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import type { Page, PageRequest } from '../database/paged-list.ts';
import { findPage, rowsOfPage, type SearchedTable } from '../database/searched-list.ts';
import { containsByIndex } from '../database/substring-search.ts';
import type { SubmissionRow } from './contact-queries.ts';
import { contactSubmissions } from './contact-tables.ts';
import { isOverdue } from './overdue-grievances.ts';

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

/** The message that has the reference, and those that quote it: a visitor asks again with what the first answer named. */
const hasReference = async (on: Executor, reference: string): Promise<SQL | undefined> =>
  or(eq(contactSubmissions.id, reference), await containsByIndex(on, listed.columns, reference));

export interface GrievanceFilter extends PageRequest {
  readonly term: string;
  readonly status: GrievanceStatus | undefined;
  /** Overdue ones come with the one that waits longest first. */
  readonly due: DueFilter | undefined;
}

export const listGrievances = async (
  on: Executor,
  { status, due, term, ...page }: GrievanceFilter,
  now: Date,
): Promise<Page<GrievanceView>> => {
  const ordered: SearchedTable =
    due === 'overdue' ? { ...listed, order: 'oldest-first', readFirst: 0 } : listed;
  const byReference = isReference(term);
  const filtered = and(
    status === undefined ? undefined : eq(contactSubmissions.status, status),
    due === 'overdue' ? isOverdue(now) : undefined,
    byReference ? await hasReference(on, term) : undefined,
  );
  const { ids, nextCursor } = await findPage(on, ordered, {
    ...page,
    term: byReference ? '' : term,
    where: filtered,
  });
  const { where, orderBy } = rowsOfPage(ordered, ids);
  const rows = await on
    .select()
    .from(contactSubmissions)
    .where(where)
    .orderBy(...orderBy);
  return { items: rows.map((row) => toGrievance(row, now)), nextCursor };
};
