import type { adminSubscriptionSchema } from '@kalam/domain/admin/admin-model';
import type { DayFilter, SubscriptionSort } from '@kalam/domain/admin/list-filters';
import type { PlanId } from '@kalam/domain/plans/plan-catalogue';
import type { SubscriptionStatus } from '@kalam/domain/subscriptions/subscription-machine';
import { type SubscriptionView, subscriptionView } from '@kalam/domain/subscriptions/subscription-model';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { users } from '../auth/auth-tables.ts';
import type { Db, Executor } from '../database/database.ts';
import { isWithin } from '../database/day-span.ts';
import { countRows, readTotals } from '../database/list-totals.ts';
import type { Page, PageRequest } from '../database/paged-list.ts';
import { findPage, rowsOfPage, type SearchedTable, sortedBy } from '../database/searched-list.ts';
import { hasStatus } from './subscription-status-condition.ts';
import { subscriptions } from './subscription-tables.ts';

export type AdminSubscription = z.infer<typeof adminSubscriptionSchema>;

/** S2 §5: searched by the e-mail of whose it is. */
const listed: SearchedTable = {
  table: subscriptions,
  id: subscriptions.id,
  at: subscriptions.createdAt,
  columns: [users.email],
  elsewhere: {
    // Not a join: each row's person is looked up as the row is reached, and no further.
    texts: [sql`(select ${users.email} from ${users} where ${users.id} = ${subscriptions.userId})`],
    rowsOf: (found) => inArray(subscriptions.userId, sql`(select ${users.id} from ${users} where ${found})`),
  },
  readFirst: 7000,
};

export interface SubscriptionFilter extends DayFilter {
  readonly term: string;
  readonly status: SubscriptionStatus | undefined;
  readonly plan: PlanId | undefined;
}

const matching = ({ status, plan, from, to }: SubscriptionFilter, now: Date): SQL | undefined =>
  and(
    status === undefined ? undefined : hasStatus(status, now),
    plan === undefined ? undefined : eq(subscriptions.planId, plan),
    isWithin(subscriptions.createdAt, { from, to }),
  );

/** A subscription starts when it is made. */
const sorts = {
  start: { by: subscriptions.createdAt, kind: 'moment' },
  end: { by: subscriptions.endDate, kind: 'moment' },
} as const;

export const countSubscriptions = (db: Db, filter: SubscriptionFilter, now: Date) =>
  readTotals(db, listed, { term: filter.term, where: matching(filter, now) }, countRows(listed));

export const listSubscriptions = async (
  on: Executor,
  { sort, ...wanted }: SubscriptionFilter & PageRequest & { readonly sort: SubscriptionSort | undefined },
  now: Date,
): Promise<Page<AdminSubscription>> => {
  const sorted = sortedBy(listed, sorts, sort);
  const { ids, nextCursor } = await findPage(on, sorted, { ...wanted, where: matching(wanted, now) });
  const { where, orderBy } = rowsOfPage(sorted, ids);
  const rows = await on
    .select({ subscription: subscriptions, email: users.email, displayName: users.displayName })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(where)
    .orderBy(...orderBy);
  return {
    items: rows.map(({ subscription, email, displayName }) => ({
      ...subscriptionView(subscription, now),
      email,
      displayName,
    })),
    nextCursor,
  };
};

export const isKnownUser = async (on: Executor, userId: string): Promise<boolean> => {
  const found = await on.select({ id: users.id }).from(users).where(eq(users.id, userId));
  return found.length > 0;
};

export const listSubscriptionsOf = async (
  on: Executor,
  userId: string,
  page: PageRequest,
  now: Date,
): Promise<Page<SubscriptionView>> => {
  const own = eq(subscriptions.userId, userId);
  const { ids, nextCursor } = await findPage(on, listed, { ...page, term: '', where: own });
  const { where, orderBy } = rowsOfPage(listed, ids);
  const rows = await on
    .select()
    .from(subscriptions)
    .where(where)
    .orderBy(...orderBy);
  return { items: rows.map((row) => subscriptionView(row, now)), nextCursor };
};
