import type { AdminOrder } from '@kalam/domain/admin/admin-model';
import { type OrderMoneyView, refundView } from '@kalam/domain/payments/refunds/refund-model';
import {
  askRefund,
  leftToRefund,
  mayRefund,
  type RefundRequest,
  refundPolicyUntil,
} from '@kalam/domain/payments/refunds/refund-rules';
import { addAuditEntry } from '../../audit/add-audit-entry.ts';
import type { Executor } from '../../database/database.ts';
import { Refused, refused } from '../../failures/refused.ts';
import type { AdminCaller } from '../../http/bind.ts';
import { findOrder, lockOrder, type OrderRecord } from '../orders/order-queries.ts';
import { readAdminOrder } from '../orders/staff-order-queries.ts';
import { GatewayFailure } from '../provider/payment-gateway.ts';
import { type SettleServices, settleOrder } from '../settling/settle-order.ts';
import { findPayment, findUsed } from './order-money-queries.ts';
import { queueRefund } from './queue-refund.ts';
import { findOrderRefunds, findRefund, findRefundsOf } from './refund-queries.ts';

interface OrderAndMoney {
  readonly order: AdminOrder;
  readonly money: OrderMoneyView;
}

const requireOrder = async (on: Executor, id: string): Promise<OrderRecord> => {
  const order = await findOrder(on, id);
  // An order the provider never answered for is in no list, so that nobody can mean it.
  if (order === undefined || order.razorpayOrderId === null) throw refused('not-found');
  return order;
};

const view = async (on: Executor, order: OrderRecord): Promise<OrderAndMoney> => {
  const [seen, payment, used, refunds] = await Promise.all([
    readAdminOrder(on, order),
    findPayment(on, order.paymentId),
    findUsed(on, order),
    findRefundsOf(on, [order.id]),
  ]);
  const rows = refunds.get(order.id) ?? [];
  return {
    order: seen,
    money: {
      payment: payment ?? null,
      leftPaise: mayRefund(order) ? leftToRefund(payment, rows) : 0,
      policyUntil: refundPolicyUntil(order)?.toISOString() ?? null,
      used,
      refunds: rows.map((refund) => refundView(order, refund)),
    },
  };
};

/** What staff look at before money goes back. */
export const readOrderMoney = async ({ db }: SettleServices, id: string): Promise<OrderAndMoney> =>
  view(db, await requireOrder(db, id));

/** A refund is decided, put on record and queued in one transaction. Asked twice by one press, it is one refund. */
export const askRefundByStaff = async (
  services: SettleServices,
  by: AdminCaller,
  orderId: string,
  { refundId, ...request }: RefundRequest & { readonly refundId: string },
): Promise<OrderAndMoney> => {
  const { db, now } = services;
  const order = await db.transaction(async (tx) => {
    const locked = await lockOrder(tx, (await requireOrder(tx, orderId)).id);
    if (locked === undefined) throw refused('not-found');
    if ((await findRefund(tx, refundId))?.orderId === locked.id) return locked;
    const moment = now();
    const payment = await findPayment(tx, locked.paymentId);
    const asked = askRefund(
      locked,
      payment,
      await findOrderRefunds(tx, locked.id),
      request,
      by.email,
      moment,
    );
    if (asked.refusal !== undefined) throw new Refused(asked.refusal);
    const queued = await queueRefund(tx, { ...asked.refund, id: refundId });
    if (queued === undefined) throw refused('refund-ask-failed');
    await addAuditEntry(tx, {
      by,
      action: 'order-refund-asked',
      subject: 'order',
      subjectId: locked.id,
      before: null,
      after: {
        amount: asked.refund.amountPaise / 100,
        paymentId: asked.refund.paymentId,
        refundId,
        overruledReason: asked.refund.overruledReason,
      },
      reason: asked.refund.reason ?? '',
      at: moment,
    });
    return locked;
  });
  return view(db, order);
};

/** The provider is asked this moment, whatever the order is. */
export const askProviderNow = async (services: SettleServices, id: string): Promise<OrderAndMoney> => {
  const order = await requireOrder(services.db, id);
  try {
    await settleOrder(services, order.providerOrderId);
  } catch (error) {
    if (error instanceof GatewayFailure) throw refused('provider-not-answering');
    throw error;
  }
  return readOrderMoney(services, id);
};
