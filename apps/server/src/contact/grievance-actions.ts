import type { GrievanceView } from '@kalam/domain/contact/contact-model';
import { markForReview, resolve } from '@kalam/domain/contact/grievance-machine';
import { routes } from '@kalam/domain/routes';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Db, Tx } from '../database/database.ts';
import { Refused, refused } from '../failures/refused.ts';
import type { AdminCaller } from '../http/bind.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { lockSubmission, resolutionKey, type SubmissionRow, saveSubmission } from './contact-queries.ts';
import { toGrievance } from './grievance-queries.ts';

export interface GrievanceServices {
  readonly db: Db;
  readonly now: () => Date;
  readonly publicUrl: string;
}

export type GrievanceChange =
  | { readonly status: 'under_review' }
  | { readonly status: 'resolved'; readonly response: string };

/** S2 §4 Mark for Review and Resolve: the change, its audit entry and the answer's mail stand or fall together. */
export const changeGrievance = (
  { db, now, publicUrl }: GrievanceServices,
  by: AdminCaller,
  id: string,
  change: GrievanceChange,
): Promise<GrievanceView> =>
  db.transaction(async (tx) => {
    const before = await lockSubmission(tx, id);
    if (before === undefined) throw refused('not-found');
    const at = now();
    const moved =
      change.status === 'resolved' ? resolve(before, change.response, at) : markForReview(before, at);
    if (moved.refusal !== undefined) throw new Refused(moved.refusal);
    const after = moved.grievance;
    await saveSubmission(tx, after);
    await addAuditEntry(tx, {
      by,
      action: after.status === 'resolved' ? 'grievance-resolved' : 'grievance-under-review',
      subject: 'grievance',
      subjectId: id,
      before: { status: before.status },
      after: { status: after.status, ...(after.response === null ? {} : { response: after.response }) },
      at,
    });
    if (after.status === 'resolved') await mailResponse(tx, after, publicUrl);
    return toGrievance(after, at);
  });

const mailResponse = async (tx: Tx, grievance: SubmissionRow, publicUrl: string): Promise<void> => {
  await queueMail(tx, {
    to: grievance.email,
    kind: 'grievance-resolved',
    params: {
      name: grievance.name,
      subject: grievance.subject,
      reference: grievance.id,
      response: grievance.response ?? '',
      contactUrl: `${publicUrl}${routes.contact}`,
    },
    dedupeKey: resolutionKey(grievance.id),
  });
};
