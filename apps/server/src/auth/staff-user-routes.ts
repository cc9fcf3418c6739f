import { adminContracts } from '@kalam/domain/admin/admin-api';
import type { AdminUser } from '@kalam/domain/admin/admin-model';
import { searchTerm } from '@kalam/domain/admin/admin-search';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/database.ts';
import { pageSize, type ReadPage } from '../database/paged-list.ts';
import { refused } from '../failures/refused.ts';
import { type BindContext, bind, type Handlers, pickContracts } from '../http/bind.ts';
import { type CsvColumns, csvAnswer } from '../http/csv-answer.ts';
import { findAdminUser, listUsers } from './staff-user-queries.ts';
import { setUserStatus } from './user-status-actions.ts';

const table = pickContracts(adminContracts, ['GET /api/admin/users', 'PATCH /api/admin/users/:id']);

interface Services {
  readonly db: Db;
  readonly now: () => Date;
}

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

const handlers = (services: Services): Handlers<typeof table> => ({
  'GET /api/admin/users': async ({ query }) => {
    const term = searchTerm(query.search);
    const read: ReadPage<AdminUser> = (page) => listUsers(services.db, { term, ...page }, services.now());
    if (query.format === 'csv') return csvAnswer('users', columns, read);
    const { items, nextCursor } = await read({ cursor: query.cursor, limit: pageSize });
    return { users: [...items], nextCursor };
  },
  'PATCH /api/admin/users/:id': async ({ params, body, admin }) => {
    await setUserStatus(services, admin, params.id, body.status);
    const user = await findAdminUser(services.db, params.id, services.now());
    if (user === undefined) throw refused('not-found');
    return { user };
  },
});

export const staffUserRoutes = (app: FastifyInstance, services: Services, context: BindContext): void =>
  bind(app, table, handlers(services), context);
