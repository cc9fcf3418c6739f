import { adminContracts } from '@kalam/domain/admin/admin-api';
import { searchTerm } from '@kalam/domain/admin/admin-search';
import type { Received } from '@kalam/domain/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/database.ts';
import { pageSize, type ReadPage } from '../database/paged-list.ts';
import { type BindContext, bind, type Handlers, pickContracts } from '../http/bind.ts';
import { type CsvColumns, csvAnswer } from '../http/csv-answer.ts';
import { type AuditFilter, type AuditView, countAudit, listAudit } from './audit-queries.ts';

const table = pickContracts(adminContracts, ['GET /api/admin/audit', 'GET /api/admin/audit/totals']);

const asText = (facts: AuditView['before']): string | null => (facts === null ? null : JSON.stringify(facts));

const columns: CsvColumns<AuditView> = {
  id: ({ id }) => id,
  at: ({ at }) => at,
  by: ({ by }) => by,
  action: ({ action }) => action,
  subject: ({ subject }) => subject,
  subjectId: ({ subjectId }) => subjectId,
  subjectName: ({ subjectName }) => subjectName,
  before: ({ before }) => asText(before),
  after: ({ after }) => asText(after),
  reason: ({ reason }) => reason,
};

const filterOf = ({
  search,
  subject,
  subjectId,
  only,
  from,
  to,
}: Received<(typeof table)['GET /api/admin/audit/totals']>['query']): AuditFilter => ({
  term: searchTerm(search),
  subject,
  subjectId,
  only,
  from,
  to,
});

const handlers = ({ db }: { readonly db: Db }): Handlers<typeof table> => ({
  'GET /api/admin/audit': async ({ query }) => {
    const filter = filterOf(query);
    const read: ReadPage<AuditView> = (page) => listAudit(db, { ...filter, sort: query.sort, ...page });
    if (query.format === 'csv') return csvAnswer('audit', columns, read);
    const { items, nextCursor } = await read({ cursor: query.cursor, limit: pageSize });
    return { entries: [...items], nextCursor };
  },
  'GET /api/admin/audit/totals': async ({ query }) => ({ totals: await countAudit(db, filterOf(query)) }),
});

export const auditRoutes = (
  app: FastifyInstance,
  services: { readonly db: Db },
  context: BindContext,
): void => bind(app, table, handlers(services), context);
