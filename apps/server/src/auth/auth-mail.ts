import type { Language } from '@kalam/domain/languages/languages';
import { authDialogPath, routes } from '@kalam/domain/routes';
import { eq } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { mailMessages } from '../mail/mail-tables.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { UserRow } from './auth-queries.ts';

export interface Addressee {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
}

export const toAddressee = ({ email, displayName, language }: UserRow): Addressee => ({
  email,
  name: displayName,
  language,
});

const link = (site: string, path: string, token: string): string =>
  `${site}${path}?token=${encodeURIComponent(token)}`;

export const queueVerificationMail = async (
  on: Executor,
  site: string,
  user: Addressee,
  token: string,
): Promise<void> => {
  await queueMail(on, {
    kind: 'verify-email',
    to: user.email,
    language: user.language,
    params: { displayName: user.name, verifyUrl: link(site, routes.verifyEmail, token) },
  });
};

export const queueResetMail = async (
  on: Executor,
  site: string,
  user: Addressee,
  token: string,
): Promise<void> => {
  await queueMail(on, {
    kind: 'reset-password',
    to: user.email,
    language: user.language,
    params: { displayName: user.name, resetUrl: link(site, routes.resetPassword, token) },
  });
};

export const queueNewSignInMail = async (
  on: Executor,
  site: string,
  user: Addressee,
  { at, device }: { readonly at: Date; readonly device: string },
): Promise<void> => {
  await queueMail(on, {
    kind: 'new-sign-in',
    to: user.email,
    language: user.language,
    params: {
      displayName: user.name,
      at: at.toISOString(),
      device,
      profileUrl: `${site}${routes.dashboardProfile}`,
      resetUrl: `${site}${authDialogPath('reset')}`,
    },
  });
};

interface ChangeLink {
  readonly side: 'old' | 'new';
  readonly oldEmail: string;
  readonly newEmail: string;
  readonly token: string;
}

const newAddressKey = (userId: string): string => `email-change ${userId}`;

/** The mail to an address that is not the account's, or not yet: found by its account when the account is erased. */
export const deleteNewAddressMail = async (on: Executor, userId: string): Promise<void> => {
  await on.delete(mailMessages).where(eq(mailMessages.dedupeKey, newAddressKey(userId)));
};

export const queueConfirmChangeMail = async (
  on: Executor,
  site: string,
  user: Addressee & { readonly id: string },
  { side, oldEmail, newEmail, token }: ChangeLink,
): Promise<void> => {
  // The link of a change that was asked for before has ended, and its mail goes with it.
  if (side === 'new') await deleteNewAddressMail(on, user.id);
  await queueMail(on, {
    kind: 'confirm-email-change',
    to: side === 'old' ? oldEmail : newEmail,
    ...(side === 'new' && { dedupeKey: newAddressKey(user.id) }),
    language: user.language,
    params: {
      displayName: user.name,
      side,
      oldEmail,
      newEmail,
      // Behind the mark, so that it stays out of every log on the way.
      confirmUrl: `${site}${routes.confirmEmail}#${token}`,
      resetUrl: `${site}${authDialogPath('reset')}`,
    },
  });
};

export const queueEmailChangedMail = async (
  on: Executor,
  site: string,
  user: Addressee,
  { newEmail, changedAt }: { readonly newEmail: string; readonly changedAt: Date },
): Promise<void> => {
  await queueMail(on, {
    kind: 'email-changed',
    to: user.email,
    language: user.language,
    params: {
      displayName: user.name,
      newEmail,
      changedAt: changedAt.toISOString(),
      contactUrl: `${site}${routes.contact}`,
    },
  });
};

export const queueSuspendedMail = async (
  on: Executor,
  site: string,
  user: Addressee,
  reason: string | null,
): Promise<void> => {
  await queueMail(on, {
    kind: 'account-suspended',
    to: user.email,
    language: user.language,
    params: { displayName: user.name, reason, contactUrl: `${site}${routes.contact}` },
  });
};

/** Somebody registered an address that has an account: its owner is told, the one who typed it is not. */
export const queueRegisteredMail = async (on: Executor, site: string, user: Addressee): Promise<void> => {
  await queueMail(on, {
    kind: 'already-registered',
    to: user.email,
    language: user.language,
    params: {
      displayName: user.name,
      signInUrl: `${site}${authDialogPath('login')}`,
      resetUrl: `${site}${authDialogPath('reset')}`,
    },
  });
};

export const queuePasswordChangedMail = async (
  on: Executor,
  site: string,
  user: Addressee,
  changedAt: Date,
): Promise<void> => {
  await queueMail(on, {
    kind: 'password-changed',
    to: user.email,
    language: user.language,
    params: {
      displayName: user.name,
      changedAt: changedAt.toISOString(),
      resetUrl: `${site}${authDialogPath('reset')}`,
    },
  });
};
