import { erasedAddress } from '@kalam/domain/auth/erased-address';
import { imageAddressOf } from '@kalam/domain/resumes/images/image-rules';
import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { contactSubmissions } from '../contact/contact-tables.ts';
import { deleteSubmissionsOf } from '../contact/erase-messages.ts';
import { listOwnMessages } from '../contact/own-messages.ts';
import type { Db, Executor, Tx } from '../database/database.ts';
import { refused } from '../failures/refused.ts';
import { helpConsents, helpUsage } from '../help/help-tables.ts';
import type { UserCaller } from '../http/bind.ts';
import { lazily } from '../http/streamed-json.ts';
import { jobSearchUsage, savedJobs } from '../jobs/job-tables.ts';
import type { AttemptLimits } from '../limits/attempt-limits.ts';
import { mailMessages } from '../mail/mail-tables.ts';
import { eraseBuyers } from '../payments/invoices/erase-buyers.ts';
import { orderBilling, taxDocuments } from '../payments/invoices/invoice-tables.ts';
import { orderEvents, orders } from '../payments/payment-tables.ts';
import { deleteUnownedImages, findOwnImage, listOwnImages } from '../resumes/image-owners.ts';
import { imageOwners, resumeCopies, resumes } from '../resumes/resume-tables.ts';
import { listOwnLinks } from '../resumes/sharing/own-links.ts';
import { subscriptions } from '../subscriptions/subscription-tables.ts';
import type { UserAuth } from './auth-library.ts';
import { authAttemptLimits } from './auth-limits.ts';
import { deleteNewAddressMail } from './auth-mail.ts';
import { findPasswordHash, findUser } from './auth-queries.ts';
import { formerEmails, knownDevices, sessions, users } from './auth-tables.ts';
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

interface Person {
  readonly id: string;
  readonly email: string;
}

/**
 * Addresses outside the account are kept as they were typed; the account's is in small letters. One that it had before
 * counts up to the change: what a later owner sends or gets is not touched.
 */
const isOwnMail = (column: AnyPgColumn, createdAt: AnyPgColumn, user: Person): SQL => sql`(
  lower(${column}) = ${user.email} or exists (
    select 1 from ${formerEmails}
    where ${formerEmails.userId} = ${user.id}
      and ${formerEmails.email} = lower(${column})
      and ${createdAt} <= ${formerEmails.until}
  ))`;

const isMailTo = (user: Person): SQL => isOwnMail(mailMessages.recipient, mailMessages.createdAt, user);

