import { refundContracts } from '@kalam/domain/payments/refunds/refund-api';
import type { FastifyInstance } from 'fastify';
import { type BindContext, bind, type Handlers } from '../../http/bind.ts';
import type { SettleServices } from '../settling/settle-order.ts';
import { dismissFailedRefund, retryRefund } from './refund-alarm-actions.ts';
import { askProviderNow, askRefundByStaff, readOrderMoney } from './staff-refund-actions.ts';

const handlers = (services: SettleServices): Handlers<typeof refundContracts> => ({
  'GET /api/admin/orders/:id/refunds': ({ params }) => readOrderMoney(services, params.id),
  'POST /api/admin/orders/:id/refunds': ({ params, body, admin }) =>
    askRefundByStaff(services, admin, params.id, body),
  'POST /api/admin/operations/refunds/:id/retry': async ({ params, admin }) => {
    await retryRefund(services, admin, params.id);
    return {};
  },
  'POST /api/admin/operations/refunds/:id/dismiss': async ({ params, admin }) => {
    await dismissFailedRefund(services, admin, params.id);
    return {};
  },
  'POST /api/admin/orders/:id/ask': ({ params }) => askProviderNow(services, params.id),
});

export const staffRefundRoutes = (
  app: FastifyInstance,
  services: SettleServices,
  context: BindContext,
): void => bind(app, refundContracts, handlers(services), context);
