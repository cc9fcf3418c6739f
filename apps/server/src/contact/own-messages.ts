import { grievanceReference } from '@kalam/domain/contact/grievance-promises';
import { asc, desc, inArray, type SQL } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { contactSubmissions } from './contact-tables.ts';
import { grievanceReplies } from './grievance-tables.ts';

/** What a person wrote to us and was answered, for them to keep. Notes and judgements of staff are not theirs. */
export const listOwnMessages = async (on: Executor, isTheirs: SQL) => {
  const rows = await on
    .select()
    .from(contactSubmissions)
    .where(isTheirs)
    .orderBy(desc(contactSubmissions.createdAt));
  const ids = rows.map(({ id }) => id);
  const replies = await on
    .select()
    .from(grievanceReplies)
    .where(inArray(grievanceReplies.grievanceId, ids))
    .orderBy(asc(grievanceReplies.createdAt));
  return rows.map((row) => ({
    id: row.id,
    reference: grievanceReference(row.number),
    name: row.name,
    email: row.email,
    subject: row.subject,
    message: row.message,
    language: row.language,
    status: row.status,
    response: row.response,
    resolvedAt: row.resolvedAt,
    reopenedAt: row.reopenedAt,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    replies: replies
      .filter(({ grievanceId }) => grievanceId === row.id)
      .map(({ kind, text, createdAt }) => ({ kind, text, sentAt: createdAt.toISOString() })),
  }));
};
