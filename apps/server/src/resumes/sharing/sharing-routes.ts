import { sharingContracts } from '@kalam/domain/resumes/sharing/shared-link-api';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/database.ts';
import type { DocumentWriter } from '../../documents/document-writer.ts';
import { type BindContext, bind, type Handlers, pickContracts } from '../../http/bind.ts';
import type { AttemptLimits } from '../../limits/attempt-limits.ts';
import { networkOf } from '../../limits/request-network.ts';
import { createSharedTokens } from './shared-token.ts';
import { endOwnLink, openSharedLink, readSharedLink, shareResume } from './sharing-actions.ts';

const table = pickContracts(sharingContracts, [
  'GET /api/resumes/:id/shared-link',
  'PUT /api/resumes/:id/shared-link',
  'DELETE /api/resumes/:id/shared-link',
  'POST /api/shared/open',
]);

interface Services {
  readonly db: Db;
  readonly now: () => Date;
  readonly documents: DocumentWriter;
  readonly attempts: AttemptLimits;
  readonly secret: string;
}

const handlers = ({ secret, ...rest }: Services): Handlers<typeof table> => {
  const services = { ...rest, tokenOf: createSharedTokens(secret) };
  return {
    'GET /api/resumes/:id/shared-link': ({ user, params }) => readSharedLink(services, user.id, params.id),
    'PUT /api/resumes/:id/shared-link': ({ user, params, body }) =>
      shareResume(services, user.id, params.id, body),
    'DELETE /api/resumes/:id/shared-link': async ({ user, params }) => {
      await endOwnLink(services, user.id, params.id);
      return {};
    },
    'POST /api/shared/open': ({ body, request, reply }) => {
      reply.header('x-robots-tag', 'noindex, nofollow');
      return openSharedLink(services, body.token, networkOf(request.ip));
    },
  };
};

export const sharingRoutes = (app: FastifyInstance, services: Services, context: BindContext): void =>
  bind(app, table, handlers(services), context);
