import type { Person } from '@kalam/domain/admin/person-model';
import { rupeesOf } from '@kalam/domain/plans/rupees';
import { statusOf } from '@kalam/domain/subscriptions/subscription-machine';
import { and, count, eq, gt, isNull, sql, sum } from 'drizzle-orm';
import { sessions, users } from '../../auth/auth-tables.ts';
import type { Executor } from '../../database/database.ts';
import { orders } from '../../payments/payment-tables.ts';
import { subscriptions } from '../../subscriptions/subscription-tables.ts';
import { isOrderOf, type Whose } from './whose-records.ts';

type UserRow = typeof users.$inferSelect;

export const findAccount = async (on: Executor, id: string): Promise<UserRow | undefined> => {
  const [row] = await on.select().from(users).where(eq(users.id, id));
  return row;
};

export const findAccountByEmail = async (on: Executor, email: string): Promise<string | null> => {
  const [row] = await on.select({ id: users.id }).from(users).where(eq(users.email, email));
  return row?.id ?? null;
};

export const readPerson = async (on: Executor, user: UserRow, whose: Whose, now: Date): Promise<Person> => {
  const [[current], [open], [paid]] = await Promise.all([
    on
      .select()
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.userId, user.id),
          isNull(subscriptions.replacedAt),
          isNull(subscriptions.cancelledAt),
        ),
      ),
    on
      .select({ sessions: count() })
      .from(sessions)
      .where(and(eq(sessions.userId, user.id), gt(sessions.expiresAt, now))),
    on
      .select({ paise: sum(sql`${orders.paidPaise} - ${orders.refundedPaise}`) })
      .from(orders)
      .where(and(isOrderOf(whose), eq(orders.status, 'completed'))),
  ]);
  return {
    uid: user.id,
    email: user.email,
    displayName: user.displayName,
    createdAt: user.createdAt.toISOString(),
    lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
    emailVerified: user.emailVerified,
    status: user.status,
    suspendedAt: user.suspendedAt?.toISOString() ?? null,
    suspensionReason: user.suspensionReason,
    openSessions: open?.sessions ?? 0,
    paid: rupeesOf(Number(paid?.paise ?? 0)),
    subscription:
      current !== undefined && statusOf(current, now).status === 'active'
        ? { plan: current.planId, expiresAt: current.endDate.toISOString() }
        : null,
  };
};
