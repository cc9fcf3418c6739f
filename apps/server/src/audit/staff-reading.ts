import { and, eq, gt } from 'drizzle-orm';
import { users } from '../auth/auth-tables.ts';
import type { Db } from '../database/database.ts';
import type { StaffAudit } from '../http/bind.ts';
import { addAuditEntry } from './add-audit-entry.ts';
import { auditEntries } from './audit-tables.ts';

/** A page asks again when it is looked at again: within this time that is still the same look. */
const sameLookMs = 5 * 60 * 1000;

/** What was looked for may name a person, who may be erased later: only that there was something is kept. */
const filterFacts = ({ search, format: _, cursor: __, ...filters }: Record<string, unknown>) => ({
  ...filters,
  ...(typeof search === 'string' && search.trim() !== '' ? { searched: true } : {}),
});

/** Views of people and files of lists, in the same trail as changes. */
export const createStaffAudit = (db: Db, now: () => Date): StaffAudit => ({
  listExported: (by, path, query) =>
    addAuditEntry(db, {
      by,
      action: 'list-exported',
      subject: 'list',
      subjectId: path.replace('/api/admin/', ''),
      before: null,
      after: filterFacts(query),
      at: now(),
    }),
  personRead: async (by, action, personId) => {
    const at = now();
    const [person] = await db.select({ id: users.id }).from(users).where(eq(users.id, personId)).limit(1);
    if (person === undefined) return;
    const same = await db
      .select({ id: auditEntries.id })
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.subject, 'user'),
          eq(auditEntries.subjectId, personId),
          eq(auditEntries.action, action),
          eq(auditEntries.staffId, by.id),
          gt(auditEntries.at, new Date(at.getTime() - sameLookMs)),
        ),
      )
      .limit(1);
    if (action === 'person-viewed' && same.length > 0) return;
    await addAuditEntry(db, {
      by,
      action,
      subject: 'user',
      subjectId: personId,
      before: null,
      after: null,
      at,
    });
  },
});
