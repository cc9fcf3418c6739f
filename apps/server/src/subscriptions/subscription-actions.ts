import type { PlanId } from '@kalam/domain/plans/plan-catalogue';
import {
  type CancelReason,
  cancel,
  type GrantSource,
  grant,
  replace,
} from '@kalam/domain/subscriptions/subscription-machine';
import { type SubscriptionView, subscriptionView } from '@kalam/domain/subscriptions/subscription-model';
import type { Executor, Tx } from '../database/database.ts';
import {
  lockCurrentSubscription,
  lockSubscriber,
  type SubscriptionRow,
  saveSubscription,
} from './current-subscription.ts';
import { findLatestSubscription, insertSubscription, lockGrantOf } from './subscription-queries.ts';

/**
 * Gives a person a plan with full allowances and expires the one before, in the caller's transaction (S1 §4). Undefined
 * when the account no longer exists.
 */
export const grantSubscription = async (
  tx: Tx,
  userId: string,
  planId: PlanId,
  source: GrantSource,
  now: Date,
): Promise<SubscriptionRow | undefined> => {
  if (!(await lockSubscriber(tx, userId))) return undefined;
  const before = await lockCurrentSubscription(tx, userId);
  if (before !== undefined) await saveSubscription(tx, replace(before, now));
  return insertSubscription(tx, grant(userId, planId, source, now));
};

/** Ends what an order granted, once, in the caller's transaction. */
export const cancelGrantOf = async (
  tx: Tx,
  orderId: string,
  because: CancelReason,
  now: Date,
): Promise<string | undefined> => {
  const granted = await lockGrantOf(tx, orderId);
  if (granted === undefined) return undefined;
  const cancelled = cancel(granted, because, now);
  if (cancelled !== granted) await saveSubscription(tx, cancelled);
  return granted.id;
};

/** What the account shows: the latest subscription, its status read at this moment. */
export const readSubscription = async (
  on: Executor,
  userId: string,
  now: Date,
): Promise<Omit<SubscriptionView, 'renewalReason' | 'renewedBy'> | null> => {
  const row = await findLatestSubscription(on, userId);
  return row === undefined ? null : subscriptionView(row, now);
};
