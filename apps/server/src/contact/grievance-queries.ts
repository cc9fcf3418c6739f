import type { GrievanceView } from '@kalam/domain/contact/contact-model';
import { dueDates, type GrievanceStatus, overdue } from '@kalam/domain/contact/grievance-machine';
import { and, desc, eq } from 'drizzle-orm';
import { afterCursor, decodeCursor, encodeCursor, momentText } from '../admin/admin-list.ts';
import type { Executor } from '../database/database.ts';
import { containsText } from '../database/substring-search.ts';
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

export interface GrievanceFilter {
  readonly term: string;
  readonly status: GrievanceStatus | undefined;
  readonly cursor: string | undefined;
  readonly limit: number;
}

export interface GrievancePage {
  readonly grievances: GrievanceView[];
  readonly nextCursor: string | null;
}

/** Newest first (S2 §7), searched in subject, message and e-mail (S2 §5). */
export const listGrievances = async (
  on: Executor,
  filter: GrievanceFilter,
  now: Date,
): Promise<GrievancePage> => {
  const { subject, message, email, status, createdAt, id } = contactSubmissions;
  const rows = await on
    .select({ row: contactSubmissions, createdText: momentText(createdAt) })
    .from(contactSubmissions)
    .where(
      and(
        containsText([subject, message, email], filter.term, { pairs: false }),
        filter.status === undefined ? undefined : eq(status, filter.status),
        afterCursor(createdAt, id, decodeCursor(filter.cursor)),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(filter.limit + 1);
  const shown = rows.slice(0, filter.limit);
  const last = rows.length > filter.limit ? shown.at(-1) : undefined;
  return {
    grievances: shown.map(({ row }) => toGrievance(row, now)),
    nextCursor: last === undefined ? null : encodeCursor([last.createdText, last.row.id]),
  };
};