/** The account's own orders, and those of a guest with the address that the account verified. */
const isSaleTo = (user: Person): SQL | undefined =>
  or(
    eq(orders.userId, user.id),
    and(isNull(orders.userId), isOwnMail(orders.customerEmail, orders.createdAt, user)),
  );

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
export const exportAccount = async (services: ExportServices, caller: Pick<Person, 'id'>) => {
  const { db, now } = services;
  const user = await findUser(db, caller.id);
  if (user === undefined) throw refused('not-signed-in');
  const { consentVersion, consentedAt, ...account } = user;
  const own = { by: caller.id, newest: sql`created_at desc` };
  const [
    ownSessions,
    ownDevices,
    ownFormer,
    ownMails,
    ownSubscriptions,
    ownResumes,
    ownKept,
    ownLinks,
    ownImages,
    ownOrders,
    ownEvents,
    ownBilling,
    ownDocuments,
    ownSearches,
    ownHelp,
    ownHelpConsents,
    ownSavedJobs,
    ownMessages,
  ] = await Promise.all([
    db.select().from(sessions).where(eq(sessions.userId, own.by)).orderBy(own.newest),
    db
      .select({ firstSeenAt: knownDevices.firstSeenAt, lastSeenAt: knownDevices.lastSeenAt })
      .from(knownDevices)
      .where(eq(knownDevices.userId, own.by))
      .orderBy(desc(knownDevices.lastSeenAt)),
    db
      .select({ email: formerEmails.email, until: formerEmails.until })
      .from(formerEmails)
      .where(eq(formerEmails.userId, own.by))
      .orderBy(desc(formerEmails.until)),
    db
      .select({
        kind: mailMessages.kind,
        status: mailMessages.status,
        createdAt: mailMessages.createdAt,
        sentAt: mailMessages.sentAt,
      })
      .from(mailMessages)
      .where(isMailTo(user))
      .orderBy(own.newest),
    db.select().from(subscriptions).where(eq(subscriptions.userId, own.by)).orderBy(own.newest),
    db.select({ id: resumes.id }).from(resumes).where(eq(resumes.userId, own.by)).orderBy(own.newest),
    readKeptResume(services, own.by),
    listOwnLinks(db, own.by),
    listOwnImages(db, own.by),
    db.select({ id: orders.id }).from(orders).where(isSaleTo(user)).orderBy(own.newest),
    db
      .select({
        orderId: orderEvents.orderId,
        kind: orderEvents.kind,
        number: orderEvents.number,
        at: orderEvents.at,
      })
      .from(orderEvents)
      .innerJoin(orders, eq(orders.id, orderEvents.orderId))
      .where(isSaleTo(user))
      .orderBy(orderEvents.at),
    db
      .select({ billing: orderBilling })
      .from(orderBilling)
      .innerJoin(orders, eq(orders.id, orderBilling.orderId))
      .where(isSaleTo(user)),
    db
      .select({ document: taxDocuments })
      .from(taxDocuments)
      .innerJoin(orders, eq(orders.id, taxDocuments.orderId))
      .where(isSaleTo(user))
      .orderBy(taxDocuments.issuedAt),
    db.select().from(jobSearchUsage).where(eq(jobSearchUsage.userId, own.by)),
    db.select().from(helpUsage).where(eq(helpUsage.userId, own.by)),
    db.select().from(helpConsents).where(eq(helpConsents.userId, own.by)).orderBy(desc(helpConsents.givenAt)),
    db
      .select()
      .from(savedJobs)
      .where(eq(savedJobs.userId, own.by))
      .orderBy(desc(savedJobs.savedAt), savedJobs.id),
    listOwnMessages(db, isOwnMail(contactSubmissions.email, contactSubmissions.createdAt, user)),
  ]);
  return {
    exportedAt: now().toISOString(),
    account: written(account),
    consents: consentVersion === null ? [] : [written({ version: consentVersion, agreedAt: consentedAt })],
    sessions: ownSessions.map((row) => written(row, ['id', 'token', 'userId'])),
    devices: ownDevices.map((row) => written(row)),
    formerEmails: ownFormer.map((row) => written(row)),
    mails: ownMails.map((row) => written(row)),
    subscriptions: ownSubscriptions.map((row) => written(row)),
    resumes: lazily(ownResumes, async ({ id }) => {
      const [row] = await db.select().from(resumes).where(eq(resumes.id, id));
      if (row === undefined) return undefined;
      const [copy] = await db.select().from(resumeCopies).where(eq(resumeCopies.resumeId, id));
      const { parentId, job, base } = copy ?? {};
      return { ...written(row, ['saveKey']), ...(copy && { copy: { parentId, job, parent: base } }) };
    }),
    keptResumes: ownKept === null ? [] : [ownKept],
    sharedLinks: ownLinks.map((row) => written(row)),
    images: lazily(ownImages, async ({ hash, width, height }) => {
      const found = await findOwnImage(db, own.by, hash);
      if (found === undefined) return undefined;
      const image = `data:${found.mediaType};base64,${found.bytes.toString('base64')}`;
      return { hash, address: imageAddressOf(hash), width, height, image };
    }),
    orders: lazily(ownOrders, async ({ id }) => {
      const [row] = await db
        .select()
        .from(orders)
        .where(and(eq(orders.id, id), isSaleTo(user)));
      if (row === undefined) return undefined;
      return {
        ...written(row, hiddenOf(row)),
        events: ownEvents
          .filter(({ orderId }) => orderId === id)
          .map(({ kind, number, at }) => written({ kind, number, at })),
        // What an unpaid guest order says of its payer may be of somebody else.
        ...(hiddenOf(row) === serverOnly && {
          billing: ownBilling
            .filter(({ billing }) => billing.orderId === id)
            .map(({ billing }) => written(billing, ['orderId'])),
        }),
        documents: ownDocuments
          .filter(({ document }) => document.orderId === id)
          .map(({ document: { kind, serial, issuedAt, facts } }) =>
            written({ kind, serial, issuedAt, facts }),
          ),
      };
    }),
    jobSearches: ownSearches.map((row) => written(row)),
    rewriteConsents: ownHelpConsents.map((row) => written(row, ['id', 'userId'])),
    rewrites: ownHelp.map((row) => written(row, ['userId'])),
    savedJobs: ownSavedJobs.map((row) => written(row, ['urlHash', 'noteVersion'])),
    messages: ownMessages.map((row) => written(row)),
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
 * Erases a person: account, sessions, resumes with their images and private links, a kept resume, subscriptions, searches, saved jobs, mail, and what the
 * verified address wrote to us. Records of a sale stay, a guest's of this address included, as tax law asks: number, plan,
 * amount, dates and the provider's ids, without the person.
 */
export const erasePerson = async (tx: Tx, person: Person): Promise<void> => {
  const brought = await tx
    .select({ hash: imageOwners.hash })
    .from(imageOwners)
    .where(eq(imageOwners.userId, person.id));
  // What was asked of a sale stays with its record; the links to its resume go with the resume.
  await tx
    .update(orderEvents)
    .set({ linkHash: null })
    .where(inArray(orderEvents.orderId, tx.select({ id: orders.id }).from(orders).where(isSaleTo(person))));
  await eraseBuyers(tx, isSaleTo(person));
  await tx.update(orders).set(erasedCustomer).where(isSaleTo(person));
  await deleteSubmissionsOf(tx, isOwnMail(contactSubmissions.email, contactSubmissions.createdAt, person));
  await tx.delete(mailMessages).where(isMailTo(person));
  await deleteNewAddressMail(tx, person.id);
  await tx.delete(users).where(eq(users.id, person.id));
  const hashes = brought.map(({ hash }) => hash);
  if (hashes.length > 0) await deleteUnownedImages(tx, hashes.length, hashes);
};

/** Erases whoever asks, after their password was given. */
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
  await db.transaction((tx) => erasePerson(tx, caller));
};
