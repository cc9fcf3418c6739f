import { adminContracts } from '@kalam/domain/admin/admin-api';
import { dashboardStats } from '@kalam/domain/admin/admin-stats';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/database.ts';
import { type BindContext, bind, type Handlers, pickContracts } from '../http/bind.ts';
import { countForStats, revenueByDay, usersByDay } from './admin-overview-queries.ts';

const table = pickContracts(adminContracts, ['GET /api/admin/stats', 'GET /api/admin/charts']);

interface Services {
  readonly db: Db;
  readonly now: () => Date;
}

const handlers = ({ db, now }: Services): Handlers<typeof table> => ({
  'GET /api/admin/stats': async () => ({ stats: dashboardStats(await countForStats(db, now())) }),
  'GET /api/admin/charts': async () => {
    const moment = now();
    const [revenue, users] = await Promise.all([revenueByDay(db, moment), usersByDay(db, moment)]);
    return { revenue, users };
  },
});

export const adminOverviewRoutes = (app: FastifyInstance, services: Services, context: BindContext): void =>
  bind(app, table, handlers(services), context);
