import { desc, eq, sql } from 'drizzle-orm';
import { contactSubmissions } from '../contact/contact-tables.ts';
import type { Db, Executor } from '../database/database.ts';
import type { AttemptLimits } from '../http/attempt-limits.ts';
import type { UserCaller } from '../http/bind.ts';
import { refused } from '../http/refused.ts';
import { jobSearchUsage } from '../jobs/job-tables.ts';
import { mailMessages } from '../mail/mail-tables.ts';
import { orders } from '../payments/payment-tables.ts';
import { resumes } from '../resumes/resume-tables.ts';
import { subscriptions } from '../subscriptions/subscription-tables.ts';
import type { UserAuth } from './auth-library.ts';
import { authAttemptLimits } from './auth-limits.ts';
import { findPasswordHash, findUser } from './auth-queries.ts';
import { users } from './auth-tables.ts';

type Row = Record<string, unknown>;

/** As the API writes it: moments as text, nothing that only the server needs. */
const written = (row: Row, without: readonly string[] = []): Row =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([key]) => !without.includes(key))
      .map(([key, value]) => [key, value instanceof Date ? value.toISOString() : value]),
  );

const serverOnly = [
  'openKey',
  'guestTokenHash',
  'downloadTokenHash',
  'checkAt',
  'checkCount',
  'eraseResumeAt',
];

/** Everything we hold about a person, for them to keep. */
export const exportAccount = async (db: Executor, caller: UserCaller, now: Date) => {
  const user = await findUser(db, caller.id);
  if (user === undefined) throw refused('not-signed-in');
  const { consentVersion, consentedAt, ...account } = user;
  const own = { by: caller.id, newest: sql`created_at desc` };
  const [ownSubscriptions, ownResumes, ownOrders, ownSearches, ownMessages] = await Promise.all([
    db.select().from(subscriptions).where(eq(subscriptions.userId, own.by)).orderBy(own.newest),
    db.select().from(resumes).where(eq(resumes.userId, own.by)).orderBy(own.newest),
    db.select().from(orders).where(eq(orders.userId, own.by)).orderBy(own.newest),
    db.select().from(jobSearchUsage).where(eq(jobSearchUsage.userId, own.by)),
    db
      .select()
      .from(contactSubmissions)
      .where(sql`lower(${contactSubmissions.email}) = ${user.email}`)
      .orderBy(desc(contactSubmissions.createdAt)),
  ]);
  return {
    exportedAt: now.toISOString(),
    account: written(account),
    consents: consentVersion === null ? [] : [written({ version: consentVersion, agreedAt: consentedAt })],
    subscriptions: ownSubscriptions.map((row) => written(row)),
    resumes: ownResumes.map((row) => written(row, ['saveKey'])),
    orders: ownOrders.map((row) => written(row, serverOnly)),
    jobSearches: ownSearches.map((row) => written(row)),
    messages: ownMessages.map((row) =>
      written(row, ['spamScore', 'moderation', 'isAccepted', 'moderatedAt']),
    ),
  };
};

interface ErasureServices {
  readonly db: Db;
  readonly userAuth: UserAuth;
  readonly attempts: AttemptLimits;
}

/**
 * Erases a person: account, sessions, resumes, subscriptions, searches and waiting mail. Records of a sale stay without
 * the account, as tax law asks, and without the resume that travelled with them.
 */
export const eraseAccount = async (
  { db, userAuth, attempts }: ErasureServices,
  caller: UserCaller,
  password: string,
): Promise<void> => {
  await attempts.count(authAttemptLimits.passwordCheck, caller.id);
  const hash = await findPasswordHash(db, caller.id);
  const context = await userAuth.$context;
  if (hash === undefined || !(await context.password.verify({ hash, password }))) {
    throw refused('current-password-incorrect');
  }
  await db.transaction(async (tx) => {
    await tx.update(orders).set({ pendingResume: null }).where(eq(orders.userId, caller.id));
    await tx.delete(mailMessages).where(eq(mailMessages.recipient, caller.email));
    await tx.delete(users).where(eq(users.id, caller.id));
  });
};
