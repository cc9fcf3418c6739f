import { adminContracts } from '@kalam/domain/admin/admin-api';
import type { Operations } from '@kalam/domain/admin/admin-model';
import { type WatchedService, watchedServices } from '@kalam/domain/admin/watched-services';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import { type BindContext, bind, type Handlers, pickContracts } from '../http/bind.ts';
import type { OutsideServices } from '../outside/outside-services.ts';
import { readLastWords } from '../outside/service-watch.ts';
import { dismissFailedJob, dismissFailedMail, retryJob, retryMail } from './operation-actions.ts';
import {
  countOverdueGrievances,
  findHeldPayments,
  findMailFailures,
  findRefundsDue,
  findStuckPayments,
  readQueue,
} from './operation-queries.ts';

const table = pickContracts(adminContracts, [
  'GET /api/admin/operations',
  'POST /api/admin/operations/jobs/:id/retry',
  'POST /api/admin/operations/jobs/:id/dismiss',
  'POST /api/admin/operations/mails/:id/retry',
  'POST /api/admin/operations/mails/:id/dismiss',
]);

interface Services {
  readonly db: Db;
  readonly now: () => Date;
  readonly config: Pick<Config, 'sandbox'>;
  readonly services: OutsideServices;
}

type ServiceState = Operations['services'][number]['state'];

const statesOf = ({ config, services }: Services): Readonly<Record<WatchedService, ServiceState>> => ({
  jobs: config.sandbox.jobs ? 'stand-in' : services.jobs ? 'configured' : 'off',
  ai: services.ai ? 'configured' : 'off',
  rewriting: config.sandbox.rewriting ? 'stand-in' : services.rewriting ? 'configured' : 'off',
});

const readOperations = async (given: Services): Promise<Operations> => {
  const { db } = given;
  const now = given.now();
  const states = statesOf(given);
  const [queue, words, stuckPayments, heldPayments, refundsDue, mailFailures, overdueGrievances] =
    await Promise.all([
      readQueue(db, now),
      readLastWords(db),
      findStuckPayments(db, now),
      findHeldPayments(db),
      findRefundsDue(db, now),
      findMailFailures(db, now),
      countOverdueGrievances(db, now),
    ]);
  const services = watchedServices.map((service) => ({
    service,
    state: states[service],
    ...(words.get(service) ?? { lastAnswerAt: null, lastFailureAt: null, lastFailure: null }),
  }));
  return { ...queue, services, stuckPayments, heldPayments, refundsDue, mailFailures, overdueGrievances };
};

const handlers = (given: Services): Handlers<typeof table> => ({
  'GET /api/admin/operations': async () => ({ operations: await readOperations(given) }),
  'POST /api/admin/operations/jobs/:id/retry': async ({ params, admin }) => {
    await retryJob(given, admin, params.id);
    return {};
  },
  'POST /api/admin/operations/jobs/:id/dismiss': async ({ params, admin }) => {
    await dismissFailedJob(given, admin, params.id);
    return {};
  },
  'POST /api/admin/operations/mails/:id/retry': async ({ params, admin }) => {
    await retryMail(given, admin, params.id);
    return {};
  },
  'POST /api/admin/operations/mails/:id/dismiss': async ({ params, admin }) => {
    await dismissFailedMail(given, admin, params.id);
    return {};
  },
});

export const operationRoutes = (app: FastifyInstance, given: Services, context: BindContext): void =>
  bind(app, table, handlers(given), context);
