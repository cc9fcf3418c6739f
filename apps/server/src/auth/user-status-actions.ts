import { checkSuspensionReason } from '@kalam/domain/admin/person';
import type { UserStatus } from '@kalam/domain/auth/auth-model';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Db, Tx } from '../database/database.ts';
import { type Refused, refused, throwIfRefused } from '../failures/refused.ts';
import type { AdminCaller } from '../http/bind.ts';
import { endSharedLinks } from '../resumes/sharing/end-shared-links.ts';
import { queueSuspendedMail, toAddressee } from './auth-mail.ts';
import { deleteSessions, lockUser, saveUserStatus, type UserRow } from './auth-queries.ts';

interface Services {
  readonly db: Db;
  readonly now: () => Date;
  readonly publicUrl: string;
}

/** Whatever lets the person, or others through them, into the account ends here. */
const endAccess = async (tx: Tx, userId: string, at: Date): Promise<void> => {
  await deleteSessions(tx, userId);
  await endSharedLinks(tx, { userId }, 'suspended', at);
};

/** What a suspended person is told: the specified words, and the reason that staff gave. */
export const suspendedRefusal = (user: Pick<UserRow, 'suspensionReason'> | undefined): Refused =>
  refused('account-suspended', user?.suspensionReason ? { reason: user.suspensionReason } : undefined);

/**
 * Suspends or activates a user (decisions 4). Every session goes in the same transaction; sessions are read from the
 * database on each request, so that the user is out on every server at once. The reason may be missing, because the API
 * promises to take a status alone; the screens of staff always send one.
 */
export const setUserStatus = async (
  { db, now, publicUrl }: Services,
  by: AdminCaller,
  userId: string,
  { status, reason: typed }: { readonly status: UserStatus; readonly reason?: string | undefined },
): Promise<void> => {
  if (status === 'suspended' && typed !== undefined) throwIfRefused(checkSuspensionReason(typed));
  const reason = status === 'suspended' ? (typed?.trim() ?? null) : null;
  await db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (user === undefined) throw refused('not-found');
    if (user.status === status) return;
    const at = now();
    await saveUserStatus(tx, userId, status, reason, at);
    if (status === 'suspended') {
      await endAccess(tx, userId, at);
      // An address that nobody verified may be a stranger's.
      if (user.emailVerified) await queueSuspendedMail(tx, publicUrl, toAddressee(user), reason);
    }
    await addAuditEntry(tx, {
      by,
      action: status === 'suspended' ? 'user-suspended' : 'user-activated',
      subject: 'user',
      subjectId: userId,
      before: { status: user.status },
      after: { status },
      ...(reason === null ? {} : { reason }),
      at,
    });
  });
};
