import type { UserStatus } from '@kalam/domain/auth/auth-model';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Db } from '../database/database.ts';
import { refused } from '../failures/refused.ts';
import type { AdminCaller } from '../http/bind.ts';
import { deleteSessions, lockUser, saveUserStatus } from './auth-queries.ts';

/**
 * Suspends or activates a user (decisions 4). Every session goes in the same transaction; sessions are read from the
 * database on each request, so that the user is out on every server at once.
 */
export const setUserStatus = (
  { db, now }: { readonly db: Db; readonly now: () => Date },
  by: AdminCaller,
  userId: string,
  status: UserStatus,
): Promise<void> =>
  db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (user === undefined) throw refused('not-found');
    if (user.status === status) return;
    await saveUserStatus(tx, userId, status, now());
    if (status === 'suspended') await deleteSessions(tx, userId);
    await addAuditEntry(tx, {
      by,
      action: status === 'suspended' ? 'user-suspended' : 'user-activated',
      subject: 'user',
      subjectId: userId,
      before: { status: user.status },
      after: { status },
      at: now(),
    });
  });
