import { type PlanId, plans } from '../plans/plan-catalogue.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { isRunning, type Subscription } from '../subscriptions/subscription-machine.ts';

/** One record per user; it counts for the subscription it names. */
export interface JobUsage {
  readonly userId: string;
  readonly subscriptionId: string;
  readonly planId: PlanId;
  readonly searchCount: number;
  readonly lastSearchAt: Date | null;
  readonly updatedAt: Date;
}

type Own = Subscription & { readonly id: string };

/** The 'Upgrade Plan' banner shows when fewer than this remain (S2 §9). */
export const upgradeBelow = 5;

const countFor = (usage: JobUsage | null | undefined, subscription: Own): number =>
  usage?.subscriptionId === subscription.id && usage.planId === subscription.planId ? usage.searchCount : 0;

export interface JobAllowance {
  readonly planId: PlanId | null;
  readonly limit: number;
  readonly searchCount: number;
  readonly remaining: number;
  /** Why no search can be made now. */
  readonly refusal: Refusal | undefined;
}

/** S2 §4: the count starts again when the plan differs, and with every new subscription (decision 43). */
export const jobAllowance = (
  usage: JobUsage | null | undefined,
  subscription: Own | null | undefined,
  now: Date,
): JobAllowance => {
  if (!subscription || !isRunning(subscription, now)) {
    return { planId: null, limit: 0, searchCount: 0, remaining: 0, refusal: refuse('subscription-none') };
  }
  const { planId } = subscription;
  const limit = plans[planId].jobSearches;
  const searchCount = countFor(usage, subscription);
  const remaining = Math.max(0, limit - searchCount);
  return { planId, limit, searchCount, remaining, refusal: blockedBy(limit, remaining) };
};

const blockedBy = (limit: number, remaining: number): Refusal | undefined => {
  if (limit === 0) return refuse('jobs-not-on-basic');
  return remaining === 0 ? refuse('jobs-limit-reached') : undefined;
};

/** The record after one successful search; a failed one is not counted (decision 25). */
export const countJobSearch = (
  usage: JobUsage | null | undefined,
  subscription: Own,
  now: Date,
): JobUsage => ({
  userId: subscription.userId,
  subscriptionId: subscription.id,
  planId: subscription.planId,
  searchCount: countFor(usage, subscription) + 1,
  lastSearchAt: now,
  updatedAt: now,
});

export const showsUpgradeBanner = (remaining: number): boolean => remaining < upgradeBelow;
