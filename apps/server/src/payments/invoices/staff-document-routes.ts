import { searchMax } from '@kalam/domain/admin/admin-search';
import { dayInIndia } from '@kalam/domain/calendar/india-calendar';
import type { Received } from '@kalam/domain/contract';
import { indianStates } from '@kalam/domain/payments/invoices/indian-states';
import { invoiceContracts, type TaxPaper } from '@kalam/domain/payments/invoices/invoice-api';
import type { FastifyInstance } from 'fastify';
import { auditView } from '../../audit/audit-view.ts';
import { pageSize, type ReadPage } from '../../database/paged-list.ts';
import { type AdminCaller, type BindContext, bind, type Handlers } from '../../http/bind.ts';
import { type CsvColumns, csvAnswer } from '../../http/csv-answer.ts';
import {
  type DocumentServices,
  listStaffDocuments,
  readStaffDocument,
  readStaffReceipt,
} from './order-documents.ts';
import { addUpPapers, listPapers, type PaperFilter } from './staff-document-queries.ts';

/** A line a paper. The day is India's, as on the paper itself. */
const columns: CsvColumns<TaxPaper> = {
  serial: ({ serial }) => serial,
  kind: ({ kind }) => kind,
  date: ({ issuedAt }) => dayInIndia(new Date(issuedAt)),
  corrects: ({ corrects }) => corrects,
  orderId: ({ orderId }) => orderId,
  buyerState: ({ state }) => state && indianStates[state],
  buyerStateCode: ({ state }) => state,
  buyerGstin: ({ gstin }) => gstin,
  businessName: ({ businessName }) => businessName,
  placeOfSupply: ({ place }) => indianStates[place],
  ratePercent: ({ rate }) => rate,
  taxableRupees: ({ taxable }) => taxable,
  cgstRupees: ({ cgst }) => cgst,
  sgstRupees: ({ sgst }) => sgst,
  igstRupees: ({ igst }) => igst,
  totalRupees: ({ total }) => total,
};

const filterOf = ({
  search,
  year,
  month,
  kind,
}: Received<(typeof invoiceContracts)['GET /api/admin/documents/totals']>['query']): PaperFilter => ({
  // As typed: the ids of orders have capital letters that count.
  term: (search ?? '').trim().slice(0, searchMax),
  year,
  month,
  kind,
});

const handlers = (services: DocumentServices): Handlers<typeof invoiceContracts> => {
  const { db, now } = services;
  /** Whom a paper is made out to stands on it: taking it is a look at that person. */
  const writeDown = (by: AdminCaller, orderId: string) =>
    auditView(db, { by, subject: 'order', subjectId: orderId, at: now() });
  return {
    'GET /api/admin/documents': async ({ query }) => {
      const filter = filterOf(query);
      const read: ReadPage<TaxPaper> = (page) => listPapers(db, { ...filter, ...page });
      if (query.format === 'csv') return csvAnswer('invoices', columns, read);
      const { items, nextCursor } = await read({ cursor: query.cursor, limit: pageSize });
      return { papers: [...items], nextCursor };
    },
    'GET /api/admin/documents/totals': async ({ query }) => ({
      totals: await addUpPapers(db, filterOf(query)),
    }),
    'GET /api/admin/documents/:id': async ({ params, admin }) => {
      const { orderId, answer } = await readStaffDocument(services, params.id);
      await writeDown(admin, orderId);
      return answer;
    },
    'GET /api/admin/orders/:id/documents': async ({ params }) => ({
      documents: await listStaffDocuments(services, params.id),
    }),
    'GET /api/admin/orders/:id/receipt': async ({ params, admin }) => {
      const answer = await readStaffReceipt(services, params.id);
      await writeDown(admin, params.id);
      return answer;
    },
  };
};

export const staffDocumentRoutes = (
  app: FastifyInstance,
  services: DocumentServices,
  context: BindContext,
): void => bind(app, invoiceContracts, handlers(services), context);
