import type { Order } from '@kalam/domain/payments/order-machine';
import { type UnpaidStorage, withErasedImages } from '@kalam/domain/payments/order-storage';
import type { OrderResume } from '@kalam/domain/payments/payment-model';
import type { ProviderPayment } from '@kalam/domain/payments/settle-decision';
import {
  and,
  desc,
  eq,
  exists,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lte,
  max,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Executor, Tx } from '../database/database.ts';
import { afterCursor, decodeCursor, encodeCursor, momentText, pageSize } from '../database/paged-list.ts';
import { subscriptions } from '../subscriptions/subscription-tables.ts';
import { orders, payments, receipts } from './payment-tables.ts';

// A resume with its pictures is large and seldom wanted: it is read by itself.
const { pendingResume: _, ...columns } = getTableColumns(orders);
const orderColumns = {
  ...columns,
  hasResume: sql<boolean>`${orders.pendingResume} is not null`.as('has_resume'),
};

export type OrderRow = Omit<typeof orders.$inferSelect, 'pendingResume'> & { readonly hasResume: boolean };

/** A row with the machine's names for what the provider calls its own. */
export type OrderRecord = OrderRow & Order;

const toRecord = (row: OrderRow): OrderRecord => ({ ...row, providerOrderId: row.razorpayOrderId ?? '' });

const findWhere = async (on: Executor, condition: SQL | undefined): Promise<OrderRecord | undefined> => {
  const [row] = await on.select(orderColumns).from(orders).where(condition).limit(1);
  return row && toRecord(row);
};

export const findOrdersWhere = async (
  on: Executor,
  condition: SQL | undefined,
  orderBy: readonly SQL[],
): Promise<readonly OrderRecord[]> => {
  const rows = await on
    .select(orderColumns)
    .from(orders)
    .where(condition)
    .orderBy(...orderBy);
  return rows.map(toRecord);
};

const lockWhere = async (tx: Tx, condition: SQL | undefined): Promise<OrderRecord | undefined> => {
  const [row] = await tx.select(orderColumns).from(orders).where(condition).for('update');
  return row && toRecord(row);
};

/** By our id or the provider's. */
export const findOrder = (on: Executor, id: string): Promise<OrderRecord | undefined> =>
  findWhere(on, or(eq(orders.id, id), eq(orders.razorpayOrderId, id)));

export const findOrderByKey = (on: Executor, openKey: string): Promise<OrderRecord | undefined> =>
  findWhere(on, and(eq(orders.openKey, openKey), sql`${orders.status} <> 'completed'`));

export const isProviderOrderOurs = async (on: Executor, providerOrderId: string): Promise<boolean> => {
  const found = await on
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.razorpayOrderId, providerOrderId))
    .limit(1);
  return found.length > 0;
};

export const lockOrder = (tx: Tx, id: string): Promise<OrderRecord | undefined> =>
  lockWhere(tx, eq(orders.id, id));

export const lockProviderOrder = (tx: Tx, providerOrderId: string): Promise<OrderRecord | undefined> =>
  lockWhere(tx, eq(orders.razorpayOrderId, providerOrderId));

export type NewOrder = typeof orders.$inferInsert & { readonly openKey: string };

/** Undefined when the same person has just opened an order for the same thing. */
export const insertOrder = async (on: Executor, order: NewOrder): Promise<OrderRecord | undefined> => {
  const [row] = await on.insert(orders).values(order).onConflictDoNothing().returning({ id: orders.id });
  return row && findOrder(on, row.id);
};

/** The first answer of the provider counts; another one is of an order nobody will ever see. */
export const saveProviderOrderId = async (
  on: Executor,
  id: string,
  providerOrderId: string,
): Promise<void> => {
  await on
    .update(orders)
    .set({ razorpayOrderId: providerOrderId })
    .where(and(eq(orders.id, id), isNull(orders.razorpayOrderId)));
};

