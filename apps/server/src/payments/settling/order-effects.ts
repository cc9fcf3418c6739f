import { randomBytes } from 'node:crypto';
import { guestDataExpiry, guestDownloadPath, guestLinkMs } from '@kalam/domain/payments/guest-payment';
import type { OrderEffect } from '@kalam/domain/payments/order-machine';
import type { NewRefund } from '@kalam/domain/payments/refunds/refund-machine';
import { guestPlanId } from '@kalam/domain/plans/plan-catalogue';
import { routes } from '@kalam/domain/routes';
import { languageFor } from '../../auth/person-language.ts';
import type { Tx } from '../../database/database.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { ensureJob } from '../../queue/add-job.ts';
import type { SubscriptionRow } from '../../subscriptions/current-subscription.ts';
import { grantSubscription } from '../../subscriptions/subscription-actions.ts';
import { queueCreditNote, queueOrderDocument } from '../invoices/document-tasks.ts';
import { changeOrder, type OrderRecord } from '../orders/order-queries.ts';
import { saveOrderedResume } from '../orders/ordered-resume.ts';
import { tokenHash } from '../provider/payment-signatures.ts';
import { soldNameOf } from '../receipts/receipt-wording.ts';
import { endWhatWasPaid } from '../refunds/end-paid.ts';
import { queueRefund } from '../refunds/queue-refund.ts';
import { tellRefund } from '../refunds/tell-refund.ts';

export interface EffectContext {
  readonly now: Date;
  readonly publicUrl: string;
}

/** For two days: what is not done by then is found again by the hourly sweep. */
const providerAttempts = 20;

/**
 * Carries out what a decision asks for. All of it is in the caller's transaction: rows are written, and what touches the
 * outside world is queued, so that all of it happens or none.
 */
export const applyEffects = async (
  tx: Tx,
  order: OrderRecord,
  effects: readonly OrderEffect[],
  context: EffectContext,
): Promise<void> => {
  let granted: SubscriptionRow | undefined;
  for (const effect of effects) {
    switch (effect.kind) {
      case 'grant':
        granted = await grantOrder(tx, effect, context.now);
        break;
      case 'end':
        await endWhatWasPaid(tx, order, context.now);
        break;
      case 'save-resume':
        await saveOrderedResume(tx, order.id, granted, context.now);
        break;
      case 'guest-delivery':
        await sendToGuest(tx, order, context);
        break;
      case 'receipt':
        await sendReceipt(tx, order, granted, context);
        break;
      case 'capture':
        await ensureJob(
          tx,
          'capture-payment',
          {
            paymentId: effect.paymentId,
            amountPaise: effect.amountPaise,
            providerOrderId: order.providerOrderId,
          },
          { jobKey: `capture ${effect.paymentId}`, maxAttempts: providerAttempts },
        );
        break;
      case 'refund':
        await queueRefund(tx, secondPaymentReturned(effect, context.now));
        break;
      case 'tell-refund':
        await queueCreditNote(tx, order.id, effect.providerRefundId);
        await tellRefund(tx, order, effect, context);
        break;
    }
  }
};

const secondPaymentReturned = (
  { orderId, paymentId, amountPaise }: Extract<OrderEffect, { kind: 'refund' }>,
  now: Date,
): NewRefund => ({
  orderId,
  paymentId,
  amountPaise,
  origin: 'system',
  askedBy: null,
  reason: null,
  overruledReason: null,
  state: 'asked',
  providerRefundId: null,
  failureReason: null,
  createdAt: now,
  updatedAt: now,
  madeAt: null,
});

const grantOrder = async (
  tx: Tx,
  { userId, planId, orderId }: Extract<OrderEffect, { kind: 'grant' }>,
  now: Date,
): Promise<SubscriptionRow> => {
  const granted = await grantSubscription(tx, userId, planId, { kind: 'order', orderId }, now);
  // The order names its account while the account exists, and erasing one waits for this order's lock.
  if (granted === undefined) throw new Error('the account of a paid order is gone');
  return granted;
};

const sendToGuest = async (tx: Tx, order: OrderRecord, { now, publicUrl }: EffectContext): Promise<void> => {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + guestLinkMs);
  await changeOrder(tx, order.id, {
    downloadTokenHash: tokenHash(token),
    downloadTokenExpiresAt: expiresAt,
    eraseResumeAt: guestDataExpiry(order),
    erasePicturesAt: null,
    networkHash: null,
  });
  await queueMail(tx, {
    to: order.customerEmail,
    language: order.language,
    kind: 'guest-copy',
    orderId: order.id,
    params: {
      downloadUrl: `${publicUrl}${guestDownloadPath(token)}`,
      expiresAt: expiresAt.toISOString(),
      orderId: order.providerOrderId,
    },
  });
};

const sendReceipt = async (
  tx: Tx,
  order: OrderRecord,
  granted: SubscriptionRow | undefined,
  { now, publicUrl }: EffectContext,
): Promise<void> => {
  // Numbered in a transaction of its own: no fault of an invoice stops a grant.
  await queueOrderDocument(tx, order.id);
  await queueMail(tx, {
    to: order.customerEmail,
    language: await languageFor(tx, order),
    kind: 'receipt',
    orderId: order.id,
    params: {
      customerName: order.customerName,
      orderId: order.providerOrderId,
      paymentId: order.paymentId,
      planName: soldNameOf(order.planId),
      amountPaise: order.amountPaise,
      paidAt: (order.completedAt ?? now).toISOString(),
      validUntil: granted?.endDate.toISOString() ?? null,
      ordersUrl: order.planId === guestPlanId ? null : `${publicUrl}${routes.dashboardOrders}`,
    },
  });
};
