import { type UnpaidStorage, withErasedImages } from '@kalam/domain/payments/order-storage';
import { and, eq, exists, inArray, isNotNull, isNull, lte, ne, not, type SQL, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../database/database.ts';
import { orderEvents, orders, payments } from '../payment-tables.ts';
import { changeOrder } from './order-queries.ts';

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
  const isOver = and(lte(orders.eraseResumeAt, now), isNotNull(orders.pendingResume));
  await on
    .update(orderEvents)
    .set({ linkHash: null })
    .where(inArray(orderEvents.orderId, on.select({ id: orders.id }).from(orders).where(isOver)));
  await on
    .update(orders)
    .set({
      pendingResume: null,
      correctedResume: null,
      downloadTokenHash: null,
      erasePicturesAt: null,
      resumeBytes: 0,
      networkHash: null,
    })
    .where(isOver);
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
