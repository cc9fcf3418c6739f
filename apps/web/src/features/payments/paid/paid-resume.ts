import type { OrderResume } from '@kalam/domain/payments/payment-model';
import { call } from '../../../platform/api/call.ts';

/** What was paid for, from the server, in the browser that paid. */
export const paidResume = async (id: string): Promise<OrderResume> =>
  (await call('GET /api/payment/orders/:id/resume', { params: { id } })).resume;
