import { rateLimitAttempts } from '@kalam/domain/contact/contact-rate-limit';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../database/database.ts';
import { contactSubmissions } from './contact-tables.ts';

export type SubmissionRow = typeof contactSubmissions.$inferSelect;
export type NewSubmission = typeof contactSubmissions.$inferInsert;

/** Lets one message after another through for an address, so that its limit holds for messages sent at once. */
export const lockSender = async (tx: Tx, email: string): Promise<void> => {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${email.toLowerCase()}`}, 0))`,
  );
};

/** When an address last wrote, oldest first; no more than the limit looks at. */
export const findSendingTimes = async (
  on: Executor,
  email: string,
  since: Date,
): Promise<readonly Date[]> => {
  const rows = await on
    .select({ at: contactSubmissions.createdAt })
    .from(contactSubmissions)
    .where(
      and(sql`lower(${contactSubmissions.email}) = lower(${email})`, gt(contactSubmissions.createdAt, since)),
    )
    .orderBy(desc(contactSubmissions.createdAt))
    .limit(rateLimitAttempts);
  return rows.map(({ at }) => at).reverse();
};

export const insertSubmission = async (on: Executor, submission: NewSubmission): Promise<SubmissionRow> => {
  const [row] = await on.insert(contactSubmissions).values(submission).returning();
  if (row === undefined) throw new Error('the database returned no message');
  return row;
};

export const findSubmission = async (on: Executor, id: string): Promise<SubmissionRow | undefined> => {
  const [row] = await on.select().from(contactSubmissions).where(eq(contactSubmissions.id, id));
  return row;
};

/** Held until the transaction ends: staff and moderation may come to the same message at once. */
export const lockSubmission = async (tx: Tx, id: string): Promise<SubmissionRow | undefined> => {
  const [row] = await tx.select().from(contactSubmissions).where(eq(contactSubmissions.id, id)).for('update');
  return row;
};

/** What moderation and staff may change; what the visitor wrote stays as it came. */
export const saveSubmission = async (
  on: Executor,
  {
    id,
    name: _name,
    email: _email,
    subject: _subject,
    message: _message,
    number: _number,
    language: _language,
    listPlace: _place,
    createdAt: _at,
    ...rest
  }: SubmissionRow,
): Promise<void> => {
  await on.update(contactSubmissions).set(rest).where(eq(contactSubmissions.id, id));
};

export const acknowledgementKey = (id: string): string => `contact-acknowledgement:${id}`;
/** Of answers sent before replies had rows of their own. */
export const resolutionKey = (id: string): string => `grievance-resolved:${id}`;
export const replyKey = (replyId: string): string => `grievance-reply:${replyId}`;
export const reopeningKey = (id: string, time: number): string => `grievance-reopened:${id}:${time}`;
