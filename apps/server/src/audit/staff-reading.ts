import type { Db } from '../database/database.ts';
import type { StaffAudit } from '../http/bind.ts';
import { addAuditEntry } from './add-audit-entry.ts';

/** What was looked for may name a person, who may be erased later: only that there was something is kept. */
const filterFacts = ({ search, format: _, cursor: __, ...filters }: Record<string, unknown>) => ({
  ...filters,
  ...(typeof search === 'string' && search.trim() !== '' ? { searched: true } : {}),
});

/** Files of lists, in the same trail as changes. */
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
});
