import { checkErasure } from '@kalam/domain/admin/person';
import { addAuditEntry, type NewAuditEntry } from '../audit/add-audit-entry.ts';
import type { Db, Executor } from '../database/database.ts';
import { refused, throwIfRefused } from '../failures/refused.ts';
import type { AdminCaller } from '../http/bind.ts';
import type { AttemptLimits } from '../limits/attempt-limits.ts';
import { erasePerson, exportAccount } from './account-data.ts';
import { verificationToken } from './auth-library.ts';
import { authAttemptLimits } from './auth-limits.ts';
import { queueVerificationMail, toAddressee } from './auth-mail.ts';
import { findPasswordHash, findUser, lockUser, type UserRow } from './auth-queries.ts';

export interface StaffPersonServices {
  readonly db: Db;
  readonly secret: string;
  readonly publicUrl: string;
  readonly attempts: AttemptLimits;
  readonly now: () => Date;
}

const known = (user: UserRow | undefined): UserRow => {
  if (user === undefined) throw refused('not-found');
  return user;
};

const record = (
  on: Executor,
  userId: string,
  entry: Pick<NewAuditEntry, 'by' | 'action' | 'reason' | 'at'>,
): Promise<void> =>
  addAuditEntry(on, { ...entry, subject: 'user', subjectId: userId, before: null, after: null });

/** Sends the link again, under the same limit as when the person asks for it. */
export const resendVerificationByStaff = async (
  { db, secret, publicUrl, attempts, now }: StaffPersonServices,
  by: AdminCaller,
  userId: string,
): Promise<void> => {
  const { email, emailVerified } = known(await findUser(db, userId));
  if (emailVerified) throw refused('verification-not-needed');
  await attempts.count(authAttemptLimits.mailPerAccount, email);
  await db.transaction(async (tx) => {
    const user = known(await lockUser(tx, userId));
    const hash = await findPasswordHash(tx, userId);
    if (user.emailVerified || hash === undefined) throw refused('verification-not-needed');
    const token = await verificationToken(secret, user.email, hash);
    await queueVerificationMail(tx, publicUrl, toAddressee(user), token);
    await record(tx, userId, { by, action: 'verification-resent', at: now() });
  });
};

/** The file the person could take themselves. It is on record before the first byte leaves. */
export const exportByStaff = async (services: StaffPersonServices, by: AdminCaller, userId: string) => {
  known(await findUser(services.db, userId));
  await record(services.db, userId, { by, action: 'person-exported', at: services.now() });
  return exportAccount(services, { id: userId });
};

/** What the person could do themselves; of them nothing but the account's id stays on record. */
export const eraseByStaff = (
  { db, now }: StaffPersonServices,
  by: AdminCaller,
  userId: string,
  form: { readonly confirm: string; readonly reason: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    const user = known(await lockUser(tx, userId));
    throwIfRefused(checkErasure(form, user)[0]);
    await erasePerson(tx, user);
    await record(tx, userId, { by, action: 'person-erased', reason: form.reason.trim(), at: now() });
  });
