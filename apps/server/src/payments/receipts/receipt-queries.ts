import { eq, max, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../database/database.ts';
import { subscriptions } from '../../subscriptions/subscription-tables.ts';
import { receipts } from '../payment-tables.ts';

export const findReceiptNumber = async (on: Executor, orderId: string): Promise<number | undefined> => {
  const [row] = await on
    .select({ number: receipts.number })
    .from(receipts)
    .where(eq(receipts.orderId, orderId));
  return row?.number;
};

/**
 * The number of an order's receipt, given out once. The series has no gaps: numbers are given out one after another, and
 * one goes back with a transaction that fails. A sequence would lose it.
 */
export const issueReceipt = async (tx: Tx, orderId: string, now: Date): Promise<number> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('kalam receipts', 0))`);
  const given = await findReceiptNumber(tx, orderId);
  if (given !== undefined) return given;
  const [last] = await tx.select({ number: max(receipts.number) }).from(receipts);
  const number = (last?.number ?? 0) + 1;
  await tx.insert(receipts).values({ number, orderId, issuedAt: now });
  return number;
};

/** When what an order granted ends; undefined for a guest's. */
export const findGrantEnd = async (on: Executor, orderId: string): Promise<Date | undefined> => {
  const [row] = await on
    .select({ endDate: subscriptions.endDate })
    .from(subscriptions)
    .where(eq(subscriptions.orderId, orderId));
  return row?.endDate;
};
