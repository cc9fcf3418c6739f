import { adminContracts } from '@kalam/domain/admin/admin-api';
import { searchTerm } from '@kalam/domain/admin/admin-search';
import type { GrievanceView } from '@kalam/domain/contact/contact-model';
import { grievanceContracts } from '@kalam/domain/contact/grievance-api';
import { grievanceReference } from '@kalam/domain/contact/grievance-promises';
import type { FastifyInstance } from 'fastify';
import { pageSize, type ReadPage } from '../database/paged-list.ts';
import { type BindContext, bind, type Handlers, pickContracts } from '../http/bind.ts';
import { type CsvColumns, csvAnswer } from '../http/csv-answer.ts';
import {
  addNote,
  assignGrievance,
  changeGrievance,
  type GrievanceServices,
  reopenGrievance,
  sendInterimReply,
} from './grievance-actions.ts';
import { readGrievance } from './grievance-details.ts';
import { listGrievances } from './grievance-queries.ts';
import { addAnswer, changeAnswer, listAnswers, removeAnswer } from './saved-answers.ts';
import { isWatching, setWatching } from './staff-notice.ts';

const table = {
  ...pickContracts(adminContracts, ['GET /api/admin/grievances', 'PATCH /api/admin/grievances/:id']),
  ...grievanceContracts,
};

const columns: CsvColumns<GrievanceView> = {
  reference: ({ number }) => grievanceReference(number),
  id: ({ id }) => id,
  name: ({ name }) => name,
  email: ({ email }) => email,
  subject: ({ subject }) => subject,
  message: ({ message }) => message,
  status: ({ status }) => status,
  spamScore: ({ spamScore }) => spamScore,
  isAccepted: ({ isAccepted }) => isAccepted,
  response: ({ response }) => response,
  assignee: ({ assignee }) => assignee?.email ?? null,
  dueAt: ({ dueAt }) => dueAt,
  createdAt: ({ createdAt }) => createdAt,
  updatedAt: ({ updatedAt }) => updatedAt,
  resolvedAt: ({ resolvedAt }) => resolvedAt,
};

const handlers = (services: GrievanceServices): Handlers<typeof table> => ({
  'GET /api/admin/grievances': async ({ query, admin }) => {
    const { db, now } = services;
    const { status, due, assignee, from, to, sort } = query;
    const term = searchTerm(query.search);
    const filter = { term, status, due, assignee, from, to, sort, askedBy: admin.id };
    const read: ReadPage<GrievanceView> = (page) => listGrievances(db, { ...filter, ...page }, now());
    if (query.format === 'csv') return csvAnswer('grievances', columns, read);
    const { items, nextCursor } = await read({ cursor: query.cursor, limit: pageSize });
    return { grievances: [...items], nextCursor };
  },
  'PATCH /api/admin/grievances/:id': async ({ params, body, admin }) => ({
    grievance: await changeGrievance(services, admin, params.id, body),
  }),
  'GET /api/admin/grievances/:id': ({ params }) => readGrievance(services.db, params.id, services.now()),
  'PUT /api/admin/grievances/:id/assignee': ({ params, body, admin }) =>
    assignGrievance(services, admin, params.id, body.staffId),
  'POST /api/admin/grievances/:id/notes': ({ params, body, admin }) =>
    addNote(services, admin, params.id, body.text),
  'POST /api/admin/grievances/:id/interim-reply': ({ params, body, admin }) =>
    sendInterimReply(services, admin, params.id, body.text),
  'POST /api/admin/grievances/:id/reopen': ({ params, body, admin }) =>
    reopenGrievance(services, admin, params.id, body.reason),
  'GET /api/admin/saved-answers': async () => ({ answers: await listAnswers(services.db) }),
  'POST /api/admin/saved-answers': async ({ body, admin }) => ({
    answer: await addAnswer(services, admin, body),
  }),
  'PUT /api/admin/saved-answers/:id': async ({ params, body, admin }) => ({
    answer: await changeAnswer(services, admin, params.id, body),
  }),
  'DELETE /api/admin/saved-answers/:id': async ({ params, admin }) => {
    await removeAnswer(services, admin, params.id);
    return {};
  },
  'GET /api/admin/grievance-notices': async ({ admin }) => ({
    wanted: await isWatching(services.db, admin),
  }),
  'PUT /api/admin/grievance-notices': async ({ body, admin }) => ({
    wanted: await setWatching(services.db, admin, body.wanted),
  }),
});

export const grievanceRoutes = (
  app: FastifyInstance,
  services: GrievanceServices,
  context: BindContext,
): void => bind(app, table, handlers(services), context);
