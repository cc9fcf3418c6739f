import type { AuditAction, AuditFacts } from '@kalam/domain/admin/audit';
import type { GrievanceDetail, GrievanceView } from '@kalam/domain/contact/contact-model';
import { markForReview, reopen, replyInterim, resolve } from '@kalam/domain/contact/grievance-machine';
import { checkNote, type ReplyKind } from '@kalam/domain/contact/grievance-texts';
import { desc, eq } from 'drizzle-orm';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Db, Tx } from '../database/database.ts';
import { Refused, refused, throwIfRefused } from '../failures/refused.ts';
import type { AdminCaller } from '../http/bind.ts';
import { lockSubmission, type SubmissionRow, saveSubmission } from './contact-queries.ts';
import { listAssignees, readGrievance } from './grievance-details.ts';
import { mailReopening, mailReply } from './grievance-mails.ts';
import { findAssigned, toGrievance } from './grievance-queries.ts';
import { grievanceNotes, grievanceReplies } from './grievance-tables.ts';

export interface GrievanceServices {
  readonly db: Db;
  readonly now: () => Date;
  readonly publicUrl: string;
}

export type GrievanceChange =
  | { readonly status: 'under_review' }
  | { readonly status: 'resolved'; readonly response: string };

/** One member of staff at work on one message that nobody else changes meanwhile. */
interface Work {
  readonly tx: Tx;
  readonly by: AdminCaller;
  readonly at: Date;
  readonly publicUrl: string;
  readonly before: SubmissionRow;
}

/** What is done, its audit entry and its mail stand or fall together. */
const workOn = <Result>(
  { db, now, publicUrl }: GrievanceServices,
  by: AdminCaller,
  id: string,
  act: (work: Work) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async (tx) => {
    const before = await lockSubmission(tx, id);
    if (before === undefined) throw refused('not-found');
    return act({ tx, by, at: now(), publicUrl, before });
  });

/** The same, answered with all that staff see of the message. */
const workAndTell = (
  services: GrievanceServices,
  by: AdminCaller,
  id: string,
  act: (work: Work) => Promise<void>,
): Promise<GrievanceDetail> =>
  workOn(services, by, id, async (work) => {
    await act(work);
    return readGrievance(work.tx, id, work.at);
  });

const record = (
  { tx, by, at, before: { id } }: Work,
  action: AuditAction,
  before: AuditFacts | null,
  after: AuditFacts | null,
  reason?: string,
): Promise<void> =>
  addAuditEntry(tx, {
    by,
    action,
    subject: 'grievance',
    subjectId: id,
    before,
    after,
    ...(reason === undefined ? {} : { reason }),
    at,
  });

const sendReply = async (work: Work, kind: ReplyKind, after: SubmissionRow, text: string): Promise<void> => {
  const { tx, by, at, publicUrl } = work;
  const [reply] = await tx
    .insert(grievanceReplies)
    .values({ grievanceId: after.id, kind, text, staffId: by.id, staffEmail: by.email, createdAt: at })
    .returning({ id: grievanceReplies.id });
  if (reply === undefined) throw new Error('the database returned no reply');
  await mailReply(tx, { kind, grievance: after, text, replyId: reply.id, publicUrl });
};

/** S2 §4 Mark for Review and Resolve. */
export const changeGrievance = (
  services: GrievanceServices,
  by: AdminCaller,
  id: string,
  change: GrievanceChange,
): Promise<GrievanceView> =>
  workOn(services, by, id, async (work) => {
    const { tx, at, before } = work;
    const moved =
      change.status === 'resolved' ? resolve(before, change.response, at) : markForReview(before, at);
    if (moved.refusal !== undefined) throw new Refused(moved.refusal);
    const after = moved.grievance;
    await saveSubmission(tx, after);
    await record(
      work,
      after.status === 'resolved' ? 'grievance-resolved' : 'grievance-under-review',
      { status: before.status },
      { status: after.status, ...(after.response === null ? {} : { response: after.response }) },
    );
    if (after.response !== null) await sendReply(work, 'final', after, after.response);
    const assignee = (await findAssigned(tx, id))?.assignee ?? null;
    return toGrievance({ submission: after, assignee }, at);
  });

/** A press that came twice sends one mail: the same words as the last reply are not sent again. */
const isSaid = async ({ tx, before: { id } }: Work, text: string): Promise<boolean> => {
  const [last] = await tx
    .select({ text: grievanceReplies.text })
    .from(grievanceReplies)
    .where(eq(grievanceReplies.grievanceId, id))
    .orderBy(desc(grievanceReplies.createdAt))
    .limit(1);
  return last?.text === text;
};

export const sendInterimReply = (
  services: GrievanceServices,
  by: AdminCaller,
  id: string,
  text: string,
): Promise<GrievanceDetail> =>
  workAndTell(services, by, id, async (work) => {
    const { tx, at, before } = work;
    const moved = replyInterim(before, text, at);
    if (moved.refusal !== undefined) throw new Refused(moved.refusal);
    const said = text.trim();
    if (!(await isSaid(work, said))) {
      await saveSubmission(tx, moved.grievance);
      await record(
        work,
        'grievance-interim-reply',
        { status: before.status },
        { status: moved.grievance.status },
      );
      await sendReply(work, 'interim', moved.grievance, said);
    }
  });

export const reopenGrievance = (
  services: GrievanceServices,
  by: AdminCaller,
  id: string,
  reason: string,
): Promise<GrievanceDetail> =>
  workAndTell(services, by, id, async (work) => {
    const { tx, at, before, publicUrl } = work;
    const moved = reopen(before, reason, at);
    if (moved.refusal !== undefined) throw new Refused(moved.refusal);
    const after = { ...moved.grievance, reopenings: before.reopenings + 1 };
    await saveSubmission(tx, after);
    await record(
      work,
      'grievance-reopened',
      { status: before.status },
      { status: after.status },
      reason.trim(),
    );
    await mailReopening(tx, after, publicUrl);
  });

export const assignGrievance = (
  services: GrievanceServices,
  by: AdminCaller,
  id: string,
  staffId: string | null,
): Promise<GrievanceDetail> =>
  workAndTell(services, by, id, async (work) => {
    const { tx, at, before } = work;
    if (staffId !== before.assigneeId) {
      const wanted = (await listAssignees(tx)).find((one) => one.id === staffId);
      if (staffId !== null && wanted === undefined) throw refused('grievance-assignee-unknown');
      const had = (await findAssigned(tx, id))?.assignee?.email ?? null;
      await saveSubmission(tx, { ...before, assigneeId: staffId, updatedAt: at });
      await record(work, 'grievance-assigned', { assignee: had }, { assignee: wanted?.email ?? null });
    }
  });

export const addNote = (
  services: GrievanceServices,
  by: AdminCaller,
  id: string,
  text: string,
): Promise<GrievanceDetail> =>
  workAndTell(services, by, id, async (work) => {
    const { tx, at, before } = work;
    throwIfRefused(checkNote(text));
    await tx.insert(grievanceNotes).values({
      grievanceId: id,
      text: text.trim(),
      staffId: by.id,
      staffEmail: by.email,
      createdAt: at,
    });
    await saveSubmission(tx, { ...before, updatedAt: at });
    await record(work, 'grievance-note-added', null, null);
  });
