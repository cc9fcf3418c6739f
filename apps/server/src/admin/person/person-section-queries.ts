import type { PersonPart } from '@kalam/domain/admin/person';
import type { PersonSections } from '@kalam/domain/admin/person-model';
import { overdue } from '@kalam/domain/contact/grievance-machine';
import { orderView } from '@kalam/domain/payments/payment-model';
import { rupeesOf } from '@kalam/domain/plans/rupees';
import { subscriptionView } from '@kalam/domain/subscriptions/subscription-model';
import { count, desc, eq, getTableColumns, inArray, type SQL, sql, sum } from 'drizzle-orm';
import { contactSubmissions } from '../../contact/contact-tables.ts';
import type { Executor } from '../../database/database.ts';
import type { PageRequest } from '../../database/paged-list.ts';
import { findPage, rowsOfPage, type SearchedTable } from '../../database/searched-list.ts';
import { jobSearchUsage } from '../../jobs/job-tables.ts';
import { mailMessages } from '../../mail/mail-tables.ts';
import { orders, payments } from '../../payments/payment-tables.ts';
import { resumes } from '../../resumes/resume-tables.ts';
import { subscriptions } from '../../subscriptions/subscription-tables.ts';
import { isAddressOf, isOrderOf, type Whose } from './whose-records.ts';

type Read<Part extends PersonPart> = (
  on: Executor,
  whose: Whose,
  page: PageRequest,
  now: Date,
) => Promise<PersonSections[Part]>;

/** Nothing is searched here: rows are told by whose they are, newest first. */
const newestFirst = (
  table: SearchedTable['table'],
  { id, createdAt }: { readonly id: SearchedTable['id']; readonly createdAt: SearchedTable['at'] },
): SearchedTable => ({ table, id, at: createdAt, columns: [], readFirst: 0 });

const listed = {
  plans: newestFirst(subscriptions, subscriptions),
  resumes: newestFirst(resumes, resumes),
  orders: newestFirst(orders, orders),
  messages: newestFirst(contactSubmissions, contactSubmissions),
  mails: newestFirst(mailMessages, mailMessages),
} satisfies Record<PersonPart, SearchedTable>;

const startOf = async (on: Executor, part: PersonPart, own: SQL | undefined, page: PageRequest) => {
  const [{ ids, nextCursor }, [counted]] = await Promise.all([
    findPage(on, listed[part], { ...page, term: '', where: own }),
    on.select({ total: count() }).from(listed[part].table).where(own),
  ]);
  return { ids, ...rowsOfPage(listed[part], ids), shared: { total: counted?.total ?? 0, nextCursor } };
};

const readPlans: Read<'plans'> = async (on, { userId }, page, now) => {
  const own = eq(subscriptions.userId, userId ?? '');
  const { ids, where, orderBy, shared } = await startOf(on, 'plans', own, page);
  const [rows, usage, downloads] = await Promise.all([
    on
      .select()
      .from(subscriptions)
      .where(where)
      .orderBy(...orderBy),
    on
      .select()
      .from(jobSearchUsage)
      .where(inArray(jobSearchUsage.subscriptionId, [...ids])),
    on
      .select({ id: resumes.subscriptionId, downloads: sum(resumes.downloadCount) })
      .from(resumes)
      .where(inArray(resumes.subscriptionId, [...ids]))
      .groupBy(resumes.subscriptionId),
  ]);
  return {
    ...shared,
    rows: rows.map((row) => ({
      ...subscriptionView(row, now),
      downloads: Number(downloads.find(({ id }) => id === row.id)?.downloads ?? 0),
      searches: usage.find(({ subscriptionId }) => subscriptionId === row.id)?.searchCount ?? null,
    })),
  };
};

/** The name alone: nothing of the content is even read. */
const readResumes: Read<'resumes'> = async (on, { userId }, page) => {
  const { where, orderBy, shared } = await startOf(on, 'resumes', eq(resumes.userId, userId ?? ''), page);
  const { id, name, downloadCount, createdAt, updatedAt, deletedAt } = resumes;
  const rows = await on
    .select({ id, name, downloadCount, createdAt, updatedAt, deletedAt })
    .from(resumes)
    .where(where)
    .orderBy(...orderBy);
  return {
    ...shared,
    rows: rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      deletedAt: row.deletedAt?.toISOString() ?? null,
    })),
  };
};

const { pendingResume: _, correctedResume: __, ...orderColumns } = getTableColumns(orders);
const hasResume = sql<boolean>`${orders.pendingResume} is not null`;

const readOrders: Read<'orders'> = async (on, whose, page) => {
  const { ids, where, orderBy, shared } = await startOf(on, 'orders', isOrderOf(whose), page);
  const [rows, made] = await Promise.all([
    on
      .select({ ...orderColumns, hasResume })
      .from(orders)
      .where(where)
      .orderBy(...orderBy),
    on
      .select()
      .from(payments)
      .where(inArray(payments.orderId, [...ids]))
      .orderBy(desc(payments.createdAt)),
  ]);
  return {
    ...shared,
    rows: rows.map((row) => ({
      ...orderView({ ...row, providerOrderId: row.razorpayOrderId ?? '' }),
      userId: row.userId,
      payments: made
        .filter(({ orderId }) => orderId === row.id)
        .map(({ id, amountPaise, status, refundedPaise, createdAt }) => ({
          id,
          amount: rupeesOf(amountPaise),
          status,
          refunded: rupeesOf(refundedPaise),
          at: createdAt.toISOString(),
        })),
    })),
  };
};

const readMessages: Read<'messages'> = async (on, whose, page, now) => {
  const own = isAddressOf(contactSubmissions.email, whose);
  const { where, orderBy, shared } = await startOf(on, 'messages', own, page);
  const rows = await on
    .select()
    .from(contactSubmissions)
    .where(where)
    .orderBy(...orderBy);
  return {
    ...shared,
    rows: rows.map((row) => ({
      id: row.id,
      subject: row.subject,
      status: row.status,
      overdue: overdue(row, now) !== undefined,
      createdAt: row.createdAt.toISOString(),
      resolvedAt: row.resolvedAt?.toISOString() ?? null,
    })),
  };
};

/** What was sent and when; never the words or links of a mail. */
const readMails: Read<'mails'> = async (on, whose, page) => {
  const own = isAddressOf(mailMessages.recipient, whose);
  const { where, orderBy, shared } = await startOf(on, 'mails', own, page);
  const { id, kind, status, createdAt, sentAt } = mailMessages;
  const rows = await on
    .select({ id, kind, status, createdAt, sentAt })
    .from(mailMessages)
    .where(where)
    .orderBy(...orderBy);
  return {
    ...shared,
    rows: rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      sentAt: row.sentAt?.toISOString() ?? null,
    })),
  };
};

export const sectionReaders: { readonly [Part in PersonPart]: Read<Part> } = {
  plans: readPlans,
  resumes: readResumes,
  orders: readOrders,
  messages: readMessages,
  mails: readMails,
};
