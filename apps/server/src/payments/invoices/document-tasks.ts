import { dayInMs } from '@kalam/domain/calendar/india-calendar';
import type { Executor } from '../../database/database.ts';
import { ensureJob } from '../../queue/add-job.ts';
import type { PaymentTasks } from '../payment-task-payloads.ts';
import { findMadeRefunds, findUncredited, findUndocumented } from './document-queries.ts';
import { ensureCreditNote, ensureOrderDocument, type IssueServices } from './issue-documents.ts';

/** For two days: what is not done by then is found again by the hourly sweep. */
const issueAttempts = 20;

/** The work of numbering what an order has sold, after the transaction that sold it. */
export const queueOrderDocument = (on: Executor, orderId: string): Promise<void> =>
  ensureJob(on, 'issue-document', { orderId }, { jobKey: `document ${orderId}`, maxAttempts: issueAttempts });

/** The work of crediting what went back of an order, after the transaction that learnt of it. */
export const queueCreditNote = (on: Executor, orderId: string, providerRefundId: string): Promise<void> =>
  ensureJob(
    on,
    'issue-credit-notes',
    { orderId },
    { jobKey: `credit note ${providerRefundId}`, maxAttempts: issueAttempts },
  );

/** Sales younger than this are their own job's to number. */
const ownJobMs = 15 * 60_000;
const sweepBackMs = 60 * dayInMs;
const perSweep = 500;

export const createDocumentTasks = (services: IssueServices) => ({
  'issue-document': async ({ orderId }: PaymentTasks['issue-document']): Promise<void> => {
    await ensureOrderDocument(services, orderId);
  },
  'issue-credit-notes': async ({ orderId }: PaymentTasks['issue-credit-notes']): Promise<void> => {
    for (const refund of await findMadeRefunds(services.db, { orderId }))
      await ensureCreditNote(services, refund);
  },
  /** Sales and refunds outlive their jobs: what has no document gets one, whatever became of the queue. */
  'sweep-documents': async (): Promise<void> => {
    const now = services.now().getTime();
    const range = { from: new Date(now - sweepBackMs), to: new Date(now - ownJobMs) };
    for (const orderId of await findUndocumented(services.db, range, perSweep))
      await ensureOrderDocument(services, orderId);
    for (const refund of await findUncredited(services.db, range, perSweep))
      await ensureCreditNote(services, refund);
  },
});

export const documentSchedule = [{ task: 'sweep-documents', at: '37 * * * *' }] as const;
