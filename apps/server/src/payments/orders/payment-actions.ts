import { guestLinkMs } from '@kalam/domain/payments/guest-payment';
import { acceptSignature, dismiss, isReusable, type OrderStatus } from '@kalam/domain/payments/order-machine';
import type { OrderResume } from '@kalam/domain/payments/payment-model';
import { isFullyRefunded } from '@kalam/domain/payments/refunds/refund-rules';
import { guestPlanId } from '@kalam/domain/plans/plan-catalogue';
import type { Tx } from '../../database/database.ts';
import { refused } from '../../failures/refused.ts';
import type { UserCaller } from '../../http/bind.ts';
import { isPaymentSignature } from '../provider/payment-signatures.ts';
import { firstCheck } from '../settling/check-schedule.ts';
import { type SettleServices, settleIfReachable } from '../settling/settle-order.ts';
import {
  changeOrder,
  findOrder,
  findPaidResume,
  lockOrder,
  type OrderRecord,
  saveOrder,
} from './order-queries.ts';
import { findRecentOrders } from './own-order-queries.ts';

export interface Payer {
  readonly user: UserCaller | undefined;
  readonly guestHash: string | undefined;
}

export interface PaymentServices extends SettleServices {
  readonly keySecret: string;
}

const isPayer = (order: OrderRecord, { user, guestHash }: Payer): boolean =>
  order.guestTokenHash === null
    ? user !== undefined && order.userId === user.id
    : order.guestTokenHash === guestHash;

/** Another person's order does not exist. */
const findOwnOrder = async ({ db }: SettleServices, payer: Payer, id: string): Promise<OrderRecord> => {
  const order = await findOrder(db, id);
  if (order === undefined || order.razorpayOrderId === null || !isPayer(order, payer))
    throw refused('not-found');
  return order;
};

const decide = (
  { db, now }: SettleServices,
  id: string,
  decision: (order: OrderRecord, now: Date, tx: Tx) => Promise<OrderRecord>,
): Promise<OrderRecord> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (order === undefined) throw refused('not-found');
    const decided = await decision(order, now(), tx);
    if (decided !== order) await saveOrder(tx, decided);
    return decided;
  });

/**
 * The browser brings what the window gave it. A right signature says that money is on its way; what came of it is asked
 * from the provider.
 */
export const verifyPayment = async (
  services: PaymentServices,
  payer: Payer,
  given: { readonly providerOrderId: string; readonly paymentId: string; readonly signature: string },
): Promise<OrderStatus> => {
  const order = await findOwnOrder(services, payer, given.providerOrderId);
  const { paymentId, signature } = given;
  const signed = { providerOrderId: order.providerOrderId, paymentId, signature };
  if (!isPaymentSignature(services.keySecret, signed)) throw refused('payment-verification-failed');
  const accepted = await decide(services, order.id, async (locked, now, tx) => {
    const verified = acceptSignature(locked, paymentId, now);
    if (verified !== locked) await changeOrder(tx, locked.id, firstCheck(now));
    return verified;
  });
  const { status } = await settleIfReachable(services, accepted);
  if (status === 'failed') throw refused('payment-verification-failed');
  return status;
};

/** The window was closed. Whether the payer had paid before is asked from the provider. */
export const closeWindow = async (
  services: PaymentServices,
  payer: Payer,
  orderId: string,
): Promise<OrderStatus> => {
  const { id } = await findOwnOrder(services, payer, orderId);
  const dismissed = await decide(services, id, async (order, now) => dismiss(order, now));
  return (await settleIfReachable(services, dismissed)).status;
};

/** Pages ask often; the provider is asked about one order at most this often by one server. */
const askEveryMs = 1_000;
const lastAsked = new Map<string, number>();

const mayAsk = (id: string): boolean => {
  const at = Date.now();
  if (at - (lastAsked.get(id) ?? 0) < askEveryMs) return false;
  if (lastAsked.size > 10_000) lastAsked.clear();
  lastAsked.set(id, at);
  return true;
};

export const readOwnOrder = async (
  services: PaymentServices,
  payer: Payer,
  id: string,
): Promise<OrderRecord> => {
  const order = await findOwnOrder(services, payer, id);
  return mayAsk(order.id) ? settleIfReachable(services, order) : order;
};

/** The newest order this visitor may still pay. */
export const findOpenOrder = async (
  { db, now }: SettleServices,
  { user, guestHash }: Payer,
): Promise<OrderRecord | undefined> => {
  const recent = await findRecentOrders(db, { userId: user?.id, guestTokenHash: guestHash });
  return recent.find((order) => isReusable(order, order, now()));
};

/** What a guest has paid for, as long as the link in the e-mail would give it too. */
export const readPaidResume = async (
  services: SettleServices,
  payer: Payer,
  id: string,
): Promise<OrderResume> => {
  const order = await findOwnOrder(services, payer, id);
  const { completedAt } = order;
  const isOver = completedAt === null || services.now().getTime() - completedAt.getTime() >= guestLinkMs;
  if (order.planId !== guestPlanId || isOver || isFullyRefunded(order)) throw refused('not-found');
  const resume = await findPaidResume(services.db, order.id);
  if (resume === undefined) throw refused('not-found');
  return resume;
};
