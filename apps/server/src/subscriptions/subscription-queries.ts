import type { Subscription } from '@kalam/domain/subscriptions/subscription-machine';
import { desc, eq } from 'drizzle-orm';
import type { Executor, Tx } from '../database/database.ts';
import { lockSubscriber, type SubscriptionRow } from './current-subscription.ts';
import { subscriptions } from './subscription-tables.ts';

/** The one that was bought or given last, whatever became of it. */
export const findLatestSubscription = async (
  on: Executor,
  userId: string,
): Promise<SubscriptionRow | undefined> => {
  const [row] = await on
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(1);
  return row;
};

/** What an order granted, held like the current one. Undefined when it granted nothing, or to nobody who is still here. */
export const lockGrantOf = async (tx: Tx, orderId: string): Promise<SubscriptionRow | undefined> => {
  const ofOrder = eq(subscriptions.orderId, orderId);
  const [owner] = await tx.select({ userId: subscriptions.userId }).from(subscriptions).where(ofOrder);
  if (owner === undefined) return undefined;
  await lockSubscriber(tx, owner.userId);
  const [row] = await tx.select().from(subscriptions).where(ofOrder).for('update');
  return row;
};

export const insertSubscription = async (
  on: Executor,
  subscription: Subscription,
): Promise<SubscriptionRow> => {
  const [row] = await on.insert(subscriptions).values(subscription).returning();
  if (row === undefined) throw new Error('the database returned no subscription');
  return row;
};
