import { addAuditEntry } from '../../audit/add-audit-entry.ts';
import type { AttemptLimit } from '../../limits/attempt-limits.ts';
import { findStaffByEmail } from './staff-member-queries.ts';
import type { StaffServices } from './staff-services.ts';

/** Anybody can type addresses: beyond this many an hour more of them tell nothing new. */
const unknownEntries: AttemptLimit = {
  name: 'staff unknown entries',
  most: 30,
  seconds: 3600,
  code: 'too-many-attempts',
};

/**
 * Written down for staff to see. What was typed is kept of nobody: an address that is not one of the staff may be a
 * customer's, or a password in the wrong field.
 */
export const writeDownFailedSignIn = async (
  { attempts, db, now }: Pick<StaffServices, 'attempts' | 'db' | 'now'>,
  who: { readonly email: string } | { readonly staffId: string },
  why: string,
): Promise<void> => {
  const staffId = 'staffId' in who ? who.staffId : (await findStaffByEmail(db, who.email))?.id;
  if (staffId === undefined && !(await attempts.allows(unknownEntries, 'all'))) return;
  await addAuditEntry(db, {
    by: undefined,
    action: 'admin-sign-in-failed',
    subject: 'admin',
    subjectId: staffId ?? 'unknown',
    before: null,
    after: { cause: why },
    at: now(),
  });
};
