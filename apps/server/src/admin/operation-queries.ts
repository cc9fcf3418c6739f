import type { Operations } from '@kalam/domain/admin/admin-model';
import { failureReasonOf } from '@kalam/domain/payments/order-wording';
import { and, desc, eq, gt, isNull, lt, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { contactSubmissions } from '../contact/contact-tables.ts';
import { isOverdue } from '../contact/overdue-grievances.ts';
import type { Executor } from '../database/database.ts';
import { mailMessages } from '../mail/mail-tables.ts';
import { orders, payments, refunds } from '../payments/payment-tables.ts';
import { givenUpDays, readQueueState } from '../queue/queue-state.ts';
import { subscriptions } from '../subscriptions/subscription-tables.ts';

const minute = 60_000;
/** By then a payment on its way has been looked at three times. */
const stuckAfterMs = 15 * minute;
/** What somebody can look at; figures beyond it need a remedy, not a longer list. */
const most = 50;

type QueueFigures = Pick<Operations, 'queue' | 'tasks' | 'failingTasks'>;

export const readQueue = async (on: Executor, now: Date): Promise<QueueFigures> => {
  const { workers, tasks, failures, successes } = await readQueueState(on);
  const sum = (of: (task: (typeof tasks)[number]) => number): number =>
    tasks.reduce((total, task) => total + of(task), 0);
  const due = tasks.flatMap(({ oldestDue }) => (oldestDue === null ? [] : [oldestDue.getTime()]));
  const successOf = new Map(successes.map(({ task, at }) => [task, at.toISOString()]));
  const idle = { waiting: 0, running: 0, retrying: 0, failed: 0 };
  const known = new Map([
    ...successes.map(({ task }) => [task, idle] as const),
    ...tasks.map((task) => [task.task, task] as const),
  ]);
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
    tasks: [...known]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([task, { waiting, running, retrying, failed }]) => ({
        task,
        waiting,
        running,
        failing: retrying,
        failed,
        lastSuccessAt: successOf.get(task) ?? null,
      })),
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

const later = alias(refunds, 'later');

/** Another try is on its way or was made, or nothing of the payment is left to return. */
const wasAskedAgain = sql`(
  exists (
    select 1 from ${refunds} ${later}
    where ${later.paymentId} = ${refunds.paymentId} and ${later.state} <> 'failed'
      and ${later.createdAt} > ${refunds.createdAt}
  )
  or exists (
    select 1 from ${payments}
    where ${payments.id} = ${refunds.paymentId} and ${payments.refundedPaise} = ${payments.amountPaise}
  )
)`;

/** The policy names 5–7 business days until it is back. */
const bankTakesMs = 10 * 24 * 60 * minute;

export const findRefundsDue = async (on: Executor, now: Date): Promise<Operations['refundsDue']> => {
  const { id, orderId, paymentId, origin, state, failureReason, createdAt } = refunds;
  const rows = await on
    .select({ id, orderId, paymentId, origin, state, failureReason, createdAt })
    .from(refunds)
    .where(
      or(
        eq(state, 'asked'),
        and(eq(state, 'accepted'), lt(createdAt, new Date(now.getTime() - bankTakesMs))),
        and(eq(state, 'failed'), isNull(refunds.dismissedAt), not(wasAskedAgain)),
      ),
    )
    .orderBy(createdAt)
    .limit(most);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
};

/** Mails given up of late, and those that failed and are tried again; to whom they go is nobody's business here. */
export const findMailFailures = async (on: Executor, now: Date): Promise<Operations['mailFailures']> => {
  const { id, kind, status, attempts, lastError, createdAt, failedAt, dismissedAt } = mailMessages;
  const recently = new Date(now.getTime() - givenUpDays * 24 * 60 * minute);
  const rows = await on
    .select({ id, kind, status, attempts, lastError, createdAt })
    .from(mailMessages)
    .where(
      or(
        and(eq(status, 'failed'), gt(failedAt, recently), or(isNull(dismissedAt), gt(failedAt, dismissedAt))),
        and(eq(status, 'queued'), gt(attempts, 0)),
      ),
    )
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
