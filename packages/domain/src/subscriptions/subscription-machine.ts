import { addMonthsInIndia, dayInMs } from '../calendar/india-calendar.ts';
import { type DocumentFormat, type Plan, type PlanId, plans, unlimited } from '../plans/plan-catalogue.ts';
import { type Refusal, refuse } from '../refusal.ts';

export const subscriptionStatuses = ['active', 'expired', 'cancelled'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** `used-up` blocks new saves only: what else was paid for lasts to the end date. */
export const expiryReasons = ['ended', 'used-up', 'replaced'] as const;
export type ExpiryReason = (typeof expiryReasons)[number];

/** Why a subscription was ended before its time (decision 69). */
export const cancelReasons = ['refunded'] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** What was granted and what is left of it. Its status is never stored as truth: `statusOf` reads it. */
export interface Subscription {
  readonly userId: string;
  readonly planId: PlanId;
  readonly startDate: Date;
  readonly endDate: Date;
  readonly resumesRemaining: number;
  readonly totalResumes: number;
  readonly formatsRemaining: number;
  readonly totalFormats: number;
  readonly allowedFormats: readonly DocumentFormat[];
  /** The order that paid for it; null when staff granted it. */
  readonly orderId: string | null;
  readonly renewalReason: string | null;
  readonly renewedBy: string | null;
  readonly replacedAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly cancelledBecause: CancelReason | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export type GrantSource =
  | { readonly kind: 'order'; readonly orderId: string }
  | { readonly kind: 'staff'; readonly reason: string; readonly by: string | null };

/** Days are counted from the moment of purchase; months end on the same day and time in India. */
export const endDateOf = ({ validity }: Plan, start: Date): Date =>
  validity.unit === 'days'
    ? new Date(start.getTime() + validity.duration * dayInMs)
    : addMonthsInIndia(start, validity.duration);

/** A new subscription with full allowances. The previous one is to be `replace`d in the same transaction. */
export const grant = (userId: string, planId: PlanId, source: GrantSource, now: Date): Subscription => {
  const plan = plans[planId];
  return {
    userId,
    planId,
    startDate: now,
    endDate: endDateOf(plan, now),
    resumesRemaining: plan.resumeCount,
    totalResumes: plan.resumeCount,
    formatsRemaining: plan.formatCount,
    totalFormats: plan.formatCount,
    allowedFormats: plan.formats,
    orderId: source.kind === 'order' ? source.orderId : null,
    renewalReason: source.kind === 'staff' ? source.reason.trim() : null,
    renewedBy: source.kind === 'staff' ? (source.by ?? 'system') : null,
    replacedAt: null,
    cancelledAt: null,
    cancelledBecause: null,
    createdAt: now,
    updatedAt: now,
  };
};

export const replace = <S extends Subscription>(subscription: S, now: Date): S =>
  subscription.replacedAt === null ? { ...subscription, replacedAt: now, updatedAt: now } : subscription;

/** Ends everything it gave but the download of what was saved. */
export const cancel = <S extends Subscription>(subscription: S, because: CancelReason, now: Date): S =>
  subscription.cancelledAt === null
    ? { ...subscription, cancelledAt: now, cancelledBecause: because, updatedAt: now }
    : subscription;

export type StatusRead =
  | { readonly status: 'active' | 'cancelled'; readonly expiredBecause: null }
  | { readonly status: 'expired'; readonly expiredBecause: ExpiryReason };

/** S1 §4: expired when the end date has passed or no resume remains, evaluated when read. */
export const statusOf = (subscription: Subscription, now: Date): StatusRead => {
  if (subscription.cancelledAt !== null) return { status: 'cancelled', expiredBecause: null };
  if (subscription.replacedAt !== null) return { status: 'expired', expiredBecause: 'replaced' };
  if (now.getTime() > subscription.endDate.getTime()) return { status: 'expired', expiredBecause: 'ended' };
  if (subscription.resumesRemaining <= 0) return { status: 'expired', expiredBecause: 'used-up' };
  return { status: 'active', expiredBecause: null };
};

/** A status with its reason, as it was read at some moment and told to the browser. */
export interface StatusTold {
  readonly status: SubscriptionStatus;
  readonly expiredBecause: ExpiryReason | null;
}

/** True while what was paid for still lasts, even when all its resumes are used. */
export const stillLasts = ({ status, expiredBecause }: StatusTold): boolean =>
  status === 'active' || expiredBecause === 'used-up';

export const isRunning = (subscription: Subscription | null | undefined, now: Date): boolean =>
  !!subscription && stillLasts(statusOf(subscription, now));

export type Spent<S extends Subscription> =
  | { readonly refusal: Refusal }
  | { readonly refusal?: undefined; readonly subscription: S };

/** Saving a new resume lowers resumesRemaining by 1. */
export const spendResume = <S extends Subscription>(
  subscription: S | null | undefined,
  now: Date,
): Spent<S> => {
  if (!subscription || !isRunning(subscription, now)) return { refusal: refuse('subscription-none') };
  if (subscription.resumesRemaining <= 0) return { refusal: refuse('subscription-no-resumes') };
  return {
    subscription: { ...subscription, resumesRemaining: subscription.resumesRemaining - 1, updatedAt: now },
  };
};

/** A format change lowers formatsRemaining by 1 unless unlimited, and is refused at 0. */
export const spendFormat = <S extends Subscription>(
  subscription: S | null | undefined,
  now: Date,
): Spent<S> => {
  if (!subscription || !isRunning(subscription, now)) return { refusal: refuse('subscription-none') };
  if (subscription.formatsRemaining === unlimited) return { subscription };
  if (subscription.formatsRemaining <= 0) return { refusal: refuse('subscription-no-formats') };
  return {
    subscription: { ...subscription, formatsRemaining: subscription.formatsRemaining - 1, updatedAt: now },
  };
};
