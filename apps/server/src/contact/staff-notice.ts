import { nextDue } from '@kalam/domain/contact/grievance-machine';
import { grievanceReference } from '@kalam/domain/contact/grievance-promises';
import { reviewAt } from '@kalam/domain/contact/spam-score';
import { isWorthTelling, nextNoticeAt, noticeNamesMost } from '@kalam/domain/contact/staff-notice';
import { grievancePath, routes } from '@kalam/domain/routes';
import { and, asc, eq, inArray, isNotNull, isNull, lt, max, ne } from 'drizzle-orm';
import type { Db, Executor, Tx } from '../database/database.ts';
import type { AdminCaller } from '../http/bind.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { addJob } from '../queue/add-job.ts';
import type { SubmissionRow } from './contact-queries.ts';
import { contactSubmissions } from './contact-tables.ts';
import { listAssignees } from './grievance-details.ts';
import { grievanceWatchers } from './grievance-tables.ts';

/** Called when a message has been judged: staff hear of it at once, or with the next ones if they have just heard of some. */
export const announceToStaff = async (
  tx: Tx,
  submission: Pick<SubmissionRow, 'spamScore'>,
  now: Date,
): Promise<void> => {
  if (!isWorthTelling(submission.spamScore)) return;
  const [told] = await tx.select({ at: max(contactSubmissions.staffToldAt) }).from(contactSubmissions);
  await addJob(
    tx,
    'tell-staff-of-grievances',
    {},
    { jobKey: 'tell-staff-of-grievances', runAt: nextNoticeAt(told?.at ?? null, now) },
  );
};

interface NoticeServices {
  readonly db: Db;
  readonly now: () => Date;
  readonly publicUrl: string;
  /** The grievance officer's, whom the law names; always told. */
  readonly grievanceEmail: string;
}

/** Messages that were judged, are no spam, are still open and of which nobody was told. */
const untold = and(
  isNull(contactSubmissions.staffToldAt),
  isNotNull(contactSubmissions.moderatedAt),
  lt(contactSubmissions.spamScore, reviewAt),
  ne(contactSubmissions.status, 'resolved'),
);

const listRecipients = async (on: Executor, officer: string): Promise<readonly string[]> => {
  const watchers = await on.select({ id: grievanceWatchers.staffId }).from(grievanceWatchers);
  const wanted = new Set(watchers.map(({ id }) => id));
  const staff = (await listAssignees(on)).filter(({ id }) => wanted.has(id)).map(({ email }) => email);
  return [...new Set([officer, ...staff].map((address) => address.toLowerCase()))];
};

/** One mail to each about everything that came since the last one. It names nothing that the visitors typed. */
export const createTellStaff =
  ({ db, now, publicUrl, grievanceEmail }: NoticeServices) =>
  (): Promise<void> =>
    db.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(contactSubmissions)
        .where(untold)
        .orderBy(asc(contactSubmissions.number))
        .for('update', { skipLocked: true });
      const [first] = rows;
      if (first === undefined) return;
      const ids = rows.map(({ id }) => id);
      await tx
        .update(contactSubmissions)
        .set({ staffToldAt: now() })
        .where(inArray(contactSubmissions.id, ids));
      const items = rows.slice(0, noticeNamesMost).map((row) => ({
        reference: grievanceReference(row.number),
        dueAt: (nextDue(row) ?? row.createdAt).toISOString(),
        url: `${publicUrl}${grievancePath(row.id)}`,
      }));
      for (const to of await listRecipients(tx, grievanceEmail)) {
        await queueMail(tx, {
          to,
          language: 'en',
          kind: 'grievance-new',
          params: { count: rows.length, items, listUrl: `${publicUrl}${routes.adminGrievances}` },
          dedupeKey: `grievance-new:${first.id}:${to}`,
        });
      }
    });

export const isWatching = async (on: Executor, { id }: AdminCaller): Promise<boolean> =>
  (await on.$count(grievanceWatchers, eq(grievanceWatchers.staffId, id))) > 0;

/** One's own mails are one's own affair: nothing of it goes on record. */
export const setWatching = async (on: Executor, { id }: AdminCaller, wanted: boolean): Promise<boolean> => {
  if (wanted) await on.insert(grievanceWatchers).values({ staffId: id }).onConflictDoNothing();
  else await on.delete(grievanceWatchers).where(eq(grievanceWatchers.staffId, id));
  return wanted;
};
