import { checkPasswordChange } from '@kalam/domain/auth/auth-fields';
import { at, refuse } from '@kalam/domain/refusal';
import type { UserCaller } from '../http/bind.ts';
import { Refused, refused, throwIfRefused } from '../http/refused.ts';
import { networkOf } from '../http/request-origin.ts';
import { type AuthServices, countedAddress, type Exchange, inEvenTime } from './auth-actions.ts';
import { hookCodes, inOneTransaction, libraryCode } from './auth-library.ts';
import { authAttemptLimits as limits } from './auth-limits.ts';
import { queuePasswordChangedMail } from './auth-mail.ts';
import { saveVerified } from './auth-queries.ts';
import { forwardCookies, libraryHeaders } from './auth-session.ts';

export const requestReset = async (
  services: AuthServices,
  typed: string,
  { request }: Exchange,
): Promise<void> => {
  const email = await countedAddress(services, typed, request);
  await inEvenTime(async () => {
    try {
      await services.userAuth.api.requestPasswordReset({ body: { email } });
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
  try {
    await inOneTransaction(db, async (tx) => {
      const { token, newPassword } = form;
      const context = await userAuth.$context;
      const found = await context.internalAdapter.findVerificationValue(`reset-password:${token}`);
      await userAuth.api.resetPassword({ body: { token, newPassword } });
      // Whoever opened the link reads the mail of this address.
      if (found) await saveVerified(tx, found.value, now());
    });
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
  try {
    const { headers } = await inOneTransaction(db, async (tx) => {
      const changed = await userAuth.api.changePassword({
        body: { ...form, revokeOtherSessions: true },
        headers: libraryHeaders(request),
        returnHeaders: true,
      });
      const addressee = { email: caller.email, name: caller.displayName };
      await queuePasswordChangedMail(tx, config.publicUrl, addressee, now());
      return changed;
    });
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
