import { and, desc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { afterCursor, decodeCursor, encodeCursor, momentText, pageSize } from '../../database/paged-list.ts';
import { orders } from '../payment-tables.ts';
import { type OrderRecord, orderColumns, toRecord } from './order-queries.ts';

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
