import type { AuditAction, AuditFacts, AuditSubject } from '@kalam/domain/admin/audit';
import type { Executor } from '../database/database.ts';
import { auditEntries } from './audit-tables.ts';

export interface NewAuditEntry {
  /** The member of staff; without one the command line did it. */
  readonly by: { readonly id: string; readonly email: string } | undefined;
  readonly action: AuditAction;
  readonly subject: AuditSubject;
  readonly subjectId: string;
  readonly before: AuditFacts | null;
  readonly after: AuditFacts | null;
  readonly reason?: string;
  readonly at: Date;
}

/** Written in the transaction of the change it tells about: neither is without the other. */
export const addAuditEntry = async (on: Executor, entry: NewAuditEntry): Promise<void> => {
  await on.insert(auditEntries).values({
    at: entry.at,
    staffId: entry.by?.id ?? null,
    staffEmail: entry.by?.email ?? 'system',
    action: entry.action,
    subject: entry.subject,
    subjectId: entry.subjectId,
    reason: entry.reason ?? null,
    before: entry.before === null ? null : { ...entry.before },
    after: entry.after === null ? null : { ...entry.after },
  });
};
