import { queueTrouble } from '@kalam/domain/admin/queue-trouble';
import { mayAskAgain } from '@kalam/domain/payments/refunds/refund-rules';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ReplyOf } from '../../../platform/api/call.ts';
import { formatTime } from '../format-time.ts';
import { serviceCheck } from './service-check.tsx';
import { TaskTable } from './task-table.tsx';

export type Operations = ReplyOf<'GET /api/admin/operations'>['operations'];

export interface Finding {
  readonly id: string;
  readonly what: ReactNode;
  readonly more: ReactNode;
  /** What staff can do about it: ask for another try, and, once nothing is tried by itself, say that it is dealt with. */
  readonly alarm?: {
    readonly of: 'jobs' | 'mails' | 'refunds';
    readonly name: string;
    readonly givenUp: boolean;
    /** Another try is made elsewhere. */
    readonly noRetry?: boolean;
  };
}

export interface Check {
  readonly id: string;
  readonly title: ReactNode;
  /** How things are, in one line. */
  readonly state: ReactNode;
  /** Undefined while all is well. */
  readonly level?: 'look' | 'act';
  /** What to do about it. */
  readonly advice?: ReactNode;
  readonly findings?: readonly Finding[];
  /** How things are in more than one line. */
  readonly details?: ReactNode;
}

const OrderLink = ({ order, children = order }: { readonly order: string; readonly children?: string }) => (
  <Link
    to={`/admin/orders?search=${encodeURIComponent(order)}`}
    className="break-all font-medium text-accent-ink underline underline-offset-3"
  >
    {children}
  </Link>
);

const queueAdvice: Readonly<Record<NonNullable<ReturnType<typeof queueTrouble>>, ReactNode>> = {
  'no-worker': (
    <Trans>
      No server takes on background work, so no mail goes out and no payment is followed up. Start a server,
      or look into its log.
    </Trans>
  ),
  'gave-up': (
    <Trans>
      Work was given up after its last try. Mend what the error names and press Retry, or dismiss what is
      dealt with otherwise: it comes back if it fails anew.
    </Trans>
  ),
  slow: (
    <Trans>
      Work is waiting longer than it should. Look at the load of the servers, or start another one.
    </Trans>
  ),
  retrying: <Trans>It is tried again by itself, at growing distances. Act when the same error stays.</Trans>,
};

const queueCheck = ({ queue, tasks, failingTasks }: Operations): Check => {
  const trouble = queueTrouble(queue);
  const { waiting, running } = queue;
  const oldest = Math.round((queue.oldestWaitingSeconds ?? 0) / 60);
  return {
    id: 'queue',
    title: <Trans>Background work</Trans>,
    state: (
      <>
        <Trans>
          {waiting} waiting, {running} running
        </Trans>
        {oldest > 0 && (
          <>
            {' · '}
            <Plural value={oldest} one="the oldest for # minute" other="the oldest for # minutes" />
          </>
        )}
      </>
    ),
    ...(trouble && { level: trouble === 'retrying' ? 'look' : 'act', advice: queueAdvice[trouble] }),
    ...(tasks.length > 0 && { details: <TaskTable tasks={tasks} /> }),
    findings: failingTasks.map((task) => ({
      id: task.id,
      what: task.task,
      alarm: { of: 'jobs', name: task.task, givenUp: task.nextRunAt === null },
      more: (
        <>
          <Plural value={task.attempts} one="# try" other="# tries" />: {task.lastError}
          {task.nextRunAt ? (
            <>
              {' · '}
              <Trans>next at {formatTime(task.nextRunAt)}</Trans>
            </>
          ) : (
            <>
              {' · '}
              <Trans>given up</Trans>
            </>
          )}
        </>
      ),
    })),
  };
};

const refundCheck = (refundsDue: Operations['refundsDue']): Check => {
  const failed = refundsDue.filter(({ state }) => state === 'failed').length;
  return {
    id: 'refunds',
    title: <Trans>Refunds</Trans>,
    state: refundsDue.length ? (
      <Plural value={refundsDue.length} one="# not made yet" other="# not made yet" />
    ) : (
      <Trans>None waits</Trans>
    ),
    ...(refundsDue.length && {
      level: failed > 0 ? 'act' : 'look',
      advice:
        failed > 0 ? (
          <Trans>
            Money that was to go back did not. Read what the provider said, then press Retry, make the refund
            at the provider, or dismiss what is dealt with otherwise.
          </Trans>
        ) : (
          <Trans>
            It is sent by itself, and sent again every hour until the provider has made it. If one stays for a
            day, make it at the provider: it is recognised.
          </Trans>
        ),
    }),
    findings: refundsDue.map((refund) => ({
      id: refund.id,
      what: <OrderLink order={refund.orderId}>{refund.paymentId}</OrderLink>,
      ...(refund.state === 'failed' && {
        alarm: {
          of: 'refunds' as const,
          name: refund.paymentId,
          givenUp: true,
          noRetry: !mayAskAgain(refund),
        },
      }),
      more: (
        <>
          {refund.state === 'failed' ? <Trans>failed</Trans> : <Trans>being sent</Trans>}
          {refund.failureReason && <>: {refund.failureReason}</>}
          {' · '}
          <Trans>since {formatTime(refund.createdAt)}</Trans>
        </>
      ),
    })),
  };
};

