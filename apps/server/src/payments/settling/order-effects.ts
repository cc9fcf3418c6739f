import { randomBytes } from 'node:crypto';
import { guestDataExpiry, guestDownloadPath, guestLinkMs } from '@kalam/domain/payments/guest-payment';
import type { OrderEffect } from '@kalam/domain/payments/order-machine';
import { guestPlanId } from '@kalam/domain/plans/plan-catalogue';
import { routes } from '@kalam/domain/routes';
import type { Executor, Tx } from '../../database/database.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { ensureJob } from '../../queue/add-job.ts';
import type { SubscriptionRow } from '../../subscriptions/current-subscription.ts';
import { cancelGrantOf, grantSubscription } from '../../subscriptions/subscription-actions.ts';
import { changeOrder, type OrderRecord } from '../orders/order-queries.ts';
import { saveOrderedResume } from '../orders/ordered-resume.ts';
import { tokenHash } from '../provider/payment-signatures.ts';
import { issueReceipt } from '../receipts/receipt-queries.ts';
import { receiptNumberText, soldNameOf } from '../receipts/receipt-wording.ts';
import { markRefundDue } from './provider-payment-queries.ts';

export interface EffectContext {
  readonly now: Date;
  readonly publicUrl: string;
}

/** For two days: what is not done by then is found again by the hourly sweep. */
const providerAttempts = 20;

/** The work of returning a payment that is due to go back. */
export const ensureRefund = (
  on: Executor,
  { paymentId, amountPaise }: { readonly paymentId: string; readonly amountPaise: number },
): Promise<void> =>
  ensureJob(
    on,
    'refund-payment',
    { paymentId, amountPaise },
    { jobKey: `refund ${paymentId}`, maxAttempts: providerAttempts },
  );

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
      case 'cancel':
        await cancelGrantOf(tx, effect.orderId, 'refunded', context.now);
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
        await markRefundDue(tx, effect.paymentId);
        await ensureRefund(tx, effect);
        break;
    }
  }
};

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
  const number = await issueReceipt(tx, order.id, now);
  await queueMail(tx, {
    to: order.customerEmail,
    kind: 'receipt',
    orderId: order.id,
    params: {
      customerName: order.customerName,
      receiptNumber: receiptNumberText(number),
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
