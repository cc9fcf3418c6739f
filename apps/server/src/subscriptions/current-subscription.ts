import { and, eq, isNull } from 'drizzle-orm';
import { users } from '../auth/auth-tables.ts';
import type { Executor, Tx } from '../database/database.ts';
import { subscriptions } from './subscription-tables.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

const isCurrentOf = (userId: string) =>
  and(eq(subscriptions.userId, userId), isNull(subscriptions.replacedAt), isNull(subscriptions.cancelledAt));

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

/** Writes back what a decision changed: allowances left, and whether it was replaced or cancelled. */
export const saveSubscription = async (on: Executor, subscription: SubscriptionRow): Promise<void> => {
  const { resumesRemaining, formatsRemaining, replacedAt, cancelledAt, cancelledBecause, updatedAt } =
    subscription;
  await on
    .update(subscriptions)
    .set({ resumesRemaining, formatsRemaining, replacedAt, cancelledAt, cancelledBecause, updatedAt })
    .where(eq(subscriptions.id, subscription.id));
};
