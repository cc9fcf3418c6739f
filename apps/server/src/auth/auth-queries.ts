import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@kalam/domain/admin/permissions';
import type { UserStatus } from '@kalam/domain/auth/auth-model';
import type { Language } from '@kalam/domain/languages/languages';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../database/database.ts';
import { subscriptions } from '../subscriptions/subscription-tables.ts';
import { accounts, admins, sessions, staff, users, verifications } from './auth-tables.ts';
import { deleteRegistration } from './registering/registration-queries.ts';

export type UserRow = typeof users.$inferSelect;

export const findUser = async (on: Executor, id: string): Promise<UserRow | undefined> => {
  const [row] = await on.select().from(users).where(eq(users.id, id)).limit(1);
  return row;
};

export const findUserByEmail = async (on: Executor, email: string): Promise<UserRow | undefined> => {
  const [row] = await on.select().from(users).where(eq(users.email, email.toLowerCase())).limit(1);
  return row;
};

export interface AdminRecord {
  readonly status: string;
  readonly role: StaffRole;
  readonly twoFactorEnabled: boolean;
}

export const findAdminRecord = async (on: Executor, staffId: string): Promise<AdminRecord | undefined> => {
  const [row] = await on
    .select({ status: admins.status, role: admins.role, twoFactorEnabled: staff.twoFactorEnabled })
    .from(admins)
    .innerJoin(staff, eq(staff.id, admins.staffId))
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

export interface Registration {
  readonly email: string;
  readonly displayName: string;
  readonly consentVersion: string;
  readonly passwordHash: string;
  readonly language: Language;
  readonly at: Date;
}

/**
 * Makes the account, or takes one over that nobody verified: whoever registered an address before its owner came leaves
 * nothing behind, no password, name, consent, link, session or kept resume. A verified one stays as it is, and nothing is answered.
 * One statement decides, so that registrations at the same moment follow one another without an error.
 */
export const saveRegistration = async (
  on: Tx,
  { email, displayName, consentVersion, passwordHash, language, at }: Registration,
): Promise<UserRow | undefined> => {
  const written = { displayName, consentVersion, language, consentedAt: at, updatedAt: at };
  const [user] = await on
    .insert(users)
    .values({ id: randomUUID(), email, ...written })
    .onConflictDoUpdate({ target: users.email, set: written, setWhere: eq(users.emailVerified, false) })
    .returning();
  if (user === undefined) return undefined;
  await on
    .insert(accounts)
    .values({
      id: randomUUID(),
      accountId: user.id,
      providerId: 'credential',
      userId: user.id,
      password: passwordHash,
    })
    .onConflictDoUpdate({
      target: [accounts.userId, accounts.providerId],
      set: { password: passwordHash, updatedAt: at },
    });
  await deleteSessions(on, user.id);
  await deleteResetLinks(on, user.id);
  await deleteRegistration(on, user.id);
  return user;
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

/**
 * Locks the row: two members of staff cannot both record a change from the same state, and whatever reads or changes a
 * password, a link or a session of this account waits for the other.
 */
export const lockUser = async (on: Executor, id: string): Promise<UserRow | undefined> => {
  const [row] = await on.select().from(users).where(eq(users.id, id)).for('update');
  return row;
};

export const lockUserByEmail = async (on: Executor, email: string): Promise<UserRow | undefined> => {
  const [row] = await on.select().from(users).where(eq(users.email, email)).for('update');
  return row;
};

export const saveUserStatus = async (
  on: Executor,
  id: string,
  status: UserStatus,
  reason: string | null,
  now: Date,
): Promise<void> => {
  const isSuspended = status === 'suspended';
  await on
    .update(users)
    .set({
      status,
      suspendedAt: isSuspended ? now : null,
      suspensionReason: isSuspended ? reason : null,
      updatedAt: now,
    })
    .where(eq(users.id, id));
};

export const deleteSessions = async (on: Executor, userId: string): Promise<void> => {
  await on.delete(sessions).where(eq(sessions.userId, userId));
};

/** Links to a new password end with the old one. */
export const deleteResetLinks = async (on: Executor, userId: string): Promise<void> => {
  await on.delete(verifications).where(eq(verifications.value, userId));
};

export const findPasswordHash = async (on: Executor, userId: string): Promise<string | undefined> => {
  const [row] = await on
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
    .limit(1);
  return row?.password ?? undefined;
};

export const findPasswordHashByEmail = async (on: Executor, email: string): Promise<string | undefined> => {
  const user = await findUserByEmail(on, email);
  return user && findPasswordHash(on, user.id);
};

const expiring = [
  'sessions',
  'verifications',
  'registration_tokens',
  'kept_resumes',
  'known_devices',
  'email_changes',
  'staff_sessions',
  'staff_verifications',
];

/** Sessions, links and kept resumes whose time is over serve nobody. */
export const deleteExpiredAuth = async (on: Executor, now: Date): Promise<void> => {
  const moment = now.toISOString();
  for (const table of expiring) {
    await on.execute(sql`delete from ${sql.identifier(table)} where expires_at < ${moment}::timestamptz`);
  }
};
