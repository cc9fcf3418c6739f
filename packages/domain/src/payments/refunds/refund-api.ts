import { z } from 'zod';
import { adminOrderSchema } from '../../admin/admin-model.ts';
import { contracts } from '../../contract.ts';
import { formText } from '../../text/form-text.ts';
import { orderMoneySchema } from './refund-model.ts';

const id = z.object({ id: z.string() });
const reply = z.object({ order: adminOrderSchema, money: orderMoneySchema });

export const refundContracts = contracts({
  'GET /api/admin/orders/:id/refunds': {
    access: 'admin',
    permission: 'orders-read',
    summary: 'What went back of an order, what is left of its money, and what was had for it.',
    params: id,
    reply,
  },
  'POST /api/admin/orders/:id/refunds': {
    access: 'admin',
    permission: 'refunds-make',
    summary: 'Asks for a refund, in full or in part. The same refundId again is the same refund.',
    params: id,
    body: z.object({
      refundId: z
        .string()
        .regex(/^[\w-]{20,40}$/)
        .meta({ description: 'Made by the caller for one press' }),
      amountPaise: z.int(),
      reason: formText,
      overruleReason: formText,
    }),
    reply,
  },
  'POST /api/admin/operations/refunds/:id/retry': {
    access: 'admin',
    permission: 'refunds-make',
    summary: 'Asks once more for a refund that failed, with the same amount and reason.',
    params: id,
    reply: z.object({}),
  },
  'POST /api/admin/operations/refunds/:id/dismiss': {
    access: 'admin',
    permission: 'refunds-make',
    summary: 'Takes a refund that failed off the alarms.',
    params: id,
    reply: z.object({}),
  },
  'POST /api/admin/orders/:id/ask': {
    access: 'admin',
    permission: 'orders-decide',
    summary: 'Asks the payment provider now what is true of an order, and settles it.',
    params: id,
    reply,
  },
});
