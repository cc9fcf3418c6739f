import type { UserStatus } from '@kalam/domain/auth/auth-model';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { subscriptions } from '../subscriptions/subscription-tables.ts';
import { accounts, admins, sessions, staff, users } from './auth-tables.ts';

export type UserRow = typeof users.$inferSelect;

export const findUser = async (on: Executor, id: string): Promise<UserRow | undefined> => {
  const [row] = await on.select().from(users).where(eq(users.id, id)).limit(1);
  return row;
};

export const findUserByEmail = async (on: Executor, email: string): Promise<UserRow | undefined> => {
  const [row] = await on.select().from(users).where(eq(users.email, email.toLowerCase())).limit(1);
  return row;
};

export const findUserStatus = async (on: Executor, id: string): Promise<UserStatus | undefined> => {
  const [row] = await on.select({ status: users.status }).from(users).where(eq(users.id, id)).limit(1);
  return row?.status;
};

export const findAdminRecord = async (
  on: Executor,
  staffId: string,
): Promise<{ readonly status: string } | undefined> => {
  const [row] = await on
    .select({ status: admins.status })
    .from(admins)
    .where(eq(admins.staffId, staffId))
    .limit(1);
  return row;
};

/** Whether a plan is running at this moment (used up or not: what else was paid for lasts to its end). */
export const hasRunningSubscription = async (on: Executor, userId: string, now: Date): Promise<boolean> => {
  const found = await on
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        isNull(subscriptions.replacedAt),
        isNull(subscriptions.cancelledAt),
        gt(subscriptions.endDate, now),
      ),
    )
    .limit(1);
  return found.length > 0;
};

export const saveConsent = async (
  on: Executor,
  userId: string,
  version: string,
  now: Date,
): Promise<void> => {
  await on.update(users).set({ consentVersion: version, consentedAt: now }).where(eq(users.id, userId));
};

export const saveLogin = async (on: Executor, userId: string, now: Date): Promise<void> => {
  await on.update(users).set({ lastLoginAt: now }).where(eq(users.id, userId));
};

export const saveStaffLogin = async (on: Executor, staffId: string, now: Date): Promise<void> => {
  await on.update(staff).set({ lastLoginAt: now }).where(eq(staff.id, staffId));
};

export const saveDisplayName = async (
  on: Executor,
  userId: string,
  displayName: string,
  now: Date,
): Promise<void> => {
  await on.update(users).set({ displayName, updatedAt: now }).where(eq(users.id, userId));
};

export const saveVerified = async (on: Executor, userId: string, now: Date): Promise<void> => {
  await on
    .update(users)
    .set({ emailVerified: true, updatedAt: now })
    .where(and(eq(users.id, userId), eq(users.emailVerified, false)));
};

/** Locks the row, so that two members of staff cannot both record a change from the same state. */
export const lockUser = async (on: Executor, id: string): Promise<UserRow | undefined> => {
  const [row] = await on.select().from(users).where(eq(users.id, id)).for('update');
  return row;
};

export const saveUserStatus = async (
  on: Executor,
  id: string,
  status: UserStatus,
  now: Date,
): Promise<void> => {
  await on.update(users).set({ status, updatedAt: now }).where(eq(users.id, id));
};

export const deleteSessions = async (on: Executor, userId: string): Promise<void> => {
  await on.delete(sessions).where(eq(sessions.userId, userId));
};

export const findPasswordHash = async (on: Executor, userId: string): Promise<string | undefined> => {
  const [row] = await on
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
    .limit(1);
  return row?.password ?? undefined;
};

/** Sessions and reset links whose time is over serve nobody. */
export const deleteExpiredAuth = async (on: Executor, now: Date): Promise<void> => {
  const moment = now.toISOString();
  for (const table of ['sessions', 'verifications', 'staff_sessions', 'staff_verifications']) {
    await on.execute(sql`delete from ${sql.identifier(table)} where expires_at < ${moment}::timestamptz`);
  }
};
