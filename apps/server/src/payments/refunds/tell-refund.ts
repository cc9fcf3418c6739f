import type { OrderEffect } from '@kalam/domain/payments/order-machine';
import { guestPlanId } from '@kalam/domain/plans/plan-catalogue';
import { routes } from '@kalam/domain/routes';
import { languageFor } from '../../auth/person-language.ts';
import type { Tx } from '../../database/database.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { OrderRecord } from '../orders/order-queries.ts';
import { soldNameOf } from '../receipts/receipt-wording.ts';

/** The payer learns that money went back; one mail a refund, however often its news come. */
export const tellRefund = async (
  tx: Tx,
  order: OrderRecord,
  { to, providerRefundId, amountPaise, currency, what }: Extract<OrderEffect, { kind: 'tell-refund' }>,
  { now, publicUrl }: { readonly now: Date; readonly publicUrl: string },
): Promise<void> => {
  await queueMail(tx, {
    to,
    language: await languageFor(tx, order),
    kind: 'refunded',
    orderId: order.id,
    dedupeKey: providerRefundId,
    params: {
      customerName: order.customerName,
      orderId: order.providerOrderId,
      refundId: providerRefundId,
      planName: soldNameOf(order.planId),
      amountPaise,
      currency,
      refundedAt: now.toISOString(),
      what,
      ordersUrl: order.planId === guestPlanId ? null : `${publicUrl}${routes.dashboardOrders}`,
    },
  });
};
