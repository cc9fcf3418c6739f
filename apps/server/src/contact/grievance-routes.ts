import { adminContracts } from '@kalam/domain/admin/admin-api';
import { searchTerm } from '@kalam/domain/admin/admin-search';
import type { GrievanceView } from '@kalam/domain/contact/contact-model';
import type { FastifyInstance } from 'fastify';
import { pageSize, type ReadPage } from '../database/paged-list.ts';
import { type BindContext, bind, type Handlers, pickContracts } from '../http/bind.ts';
import { type CsvColumns, csvAnswer } from '../http/csv-answer.ts';
import { changeGrievance, type GrievanceServices } from './grievance-actions.ts';
import { listGrievances } from './grievance-queries.ts';

const table = pickContracts(adminContracts, ['GET /api/admin/grievances', 'PATCH /api/admin/grievances/:id']);

const columns: CsvColumns<GrievanceView> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  email: ({ email }) => email,
  subject: ({ subject }) => subject,
  message: ({ message }) => message,
  status: ({ status }) => status,
  spamScore: ({ spamScore }) => spamScore,
  isAccepted: ({ isAccepted }) => isAccepted,
  response: ({ response }) => response,
  createdAt: ({ createdAt }) => createdAt,
  updatedAt: ({ updatedAt }) => updatedAt,
  resolvedAt: ({ resolvedAt }) => resolvedAt,
};

const handlers = (services: GrievanceServices): Handlers<typeof table> => ({
  'GET /api/admin/grievances': async ({ query }) => {
    const { db, now } = services;
    const filter = { term: searchTerm(query.search), status: query.status, due: query.due };
    const read: ReadPage<GrievanceView> = (page) => listGrievances(db, { ...filter, ...page }, now());
    if (query.format === 'csv') return csvAnswer('grievances', columns, read);
    const { items, nextCursor } = await read({ cursor: query.cursor, limit: pageSize });
    return { grievances: [...items], nextCursor };
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
