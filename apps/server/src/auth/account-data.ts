import { imageAddressOf } from '@kalam/domain/resumes/images/image-rules';
import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { contactSubmissions } from '../contact/contact-tables.ts';
import { deleteSubmissionsOf } from '../contact/erase-messages.ts';
import type { Db, Executor } from '../database/database.ts';
import { refused } from '../failures/refused.ts';
import type { UserCaller } from '../http/bind.ts';
import { lazily } from '../http/streamed-json.ts';
import { jobSearchUsage } from '../jobs/job-tables.ts';
import type { AttemptLimits } from '../limits/attempt-limits.ts';
import { mailMessages } from '../mail/mail-tables.ts';
import { erasedAddress } from '../mail/queue-mail.ts';
import { orderEvents, orders } from '../payments/payment-tables.ts';
import { deleteUnownedImages, listOwnImages } from '../resumes/image-owners.ts';
import { imageOwners, resumeCopies, resumes } from '../resumes/resume-tables.ts';
import { subscriptions } from '../subscriptions/subscription-tables.ts';
import type { UserAuth } from './auth-library.ts';
import { authAttemptLimits } from './auth-limits.ts';
import { findPasswordHash, findUser } from './auth-queries.ts';
import { sessions, users } from './auth-tables.ts';
import { readKeptResume } from './registering/kept-resume-actions.ts';

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
  'erasePicturesAt',
  'resumeBytes',
  'networkHash',
];

/** Addresses outside the account are kept as they were typed; the account's is in small letters. */
const isSame = (column: AnyPgColumn, email: string): SQL => sql`lower(${column}) = ${email}`;

/** The account's own orders, and those of a guest with the address that the account verified. */
const isSaleTo = (userId: string, email: string): SQL | undefined =>
  or(eq(orders.userId, userId), and(isNull(orders.userId), isSame(orders.customerEmail, email)));

/** An unpaid guest order sent nothing to the address, and whoever typed it may have meant another one. */
const hiddenOf = ({ userId, status }: typeof orders.$inferSelect): readonly string[] =>
  userId !== null || status === 'completed'
    ? serverOnly
    : [...serverOnly, 'customerName', 'customerPhone', 'pendingResume', 'correctedResume'];

interface ExportServices {
  readonly db: Executor;
  readonly secret: string;
  readonly now: () => Date;
}

/** Everything we hold about a person, for them to keep. */
export const exportAccount = async (services: ExportServices, caller: UserCaller) => {
  const { db, now } = services;
  const user = await findUser(db, caller.id);
  if (user === undefined) throw refused('not-signed-in');
  const { consentVersion, consentedAt, ...account } = user;
  const own = { by: caller.id, newest: sql`created_at desc` };
  const [
    ownSessions,
    ownMails,
    ownSubscriptions,
    ownResumes,
    ownKept,
    ownImages,
    ownOrders,
    ownEvents,
    ownSearches,
    ownMessages,
  ] = await Promise.all([
    db.select().from(sessions).where(eq(sessions.userId, own.by)).orderBy(own.newest),
    db.select().from(mailMessages).where(isSame(mailMessages.recipient, user.email)).orderBy(own.newest),
    db.select().from(subscriptions).where(eq(subscriptions.userId, own.by)).orderBy(own.newest),
    db.select({ id: resumes.id }).from(resumes).where(eq(resumes.userId, own.by)).orderBy(own.newest),
    readKeptResume(services, own.by),
    listOwnImages(db, own.by),
    db.select().from(orders).where(isSaleTo(own.by, user.email)).orderBy(own.newest),
    db
      .select({
        orderId: orderEvents.orderId,
        kind: orderEvents.kind,
        number: orderEvents.number,
        at: orderEvents.at,
      })
      .from(orderEvents)
      .innerJoin(orders, eq(orders.id, orderEvents.orderId))
      .where(isSaleTo(own.by, user.email))
      .orderBy(orderEvents.at),
    db.select().from(jobSearchUsage).where(eq(jobSearchUsage.userId, own.by)),
    db
      .select()
      .from(contactSubmissions)
      .where(isSame(contactSubmissions.email, user.email))
      .orderBy(desc(contactSubmissions.createdAt)),
  ]);
  return {
    exportedAt: now().toISOString(),
    account: written(account),
    consents: consentVersion === null ? [] : [written({ version: consentVersion, agreedAt: consentedAt })],
    sessions: ownSessions.map((row) => written(row, ['id', 'token', 'userId'])),
    mails: ownMails.map(({ kind, status, createdAt, sentAt }) =>
      written({ kind, status, createdAt, sentAt }),
    ),
    subscriptions: ownSubscriptions.map((row) => written(row)),
    resumes: lazily(ownResumes, async ({ id }) => {
      const [row] = await db.select().from(resumes).where(eq(resumes.id, id));
      const [copy] = await db.select().from(resumeCopies).where(eq(resumeCopies.resumeId, id));
      const { parentId, job, base } = copy ?? {};
      return { ...written(row ?? {}, ['saveKey']), ...(copy && { copy: { parentId, job, parent: base } }) };
    }),
    keptResumes: ownKept === null ? [] : [ownKept],
    images: lazily(ownImages, ({ hash, mediaType, width, height, bytes }) => ({
      hash,
      address: imageAddressOf(hash),
      width,
      height,
      image: `data:${mediaType};base64,${bytes.toString('base64')}`,
    })),
    orders: ownOrders.map((row) => ({
      ...written(row, hiddenOf(row)),
      events: ownEvents
        .filter(({ orderId }) => orderId === row.id)
        .map(({ kind, number, at }) => written({ kind, number, at })),
    })),
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

/** What a record of a sale says in place of the person. */
const erasedCustomer = {
  customerName: 'Erased account',
  customerEmail: erasedAddress,
  customerPhone: '',
  shippingAddress: null,
  pendingResume: null,
  correctedResume: null,
  erasePicturesAt: null,
  resumeBytes: 0,
  networkHash: null,
};

/**
 * Erases a person: account, sessions, resumes with their images, a kept resume, subscriptions, searches, mail, and what the verified
 * address wrote to us. Records of a sale stay, a guest's of this address included, as tax law asks: number, plan,
 * amount, dates and the provider's ids, without the person.
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
    const brought = await tx
      .select({ hash: imageOwners.hash })
      .from(imageOwners)
      .where(eq(imageOwners.userId, caller.id));
    // What was asked of a sale stays with its record; the links to its resume go with the resume.
    await tx
      .update(orderEvents)
      .set({ linkHash: null })
      .where(
        inArray(
          orderEvents.orderId,
          tx.select({ id: orders.id }).from(orders).where(isSaleTo(caller.id, caller.email)),
        ),
      );
    await tx.update(orders).set(erasedCustomer).where(isSaleTo(caller.id, caller.email));
    await deleteSubmissionsOf(tx, caller.email);
    await tx.delete(mailMessages).where(isSame(mailMessages.recipient, caller.email));
    await tx.delete(users).where(eq(users.id, caller.id));
    const hashes = brought.map(({ hash }) => hash);
    if (hashes.length > 0) await deleteUnownedImages(tx, hashes.length, hashes);
  });
};
