import { ownAccountContracts, staffContracts, staffDoorContracts } from '@kalam/domain/admin/staff/staff-api';
import type { FastifyInstance } from 'fastify';
import { type BindContext, bind, type Handlers } from '../../http/bind.ts';
import {
  invite,
  join,
  readInvitation,
  sendInvitationAgain,
  withdrawInvitation,
} from './invitation-actions.ts';
import { listInvitations } from './invitation-queries.ts';
import { endOtherSessions, endOwnSession, readOwnAccount } from './own-account-actions.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  switchSecondFactorOff,
} from './second-factor-actions.ts';
import { signInWithCode } from './sign-in-code-actions.ts';
import { changeMember, resetSecondFactor } from './staff-member-actions.ts';
import { listMembers } from './staff-member-queries.ts';
import { changeStaffPassword, requestStaffReset, resetStaffPassword } from './staff-password-actions.ts';
import type { StaffServices } from './staff-services.ts';

const done = async (work: Promise<void>): Promise<Record<string, never>> => {
  await work;
  return {};
};

const office = (services: StaffServices): Handlers<typeof staffContracts> => ({
  'GET /api/admin/staff': async () => ({
    members: await listMembers(services.db, services.config.onLoopback),
    invitations: await listInvitations(services.db),
  }),
  'PATCH /api/admin/staff/:id': async ({ params, body, admin }) => ({
    member: await changeMember(services, admin, params.id, body),
  }),
  'DELETE /api/admin/staff/:id/second-factor': async ({ params, admin }) => ({
    member: await resetSecondFactor(services, admin, params.id),
  }),
  'POST /api/admin/staff-invitations': async ({ body, admin }) => ({
    invitation: await invite(services, admin, body),
  }),
  'POST /api/admin/staff-invitations/:id/send': async ({ params, admin }) => ({
    invitation: await sendInvitationAgain(services, admin, params.id),
  }),
  'DELETE /api/admin/staff-invitations/:id': ({ params, admin }) =>
    done(withdrawInvitation(services, admin, params.id)),
});

const own = (services: StaffServices): Handlers<typeof ownAccountContracts> => ({
  'GET /api/admin/account': async ({ admin, ...exchange }) => ({
    account: await readOwnAccount(services, admin, exchange),
  }),
  'POST /api/admin/account/password': ({ body, admin, ...exchange }) =>
    done(changeStaffPassword(services, admin, body, exchange)),
  'DELETE /api/admin/account/sessions': ({ admin, ...exchange }) =>
    done(endOtherSessions(services, admin, exchange)),
  'DELETE /api/admin/account/sessions/:id': ({ params, admin }) =>
    done(endOwnSession(services, admin, params.id)),
  'POST /api/admin/account/second-factor': ({ body, admin, ...exchange }) =>
    beginSecondFactor(services, admin, body.password, exchange),
  'POST /api/admin/account/second-factor/confirm': ({ body, admin, ...exchange }) =>
    confirmSecondFactor(services, admin, body.code, exchange),
  'POST /api/admin/account/second-factor/off': ({ body, admin }) =>
    done(switchSecondFactorOff(services, admin, body.password)),
  'POST /api/admin/account/recovery-codes': ({ body, admin, ...exchange }) =>
    renewRecoveryCodes(services, admin, body.password, exchange),
});

const door = (services: StaffServices): Handlers<typeof staffDoorContracts> => ({
  'POST /api/admin/auth/sign-in/code': ({ body, ...exchange }) =>
    signInWithCode(services, body.code, exchange),
  'POST /api/admin/auth/request-password-reset': ({ body, ...exchange }) =>
    done(requestStaffReset(services, body.email, exchange)),
  'POST /api/admin/auth/reset-password': ({ body, ...exchange }) =>
    done(resetStaffPassword(services, body, exchange)),
  'POST /api/admin/auth/invitation': ({ body, ...exchange }) =>
    readInvitation(services, body.token, exchange),
  'POST /api/admin/auth/join': ({ body, ...exchange }) => join(services, body, exchange),
});

export const staffRoutes = (app: FastifyInstance, services: StaffServices, context: BindContext): void => {
  bind(app, staffContracts, office(services), context);
  bind(app, ownAccountContracts, own(services), context);
  bind(app, staffDoorContracts, door(services), context);
};
