import type { NewRefund } from '@kalam/domain/payments/refunds/refund-machine';
import type { Executor, Tx } from '../../database/database.ts';
import { ensureJob } from '../../queue/add-job.ts';
import { insertRefund } from './refund-queries.ts';

/** For two days: what is not done by then is found again by the hourly sweep. */
const refundAttempts = 20;

/** The work of sending a refund that was asked for. */
export const ensureRefundJob = (on: Executor, refundId: string): Promise<void> =>
  ensureJob(
    on,
    'refund-payment',
    { refundId },
    { jobKey: `refund ${refundId}`, maxAttempts: refundAttempts },
  );

/** A refund that was decided, and its work, in the caller's transaction. Undefined when it was asked for already. */
export const queueRefund = async (
  tx: Tx,
  refund: NewRefund & { readonly id?: string },
): Promise<string | undefined> => {
  const id = await insertRefund(tx, refund);
  if (id !== undefined) await ensureRefundJob(tx, id);
  return id;
};
