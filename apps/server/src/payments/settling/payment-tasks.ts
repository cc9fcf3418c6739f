import { dayInMs } from '@kalam/domain/calendar/india-calendar';
import { refundAgainAfterMs } from '@kalam/domain/payments/settle-decision';
import type { JobRun } from '../../queue/job.ts';
import { changeOrder } from '../orders/order-queries.ts';
import { eraseOldOrderData, eraseUnpaidPictures } from '../orders/order-storage-queries.ts';
import type { Nothing, PaymentTasks } from '../payment-task-payloads.ts';
import { GatewayFailure, type PaymentGateway } from '../provider/payment-gateway.ts';
import { ensureRefundJob } from '../refunds/queue-refund.ts';
import { makeRefund } from '../refunds/refund-job.ts';
import { findOpenRefunds, findOwedAgain } from '../refunds/refund-queries.ts';
import { checkPauses, firstCheck } from './check-schedule.ts';
import { findNewsIn } from './provider-payment-queries.ts';
import { claimDueOrders } from './reconciling-queries.ts';
import { type SettleServices, settleOrder } from './settle-order.ts';

export interface PaymentTaskServices extends SettleServices {
  readonly gateway: PaymentGateway;
}

/** Later than this the provider has returned what it could not hand over. */
const sweepBackMs = 6 * dayInMs;
const unansweredKeptMs = 7 * dayInMs;
const checksAtOnce = 5;
const checksPerRun = 200;

const capture =
  (services: PaymentTaskServices) =>
  async ({ paymentId, amountPaise, providerOrderId }: PaymentTasks['capture-payment']): Promise<void> => {
    const { gateway } = services;
    try {
      await gateway.capture(paymentId, amountPaise);
    } catch (error) {
      // The provider may have done it although we never heard so: then it is done.
      const refusedIt = error instanceof GatewayFailure && error.kind === 'refused';
      if (!refusedIt || (await gateway.payment(paymentId)).status === 'authorized') throw error;
    }
    await settleOrder(services, providerOrderId);
  };

/** Checks several orders, a few at once; answers those the provider could not be asked about. */
const checkEach = async <Item>(
  items: readonly Item[],
  check: (item: Item) => Promise<unknown>,
): Promise<readonly Item[]> => {
  const missed: Item[] = [];
  const waiting = [...items];
  const worker = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await check(item);
      } catch (error) {
        if (!(error instanceof GatewayFailure)) throw error;
        missed.push(item);
      }
    }
  };
  await Promise.all(Array.from({ length: checksAtOnce }, worker));
  return missed;
};

/** Checks the open orders that are due. A check that failed is repeated in a minute. */
const reconcile = (services: PaymentTaskServices) => async (): Promise<void> => {
  const { db, now } = services;
  const due = await db.transaction((tx) => claimDueOrders(tx, now(), checkPauses.slice(1), checksPerRun));
  const missed = await checkEach(due, ({ providerOrderId }) => settleOrder(services, providerOrderId));
  for (const { id } of missed) await changeOrder(db, id, firstCheck(now()));
};

/**
 * Refunds outlive their jobs: one that is owed is worked on until it is made, whatever became of the queue. Answers the
 * orders whose refunds the provider has taken, and may have made or failed to make since, and those whose second payment
 * the bank could not take back a day ago.
 */
const followRefunds = async ({ db, now }: PaymentTaskServices): Promise<readonly string[]> => {
  const open = await findOpenRefunds(db);
  for (const { id, state } of open) if (state === 'asked') await ensureRefundJob(db, id);
  const taken = open.flatMap(({ state, providerOrderId }) => (state === 'accepted' ? [providerOrderId] : []));
  const owed = await findOwedAgain(db, new Date(now().getTime() - refundAgainAfterMs));
  return [...new Set([...taken, ...owed])];
};

/**
 * Goes through everything paid at the provider within six days and settles what says something new. Orders nobody paid
 * do not occur there, so however many are abandoned, they cost nothing.
 */
const sweep =
  (services: PaymentTaskServices) =>
  async (_payload: Nothing, job?: Pick<JobRun, 'signal'>): Promise<void> => {
    const { db, now, gateway } = services;
    const settle = (providerOrderId: string) => settleOrder(services, providerOrderId);
    const followed = await followRefunds(services);
    const to = now();
    const from = new Date(to.getTime() - sweepBackMs);
    const missed = [...(await checkEach(followed, settle))];
    for (let skip: number | undefined = 0; skip !== undefined && !job?.signal.aborted; ) {
      const { payments, next } = await gateway.paymentsBetween(from, to, skip);
      const news = [...new Set(await findNewsIn(db, payments))];
      missed.push(...(await checkEach(news, settle)));
      skip = next;
    }
    if (missed.length > 0) throw new GatewayFailure('unreachable', `${missed.length} orders of a sweep`);
  };

export const createPaymentTasks = (services: PaymentTaskServices) => ({
  'settle-order': async ({ providerOrderId }: PaymentTasks['settle-order']): Promise<void> => {
    await settleOrder(services, providerOrderId);
  },
  'capture-payment': capture(services),
  'refund-payment': makeRefund(services),
  'reconcile-orders': reconcile(services),
  'sweep-payments': sweep(services),
  'erase-order-data': async (): Promise<void> => {
    const now = services.now();
    // A few at a time: a resume with its pictures is megabytes.
    while ((await services.db.transaction((tx) => eraseUnpaidPictures(tx, now, 20))) > 0);
    await eraseOldOrderData(services.db, now, new Date(now.getTime() - unansweredKeptMs));
  },
});

export const paymentSchedule = [
  { task: 'reconcile-orders', at: '* * * * *' },
  { task: 'sweep-payments', at: '7 * * * *' },
  { task: 'erase-order-data', at: '23 * * * *' },
] as const;
