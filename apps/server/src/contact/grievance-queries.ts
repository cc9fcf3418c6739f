import { startOfDayInIndia } from '@kalam/domain/calendar/india-calendar';
import type { GrievanceView } from '@kalam/domain/contact/contact-model';
import {
  type AssigneeFilter,
  type DueFilter,
  dueDates,
  type GrievanceSort,
  type GrievanceStatus,
  nextDue,
  overdue,
} from '@kalam/domain/contact/grievance-machine';
import { isOldReference, readReference } from '@kalam/domain/contact/grievance-texts';
import { and, eq, gte, isNull, lt, or, type SQL } from 'drizzle-orm';
import { staff } from '../auth/auth-tables.ts';
import type { Executor } from '../database/database.ts';
import type { Page, PageRequest } from '../database/paged-list.ts';
import { findPage, rowsOfPage, type SearchedTable, sortedBy } from '../database/searched-list.ts';
import { containsByIndex } from '../database/substring-search.ts';
import type { SubmissionRow } from './contact-queries.ts';
import { contactSubmissions } from './contact-tables.ts';
import { isOverdue } from './overdue-grievances.ts';

export type Assignee = NonNullable<GrievanceView['assignee']>;

/** A submission with the member of staff it was given to. */
export interface AssignedRow {
  readonly submission: SubmissionRow;
  readonly assignee: Assignee | null;
}

const assigned = {
  submission: contactSubmissions,
  assignee: { id: staff.id, name: staff.name, email: staff.email },
};

export const toGrievance = ({ submission: row, assignee }: AssignedRow, now: Date): GrievanceView => {
  const { acknowledgeBy, resolveBy } = dueDates(row.createdAt, row.reopenedAt);
  return {
    id: row.id,
    number: row.number,
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
    dueAt: nextDue(row)?.toISOString() ?? null,
    overdue: overdue(row, now) ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    reopenedAt: row.reopenedAt?.toISOString() ?? null,
    language: row.language,
    assignee,
  };
};

export const findAssigned = async (on: Executor, id: string): Promise<AssignedRow | undefined> => {
  const [row] = await on
    .select(assigned)
    .from(contactSubmissions)
    .leftJoin(staff, eq(staff.id, contactSubmissions.assigneeId))
    .where(eq(contactSubmissions.id, id));
  return row;
};

/** Searched in subject, message and e-mail (S2 §5). */
const searched = {
  table: contactSubmissions,
  id: contactSubmissions.id,
  columns: [contactSubmissions.subject, contactSubmissions.message, contactSubmissions.email],
};

/** What is due soonest first. */
const byDue: SearchedTable = {
  ...searched,
  at: contactSubmissions.listPlace,
  order: 'oldest-first',
  readFirst: 2000,
};

const sorts = { received: { by: contactSubmissions.createdAt, kind: 'moment' } } as const;

/** The message that has the reference, and those that quote it: a visitor asks again with what the first answer named. */
const hasReference = async (on: Executor, term: string): Promise<SQL | undefined> => {
  if (isOldReference(term))
    return or(eq(contactSubmissions.id, term), await containsByIndex(on, searched.columns, term));
  const reference = readReference(term);
  return (
    reference &&
    or(
      eq(contactSubmissions.number, reference.number),
      await containsByIndex(on, searched.columns, reference.quoted),
    )
  );
};

export interface GrievanceFilter extends PageRequest {
  readonly term: string;
  readonly status: GrievanceStatus | undefined;
  readonly due: DueFilter | undefined;
  readonly assignee: AssigneeFilter | undefined;
  /** Whose are `mine`. */
  readonly askedBy: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly sort: GrievanceSort | undefined;
}

const dayAfter = (day: string): Date => new Date(startOfDayInIndia(day).getTime() + 24 * 60 * 60 * 1000);

const chosen = (
  { status, due, assignee, askedBy, from, to }: GrievanceFilter,
  now: Date,
): (SQL | undefined)[] => [
  status && eq(contactSubmissions.status, status),
  due && isOverdue(now),
  assignee &&
    (assignee === 'mine'
      ? eq(contactSubmissions.assigneeId, askedBy)
      : isNull(contactSubmissions.assigneeId)),
  from === undefined ? undefined : gte(contactSubmissions.createdAt, startOfDayInIndia(from)),
  to === undefined ? undefined : lt(contactSubmissions.createdAt, dayAfter(to)),
];

/** What is due soonest first, or by the day they came. */
export const listGrievances = async (
  on: Executor,
  filter: GrievanceFilter,
  now: Date,
): Promise<Page<GrievanceView>> => {
  const { term, cursor, limit } = filter;
  const listed = sortedBy(byDue, sorts, filter.sort);
  const byReference = await hasReference(on, term);
  const { ids, nextCursor } = await findPage(on, listed, {
    cursor,
    limit,
    term: byReference === undefined ? term : '',
    where: and(...chosen(filter, now), byReference),
  });
  const { where, orderBy } = rowsOfPage(listed, ids);
  const rows = await on
    .select(assigned)
    .from(contactSubmissions)
    .leftJoin(staff, eq(staff.id, contactSubmissions.assigneeId))
    .where(where)
    .orderBy(...orderBy);
  return { items: rows.map((row) => toGrievance(row, now)), nextCursor };
};
