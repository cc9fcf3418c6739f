import type { AdminUser } from '@kalam/domain/admin/admin-model';
import { statusOf } from '@kalam/domain/subscriptions/subscription-machine';
import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import { users } from '../auth/auth-tables.ts';
import type { Executor } from '../database/database.ts';
import { containsText } from '../database/substring-search.ts';
import { subscriptions } from '../subscriptions/subscription-tables.ts';
import { afterCursor, decodeCursor, encodeCursor, momentText } from './admin-list.ts';

const selectUsers = (on: Executor, condition: SQL | undefined, limit: number) =>
  on
    .select({ user: users, subscription: subscriptions, createdText: momentText(users.createdAt) })
    .from(users)
    .leftJoin(
      subscriptions,
      and(
        eq(subscriptions.userId, users.id),
        isNull(subscriptions.replacedAt),
        isNull(subscriptions.cancelledAt),
      ),
    )
    .where(condition)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit);

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

export interface UserPage {
  readonly users: AdminUser[];
  readonly nextCursor: string | null;
}

export const listUsers = async (
  on: Executor,
  filter: { readonly term: string; readonly cursor: string | undefined; readonly limit: number },
  now: Date,
): Promise<UserPage> => {
  const cursor = decodeCursor(filter.cursor);
  const condition = and(
    containsText([users.email, users.displayName], filter.term, { pairs: true }),
    afterCursor(users.createdAt, users.id, cursor),
  );
  const rows = await selectUsers(on, condition, filter.limit + 1);
  const shown = rows.slice(0, filter.limit);
  const last = rows.length > filter.limit ? shown.at(-1) : undefined;
  return {
    users: shown.map((row) => toAdminUser(row, now)),
    nextCursor: last === undefined ? null : encodeCursor([last.createdText, last.user.id]),
  };
};

export const findAdminUser = async (on: Executor, id: string, now: Date): Promise<AdminUser | undefined> => {
  const [row] = await selectUsers(on, eq(users.id, id), 1);
  return row && toAdminUser(row, now);
};
