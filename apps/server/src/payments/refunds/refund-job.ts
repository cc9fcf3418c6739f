import { afterRefusal, type Refund } from '@kalam/domain/payments/refunds/refund-machine';
import { findOrder, lockOrder } from '../orders/order-queries.ts';
import type { PaymentTasks } from '../payment-task-payloads.ts';
import { GatewayFailure, type PaymentGateway } from '../provider/payment-gateway.ts';
import { type SettleServices, settleOrder } from '../settling/settle-order.ts';
import { findRefund, saveRefund } from './refund-queries.ts';

interface RefundServices extends SettleServices {
  readonly gateway: Pick<PaymentGateway, 'paymentsOf' | 'refundsOf' | 'refund'>;
}

/** The provider understood what was asked and will say the same tomorrow; wrong keys or a busy provider will not. */
const isFinal = (error: unknown): error is GatewayFailure =>
  error instanceof GatewayFailure && error.kind === 'refused' && error.status === 400;

/**
 * Sends one refund to the provider. What is true there is asked first: an answer that was lost, or a refund made by hand
 * meanwhile, is found so. The key makes a repeated request one refund.
 */
export const makeRefund =
  (services: RefundServices) =>
  async ({ refundId }: PaymentTasks['refund-payment']): Promise<void> => {
    const { db, gateway } = services;
    // A job from before refunds were rows: the hourly sweep adds the one that names its row.
    if (refundId === undefined) return;
    const asked = await findRefund(db, refundId);
    const order = asked && (await findOrder(db, asked.orderId));
    if (asked?.state !== 'asked' || order === undefined) return;
    await settleOrder(services, order.providerOrderId);
    if ((await findRefund(db, refundId))?.state !== 'asked') return;
    try {
      const answer = await gateway.refund(asked.paymentId, asked.amountPaise, `kalam-${refundId}`, refundId);
      await settleOrder(services, order.providerOrderId, {
        paymentId: asked.paymentId,
        refund: { ...answer, receipt: refundId },
      });
    } catch (error) {
      if (!isFinal(error) || (await recordRefusal(services, asked, error)) === 'asked') throw error;
    }
  };

const recordRefusal = (
  { db, now }: RefundServices,
  { id, orderId }: Refund,
  { message }: GatewayFailure,
): Promise<Refund['state'] | undefined> =>
  db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const refund = await findRefund(tx, id);
    if (refund === undefined) return undefined;
    const refused = afterRefusal(refund, message, now());
    await saveRefund(tx, refused);
    return refused.state;
  });
