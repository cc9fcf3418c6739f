import type { AdminUser } from '@kalam/domain/admin/admin-model';
import { statusOf } from '@kalam/domain/subscriptions/subscription-machine';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import type { Page, PageRequest } from '../database/paged-list.ts';
import { findPage, rowsOfPage, type SearchedTable } from '../database/searched-list.ts';
import { subscriptions } from '../subscriptions/subscription-tables.ts';
import { users } from './auth-tables.ts';

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

export const listUsers = async (
  on: Executor,
  filter: PageRequest & { readonly term: string },
  now: Date,
): Promise<Page<AdminUser>> => {
  const { ids, nextCursor } = await findPage(on, listed, filter);
  const { where, orderBy } = rowsOfPage(listed, ids);
  const rows = await selectUsers(on, where, orderBy);
  return { items: rows.map((row) => toAdminUser(row, now)), nextCursor };
};

export const findAdminUser = async (on: Executor, id: string, now: Date): Promise<AdminUser | undefined> => {
  const [row] = await selectUsers(on, eq(users.id, id));
  return row && toAdminUser(row, now);
};
