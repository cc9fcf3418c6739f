import type { SubscriptionStatus } from '@kalam/domain/subscriptions/subscription-machine';
import { and, gt, gte, isNotNull, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import { subscriptions } from './subscription-tables.ts';

/** What `statusOf` says of a row, asked of the database. */
export const hasStatus = (status: SubscriptionStatus, now: Date): SQL | undefined => {
  const { cancelledAt, replacedAt, endDate, resumesRemaining } = subscriptions;
  if (status === 'cancelled') return isNotNull(cancelledAt);
  if (status === 'active') {
    return and(isNull(replacedAt), isNull(cancelledAt), gt(resumesRemaining, 0), gte(endDate, now));
  }
  return and(isNull(cancelledAt), or(isNotNull(replacedAt), lt(endDate, now), lte(resumesRemaining, 0)));
};
