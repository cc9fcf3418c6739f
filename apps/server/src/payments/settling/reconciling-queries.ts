import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../database/database.ts';
import { orders } from '../payment-tables.ts';

/**
 * Takes orders that are due to be checked, open ones first, and writes down when they are due next at once: a process
 * that is killed in the middle costs a check, not the order.
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
      // Beyond the last pause there is none, and null means: need not be checked again.
      checkAt: sql`${now.toISOString()}::timestamptz + make_interval(secs => ${pauses} / 1000)`,
    })
    .where(
      inArray(
        orders.id,
        due.map(({ id }) => id),
      ),
    );
  return due.flatMap(({ id, providerOrderId }) =>
    providerOrderId === null ? [] : [{ id, providerOrderId }],
  );
};
