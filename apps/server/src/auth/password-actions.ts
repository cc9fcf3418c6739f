import { checkPasswordChange } from '@kalam/domain/auth/auth-fields';
import { at, refuse } from '@kalam/domain/refusal';
import { Refused, refused, throwIfRefused } from '../failures/refused.ts';
import type { UserCaller } from '../http/bind.ts';
import { networkOf } from '../limits/request-network.ts';
import { type AuthServices, countedAddress, type Exchange, inMinimumTime } from './auth-actions.ts';
import { hookCodes, inOneTransaction, libraryCode } from './auth-library.ts';
import { authAttemptLimits as limits } from './auth-limits.ts';
import { queuePasswordChangedMail, toAddressee } from './auth-mail.ts';
import {
  deleteResetLinks,
  findPasswordHash,
  lockUser,
  lockUserByEmail,
  saveVerified,
} from './auth-queries.ts';
import { forwardCookies, libraryHeaders } from './auth-session.ts';
import { hashInTurn, matchesOrNot } from './password-hashing.ts';
import { deleteRegistration } from './registering/registration-queries.ts';

export const requestReset = async (
  services: AuthServices,
  typed: string,
  { request }: Exchange,
): Promise<void> => {
  const email = await countedAddress(services, typed, request);
  await inMinimumTime(async () => {
    try {
      await inOneTransaction(services.db, async (tx) => {
        await lockUserByEmail(tx, email);
        await services.userAuth.api.requestPasswordReset({ body: { email } });
      });
    } catch (error) {
      // The library's idea of an address is narrower than ours in places: then there is no such account.
      if (libraryCode(error) === undefined) throw error;
    }
  });
};

export const resetPassword = async (
  services: AuthServices,
  form: { readonly token: string; readonly newPassword: string },
  { request }: Exchange,
): Promise<void> => {
  // The current password is the link itself; the rest of the rule is the same.
  throwIfRefused(checkPasswordChange({ currentPassword: 'link', newPassword: form.newPassword }));
  const { attempts, db, userAuth, now } = services;
  await attempts.count(limits.linkPerNetwork, networkOf(request.ip));
  if (form.token === '') throw refused('reset-link-invalid');
  const { token, newPassword } = form;
  const { internalAdapter } = await userAuth.$context;
  const userId = (await internalAdapter.findVerificationValue(`reset-password:${token}`))?.value;
  if (userId === undefined) throw refused('reset-link-invalid');
  const fresh = await hashInTurn(newPassword);
  try {
    await inOneTransaction(
      db,
      async (tx) => {
        await lockUser(tx, userId);
        await userAuth.api.resetPassword({ body: { token, newPassword } });
        await deleteResetLinks(tx, userId);
        // Somebody else may have registered the address: nothing of theirs is for whoever reads its mail.
        await deleteRegistration(tx, userId);
        // Whoever opened the link reads the mail of this address.
        await saveVerified(tx, userId, now());
      },
      { fresh },
    );
  } catch (error) {
    if (libraryCode(error) === undefined) throw error;
    throw refused('reset-link-invalid');
  }
};

export const changePassword = async (
  services: AuthServices,
  caller: UserCaller,
  form: { readonly currentPassword: string; readonly newPassword: string },
  { request, reply }: Exchange,
): Promise<void> => {
  throwIfRefused(checkPasswordChange(form));
  const { attempts, config, db, now, userAuth } = services;
  await attempts.count(limits.passwordCheck, caller.id);
  const matched = await findPasswordHash(db, caller.id);
  if (!(await matchesOrNot(matched, form.currentPassword)) || matched === undefined)
    throw new Refused(at('currentPassword', refuse('current-password-incorrect')));
  const fresh = await hashInTurn(form.newPassword);
  try {
    const { headers } = await inOneTransaction(
      db,
      async (tx) => {
        const user = await lockUser(tx, caller.id);
        const changed = await userAuth.api.changePassword({
          body: { ...form, revokeOtherSessions: true },
          headers: libraryHeaders(request),
          returnHeaders: true,
        });
        await deleteResetLinks(tx, caller.id);
        if (user !== undefined)
          await queuePasswordChangedMail(tx, config.publicUrl, toAddressee(user), now());
        return changed;
      },
      { matched, fresh },
    );
    forwardCookies(reply, headers);
    await attempts.forget(limits.passwordCheck, caller.id);
  } catch (error) {
    const code = libraryCode(error);
    if (code === 'INVALID_PASSWORD' || code === 'PASSWORD_TOO_LONG')
      throw new Refused(at('currentPassword', refuse('current-password-incorrect')));
    if (code === hookCodes.suspended) throw refused('account-suspended');
    throw error;
  }
};