export const releaseOpenKey = async (on: Executor, id: string): Promise<void> => {
  await on.update(orders).set({ openKey: null }).where(eq(orders.id, id));
};

/** What a decision of the machine may change. */
export const saveOrder = async (on: Executor, order: Order): Promise<void> => {
  const { status, paymentId, failureKind, failureReason, completedBy, refundedPaymentIds } = order;
  const { notes, updatedAt, completedAt } = order;
  await on
    .update(orders)
    .set({
      status,
      paymentId,
      failureKind,
      failureReason,
      completedBy,
      refundedPaymentIds: [...refundedPaymentIds],
      notes,
      updatedAt,
      completedAt,
    })
    .where(eq(orders.id, order.id));
};

export type OrderChange = Partial<
  Pick<
    typeof orders.$inferInsert,
    | 'customerName'
    | 'customerEmail'
    | 'customerPhone'
    | 'pendingResume'
    | 'eraseResumeAt'
    | 'erasePicturesAt'
    | 'resumeBytes'
    | 'networkHash'
    | 'downloadTokenHash'
    | 'downloadTokenExpiresAt'
    | 'checkAt'
    | 'checkCount'
  >
>;

export const changeOrder = async (on: Executor, id: string, change: OrderChange): Promise<void> => {
  await on.update(orders).set(change).where(eq(orders.id, id));
};

export const findPendingResume = async (on: Executor, id: string): Promise<OrderResume | undefined> => {
  const [row] = await on.select({ resume: orders.pendingResume }).from(orders).where(eq(orders.id, id));
  return row?.resume ?? undefined;
};

/** In this order a payment moves, whatever order its news arrive in. */
const progress = sql.raw("array['created', 'failed', 'authorized', 'captured', 'refunded']");

/** What the provider said of each payment; an old answer that comes late changes nothing. */
export const savePayments = async (
  on: Executor,
  orderId: string,
  seen: readonly ProviderPayment[],
  now: Date,
): Promise<void> => {
  if (seen.length === 0) return;
  await on
    .insert(payments)
    .values(
      // In one order for everybody, so that two settlements never wait for each other in a circle.
      [...seen]
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .map((payment) => ({
          id: payment.id,
          orderId,
          amountPaise: payment.amountPaise,
          currency: payment.currency,
          status: payment.status,
          failureReason: payment.errorDescription,
          createdAt: payment.createdAt,
          updatedAt: now,
        })),
    )
    .onConflictDoUpdate({
      target: payments.id,
      set: {
        status: sql`excluded.status`,
        failureReason: sql`excluded.failure_reason`,
        updatedAt: sql`excluded.updated_at`,
      },
      setWhere: sql`${payments.orderId} = excluded.order_id and
        array_position(${progress}, ${payments.status}) < array_position(${progress}, excluded.status)`,
    });
};

/** Provider orders of ours about which a list of payments says something we have not recorded. */
export const findNewsIn = async (
  on: Executor,
  listed: readonly ProviderPayment[],
): Promise<readonly string[]> => {
  const named = listed.filter((payment) => payment.orderId !== null);
  if (named.length === 0) return [];
  const known = await on
    .select({ id: payments.id, status: payments.status })
    .from(payments)
    .where(
      inArray(
        payments.id,
        named.map(({ id }) => id),
      ),
    );
  const statusOf = new Map(known.map(({ id, status }) => [id, status]));
  const orderIds = named
    .filter(({ id, status }) => statusOf.get(id) !== status)
    .map(({ orderId }) => orderId ?? '');
  if (orderIds.length === 0) return [];
  const ours = await on
    .select({ id: orders.razorpayOrderId })
    .from(orders)
    .where(inArray(orders.razorpayOrderId, orderIds));
  return ours.flatMap(({ id }) => id ?? []);
};

