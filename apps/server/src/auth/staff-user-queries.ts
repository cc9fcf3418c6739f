import type { AdminUser } from '@kalam/domain/admin/admin-model';
import type { DayFilter, UserPlanFilter, UserSort } from '@kalam/domain/admin/list-filters';
import type { UserStatus } from '@kalam/domain/auth/auth-model';
import { statusOf } from '@kalam/domain/subscriptions/subscription-machine';
import { and, eq, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { Db, Executor } from '../database/database.ts';
import { isWithin } from '../database/day-span.ts';
import { countRows, readTotals } from '../database/list-totals.ts';
import type { Page, PageRequest } from '../database/paged-list.ts';
import { findPage, rowsOfPage, type SearchedTable, sortedBy } from '../database/searched-list.ts';
import { hasStatus } from '../subscriptions/subscription-status-condition.ts';
import { subscriptions } from '../subscriptions/subscription-tables.ts';
import { lastLogin, users } from './auth-tables.ts';

/** S2 §5: searched by e-mail and display name. */
const listed: SearchedTable = {
  table: users,
  id: users.id,
  at: users.createdAt,
  columns: [users.email, users.displayName],
  readFirst: 12_000,
};

const selectUsers = (on: Executor, where: SQL, orderBy: readonly SQL[] = []) =>
  on
    .select({ user: users, subscription: subscriptions })
    .from(users)
    .leftJoin(
      subscriptions,
      and(
        eq(subscriptions.userId, users.id),
        isNull(subscriptions.replacedAt),
        isNull(subscriptions.cancelledAt),
      ),
    )
    .where(where)
    .orderBy(...orderBy);

type Row = Awaited<ReturnType<typeof selectUsers>>[number];

const toAdminUser = ({ user, subscription }: Row, now: Date): AdminUser => ({
  uid: user.id,
  email: user.email,
  displayName: user.displayName,
  createdAt: user.createdAt.toISOString(),
  lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
  emailVerified: user.emailVerified,
  status: user.status,
  subscription:
    subscription !== null && statusOf(subscription, now).status === 'active'
      ? { plan: subscription.planId, expiresAt: subscription.endDate.toISOString() }
      : null,
});

export interface UserFilter extends DayFilter {
  readonly term: string;
  readonly status: UserStatus | undefined;
  readonly plan: UserPlanFilter | undefined;
}

const hasPlan = (plan: UserPlanFilter, now: Date): SQL => {
  const isTheirs = and(
    eq(subscriptions.userId, users.id),
    hasStatus('active', now),
    plan === 'none' ? undefined : eq(subscriptions.planId, plan),
  );
  const has = sql`exists (select 1 from ${subscriptions} where ${isTheirs})`;
  return plan === 'none' ? not(has) : has;
};

const matching = ({ status, plan, from, to }: UserFilter, now: Date): SQL | undefined =>
  and(
    status === undefined ? undefined : eq(users.status, status),
    plan === undefined ? undefined : hasPlan(plan, now),
    isWithin(users.createdAt, { from, to }),
  );

/** Whoever never signed in comes after all who did. */
const sorts = {
  user: { by: users.email, kind: 'text' },
  joined: { by: users.createdAt, kind: 'moment' },
  login: { by: lastLogin(users), kind: 'moment' },
} as const;

export const listUsers = async (
  on: Executor,
  { sort, ...wanted }: UserFilter & PageRequest & { readonly sort: UserSort | undefined },
  now: Date,
): Promise<Page<AdminUser>> => {
  const sorted = sortedBy(listed, sorts, sort);
  const { ids, nextCursor } = await findPage(on, sorted, { ...wanted, where: matching(wanted, now) });
  const { where, orderBy } = rowsOfPage(sorted, ids);
  const rows = await selectUsers(on, where, orderBy);
  return { items: rows.map((row) => toAdminUser(row, now)), nextCursor };
};

export const countUsers = (db: Db, filter: UserFilter, now: Date) =>
  readTotals(db, listed, { term: filter.term, where: matching(filter, now) }, countRows(listed));

export const findAdminUser = async (on: Executor, id: string, now: Date): Promise<AdminUser | undefined> => {
  const [row] = await selectUsers(on, eq(users.id, id));
  return row && toAdminUser(row, now);
};
