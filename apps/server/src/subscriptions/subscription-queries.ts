import type { Subscription } from '@kalam/domain/subscriptions/subscription-machine';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { users } from '../auth/auth-tables.ts';
import type { Executor, Tx } from '../database/database.ts';
import { subscriptions } from './subscription-tables.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

const isCurrentOf = (userId: string) =>
  and(eq(subscriptions.userId, userId), isNull(subscriptions.replacedAt), isNull(subscriptions.cancelledAt));

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

/** The one that is neither replaced nor cancelled; it may have ended. */
export const findCurrentSubscription = async (
  on: Executor,
  userId: string,
): Promise<SubscriptionRow | undefined> => {
  const [row] = await on.select().from(subscriptions).where(isCurrentOf(userId)).limit(1);
  return row;
};

/** Lets a person's purchases, saves and uploads through one after another; the key stays free for references. */
export const lockSubscriber = async (tx: Tx, userId: string): Promise<boolean> => {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return found.length > 0;
};

/**
 * The current one, held until the transaction ends, so that two requests never spend the same resume. The person is
 * locked first: who waited for a purchase on the row alone would find it replaced and not yet see its successor.
 */
export const lockCurrentSubscription = async (
  tx: Tx,
  userId: string,
): Promise<SubscriptionRow | undefined> => {
  await lockSubscriber(tx, userId);
  const [row] = await tx.select().from(subscriptions).where(isCurrentOf(userId)).for('update');
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

/** Writes back what a decision changed: allowances left, and whether it was replaced or cancelled. */
export const saveSubscription = async (on: Executor, subscription: SubscriptionRow): Promise<void> => {
  const { resumesRemaining, formatsRemaining, replacedAt, cancelledAt, cancelledBecause, updatedAt } =
    subscription;
  await on
    .update(subscriptions)
    .set({ resumesRemaining, formatsRemaining, replacedAt, cancelledAt, cancelledBecause, updatedAt })
    .where(eq(subscriptions.id, subscription.id));
};
