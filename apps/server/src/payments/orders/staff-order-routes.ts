import { adminContracts } from '@kalam/domain/admin/admin-api';
import type { AdminOrder } from '@kalam/domain/admin/admin-model';
import { searchTerm } from '@kalam/domain/admin/admin-search';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/database.ts';
import { pageSize, type ReadPage } from '../../database/paged-list.ts';
import { type BindContext, bind, type Handlers, pickContracts } from '../../http/bind.ts';
import { type CsvColumns, csvAnswer } from '../../http/csv-answer.ts';
import { decideOrderByStaff } from './staff-decision.ts';
import { listAdminOrders, toAdminOrder } from './staff-order-queries.ts';

const table = pickContracts(adminContracts, ['GET /api/admin/orders', 'PATCH /api/admin/orders/:id']);

interface Services {
  readonly db: Db;
  readonly now: () => Date;
  readonly publicUrl: string;
}

const columns: CsvColumns<AdminOrder> = {
  orderId: ({ id }) => id,
  razorpayOrderId: ({ razorpayOrderId }) => razorpayOrderId,
  paymentId: ({ paymentId }) => paymentId,
  customerName: ({ customerName }) => customerName,
  customerEmail: ({ customerEmail }) => customerEmail,
  customerPhone: ({ customerPhone }) => customerPhone,
  userId: ({ userId }) => userId,
  plan: ({ planName }) => planName,
  amountRupees: ({ amount }) => amount,
  status: ({ status }) => status,
  failureReason: ({ failureReason }) => failureReason,
  autoReversalMessage: ({ notes }) => notes.autoReversalMessage,
  refund: ({ notes }) => notes.refund,
  completedBy: ({ completedBy }) => completedBy,
  corrections: ({ events }) => events.filter(({ kind }) => kind === 'correction').length,
  resends: ({ events }) => events.filter(({ kind }) => kind === 'resend').length,
  createdAt: ({ createdAt }) => createdAt,
  updatedAt: ({ updatedAt }) => updatedAt,
  completedAt: ({ completedAt }) => completedAt,
};

const handlers = (services: Services): Handlers<typeof table> => ({
  'GET /api/admin/orders': async ({ query }) => {
    // One moment for all batches of a file, so that its period does not move while it is written.
    const now = services.now();
    const filter = { term: searchTerm(query.search), status: query.status, since: query.since };
    const read: ReadPage<AdminOrder> = (page) => listAdminOrders(services.db, { ...filter, ...page }, now);
    if (query.format === 'csv') return csvAnswer('orders', columns, read);
    const { items, nextCursor } = await read({ cursor: query.cursor, limit: pageSize });
    return { orders: [...items], nextCursor };
  },
  'PATCH /api/admin/orders/:id': async ({ params, body, admin }) => ({
    order: toAdminOrder(await decideOrderByStaff(services, admin, params.id, body)),
  }),
});

export const staffOrderRoutes = (app: FastifyInstance, services: Services, context: BindContext): void =>
  bind(app, table, handlers(services), context);
