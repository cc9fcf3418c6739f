import type { Order } from '@kalam/domain/payments/order-machine';
import type { OrderResume } from '@kalam/domain/payments/payment-model';
import { and, eq, getTableColumns, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../database/database.ts';
import { orders } from '../payment-tables.ts';

// A resume with its pictures is large and seldom wanted: it is read by itself.
const { pendingResume: _, correctedResume: __, ...columns } = getTableColumns(orders);
export const orderColumns = {
  ...columns,
  hasResume: sql<boolean>`${orders.pendingResume} is not null`.as('has_resume'),
};

export type OrderRow = Omit<typeof orders.$inferSelect, 'pendingResume' | 'correctedResume'> & {
  readonly hasResume: boolean;
};

/** A row with the machine's names for what the provider calls its own. */
export type OrderRecord = OrderRow & Order;

export const toRecord = (row: OrderRow): OrderRecord => ({
  ...row,
  providerOrderId: row.razorpayOrderId ?? '',
});

export const findWhere = async (
  on: Executor,
  condition: SQL | undefined,
): Promise<OrderRecord | undefined> => {
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
  const { status, paymentId, completedBy, paidPaise, refundedPaise } = order;
  const { failureKind, failureCode, failureParams, failureReason } = order;
  const { notes, updatedAt, completedAt } = order;
  await on
    .update(orders)
    .set({
      status,
      paymentId,
      failureKind,
      failureCode,
      failureParams,
      failureReason,
      completedBy,
      paidPaise,
      refundedPaise,
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
    | 'correctedResume'
    | 'eraseResumeAt'
    | 'erasePicturesAt'
    | 'resumeBytes'
    | 'networkHash'
    | 'downloadTokenHash'
    | 'downloadTokenExpiresAt'
    | 'checkAt'
    | 'checkCount'
    | 'updatedAt'
  >
>;

export const changeOrder = async (on: Executor, id: string, change: OrderChange): Promise<void> => {
  await on.update(orders).set(change).where(eq(orders.id, id));
};

export const findPendingResume = async (on: Executor, id: string): Promise<OrderResume | undefined> => {
  const [row] = await on.select({ resume: orders.pendingResume }).from(orders).where(eq(orders.id, id));
  return row?.resume ?? undefined;
};

/** What a guest has: the last correction, or what was first paid for. */
export const findPaidResume = async (on: Executor, id: string): Promise<OrderResume | undefined> => {
  const [row] = await on
    .select({ first: orders.pendingResume, corrected: orders.correctedResume })
    .from(orders)
    .where(eq(orders.id, id));
  return row?.corrected ?? row?.first ?? undefined;
};
