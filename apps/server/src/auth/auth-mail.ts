import { authDialogPath, routes } from '@kalam/domain/routes';
import type { Executor } from '../database/database.ts';
import { queueMail } from '../mail/queue-mail.ts';

interface Addressee {
  readonly email: string;
  readonly name: string;
}

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
    params: { displayName: user.name, resetUrl: link(site, routes.resetPassword, token) },
  });
};

/** Somebody registered an address that has an account: its owner is told, the one who typed it is not. */
export const queueRegisteredMail = async (on: Executor, site: string, user: Addressee): Promise<void> => {
  await queueMail(on, {
    kind: 'already-registered',
    to: user.email,
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
    params: {
      displayName: user.name,
      changedAt: changedAt.toISOString(),
      resetUrl: `${site}${authDialogPath('reset')}`,
    },
  });
};