export const markRefundDue = async (on: Executor, paymentId: string): Promise<void> => {
  await on
    .update(payments)
    .set({ refundState: 'due' })
    .where(and(eq(payments.id, paymentId), eq(payments.refundState, 'none')));
};

export const markRefunded = async (
  on: Executor,
  paymentId: string,
  refundId: string | null,
  now: Date,
): Promise<void> => {
  await on
    .update(payments)
    .set({
      refundState: 'done',
      refundId,
      refundedAt: sql`coalesce(${payments.refundedAt}, ${now.toISOString()}::timestamptz)`,
      updatedAt: now,
    })
    .where(
      // The news of our own refund may come before its number.
      and(
        eq(payments.id, paymentId),
        or(eq(payments.refundState, 'due'), and(eq(payments.refundState, 'done'), isNull(payments.refundId))),
      ),
    );
};

/** Whoever returned it, staff at the provider or we: what the provider says is refunded is owed no longer. */
export const endSeenRefunds = async (on: Executor, orderId: string, now: Date): Promise<void> => {
  await on
    .update(payments)
    .set({ refundState: 'done', refundedAt: now, updatedAt: now })
    .where(
      and(eq(payments.orderId, orderId), eq(payments.status, 'refunded'), eq(payments.refundState, 'due')),
    );
};

export const findDueRefunds = (
  on: Executor,
): Promise<readonly { readonly paymentId: string; readonly amountPaise: number }[]> =>
  on
    .select({ paymentId: payments.id, amountPaise: payments.amountPaise })
    .from(payments)
    .where(eq(payments.refundState, 'due'))
    .orderBy(payments.createdAt);

export const isRefundDue = async (on: Executor, paymentId: string): Promise<boolean> => {
  const [row] = await on
    .select({ state: payments.refundState })
    .from(payments)
    .where(eq(payments.id, paymentId));
  return row?.state === 'due';
};

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

/** Own orders, newest first; one the provider never answered for is incomplete and left out (S2 §5). */
export const listOrders = async (
  on: Executor,
  userId: string,
  cursor: string | undefined,
): Promise<{ readonly orders: readonly OrderRecord[]; readonly nextCursor: string | null }> => {
  const rows = await on
    .select({ ...orderColumns, momentText: momentText(orders.createdAt) })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        isNotNull(orders.razorpayOrderId),
        afterCursor(orders.createdAt, orders.id, decodeCursor(cursor)),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const more = rows.length > pageSize && last !== undefined;
  return {
    orders: page.map(({ momentText: _text, ...row }) => toRecord(row)),
    nextCursor: more ? encodeCursor([last.momentText, last.id]) : null,
  };
};

