import { failureKinds, orderStatuses } from '@kalam/domain/payments/order-machine';
import { refundStates } from '@kalam/domain/payments/refunds/refund-machine';
import { and, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import type { Figure, FigureValues, Metrics } from '../http/metrics.ts';
import { mailKinds } from '../mail/mail-kinds.ts';
import { mailMessages, mailStatuses } from '../mail/mail-tables.ts';
import { orders, refunds } from '../payments/payment-tables.ts';
import { readQueueState } from '../queue/queue-state.ts';
import { queueTasks } from '../queue/queue-tables.ts';
import {
  countOverdueGrievances,
  findHeldPayments,
  findRefundsDue,
  findStuckPayments,
} from './operation-queries.ts';

const hour = 3_600_000;

/** Of the whole site: every server on one database says the same, so that rules take the largest, never the sum. */
const words = {
  kalam_database_up: { help: 'Whether the database answered just now.' },
  kalam_queue_workers: { help: 'Servers that work on the queue, by their signs of life.' },
  kalam_queue_jobs: {
    help: 'Background work, by task: waiting, running, to be tried again, given up within a week.',
    labels: ['task', 'state'],
  },
  kalam_queue_oldest_due_seconds: { help: 'For how long the oldest job has been due.', labels: ['task'] },
  kalam_orders_last_hour: {
    help: 'Orders made within the last hour, by what became of their payment.',
    labels: ['status', 'failure'],
  },
  kalam_payments_held: { help: 'Money that fits no order and waits for staff; 50 stands for more.' },
  kalam_payments_stuck: { help: 'Payments on their way for too long; 50 stands for more.' },
  kalam_refunds_last_day: { help: 'Refunds asked for within the last day, by state.', labels: ['state'] },
  kalam_refunds_due: { help: 'Refunds that failed or take too long; 50 stands for more.' },
  kalam_mails_last_hour: {
    help: 'Mails written within the last hour, by what became of them.',
    labels: ['kind', 'status'],
  },
  kalam_grievances_overdue: { help: 'Messages whose answer is overdue.' },
  kalam_backup_age_seconds: {
    help: 'Since the last backup by night; infinite before the first. Only where one is wanted.',
  },
} as const;

type Values = FigureValues<keyof typeof words>;

const countedBy = (rows: readonly { readonly count: number; readonly key: string }[]) => {
  const counts = new Map(rows.map(({ key, count: value }) => [key, value]));
  return (key: string): number => counts.get(key) ?? 0;
};

const readOrders = async (on: Executor, now: Date): Promise<readonly Figure[]> => {
  const rows = await on
    .select({
      key: sql<string>`${orders.status} || ' ' || coalesce(${orders.failureKind}, '')`,
      count: count(),
    })
    .from(orders)
    .where(gt(orders.createdAt, new Date(now.getTime() - hour)))
    .groupBy(sql`1`);
  const countOf = countedBy(rows);
  const kinds = orderStatuses.flatMap((status) =>
    (status === 'failed' ? ['', ...failureKinds] : ['']).map((failure) => ({ status, failure })),
  );
  return kinds.map((labels) => ({ labels, value: countOf(`${labels.status} ${labels.failure}`) }));
};

const readRefunds = async (on: Executor, now: Date): Promise<readonly Figure[]> => {
  const rows = await on
    .select({ key: refunds.state, count: count() })
    .from(refunds)
    .where(gt(refunds.createdAt, new Date(now.getTime() - 24 * hour)))
    .groupBy(refunds.state);
  const countOf = countedBy(rows);
  return refundStates.map((state) => ({ labels: { state }, value: countOf(state) }));
};

const readMails = async (on: Executor, now: Date): Promise<readonly Figure[]> => {
  const rows = await on
    .select({ key: sql<string>`${mailMessages.kind} || ' ' || ${mailMessages.status}`, count: count() })
    .from(mailMessages)
    // Named one by one, because the index begins with the status.
    .where(
      and(
        inArray(mailMessages.status, [...mailStatuses]),
        gt(mailMessages.createdAt, new Date(now.getTime() - hour)),
      ),
    )
    .groupBy(sql`1`);
  const countOf = countedBy(rows);
  return mailKinds.flatMap((kind) =>
    mailStatuses.map((status) => ({ labels: { kind, status }, value: countOf(`${kind} ${status}`) })),
  );
};

const readQueue = async (on: Executor, now: Date): Promise<Values> => {
  const { workers, tasks } = await readQueueState(on);
  const states = ['waiting', 'running', 'retrying', 'failed'] as const;
  return {
    kalam_queue_workers: workers,
    kalam_queue_jobs: tasks.flatMap((task) =>
      states.map((state) => ({ labels: { task: task.task, state }, value: task[state] })),
    ),
    kalam_queue_oldest_due_seconds: tasks.map(({ task, oldestDue }) => ({
      labels: { task },
      value: oldestDue === null ? 0 : Math.max(0, now.getTime() - oldestDue.getTime()) / 1000,
    })),
  };
};

const readBackupAge = async (on: Executor, now: Date): Promise<number> => {
  const [last] = await on.select().from(queueTasks).where(eq(queueTasks.task, 'make-backup'));
  return last === undefined ? Number.POSITIVE_INFINITY : (now.getTime() - last.succeededAt.getTime()) / 1000;
};

const readAll = async (on: Executor, now: Date, wantsBackups: boolean): Promise<Values> => ({
  ...(await readQueue(on, now)),
  kalam_orders_last_hour: await readOrders(on, now),
  kalam_payments_held: (await findHeldPayments(on)).length,
  kalam_payments_stuck: (await findStuckPayments(on, now)).length,
  kalam_refunds_last_day: await readRefunds(on, now),
  kalam_refunds_due: (await findRefundsDue(on, now)).length,
  kalam_mails_last_hour: await readMails(on, now),
  kalam_grievances_overdue: await countOverdueGrievances(on, now),
  ...(wantsBackups ? { kalam_backup_age_seconds: await readBackupAge(on, now) } : {}),
  kalam_database_up: 1,
});

/** Whoever reads the figures gives up after ten seconds, and would then know nothing of the process either. */
const patienceMs = 4000;

const notLaterThan = async (ms: number, work: Promise<Values>): Promise<Values> => {
  let timer: NodeJS.Timeout | undefined;
  const away: Values = { kalam_database_up: 0 };
  const late = new Promise<Values>((resolve) => {
    timer = setTimeout(resolve, ms, away);
  });
  try {
    return await Promise.race([work.catch(() => away), late]);
  } finally {
    clearTimeout(timer);
  }
};

/** What the site as a whole is doing, read from the database when somebody asks. */
export const addOperationFigures = (
  metrics: Metrics,
  options: { readonly db: Executor; readonly now: () => Date; readonly wantsBackups: boolean },
): void => {
  const { db, now, wantsBackups } = options;
  metrics.addFigures(words, () => notLaterThan(patienceMs, readAll(db, now(), wantsBackups)));
};
