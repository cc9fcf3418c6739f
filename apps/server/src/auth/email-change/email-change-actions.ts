import { createHash, randomBytes } from 'node:crypto';
import { checkEmailChange } from '@kalam/domain/auth/auth-fields';
import { verificationMs } from '@kalam/domain/auth/verification-link';
import { at, refuse } from '@kalam/domain/refusal';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Tx } from '../../database/database.ts';
import { codeOf } from '../../failures/failure-text.ts';
import { Refused, refused, throwIfRefused } from '../../failures/refused.ts';
import type { UserCaller } from '../../http/bind.ts';
import { networkOf } from '../../limits/request-network.ts';
import type { AuthServices } from '../auth-actions.ts';
import { authAttemptLimits as limits } from '../auth-limits.ts';
import { queueConfirmChangeMail, queueEmailChangedMail, toAddressee } from '../auth-mail.ts';
import { deleteResetLinks, findPasswordHash, lockUser, type UserRow } from '../auth-queries.ts';
import { deleteOtherSessions, sessionIdOf } from '../devices/session-actions.ts';
import { matchesOrNot } from '../password-hashing.ts';
import { deleteRegistration } from '../registering/registration-queries.ts';
import {
  deleteEmailChange,
  deleteUser,
  type EmailChangeRow,
  findChangeByToken,
  findEmailChange,
  lockUserAndHolder,
  saveConfirmation,
  saveEmail,
  saveEmailChange,
} from './email-change-queries.ts';

const wellFormed = /^[\w-]{43}$/;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
type Side = 'old' | 'new';
const newToken = (): string => randomBytes(32).toString('base64url');

const toChange = ({ newEmail, oldConfirmedAt, newConfirmedAt, expiresAt }: EmailChangeRow) => ({
  newEmail,
  oldConfirmed: oldConfirmedAt !== null,
  newConfirmed: newConfirmedAt !== null,
  until: expiresAt.toISOString(),
});

export const readEmailChange = async ({ db, now }: AuthServices, caller: UserCaller) => {
  const row = await findEmailChange(db, caller.id, now());
  return { change: row === undefined ? null : toChange(row) };
};

/**
 * Both mailboxes get a link of their own. Whether the new address has an account is not said here: only who reads its
 * mail learns that, by opening the link.
 */
export const requestEmailChange = async (
  services: AuthServices,
  caller: UserCaller,
  form: { readonly newEmail: string; readonly password: string },
  request: FastifyRequest,
) => {
  const { attempts, config, db, now, userAuth } = services;
  const newEmail = form.newEmail.trim().toLowerCase();
  throwIfRefused(checkEmailChange({ ...form, currentEmail: caller.email }));
  if (!z.email().safeParse(newEmail).success) throw new Refused(at('newEmail', refuse('email-invalid')));
  await attempts.count(limits.passwordCheck, caller.id);
  const hash = await findPasswordHash(db, caller.id);
  if (!(await matchesOrNot(hash, form.password)))
    throw new Refused(at('password', refuse('current-password-incorrect')));
  await attempts.forget(limits.passwordCheck, caller.id);
  await attempts.count(limits.mailPerAccount, caller.email);
  await attempts.count(limits.mailPerAccount, newEmail);
  const sessionId = await sessionIdOf(userAuth, request);
  const tokens = { old: newToken(), new: newToken() };
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, caller.id);
    if (user === undefined) throw refused('not-signed-in');
    const createdAt = now();
    const row = await saveEmailChange(tx, {
      userId: user.id,
      newEmail,
      oldTokenHash: hashOf(tokens.old),
      newTokenHash: hashOf(tokens.new),
      sessionId,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + verificationMs),
    });
    const change = { oldEmail: user.email, newEmail };
    for (const side of ['old', 'new'] as const)
      await queueConfirmChangeMail(
        tx,
        config.publicUrl,
        { id: user.id, ...toAddressee(user) },
        {
          ...change,
          side,
          token: tokens[side],
        },
      );
    return { change: toChange(row) };
  });
};

export const cancelEmailChange = ({ db }: AuthServices, caller: UserCaller): Promise<void> =>
  deleteEmailChange(db, caller.id);

/** What waits for both is made with the second; opened twice, a link says the same again until then. */
export const confirmEmailChange = async (services: AuthServices, token: string, request: FastifyRequest) => {
  const { attempts, db, now } = services;
  await attempts.count(limits.linkPerNetwork, networkOf(request.ip));
  if (!wellFormed.test(token)) throw refused('email-change-link-invalid');
  const tokenHash = hashOf(token);
  try {
    return await db.transaction(async (tx) => {
      const found = await findChangeByToken(tx, tokenHash, now());
      if (found === undefined) throw refused('email-change-link-invalid');
      const { user, holder } = await lockUserAndHolder(tx, found.userId, found.newEmail);
      // It may have been made, taken back or begun anew while this one waited for the lock.
      const change = await findChangeByToken(tx, tokenHash, now());
      if (user?.status !== 'active' || change === undefined) throw refused('email-change-link-invalid');
      if (holder?.emailVerified) throw refused('email-change-taken');
      const side: Side = change.oldTokenHash === tokenHash ? 'old' : 'new';
      const other: Side = side === 'old' ? 'new' : 'old';
      const otherConfirmed = side === 'old' ? change.newConfirmedAt : change.oldConfirmedAt;
      const { newEmail } = change;
      if (otherConfirmed === null) {
        await saveConfirmation(tx, user.id, side, now());
        return { newEmail, waitsFor: other };
      }
      // Whoever registered the address without ever reading its mail leaves nothing behind.
      if (holder !== undefined) await deleteUser(tx, holder.id);
      await makeChange(tx, services, user, change);
      return { newEmail, waitsFor: null };
    });
  } catch (error) {
    // Somebody registered the address at the same moment.
    if (error instanceof Error && codeOf(error) === '23505') throw refused('email-change-taken');
    throw error;
  }
};

const makeChange = async (
  tx: Tx,
  { config, now }: AuthServices,
  user: UserRow,
  { newEmail, sessionId }: EmailChangeRow,
): Promise<void> => {
  const changedAt = now();
  await saveEmail(tx, user, newEmail, changedAt);
  await deleteEmailChange(tx, user.id);
  // Links that went to the old mailbox end with it.
  await deleteResetLinks(tx, user.id);
  await deleteRegistration(tx, user.id);
  await deleteOtherSessions(tx, user.id, sessionId);
  await queueEmailChangedMail(tx, config.publicUrl, toAddressee(user), { newEmail, changedAt });
};
