import { type AuditAction, changedFacts } from '@kalam/domain/admin/audit';
import { checkStaffReason } from '@kalam/domain/payments/order-machine';
import { decideByStaff, type StaffDecision } from '@kalam/domain/payments/staff-order-decision';
import { addAuditEntry } from '../../audit/add-audit-entry.ts';
import { Refused, refused, throwIfRefused } from '../../failures/refused.ts';
import type { AdminCaller } from '../../http/bind.ts';
import { findPayment } from '../refunds/order-money-queries.ts';
import { findOrderRefunds } from '../refunds/refund-queries.ts';
import { firstCheck } from '../settling/check-schedule.ts';
import { type SettleServices, saveSettlement, settleIfReachable } from '../settling/settle-order.ts';
import { changeOrder, lockOrder, type OrderRecord } from './order-queries.ts';

const factsOf = ({ status, paymentId, failureReason, completedBy, completedAt }: OrderRecord) => ({
  status,
  paymentId,
  failureReason,
  completedBy,
  completedAt: completedAt?.toISOString() ?? null,
});

const actions: Readonly<Record<StaffDecision['status'], AuditAction>> = {
  completed: 'order-completed',
  failed: 'order-failed',
  pending: 'order-taken-back',
};

/**
 * Staff complete or fail an order by hand, accept held money, or take back a mark: one more event of the same
 * settlement, and on record (decision 44). What was taken back is asked from the provider at once.
 */
export const decideOrderByStaff = async (
  services: SettleServices,
  by: AdminCaller,
  orderId: string,
  wanted: Omit<StaffDecision, 'by'>,
): Promise<OrderRecord> => {
  const { db, now, publicUrl } = services;
  throwIfRefused(checkStaffReason(wanted.reason));
  const decided = await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    // An order the provider never answered for is in no list, so that nobody can mean it.
    if (order === undefined || order.razorpayOrderId === null) throw refused('not-found');
    const moment = now();
    const known = await findOrderRefunds(tx, order.id);
    const money = { payment: await findPayment(tx, order.paymentId), refunds: known };
    const settlement = decideByStaff(order, { ...wanted, by: by.email }, money, moment);
    if (settlement.refusal !== undefined) throw new Refused(settlement.refusal);
    const saved = await saveSettlement(tx, order, known, settlement, { now: moment, publicUrl });
    if (wanted.status === 'pending') await changeOrder(tx, order.id, firstCheck(moment));
    await addAuditEntry(tx, {
      by,
      action: actions[wanted.status],
      subject: 'order',
      subjectId: order.id,
      ...changedFacts(factsOf(order), factsOf(saved)),
      reason: wanted.reason.trim(),
      at: moment,
    });
    return saved;
  });
  return wanted.status === 'pending' ? settleIfReachable(services, decided) : decided;
};
