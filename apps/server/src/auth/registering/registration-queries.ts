import { and, eq, gt, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../database/database.ts';
import { keptResumes, registrationTokens, users } from '../auth-tables.ts';

/** What a registration left beside the account ends with the next one, and with a new password from a link. */
export const deleteRegistration = async (on: Executor, userId: string): Promise<void> => {
  await on.delete(registrationTokens).where(eq(registrationTokens.userId, userId));
  await deleteKeptResume(on, userId);
};

export const saveRegistrationToken = async (
  on: Executor,
  row: typeof registrationTokens.$inferInsert,
): Promise<void> => {
  await on.insert(registrationTokens).values(row);
};

export const isRegistrationVerified = async (
  on: Executor,
  tokenHash: string,
  now: Date,
): Promise<boolean> => {
  const found = await on
    .select({ id: users.id })
    .from(registrationTokens)
    .innerJoin(users, eq(users.id, registrationTokens.userId))
    .where(
      and(
        eq(registrationTokens.tokenHash, tokenHash),
        gt(registrationTokens.expiresAt, now),
        eq(users.emailVerified, true),
      ),
    );
  return found.length > 0;
};

/**
 * Bytes kept for a network. Whoever asks holds the network's turn until their transaction ends, or many registrations
 * at once would all find room.
 */
export const holdNetworkBytes = async (tx: Tx, networkHash: string): Promise<number> => {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`kept resumes of ${networkHash}`}, 0))`,
  );
  const [row] = await tx
    .select({ bytes: sql<number>`coalesce(sum(octet_length(${keptResumes.sealed})), 0)::float8` })
    .from(keptResumes)
    .where(eq(keptResumes.networkHash, networkHash));
  return row?.bytes ?? 0;
};

export const saveKeptResume = async (on: Executor, row: typeof keptResumes.$inferInsert): Promise<void> => {
  await on.insert(keptResumes).values(row);
};

export const findKeptResume = async (
  on: Executor,
  userId: string,
  now: Date,
): Promise<typeof keptResumes.$inferSelect | undefined> => {
  const [row] = await on
    .select()
    .from(keptResumes)
    .where(and(eq(keptResumes.userId, userId), gt(keptResumes.expiresAt, now)));
  return row;
};

export const deleteKeptResume = async (on: Executor, userId: string): Promise<void> => {
  await on.delete(keptResumes).where(eq(keptResumes.userId, userId));
};
