import { adminContracts } from '@kalam/domain/admin/admin-api';
import type { AdminUser } from '@kalam/domain/admin/admin-model';
import { searchTerm } from '@kalam/domain/admin/admin-search';
import { csvRow, csvStart } from '@kalam/domain/admin/csv';
import type { FastifyInstance } from 'fastify';
import { setUserStatus } from '../auth/user-status-actions.ts';
import type { Db } from '../database/database.ts';
import { type BindContext, bind, FileAnswer, type Handlers, pickContracts } from '../http/bind.ts';
import { refused } from '../http/refused.ts';
import { csvMost, pageSize } from './admin-list.ts';
import { findAdminUser, listUsers } from './admin-user-queries.ts';

const table = pickContracts(adminContracts, ['GET /api/admin/users', 'PATCH /api/admin/users/:id']);

interface Services {
  readonly db: Db;
  readonly now: () => Date;
}

const columns = [
  'uid',
  'email',
  'displayName',
  'status',
  'emailVerified',
  'createdAt',
  'lastLoginAt',
  'plan',
  'planExpiresAt',
];

const toCsv = (users: readonly AdminUser[]): string =>
  csvStart +
  csvRow(columns) +
  users
    .map((user) =>
      csvRow([
        user.uid,
        user.email,
        user.displayName,
        user.status,
        user.emailVerified,
        user.createdAt,
        user.lastLoginAt,
        user.subscription?.plan,
        user.subscription?.expiresAt,
      ]),
    )
    .join('');

const handlers = (services: Services): Handlers<typeof table> => ({
  'GET /api/admin/users': async ({ query }) => {
    const { db, now } = services;
    const term = searchTerm(query.search);
    if (query.format === 'csv') {
      const { users } = await listUsers(db, { term, cursor: undefined, limit: csvMost }, now());
      return new FileAnswer('text/csv; charset=utf-8', 'users.csv', toCsv(users));
    }
    return listUsers(db, { term, cursor: query.cursor, limit: pageSize }, now());
  },
  'PATCH /api/admin/users/:id': async ({ params, body, admin }) => {
    await setUserStatus(services, admin, params.id, body.status);
    const user = await findAdminUser(services.db, params.id, services.now());
    if (user === undefined) throw refused('not-found');
    return { user };
  },
});

export const adminUserRoutes = (app: FastifyInstance, services: Services, context: BindContext): void =>
  bind(app, table, handlers(services), context);
