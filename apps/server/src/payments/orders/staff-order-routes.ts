import { adminContracts } from '@kalam/domain/admin/admin-api';
import type { AdminOrder } from '@kalam/domain/admin/admin-model';
import { searchTerm } from '@kalam/domain/admin/admin-search';
import type { Received } from '@kalam/domain/contract';
import type { FastifyInstance } from 'fastify';
import { pageSize, type ReadPage } from '../../database/paged-list.ts';
import { type BindContext, bind, type Handlers, pickContracts } from '../../http/bind.ts';
import { type CsvColumns, csvAnswer } from '../../http/csv-answer.ts';
import type { SettleServices } from '../settling/settle-order.ts';
import { decideOrderByStaff } from './staff-decision.ts';
import { addUpOrders, listAdminOrders, type OrderFilter, readAdminOrder } from './staff-order-queries.ts';

const table = pickContracts(adminContracts, [
  'GET /api/admin/orders',
  'GET /api/admin/orders/totals',
  'PATCH /api/admin/orders/:id',
]);

type Services = SettleServices;

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
  refundedRupees: ({ refunded }) => refunded,
  completedBy: ({ completedBy }) => completedBy,
  corrections: ({ events }) => events.filter(({ kind }) => kind === 'correction').length,
  resends: ({ events }) => events.filter(({ kind }) => kind === 'resend').length,
  createdAt: ({ createdAt }) => createdAt,
  updatedAt: ({ updatedAt }) => updatedAt,
  completedAt: ({ completedAt }) => completedAt,
};

const filterOf = ({
  search,
  status,
  since,
  plan,
  from,
  to,
}: Received<(typeof table)['GET /api/admin/orders/totals']>['query']): OrderFilter => ({
  term: searchTerm(search),
  status,
  since,
  plan,
  from,
  to,
});

const handlers = (services: Services): Handlers<typeof table> => ({
  'GET /api/admin/orders': async ({ query }) => {
    // One moment for all batches of a file, so that its period does not move while it is written.
    const now = services.now();
    const filter = filterOf(query);
    const read: ReadPage<AdminOrder> = (page) =>
      listAdminOrders(services.db, { ...filter, sort: query.sort, ...page }, now);
    if (query.format === 'csv') return csvAnswer('orders', columns, read);
    const { items, nextCursor } = await read({ cursor: query.cursor, limit: pageSize });
    return { orders: [...items], nextCursor };
  },
  'GET /api/admin/orders/totals': async ({ query }) => ({
    totals: await addUpOrders(services.db, filterOf(query), services.now()),
  }),
  'PATCH /api/admin/orders/:id': async ({ params, body, admin }) => ({
    order: await readAdminOrder(services.db, await decideOrderByStaff(services, admin, params.id, body)),
  }),
});

export const staffOrderRoutes = (app: FastifyInstance, services: Services, context: BindContext): void =>
  bind(app, table, handlers(services), context);
