import type { Order, Settlement } from '@kalam/domain/payments/order-machine';
import { notOlderThan, type ProviderPayment, withRefunds } from '@kalam/domain/payments/provider-payment';
import type { ProviderRefund, Refund } from '@kalam/domain/payments/refunds/refund-machine';
import { settleDecision } from '@kalam/domain/payments/settle-decision';
import type { Db, Tx } from '../../database/database.ts';
import {
  isProviderOrderOurs,
  lockProviderOrder,
  type OrderRecord,
  saveOrder,
} from '../orders/order-queries.ts';
import { GatewayFailure, type PaymentGateway } from '../provider/payment-gateway.ts';
import {
  findOrderRefunds,
  findPaymentsWithOpenRefunds,
  saveRefundChanges,
} from '../refunds/refund-queries.ts';
import { applyEffects } from './order-effects.ts';
import { findKnownPayments, savePayments } from './provider-payment-queries.ts';

export interface SettleServices {
  readonly db: Db;
  readonly now: () => Date;
  readonly gateway: Pick<PaymentGateway, 'paymentsOf' | 'refundsOf'>;
  readonly publicUrl: string;
}

/** Saves a decision and what has to happen because of it, in the transaction that locked the order. */
export const saveSettlement = async (
  tx: Tx,
  before: OrderRecord,
  known: readonly Refund[],
  { order, refunds, effects }: Settlement<OrderRecord>,
  context: { readonly now: Date; readonly publicUrl: string },
): Promise<OrderRecord> => {
  if (order !== before) await saveOrder(tx, order);
  await saveRefundChanges(tx, known, refunds);
  await applyEffects(tx, order, effects, context);
  return order;
};

/** What the provider answered when a refund was sent, which its list may not show yet. */
interface AnsweredRefund {
  readonly paymentId: string;
  readonly refund: ProviderRefund;
}

/** The payments of an order with their refunds, as the provider has them now. */
const askProvider = async (
  { db, gateway }: Pick<SettleServices, 'db' | 'gateway'>,
  providerOrderId: string,
  answered: AnsweredRefund | undefined,
): Promise<readonly ProviderPayment[]> => {
  const watched = await findPaymentsWithOpenRefunds(db, providerOrderId);
  const listed = (await gateway.paymentsOf(providerOrderId)).filter(
    (payment) => payment.orderId === providerOrderId,
  );
  return Promise.all(
    listed.map(async (payment) => {
      const hasRefunds = payment.refundedPaise > 0 || watched.has(payment.id);
      const refunds = hasRefunds ? await gateway.refundsOf(payment.id) : [];
      const isUnlisted =
        answered?.paymentId === payment.id && !refunds.some(({ id }) => id === answered.refund.id);
      return withRefunds(payment, isUnlisted ? [...refunds, answered.refund] : refunds);
    }),
  );
};

/**
 * The one way to learn whether an order is paid, called by everybody who has a reason to ask. It believes nobody but the
 * provider, and may run any number of times, at once, late or on an old answer: see `settleDecision`.
 *
 * Throws a `GatewayFailure` when the provider cannot be asked; nothing has changed then.
 */
export const settleOrder = async (
  { db, now, gateway, publicUrl }: SettleServices,
  providerOrderId: string,
  answered?: AnsweredRefund,
): Promise<OrderRecord | undefined> => {
  if (!(await isProviderOrderOurs(db, providerOrderId))) return undefined;
  // Asked before the transaction: no row is held while a stranger takes their time.
  const answer = await askProvider({ db, gateway }, providerOrderId, answered);
  return db.transaction(async (tx) => {
    const order = await lockProviderOrder(tx, providerOrderId);
    if (order === undefined) return undefined;
    const moment = now();
    await savePayments(tx, order.id, answer, moment);
    const own = notOlderThan(answer, await findKnownPayments(tx, order.id));
    const known = await findOrderRefunds(tx, order.id);
    const settlement = settleDecision(order, own, known, moment);
    return saveSettlement(tx, order, known, settlement, { now: moment, publicUrl });
  });
};

/** Whether asking the provider could still change something for the payer. */
const mayStillChange = (order: Order): boolean =>
  order.status !== 'completed' && order.failureKind !== 'held' && order.failureKind !== 'returned';

/** The order as the provider sees it now; as we last knew it while the provider cannot be asked. */
export const settleIfReachable = async (
  services: SettleServices,
  order: OrderRecord,
): Promise<OrderRecord> => {
  if (!mayStillChange(order)) return order;
  try {
    return (await settleOrder(services, order.providerOrderId)) ?? order;
  } catch (error) {
    if (error instanceof GatewayFailure) return order;
    throw error;
  }
};
