import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { auditEntries } from '../audit/audit-tables.ts';
import type { Tx } from '../database/database.ts';
import { mailMessages } from '../mail/mail-tables.ts';
import {
  acknowledgementKey,
  reopeningKey,
  replyKey,
  resolutionKey,
  type SubmissionRow,
} from './contact-queries.ts';
import { contactSubmissions } from './contact-tables.ts';
import { grievanceReplies } from './grievance-tables.ts';

type Doomed = Pick<SubmissionRow, 'id' | 'reopenings'>;
const doomed = { id: contactSubmissions.id, reopenings: contactSubmissions.reopenings };

const keysOf = ({ id, reopenings }: Doomed): string[] => [
  acknowledgementKey(id),
  resolutionKey(id),
  ...Array.from({ length: reopenings }, (_, time) => reopeningKey(id, time + 1)),
];

/** Notes and replies go with the message by their reference to it; here go the mails, and what the audit trail quotes. */
const deleteWithMails = async (tx: Tx, rows: readonly Doomed[]): Promise<number> => {
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  const replies = await tx
    .select({ id: grievanceReplies.id })
    .from(grievanceReplies)
    .where(inArray(grievanceReplies.grievanceId, ids));
  const keys = [...rows.flatMap(keysOf), ...replies.map(({ id }) => replyKey(id))];
  await tx.delete(mailMessages).where(inArray(mailMessages.dedupeKey, keys));
  await tx
    .update(auditEntries)
    .set({ reason: null, after: sql`${auditEntries.after} - 'response'` })
    .where(and(eq(auditEntries.subject, 'grievance'), inArray(auditEntries.subjectId, ids)));
  await tx.delete(contactSubmissions).where(inArray(contactSubmissions.id, ids));
  return ids.length;
};

/** Removes messages that were last worked on before a moment, and the mails about them; some at a time. */
export const deleteOldSubmissions = async (tx: Tx, before: Date, most: number): Promise<number> => {
  const old = await tx
    .select(doomed)
    .from(contactSubmissions)
    .where(lt(contactSubmissions.updatedAt, before))
    .limit(most)
    .for('update', { skipLocked: true });
  return deleteWithMails(tx, old);
};

/** Removes everything a person wrote to us. */
export const deleteSubmissionsOf = async (tx: Tx, isTheirs: SQL): Promise<void> => {
  const own = await tx.select(doomed).from(contactSubmissions).where(isTheirs);
  await deleteWithMails(tx, own);
};
