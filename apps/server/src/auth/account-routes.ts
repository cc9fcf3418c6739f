import { accountContracts } from '@kalam/domain/auth/account-api';
import type { FastifyInstance } from 'fastify';
import { type BindContext, bind, type Handlers } from '../http/bind.ts';
import type { AuthServices } from './auth-actions.ts';
import { endOtherSessions, endSession, listSessions } from './devices/session-actions.ts';
import {
  cancelEmailChange,
  confirmEmailChange,
  readEmailChange,
  requestEmailChange,
} from './email-change/email-change-actions.ts';
import { readMailChoices, saveMailChoices, unsubscribe } from './mail-choices.ts';

const done = async (work: Promise<void>): Promise<Record<string, never>> => {
  await work;
  return {};
};

const handlers = (services: AuthServices): Handlers<typeof accountContracts> => ({
  'GET /api/auth/sessions': ({ user, request }) => listSessions(services, user, request),
  'DELETE /api/auth/sessions/:id': ({ user, params }) => done(endSession(services, user, params.id)),
  'POST /api/auth/revoke-other-sessions': ({ user, request }) =>
    done(endOtherSessions(services, user, request)),
  'GET /api/profile/email-change': ({ user }) => readEmailChange(services, user),
  'POST /api/profile/email-change': ({ user, body, request }) =>
    requestEmailChange(services, user, body, request),
  'DELETE /api/profile/email-change': ({ user }) => done(cancelEmailChange(services, user)),
  'POST /api/auth/confirm-email-change': ({ body, request }) =>
    confirmEmailChange(services, body.token, request),
  'GET /api/profile/mails': ({ user }) => readMailChoices(services.db, user.id),
  'PUT /api/profile/mails': ({ user, body }) => saveMailChoices(services.db, user.id, body),
  'POST /api/mails/unsubscribe': ({ body }) => done(unsubscribe(services, body.token)),
});

export const accountRoutes = (app: FastifyInstance, services: AuthServices, context: BindContext): void =>
  bind(app, accountContracts, handlers(services), context);
