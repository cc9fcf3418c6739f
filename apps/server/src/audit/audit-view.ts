import type { AuditSubject } from '@kalam/domain/admin/audit';
import { and, eq, gt } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { addAuditEntry } from './add-audit-entry.ts';
import { auditEntries } from './audit-tables.ts';

/** A page that is read again and again while somebody works on it is one view. */
const oneViewMs = 10 * 60 * 1000;

interface View {
  readonly by: { readonly id: string; readonly email: string };
  readonly subject: AuditSubject;
  readonly subjectId: string;
  readonly at: Date;
}

/** Writes down that a member of staff looked at a person. */
export const auditView = async (on: Executor, { by, subject, subjectId, at }: View): Promise<void> => {
  const [known] = await on
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subject, subject),
        eq(auditEntries.subjectId, subjectId),
        gt(auditEntries.at, new Date(at.getTime() - oneViewMs)),
        eq(auditEntries.action, 'person-viewed'),
        eq(auditEntries.staffId, by.id),
      ),
    )
    .limit(1);
  if (known !== undefined) return;
  await addAuditEntry(on, { by, action: 'person-viewed', subject, subjectId, before: null, after: null, at });
};
