import type { StaffRole } from '@kalam/domain/admin/permissions';
import { routes } from '@kalam/domain/routes';
import type { Executor } from '../../database/database.ts';
import { queueMail } from '../../mail/queue-mail.ts';

/** The back office speaks English. */
const officeLanguage = 'en';

interface StaffAddressee {
  readonly email: string;
  readonly name: string;
}

/** The token stands after `#`: it reaches no server's log on its way. */
const staffLink = (site: string, path: string, token: string): string =>
  `${site}${path}#token=${encodeURIComponent(token)}`;

export const queueStaffResetMail = async (
  on: Executor,
  site: string,
  member: StaffAddressee,
  token: string,
): Promise<void> => {
  await queueMail(on, {
    kind: 'reset-password',
    to: member.email,
    language: officeLanguage,
    params: { displayName: member.name, resetUrl: staffLink(site, routes.adminResetPassword, token) },
  });
};

export const queueStaffPasswordChangedMail = async (
  on: Executor,
  site: string,
  member: StaffAddressee,
  changedAt: Date,
): Promise<void> => {
  await queueMail(on, {
    kind: 'password-changed',
    to: member.email,
    language: officeLanguage,
    params: {
      displayName: member.name,
      changedAt: changedAt.toISOString(),
      resetUrl: `${site}${routes.adminResetPassword}`,
    },
  });
};

export const queueInvitationMail = async (
  on: Executor,
  site: string,
  invited: {
    readonly email: string;
    readonly role: StaffRole;
    readonly by: string;
    readonly token: string;
    readonly until: Date;
  },
): Promise<void> => {
  await queueMail(on, {
    kind: 'staff-invitation',
    to: invited.email,
    language: officeLanguage,
    params: {
      invitedBy: invited.by,
      role: invited.role,
      joinUrl: staffLink(site, routes.adminJoin, invited.token),
      expiresAt: invited.until.toISOString(),
    },
  });
};

export const queueSecondFactorMail = async (
  on: Executor,
  site: string,
  member: StaffAddressee,
  change: 'on' | 'off' | 'reset',
  at: Date,
): Promise<void> => {
  await queueMail(on, {
    kind: 'staff-second-factor',
    to: member.email,
    language: officeLanguage,
    params: {
      displayName: member.name,
      change,
      changedAt: at.toISOString(),
      signInUrl: `${site}${routes.adminLogin}`,
    },
  });
};
