import { adminContracts } from '@kalam/domain/admin/admin-api';
import type { AdminUser } from '@kalam/domain/admin/admin-model';
import { searchTerm } from '@kalam/domain/admin/admin-search';
import { personContracts } from '@kalam/domain/admin/person-api';
import type { Received } from '@kalam/domain/contract';
import type { FastifyInstance } from 'fastify';
import { pageSize, type ReadPage } from '../database/paged-list.ts';
import { refused } from '../failures/refused.ts';
import { type BindContext, bind, type Handlers, pickContracts } from '../http/bind.ts';
import { type CsvColumns, csvAnswer } from '../http/csv-answer.ts';
import { streamedJson } from '../http/streamed-json.ts';
import {
  eraseByStaff,
  exportByStaff,
  resendVerificationByStaff,
  type StaffPersonServices,
} from './staff-person-actions.ts';
import { countUsers, findAdminUser, listUsers, type UserFilter } from './staff-user-queries.ts';
import { setUserStatus } from './user-status-actions.ts';

const table = {
  ...pickContracts(adminContracts, [
    'GET /api/admin/users',
    'GET /api/admin/users/totals',
    'PATCH /api/admin/users/:id',
  ]),
  ...pickContracts(personContracts, [
    'POST /api/admin/users/:id/verification',
    'GET /api/admin/users/:id/export',
    'POST /api/admin/users/:id/erase',
  ]),
};

const columns: CsvColumns<AdminUser> = {
  uid: ({ uid }) => uid,
  email: ({ email }) => email,
  displayName: ({ displayName }) => displayName,
  status: ({ status }) => status,
  emailVerified: ({ emailVerified }) => emailVerified,
  createdAt: ({ createdAt }) => createdAt,
  lastLoginAt: ({ lastLoginAt }) => lastLoginAt,
  plan: ({ subscription }) => subscription?.plan,
  planExpiresAt: ({ subscription }) => subscription?.expiresAt,
};

const filterOf = ({
  search,
  status,
  plan,
  from,
  to,
}: Received<(typeof table)['GET /api/admin/users/totals']>['query']): UserFilter => ({
  term: searchTerm(search),
  status,
  plan,
  from,
  to,
});

const handlers = (services: StaffPersonServices): Handlers<typeof table> => ({
  'GET /api/admin/users': async ({ query }) => {
    const now = services.now();
    const filter = filterOf(query);
    const read: ReadPage<AdminUser> = (page) =>
      listUsers(services.db, { ...filter, sort: query.sort, ...page }, now);
    if (query.format === 'csv') return csvAnswer('users', columns, read);
    const { items, nextCursor } = await read({ cursor: query.cursor, limit: pageSize });
    return { users: [...items], nextCursor };
  },
  'GET /api/admin/users/totals': async ({ query }) => ({
    totals: await countUsers(services.db, filterOf(query), services.now()),
  }),
  'PATCH /api/admin/users/:id': async ({ params, body, admin }) => {
    await setUserStatus(services, admin, params.id, body);
    const user = await findAdminUser(services.db, params.id, services.now());
    if (user === undefined) throw refused('not-found');
    return { user };
  },
  'POST /api/admin/users/:id/verification': async ({ params, admin }) => {
    await resendVerificationByStaff(services, admin, params.id);
    return {};
  },
  'GET /api/admin/users/:id/export': async ({ params, admin }) =>
    streamedJson('kalam-account.json', await exportByStaff(services, admin, params.id)),
  'POST /api/admin/users/:id/erase': async ({ params, body, admin }) => {
    await eraseByStaff(services, admin, params.id, body);
    return {};
  },
});

export const staffUserRoutes = (
  app: FastifyInstance,
  services: StaffPersonServices,
  context: BindContext,
): void => bind(app, table, handlers(services), context);
