import { authContracts } from '@kalam/domain/auth/auth-api';
import { keptResumeLimits } from '@kalam/domain/auth/kept-resume';
import type { FastifyInstance } from 'fastify';
import { type BindContext, bind, type Handlers, type RouteLimits } from '../http/bind.ts';
import { streamedJson } from '../http/streamed-json.ts';
import { eraseAccount, exportAccount } from './account-data.ts';
import {
  type AuthServices,
  currentUser,
  register,
  renameUser,
  resendVerification,
  signIn,
  signOut,
  signOutEverywhere,
  verifyEmail,
} from './auth-actions.ts';
import { changePassword, requestReset, resetPassword } from './password-actions.ts';
import { discardKeptResume, readKeptResume } from './registering/kept-resume-actions.ts';
import { registrationState } from './registering/registration-token.ts';
import { type AdminAuthServices, currentStaff, signInStaff, signOutStaff } from './staff-sign-in-actions.ts';

type Services = AuthServices & AdminAuthServices;

/** A form, and the resume to keep. */
const registrationBody: RouteLimits = { bodyLimit: keptResumeLimits.bytes + 20_000 };

const done = async (work: Promise<void>): Promise<Record<string, never>> => {
  await work;
  return {};
};

const handlers = (services: Services): Handlers<typeof authContracts> => ({
  'POST /api/auth/sign-up/email': ({ body, ...exchange }) => register(services, body, exchange),
  'POST /api/auth/sign-in/email': ({ body, ...exchange }) => signIn(services, body, exchange),
  'POST /api/auth/sign-out': (exchange) => done(signOut(services, exchange)),
  'POST /api/auth/revoke-sessions': ({ user, ...exchange }) =>
    done(signOutEverywhere(services, user, exchange)),
  'GET /api/auth/get-session': (exchange) => currentUser(services, exchange),
  'POST /api/auth/send-verification-email': ({ body, ...exchange }) =>
    done(resendVerification(services, body.email, exchange)),
  'POST /api/auth/verify-email': ({ body, ...exchange }) => verifyEmail(services, body.token, exchange),
  'POST /api/auth/registration-state': ({ body }) => registrationState(services, body.token),
  'POST /api/auth/request-password-reset': ({ body, ...exchange }) =>
    done(requestReset(services, body.email, exchange)),
  'POST /api/auth/reset-password': ({ body, ...exchange }) => done(resetPassword(services, body, exchange)),
  'POST /api/auth/change-password': ({ body, user, ...exchange }) =>
    done(changePassword(services, user, body, exchange)),
  'PATCH /api/profile': ({ body, user }) => renameUser(services, user, body.displayName),
  'GET /api/kept-resume': async ({ user }) => ({ kept: await readKeptResume(services, user.id) }),
  'DELETE /api/kept-resume': ({ user }) => done(discardKeptResume(services, user.id)),
  'GET /api/profile/export': async ({ user }) =>
    streamedJson('kalam-account.json', await exportAccount(services, user)),
  'DELETE /api/profile': async ({ body, user, ...exchange }) => {
    await eraseAccount(services, user, body.password);
    return done(signOut(services, exchange));
  },
  'POST /api/admin/auth/sign-in/email': ({ body, ...exchange }) => signInStaff(services, body, exchange),
  'POST /api/admin/auth/sign-out': (exchange) => done(signOutStaff(services, exchange)),
  'GET /api/admin/auth/get-session': (exchange) => currentStaff(services, exchange),
});

export const authRoutes = (app: FastifyInstance, services: Services, context: BindContext): void =>
  bind(app, authContracts, handlers(services), context, { 'POST /api/auth/sign-up/email': registrationBody });
