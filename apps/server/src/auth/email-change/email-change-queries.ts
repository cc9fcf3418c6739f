import { and, asc, eq, gt, or } from 'drizzle-orm';
import type { Executor, Tx } from '../../database/database.ts';
import type { UserRow } from '../auth-queries.ts';
import { emailChanges, formerEmails, users } from '../auth-tables.ts';

export type EmailChangeRow = typeof emailChanges.$inferSelect;

export const findEmailChange = async (
  on: Executor,
  userId: string,
  now: Date,
): Promise<EmailChangeRow | undefined> => {
  const [row] = await on
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now)));
  return row;
};

/** A new one takes the place of the one before, whose links end. */
export const saveEmailChange = async (
  on: Executor,
  row: typeof emailChanges.$inferInsert,
): Promise<EmailChangeRow> => {
  const fresh = { oldConfirmedAt: null, newConfirmedAt: null, ...row };
  const [saved] = await on
    .insert(emailChanges)
    .values(fresh)
    .onConflictDoUpdate({ target: emailChanges.userId, set: fresh })
    .returning();
  if (saved === undefined) throw new Error('the database returned no change of address');
  return saved;
};

export const deleteEmailChange = async (on: Executor, userId: string): Promise<void> => {
  await on.delete(emailChanges).where(eq(emailChanges.userId, userId));
};

/** By the token of either mailbox. */
export const findChangeByToken = async (
  on: Executor,
  tokenHash: string,
  now: Date,
): Promise<EmailChangeRow | undefined> => {
  const [row] = await on
    .select()
    .from(emailChanges)
    .where(
      and(
        or(eq(emailChanges.oldTokenHash, tokenHash), eq(emailChanges.newTokenHash, tokenHash)),
        gt(emailChanges.expiresAt, now),
      ),
    );
  return row;
};

/** Of two people who want each other's address, both lock in one order. */
export const lockUserAndHolder = async (
  tx: Tx,
  userId: string,
  email: string,
): Promise<{ readonly user: UserRow | undefined; readonly holder: UserRow | undefined }> => {
  const rows = await tx
    .select()
    .from(users)
    .where(or(eq(users.id, userId), eq(users.email, email)))
    .orderBy(asc(users.id))
    .for('update');
  return {
    user: rows.find(({ id }) => id === userId),
    holder: rows.find(({ id }) => id !== userId),
  };
};

export const saveConfirmation = async (
  on: Executor,
  userId: string,
  side: 'old' | 'new',
  at: Date,
): Promise<void> => {
  await on
    .update(emailChanges)
    .set(side === 'old' ? { oldConfirmedAt: at } : { newConfirmedAt: at })
    .where(eq(emailChanges.userId, userId));
};

export const saveEmail = async (on: Executor, user: UserRow, email: string, at: Date): Promise<void> => {
  await on.update(users).set({ email, emailVerified: true, updatedAt: at }).where(eq(users.id, user.id));
  await on
    .insert(formerEmails)
    .values({ userId: user.id, email: user.email, until: at })
    .onConflictDoUpdate({ target: [formerEmails.userId, formerEmails.email], set: { until: at } });
};

export const deleteUser = async (on: Executor, userId: string): Promise<void> => {
  await on.delete(users).where(eq(users.id, userId));
};
