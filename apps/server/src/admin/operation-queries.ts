import type { Operations } from '@kalam/domain/admin/admin-model';
import { failureReasonOf } from '@kalam/domain/payments/order-wording';
import { and, desc, eq, gt, lt, not, or, sql } from 'drizzle-orm';
import { contactSubmissions } from '../contact/contact-tables.ts';
import { isOverdue } from '../contact/overdue-grievances.ts';
import type { Executor } from '../database/database.ts';
import { mailMessages } from '../mail/mail-tables.ts';
import { orders, payments } from '../payments/payment-tables.ts';
import { givenUpDays, readQueueState } from '../queue/queue-state.ts';
import { subscriptions } from '../subscriptions/subscription-tables.ts';

const minute = 60_000;
/** By then a payment on its way has been looked at three times. */
const stuckAfterMs = 15 * minute;
/** What somebody can look at; figures beyond it need a remedy, not a longer list. */
const most = 50;

type QueueFigures = Pick<Operations, 'queue' | 'failingTasks'>;

export const readQueue = async (on: Executor, now: Date): Promise<QueueFigures> => {
  const { workers, tasks, failures } = await readQueueState(on);
  const sum = (of: (task: (typeof tasks)[number]) => number): number =>
    tasks.reduce((total, task) => total + of(task), 0);
  const due = tasks.flatMap(({ oldestDue }) => (oldestDue === null ? [] : [oldestDue.getTime()]));
  const waited = due.length === 0 ? null : Math.max(0, now.getTime() - Math.min(...due));
  return {
    queue: {
      workers,
      waiting: sum((task) => task.waiting),
      running: sum((task) => task.running),
      failing: sum((task) => task.retrying),
      failed: sum((task) => task.failed),
      oldestWaitingSeconds: waited === null ? null : Math.floor(waited / 1000),
    },
    failingTasks: failures.map(({ id, task, attempts, lastError, nextRunAt }) => ({
      id,
      task,
      attempts,
      lastError: lastError ?? '',
      nextRunAt: nextRunAt?.toISOString() ?? null,
    })),
  };
};

export const findStuckPayments = async (on: Executor, now: Date): Promise<Operations['stuckPayments']> => {
  const rows = await on
    .select()
    .from(orders)
    .where(and(eq(orders.status, 'processing'), lt(orders.updatedAt, new Date(now.getTime() - stuckAfterMs))))
    .orderBy(orders.createdAt)
    .limit(most);
  return rows.map((row) => ({
    orderId: row.id,
    razorpayOrderId: row.razorpayOrderId ?? '',
    status: row.status,
    createdAt: row.createdAt.toISOString(),
  }));
};

/** A refund at the provider ends it by itself; a plan that staff gave the payer afterwards is the other answer. */
const isAnsweredByPlan = sql`exists (
  select 1 from ${subscriptions}
  where ${subscriptions.userId} = ${orders.userId}
    and ${subscriptions.renewedBy} is not null
    and ${subscriptions.createdAt} > ${orders.updatedAt}
)`;

export const findHeldPayments = async (on: Executor): Promise<Operations['heldPayments']> => {
  const rows = await on
    .select()
    .from(orders)
    .where(and(eq(orders.failureKind, 'held'), not(isAnsweredByPlan)))
    .orderBy(desc(orders.updatedAt))
    .limit(most);
  return rows.map((row) => ({
    orderId: row.id,
    razorpayOrderId: row.razorpayOrderId ?? '',
    failureReason: failureReasonOf(row) ?? '',
    updatedAt: row.updatedAt.toISOString(),
  }));
};

export const findRefundsDue = async (on: Executor): Promise<Operations['refundsDue']> => {
  const rows = await on
    .select({ orderId: payments.orderId, paymentId: payments.id, createdAt: payments.createdAt })
    .from(payments)
    .where(eq(payments.refundState, 'due'))
    .orderBy(payments.createdAt)
    .limit(most);
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
};

/** Mails given up of late, and those that failed and are tried again; to whom they go is nobody's business here. */
export const findMailFailures = async (on: Executor, now: Date): Promise<Operations['mailFailures']> => {
  const { id, kind, status, attempts, lastError, createdAt, failedAt } = mailMessages;
  const recently = new Date(now.getTime() - givenUpDays * 24 * 60 * minute);
  const rows = await on
    .select({ id, kind, status, attempts, lastError, createdAt })
    .from(mailMessages)
    .where(or(and(eq(status, 'failed'), gt(failedAt, recently)), and(eq(status, 'queued'), gt(attempts, 0))))
    .orderBy(desc(createdAt))
    .limit(most);
  return rows.map((row) => ({
    ...row,
    status: row.status === 'failed' ? 'failed' : 'queued',
    lastError: row.lastError ?? '',
    createdAt: row.createdAt.toISOString(),
  }));
};

/** Counted without reading the messages. */
export const countOverdueGrievances = (on: Executor, now: Date): Promise<number> =>
  on.$count(contactSubmissions, isOverdue(now));
