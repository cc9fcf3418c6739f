import type { adminSubscriptionSchema } from '@kalam/domain/admin/admin-model';
import { type SubscriptionView, subscriptionView } from '@kalam/domain/subscriptions/subscription-model';
import { eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { users } from '../auth/auth-tables.ts';
import type { Executor } from '../database/database.ts';
import type { Page, PageRequest } from '../database/paged-list.ts';
import { findPage, rowsOfPage, type SearchedTable } from '../database/searched-list.ts';
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

export const listSubscriptions = async (
  on: Executor,
  filter: PageRequest & { readonly term: string },
  now: Date,
): Promise<Page<AdminSubscription>> => {
  const { ids, nextCursor } = await findPage(on, listed, filter);
  const { where, orderBy } = rowsOfPage(listed, ids);
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
