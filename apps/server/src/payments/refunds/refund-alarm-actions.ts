import { type Refund, takenPaise } from '@kalam/domain/payments/refunds/refund-machine';
import { askRefundAgain } from '@kalam/domain/payments/refunds/refund-rules';
import { and, eq, isNull } from 'drizzle-orm';
import { addAuditEntry } from '../../audit/add-audit-entry.ts';
import type { Tx } from '../../database/database.ts';
import { Refused, refused } from '../../failures/refused.ts';
import type { AdminCaller } from '../../http/bind.ts';
import { lockOrder } from '../orders/order-queries.ts';
import { refunds } from '../payment-tables.ts';
import type { SettleServices } from '../settling/settle-order.ts';
import { findPayment } from './order-money-queries.ts';
import { queueRefund } from './queue-refund.ts';
import { findOrderRefunds, findRefund } from './refund-queries.ts';

type Services = Pick<SettleServices, 'db' | 'now'>;

/** A failed refund that nobody has dealt with, its order held until the decision about it is written. */
const lockFailed = async (tx: Tx, id: string): Promise<Refund> => {
  const known = await findRefund(tx, id);
  if (known === undefined) throw refused('alarm-gone');
  await lockOrder(tx, known.orderId);
  const [open] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.id, id), eq(refunds.state, 'failed'), isNull(refunds.dismissedAt)));
  if (open === undefined) throw refused('alarm-gone');
  return known;
};

/** Asked once more, in a refund of its own: the provider answers a key it knows with what it said before. */
export const retryRefund = ({ db, now }: Services, by: AdminCaller, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const failed = await lockFailed(tx, id);
    const { paymentId } = failed;
    const known = await findOrderRefunds(tx, failed.orderId);
    const isUnderway = known.some(
      (other) => other.createdAt > failed.createdAt && takenPaise([other], paymentId) > 0,
    );
    if (isUnderway) throw refused('alarm-gone');
    const at = now();
    const again = askRefundAgain(failed, await findPayment(tx, paymentId), known, by.email, at);
    if (again.refusal !== undefined) throw new Refused(again.refusal);
    const refundId = await queueRefund(tx, again.refund);
    if (refundId === undefined) throw refused('refund-ask-failed');
    await addAuditEntry(tx, {
      by,
      action: 'order-refund-asked',
      subject: 'order',
      subjectId: failed.orderId,
      before: null,
      after: { amount: again.refund.amountPaise / 100, paymentId, refundId, insteadOf: id },
      reason: again.refund.reason ?? '',
      at,
    });
  });

/** Dealt with otherwise, such as by a transfer from the bank. */
export const dismissFailedRefund = ({ db, now }: Services, by: AdminCaller, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const { orderId, paymentId, amountPaise, failureReason } = await lockFailed(tx, id);
    const at = now();
    await tx.update(refunds).set({ dismissedAt: at }).where(eq(refunds.id, id));
    await addAuditEntry(tx, {
      by,
      action: 'refund-dismissed',
      subject: 'order',
      subjectId: orderId,
      before: null,
      after: { refundId: id, paymentId, amount: amountPaise / 100, failureReason },
      at,
    });
  });
