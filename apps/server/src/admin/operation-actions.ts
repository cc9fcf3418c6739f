import type { AuditAction } from '@kalam/domain/admin/audit';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Db, Executor } from '../database/database.ts';
import { refused } from '../failures/refused.ts';
import type { AdminCaller } from '../http/bind.ts';
import { dismissMail, lockFailedMail, sendAgain } from '../mail/staff-mails.ts';
import { dismissJob, type FailedJob, findFailedJob, runJobAgain } from '../queue/staff-jobs.ts';

interface Services {
  readonly db: Db;
  readonly now: () => Date;
}

/** What becomes of the failure, and the entry about it, in one transaction. */
const actOnJob =
  (action: AuditAction & `job-${string}`, act: (on: Executor, job: FailedJob) => Promise<void>) =>
  ({ db, now }: Services, by: AdminCaller, id: string): Promise<void> =>
    db.transaction(async (tx) => {
      const job = await findFailedJob(tx, id);
      if (job === undefined) throw refused('alarm-gone');
      await act(tx, job);
      const { task, attempts, lastError } = job;
      const after = { task, attempts, lastError };
      await addAuditEntry(tx, { by, action, subject: 'job', subjectId: id, before: null, after, at: now() });
    });

export const retryJob = actOnJob('job-retried', runJobAgain);
export const dismissFailedJob = actOnJob('job-dismissed', dismissJob);

const actOnMail =
  (action: AuditAction & `mail-${string}`, act: (on: Executor, mailId: string, at: Date) => Promise<void>) =>
  ({ db, now }: Services, by: AdminCaller, id: string): Promise<void> =>
    db.transaction(async (tx) => {
      const at = now();
      const mail = await lockFailedMail(tx, id);
      if (mail === undefined) throw refused('alarm-gone');
      await act(tx, id, at);
      const { kind, attempts, lastError } = mail;
      const after = { kind, attempts, lastError };
      await addAuditEntry(tx, { by, action, subject: 'mail', subjectId: id, before: null, after, at });
    });

export const retryMail = actOnMail('mail-retried', sendAgain);
export const dismissFailedMail = actOnMail('mail-dismissed', dismissMail);
