import { previousWindowStart, type StatsCounts, statsWindowStart } from '@kalam/domain/admin/admin-stats';
import { type ChartSpan, perDay } from '@kalam/domain/admin/chart-span';
import { rupeesOf } from '@kalam/domain/plans/rupees';
import { and, eq, gt, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { users } from '../auth/auth-tables.ts';
import { contactSubmissions } from '../contact/contact-tables.ts';
import type { Executor } from '../database/database.ts';
import { isWithin } from '../database/day-span.ts';
import { orders } from '../payments/payment-tables.ts';
import { resumes } from '../resumes/resume-tables.ts';
import { subscriptions } from '../subscriptions/subscription-tables.ts';
import { readTallies } from './tally-queries.ts';

const count = sql<number>`count(*)::int`;

const countUsersSince = async (on: Executor, since: Date): Promise<number> => {
  const [row] = await on.select({ count }).from(users).where(gte(users.createdAt, since));
  return row?.count ?? 0;
};

const countResumesSince = async (on: Executor, since: Date): Promise<number> => {
  const [row] = await on
    .select({ count })
    .from(resumes)
    .where(and(isNull(resumes.deletedAt), gte(resumes.createdAt, since)));
  return row?.count ?? 0;
};

/** What `statusOf` calls active, asked of the index instead of row by row. */
const countActiveSubscriptions = async (on: Executor, since: Date, now: Date) => {
  const isRecent = gte(subscriptions.createdAt, since);
  const [row] = await on
    .select({ all: count, recent: sql<number>`count(*) filter (where ${isRecent})::int` })
    .from(subscriptions)
    .where(
      and(
        isNull(subscriptions.replacedAt),
        isNull(subscriptions.cancelledAt),
        gt(subscriptions.resumesRemaining, 0),
        gte(subscriptions.endDate, now),
      ),
    );
  return { activeSubscriptions: row?.all ?? 0, recentActiveSubscriptions: row?.recent ?? 0 };
};

/** S2 §9: pending contacts means status pending or under_review. */
const countPendingContacts = async (on: Executor): Promise<number> => {
  const [row] = await on
    .select({ count })
    .from(contactSubmissions)
    .where(inArray(contactSubmissions.status, ['pending', 'under_review']));
  return row?.count ?? 0;
};

const isCompleted = eq(orders.status, 'completed');
/** What was kept of the sales (decision 69). */
const kept = sql`${orders.paidPaise} - ${orders.refundedPaise}`;
const revenue = sql<string>`coalesce(sum(${kept}), 0)`;

const sumRevenue = async (on: Executor, recentFrom: Date, previousFrom: Date) => {
  const isRecent = gte(orders.createdAt, recentFrom);
  const [row] = await on
    .select({
      all: revenue,
      recent: sql<string>`coalesce(sum(${kept}) filter (where ${isRecent}), 0)`,
    })
    .from(orders)
    .where(and(isCompleted, gte(orders.createdAt, previousFrom)));
  const recentRevenuePaise = Number(row?.recent ?? 0);
  return { recentRevenuePaise, previousRevenuePaise: Number(row?.all ?? 0) - recentRevenuePaise };
};

export const countForStats = async (on: Executor, now: Date): Promise<StatsCounts> => {
  const since = statsWindowStart(now);
  const [totals, recentUsers, recentResumes, active, pendingContacts, money] = await Promise.all([
    readTallies(on),
    countUsersSince(on, since),
    countResumesSince(on, since),
    countActiveSubscriptions(on, since, now),
    countPendingContacts(on),
    sumRevenue(on, since, previousWindowStart(now)),
  ]);
  return {
    users: totals.users,
    recentUsers,
    resumes: totals.resumes,
    recentResumes,
    contacts: totals.contact_submissions,
    pendingContacts,
    ...active,
    ...money,
  };
};

const dayOf = (column: AnyPgColumn): SQL<string> =>
  sql<string>`to_char(${column} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;

/** S2 §9: completed-order amounts per day, by the day the order was made. */
export const revenueByDay = async (on: Executor, span: ChartSpan) => {
  const rows = await on
    .select({ day: dayOf(orders.createdAt), paise: revenue })
    .from(orders)
    .where(and(isCompleted, isWithin(orders.createdAt, span)))
    .groupBy(sql`1`);
  const values = new Map(rows.map(({ day, paise }) => [day, rupeesOf(Number(paise))]));
  return perDay(span, values).map(({ day, label, value }) => ({ day, label, amount: value }));
};

export const usersByDay = async (on: Executor, span: ChartSpan) => {
  const rows = await on
    .select({ day: dayOf(users.createdAt), users: count })
    .from(users)
    .where(isWithin(users.createdAt, span))
    .groupBy(sql`1`);
  const values = new Map(rows.map((row) => [row.day, row.users]));
  return perDay(span, values).map(({ day, label, value }) => ({ day, label, count: value }));
};

/** What is compared with: revenue and new users of a span in one figure each. */
export const sumSpan = async (on: Executor, span: ChartSpan) => {
  const [[money], [people]] = await Promise.all([
    on
      .select({ paise: revenue })
      .from(orders)
      .where(and(isCompleted, isWithin(orders.createdAt, span))),
    on.select({ count }).from(users).where(isWithin(users.createdAt, span)),
  ]);
  return { revenue: rupeesOf(Number(money?.paise ?? 0)), users: people?.count ?? 0 };
};

export const revenueByPlan = async (on: Executor, span: ChartSpan) => {
  const rows = await on
    .select({ plan: orders.planId, orders: count, paise: revenue })
    .from(orders)
    .where(and(isCompleted, isWithin(orders.createdAt, span)))
    .groupBy(orders.planId);
  return rows
    .map(({ paise, ...row }) => ({ ...row, amount: rupeesOf(Number(paise)) }))
    .sort((one, other) => other.amount - one.amount);
};