const paymentChecks = (operations: Operations): readonly Check[] => {
  const { stuckPayments, heldPayments, refundsDue } = operations;
  return [
    {
      id: 'stuck',
      title: <Trans>Payments on their way</Trans>,
      state: stuckPayments.length ? (
        <Plural value={stuckPayments.length} one="# takes too long" other="# take too long" />
      ) : (
        <Trans>None takes too long</Trans>
      ),
      ...(stuckPayments.length && {
        level: 'look',
        advice: (
          <Trans>
            The provider is asked again by itself. If one stays here for a day, look for it in the provider’s
            own list and settle it there.
          </Trans>
        ),
      }),
      findings: stuckPayments.map((payment) => ({
        id: payment.orderId,
        what: <OrderLink order={payment.razorpayOrderId} />,
        more: <Trans>since {formatTime(payment.createdAt)}</Trans>,
      })),
    },
    {
      id: 'held',
      title: <Trans>Money that fits no order</Trans>,
      state: heldPayments.length ? (
        <Plural value={heldPayments.length} one="# payment" other="# payments" />
      ) : (
        <Trans>None</Trans>
      ),
      ...(heldPayments.length && {
        level: 'act',
        advice: (
          <Trans>
            Money came that does not fit what was ordered. Accept it for the order, or open the order’s
            details and send it back. Either takes it off this list.
          </Trans>
        ),
      }),
      findings: heldPayments.map((payment) => ({
        id: payment.orderId,
        what: <OrderLink order={payment.razorpayOrderId} />,
        more: (
          <>
            {payment.failureReason} · {formatTime(payment.updatedAt)}
          </>
        ),
      })),
    },
    refundCheck(refundsDue),
  ];
};

const mailCheck = ({ mailFailures }: Operations): Check => {
  const failed = mailFailures.filter(({ status }) => status === 'failed').length;
  return {
    id: 'mail',
    title: <Trans>Mail</Trans>,
    state: mailFailures.length ? (
      <Plural value={mailFailures.length} one="# could not be sent" other="# could not be sent" />
    ) : (
      <Trans>Everything was sent</Trans>
    ),
    ...(mailFailures.length && {
      level: failed > 0 ? 'act' : 'look',
      advice:
        failed > 0 ? (
          <Trans>
            Given up. A refused address is its owner’s; the same error on all of them is the mail server’s:
            check its settings.
          </Trans>
        ) : (
          <Trans>It is tried again by itself.</Trans>
        ),
    }),
    findings: mailFailures.map((mail) => ({
      id: mail.id,
      what: mail.kind,
      alarm: { of: 'mails', name: mail.kind, givenUp: mail.status === 'failed' },
      more: (
        <>
          <Plural value={mail.attempts} one="# try" other="# tries" />: {mail.lastError} ·{' '}
          {formatTime(mail.createdAt)}
        </>
      ),
    })),
  };
};

const grievanceCheck = ({ overdueGrievances }: Operations): Check => ({
  id: 'grievances',
  title: <Trans>Grievances</Trans>,
  state: overdueGrievances ? (
    <Plural value={overdueGrievances} one="# is overdue" other="# are overdue" />
  ) : (
    <Trans>None overdue</Trans>
  ),
  ...(overdueGrievances && {
    level: 'act',
    advice: (
      <>
        <Trans>The law sets a time for every answer.</Trans>{' '}
        <Link
          to="/admin/grievances?due=overdue"
          className="font-medium text-accent-ink underline underline-offset-3"
        >
          <Trans>Answer them</Trans>
        </Link>
      </>
    ),
  }),
});

/** What somebody who runs the service looks at, and what each state asks of them. */
export const checksOf = (operations: Operations): readonly Check[] => [
  queueCheck(operations),
  serviceCheck(operations),
  ...paymentChecks(operations),
  mailCheck(operations),
  grievanceCheck(operations),
];
