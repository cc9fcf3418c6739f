import type { Order, Settlement } from '@kalam/domain/payments/order-machine';
import { settleDecision } from '@kalam/domain/payments/settle-decision';
import type { Db, Tx } from '../../database/database.ts';
import {
  isProviderOrderOurs,
  lockProviderOrder,
  type OrderRecord,
  saveOrder,
} from '../orders/order-queries.ts';
import { GatewayFailure, type PaymentGateway } from '../provider/payment-gateway.ts';
import { applyEffects } from './order-effects.ts';
import { endSeenRefunds, savePayments } from './provider-payment-queries.ts';

export interface SettleServices {
  readonly db: Db;
  readonly now: () => Date;
  readonly gateway: Pick<PaymentGateway, 'paymentsOf'>;
  readonly publicUrl: string;
}

/** Saves a decision and what has to happen because of it, in the transaction that locked the order. */
export const saveSettlement = async (
  tx: Tx,
  before: OrderRecord,
  { order, effects }: Settlement<OrderRecord>,
  context: { readonly now: Date; readonly publicUrl: string },
): Promise<OrderRecord> => {
  if (order !== before) await saveOrder(tx, order);
  await applyEffects(tx, order, effects, context);
  return order;
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
): Promise<OrderRecord | undefined> => {
  if (!(await isProviderOrderOurs(db, providerOrderId))) return undefined;
  // Asked before the transaction: no row is held while a stranger takes their time.
  const answer = await gateway.paymentsOf(providerOrderId);
  const own = answer.filter((payment) => payment.orderId === providerOrderId);
  return db.transaction(async (tx) => {
    const order = await lockProviderOrder(tx, providerOrderId);
    if (order === undefined) return undefined;
    const moment = now();
    await savePayments(tx, order.id, own, moment);
    if (own.some(({ status }) => status === 'refunded')) await endSeenRefunds(tx, order.id, moment);
    return saveSettlement(tx, order, settleDecision(order, own, moment), { now: moment, publicUrl });
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