/** Orders of this visitor that may still be open, newest first. */
export const findRecentOrders = async (
  on: Executor,
  payer: { readonly userId: string | undefined; readonly guestTokenHash: string | undefined },
): Promise<readonly OrderRecord[]> => {
  const { userId, guestTokenHash } = payer;
  if (userId === undefined && guestTokenHash === undefined) return [];
  const rows = await on
    .select(orderColumns)
    .from(orders)
    .where(
      and(
        isNotNull(orders.razorpayOrderId),
        isNotNull(orders.openKey),
        or(
          userId === undefined ? undefined : eq(orders.userId, userId),
          guestTokenHash === undefined
            ? undefined
            : and(eq(orders.guestTokenHash, guestTokenHash), isNull(orders.userId)),
        ),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(10);
  return rows.map(toRecord);
};

export const findOrderByDownloadToken = (on: Executor, hash: string): Promise<OrderRecord | undefined> =>
  findWhere(on, eq(orders.downloadTokenHash, hash));

/**
 * Takes orders whose time to be looked at has come, open ones first, and puts their next time down at once: a process killed with one in
 * hand costs a look, not the order.
 */
export const claimDueOrders = async (
  tx: Tx,
  now: Date,
  nextPauses: readonly number[],
  most: number,
): Promise<readonly { readonly id: string; readonly providerOrderId: string }[]> => {
  const due = await tx
    .select({ id: orders.id, providerOrderId: orders.razorpayOrderId })
    .from(orders)
    .where(and(lte(orders.checkAt, now), isNotNull(orders.razorpayOrderId)))
    // Somebody waits for an open one; of a completed one only a second payment could be found.
    .orderBy(eq(orders.status, 'completed'), orders.checkAt)
    .limit(most)
    .for('update', { skipLocked: true });
  const pauses = sql`(array[${sql.join(
    nextPauses.map((pause) => sql`${pause}::double precision`),
    sql`, `,
  )}])[${orders.checkCount} + 1]`;
  await tx
    .update(orders)
    .set({
      checkCount: sql`${orders.checkCount} + 1`,
      // Beyond the last pause there is none, and null means: need not be looked at again.
      checkAt: sql`${now.toISOString()}::timestamptz + make_interval(secs => ${pauses} / 1000)`,
    })
    .where(
      inArray(
        orders.id,
        due.map(({ id }) => id),
      ),
    );
  return due.map(({ id, providerOrderId }) => ({ id, providerOrderId: providerOrderId ?? '' }));
};

/**
 * What the unpaid orders of a payer hold, apart from the one named. Whoever asks holds the payer's turn until their
 * transaction ends, or many orders at once would all find room.
 */
export const holdUnpaidStorage = async (
  tx: Tx,
  payer: { readonly networkHash: string | null; readonly userId: string | null },
  except: string | undefined,
): Promise<UnpaidStorage> => {
  const heldBy = async (who: SQL, turn: string): Promise<number> => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`);
    const [row] = await tx
      .select({ bytes: sql<number>`coalesce(sum(${orders.resumeBytes}), 0)::float8` })
      .from(orders)
      .where(and(who, ne(orders.status, 'completed'), ne(orders.id, except ?? '')));
    return row?.bytes ?? 0;
  };
  const { networkHash, userId } = payer;
  return {
    network:
      networkHash === null
        ? undefined
        : await heldBy(eq(orders.networkHash, networkHash), `orders of ${networkHash}`),
    person: userId === null ? undefined : await heldBy(eq(orders.userId, userId), `orders of user ${userId}`),
  };
};

/** Takes the pictures out of some orders that nobody tried to pay; answers how many. */
export const eraseUnpaidPictures = async (tx: Tx, now: Date, most: number): Promise<number> => {
  const isTried = exists(
    tx.select({ id: payments.id }).from(payments).where(eq(payments.orderId, orders.id)),
  );
  const due = await tx
    .select({ id: orders.id, resume: orders.pendingResume })
    .from(orders)
    .where(
      and(
        lte(orders.erasePicturesAt, now),
        inArray(orders.status, ['pending', 'unknown', 'failed']),
        isNotNull(orders.pendingResume),
        not(isTried),
      ),
    )
    .limit(most)
    .for('update', { skipLocked: true });
  for (const { id, resume } of due) {
    const pendingResume = resume && withErasedImages(resume);
    const resumeBytes = JSON.stringify(pendingResume).length;
    await changeOrder(tx, id, { pendingResume, resumeBytes, erasePicturesAt: null });
  }
  return due.length;
};

/** Resumes whose time is over, and the links to them; then orders nobody was ever able to pay. */
export const eraseOldOrderData = async (on: Executor, now: Date, unansweredBefore: Date): Promise<void> => {
  await on
    .update(orders)
    .set({
      pendingResume: null,
      downloadTokenHash: null,
      erasePicturesAt: null,
      resumeBytes: 0,
      networkHash: null,
    })
    .where(and(lte(orders.eraseResumeAt, now), isNotNull(orders.pendingResume)));
  await on
    .delete(orders)
    .where(
      and(
        isNull(orders.razorpayOrderId),
        lte(orders.createdAt, unansweredBefore),
        eq(orders.status, 'pending'),
      ),
    );
};
