import { adminContracts } from '@kalam/domain/admin/admin-api';
import { searchTerm } from '@kalam/domain/admin/admin-search';
import { csvRow, csvStart } from '@kalam/domain/admin/csv';
import type { GrievanceView } from '@kalam/domain/contact/contact-model';
import type { FastifyInstance } from 'fastify';
import { csvMost, pageSize } from '../admin/admin-list.ts';
import { type BindContext, bind, FileAnswer, type Handlers, pickContracts } from '../http/bind.ts';
import { changeGrievance, type GrievanceServices } from './grievance-actions.ts';
import { listGrievances } from './grievance-queries.ts';

const table = pickContracts(adminContracts, ['GET /api/admin/grievances', 'PATCH /api/admin/grievances/:id']);

const columns = [
  'id',
  'name',
  'email',
  'subject',
  'message',
  'status',
  'spamScore',
  'isAccepted',
  'response',
  'createdAt',
  'updatedAt',
  'resolvedAt',
] as const satisfies readonly (keyof GrievanceView)[];

const toCsv = (grievances: readonly GrievanceView[]): string =>
  csvStart +
  csvRow(columns) +
  grievances.map((grievance) => csvRow(columns.map((column) => grievance[column]))).join('');

const handlers = (services: GrievanceServices): Handlers<typeof table> => ({
  'GET /api/admin/grievances': async ({ query }) => {
    const { db, now } = services;
    const filter = { term: searchTerm(query.search), status: query.status };
    if (query.format === 'csv') {
      const { grievances } = await listGrievances(
        db,
        { ...filter, cursor: undefined, limit: csvMost },
        now(),
      );
      return new FileAnswer('text/csv; charset=utf-8', 'grievances.csv', toCsv(grievances));
    }
    return listGrievances(db, { ...filter, cursor: query.cursor, limit: pageSize }, now());
  },
  'PATCH /api/admin/grievances/:id': async ({ params, body, admin }) => ({
    grievance: await changeGrievance(services, admin, params.id, body),
  }),
});

export const grievanceRoutes = (
  app: FastifyInstance,
  services: GrievanceServices,
  context: BindContext,
): void => bind(app, table, handlers(services), context);
