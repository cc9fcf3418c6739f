import type { Tx } from '../../database/database.ts';
import { endSharedLinks } from '../../resumes/sharing/end-shared-links.ts';
import { cancelGrantOf } from '../../subscriptions/subscription-actions.ts';
import { changeOrder, type OrderRecord } from '../orders/order-queries.ts';

/**
 * Everything an order gave ends here, once all of its money has gone back: the plan, what was shared by it, the guest's links,
 * and with them corrections and further mails.
 */
export const endWhatWasPaid = async (tx: Tx, order: OrderRecord, now: Date): Promise<void> => {
  const subscriptionId = await cancelGrantOf(tx, order.id, 'refunded', now);
  if (subscriptionId !== undefined) await endSharedLinks(tx, { subscriptionId }, 'refunded', now);
  if (order.downloadTokenExpiresAt !== null && order.downloadTokenExpiresAt > now)
    await changeOrder(tx, order.id, { downloadTokenExpiresAt: now });
};
