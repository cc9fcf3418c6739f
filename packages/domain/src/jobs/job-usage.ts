import { type PlanId, plans } from '../plans/plan-catalogue.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { isRunning, type Subscription } from '../subscriptions/subscription-machine.ts';

/** A search that was made, without its words. */
export interface MadeSearch {
  /** Of `jobSearchKey`. */
  readonly hash: string;
  /** When it was first made, ISO 8601: repeating it does not renew the day. */
  readonly at: string;
}

/** One record per user; it counts for the subscription it names. */
export interface JobUsage {
  readonly userId: string;
  readonly subscriptionId: string;
  readonly planId: PlanId;
  readonly searchCount: number;
  readonly lastSearchAt: Date | null;
  readonly recentSearches: readonly MadeSearch[];
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

const repeatMs = 24 * 60 * 60 * 1000;
/** More than anybody makes in a day; the oldest make room. */
const mostRecent = 200;

/** What of the searches made was made within 24 hours, the oldest first. */
export const recentSearches = (made: readonly MadeSearch[], now: Date): readonly MadeSearch[] =>
  made.filter(({ at }) => now.getTime() - Date.parse(at) < repeatMs).slice(-mostRecent);

export const madeBefore = (made: readonly MadeSearch[], hash: string, now: Date): MadeSearch | undefined =>
  recentSearches(made, now).find((search) => search.hash === hash);

/** Decision 75: what a search will cost. A repeated one costs nothing, also when no other can be made. */
export const searchPrice = (
  blockedBy: Refusal['code'] | null | undefined,
  before: MadeSearch | undefined,
): 'nothing' | 'one' | 'refused' => {
  if (before && (!blockedBy || blockedBy === 'jobs-limit-reached')) return 'nothing';
  return blockedBy ? 'refused' : 'one';
};

interface AnsweredSearch {
  readonly hash: string;
  readonly isEmpty: boolean;
}

/**
 * The record after one successful search; a failed one is not recorded (decision 25). A repeated one and an empty answer
 * are recorded and not counted (decision 75).
 */
export const recordJobSearch = (
  usage: JobUsage | null | undefined,
  subscription: Own,
  { hash, isEmpty }: AnsweredSearch,
  now: Date,
): { readonly usage: JobUsage; readonly cost: 0 | 1; readonly made: MadeSearch } => {
  const recent = recentSearches(usage?.recentSearches ?? [], now);
  const before = madeBefore(recent, hash, now);
  const made = before ?? { hash, at: now.toISOString() };
  const cost = before || isEmpty ? 0 : 1;
  return {
    cost,
    made,
    usage: {
      userId: subscription.userId,
      subscriptionId: subscription.id,
      planId: subscription.planId,
      searchCount: countFor(usage, subscription) + cost,
      lastSearchAt: now,
      recentSearches: before ? recent : recentSearches([...recent, made], now),
      updatedAt: now,
    },
  };
};

export const showsUpgradeBanner = (remaining: number): boolean => remaining < upgradeBelow;
