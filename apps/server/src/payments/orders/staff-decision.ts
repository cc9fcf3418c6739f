import { changedFacts } from '@kalam/domain/admin/audit';
import { checkStaffReason, decideByStaff } from '@kalam/domain/payments/order-machine';
import { addAuditEntry } from '../../audit/add-audit-entry.ts';
import type { Db } from '../../database/database.ts';
import { Refused, refused, throwIfRefused } from '../../failures/refused.ts';
import type { AdminCaller } from '../../http/bind.ts';
import { saveSettlement } from '../settling/settle-order.ts';
import { lockOrder, type OrderRecord } from './order-queries.ts';

interface Services {
  readonly db: Db;
  readonly now: () => Date;
  readonly publicUrl: string;
}

const factsOf = ({ status, failureReason, completedBy, completedAt }: OrderRecord) => ({
  status,
  failureReason,
  completedBy,
  completedAt: completedAt?.toISOString() ?? null,
});

/** Staff complete or fail a pending order by hand: one more event of the same settlement, and on record (decision 44). */
export const decideOrderByStaff = async (
  { db, now, publicUrl }: Services,
  by: AdminCaller,
  orderId: string,
  wanted: { readonly status: 'completed' | 'failed'; readonly reason: string },
): Promise<OrderRecord> => {
  throwIfRefused(checkStaffReason(wanted.reason));
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    // An order the provider never answered for is in no list, so that nobody can mean it.
    if (order === undefined || order.razorpayOrderId === null) throw refused('not-found');
    const moment = now();
    const decided = decideByStaff(order, { ...wanted, by: by.email }, moment);
    if (decided.refusal !== undefined) throw new Refused(decided.refusal);
    const { order: after, effects } = decided;
    const saved = await saveSettlement(tx, order, { order: after, effects }, { now: moment, publicUrl });
    await addAuditEntry(tx, {
      by,
      action: wanted.status === 'completed' ? 'order-completed' : 'order-failed',
      subject: 'order',
      subjectId: order.id,
      ...changedFacts(factsOf(order), factsOf(saved)),
      reason: wanted.reason.trim(),
      at: moment,
    });
    return saved;
  });
};
