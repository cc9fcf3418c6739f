import { adminContracts } from '@kalam/domain/admin/admin-api';
import { searchTerm } from '@kalam/domain/admin/admin-search';
import type { Received } from '@kalam/domain/contract';
import type { SubscriptionView } from '@kalam/domain/subscriptions/subscription-model';
import type { FastifyInstance } from 'fastify';
import { auditView } from '../audit/audit-view.ts';
import type { Db } from '../database/database.ts';
import { pageSize, type ReadPage } from '../database/paged-list.ts';
import { refused } from '../failures/refused.ts';
import { type BindContext, bind, type Handlers, pickContracts } from '../http/bind.ts';
import { type CsvColumns, csvAnswer } from '../http/csv-answer.ts';
import { addPlan } from './staff-subscription-actions.ts';
import {
  type AdminSubscription,
  countSubscriptions,
  isKnownUser,
  listSubscriptions,
  listSubscriptionsOf,
  type SubscriptionFilter,
} from './staff-subscription-queries.ts';

const table = pickContracts(adminContracts, [
  'GET /api/admin/subscriptions',
  'GET /api/admin/subscriptions/totals',
  'GET /api/admin/users/:id/subscriptions',
  'POST /api/admin/users/:id/subscriptions',
]);

interface Services {
  readonly db: Db;
  readonly now: () => Date;
  readonly publicUrl: string;
}

const historyColumns: CsvColumns<SubscriptionView> = {
  id: ({ id }) => id,
  userId: ({ userId }) => userId,
  plan: ({ planId }) => planId,
  status: ({ status }) => status,
  expiredBecause: ({ expiredBecause }) => expiredBecause,
  cancelledAt: ({ cancelledAt }) => cancelledAt,
  cancelledBecause: ({ cancelledBecause }) => cancelledBecause,
  startDate: ({ startDate }) => startDate,
  endDate: ({ endDate }) => endDate,
  resumesRemaining: ({ resumesRemaining }) => resumesRemaining,
  totalResumes: ({ totalResumes }) => totalResumes,
  formatsRemaining: ({ formatsRemaining }) => formatsRemaining,
  totalFormats: ({ totalFormats }) => totalFormats,
  renewalReason: ({ renewalReason }) => renewalReason,
  renewedBy: ({ renewedBy }) => renewedBy,
  createdAt: ({ createdAt }) => createdAt,
  updatedAt: ({ updatedAt }) => updatedAt,
};

const listColumns: CsvColumns<AdminSubscription> = {
  email: ({ email }) => email,
  displayName: ({ displayName }) => displayName,
  ...historyColumns,
};

const filterOf = ({
  search,
  status,
  plan,
  from,
  to,
}: Received<(typeof table)['GET /api/admin/subscriptions/totals']>['query']): SubscriptionFilter => ({
  term: searchTerm(search),
  status,
  plan,
  from,
  to,
});

const handlers = (services: Services): Handlers<typeof table> => ({
  'GET /api/admin/subscriptions': async ({ query }) => {
    const now = services.now();
    const filter = filterOf(query);
    const read: ReadPage<AdminSubscription> = (page) =>
      listSubscriptions(services.db, { ...filter, sort: query.sort, ...page }, now);
    if (query.format === 'csv') return csvAnswer('subscriptions', listColumns, read);
    const { items, nextCursor } = await read({ cursor: query.cursor, limit: pageSize });
    return { subscriptions: [...items], nextCursor };
  },
  'GET /api/admin/subscriptions/totals': async ({ query }) => ({
    totals: await countSubscriptions(services.db, filterOf(query), services.now()),
  }),
  'GET /api/admin/users/:id/subscriptions': async ({ params, query, admin }) => {
    const { db, now } = services;
    if (!(await isKnownUser(db, params.id))) throw refused('not-found');
    await auditView(db, { by: admin, subject: 'user', subjectId: params.id, at: now() });
    const read: ReadPage<SubscriptionView> = (page) => listSubscriptionsOf(db, params.id, page, now());
    if (query.format === 'csv') return csvAnswer('subscription-history', historyColumns, read);
    const { items, nextCursor } = await read({ cursor: query.cursor, limit: pageSize });
    return { subscriptions: [...items], nextCursor };
  },
  'POST /api/admin/users/:id/subscriptions': async ({ params, body, admin }) => ({
    subscription: await addPlan(services, admin, params.id, body),
  }),
});

export const staffSubscriptionRoutes = (
  app: FastifyInstance,
  services: Services,
  context: BindContext,
): void => bind(app, table, handlers(services), context);
