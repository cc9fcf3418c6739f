import { queueTrouble } from '@kalam/domain/admin/queue-trouble';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ReplyOf } from '../../../platform/api/call.ts';
import { formatTime } from '../format-time.ts';

type Operations = ReplyOf<'GET /api/admin/operations'>['operations'];

interface Finding {
  readonly id: string;
  readonly what: ReactNode;
  readonly more: ReactNode;
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
      Work was given up after its last try. Mend what the error names; whatever can be repeated is asked for
      again by its owner.
    </Trans>
  ),
  slow: (
    <Trans>
      Work is waiting longer than it should. Look at the load of the servers, or start another one.
    </Trans>
  ),
  retrying: <Trans>It is tried again by itself, at growing distances. Act when the same error stays.</Trans>,
};

const queueCheck = ({ queue, failingTasks }: Operations): Check => {
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
    findings: failingTasks.map((task) => ({
      id: task.id,
      what: task.task,
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
            Money came that does not fit what was ordered. Send it back at the provider, or add a plan to the
            user by hand with the order as the reason. Either takes it off this list.
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
    {
      id: 'refunds',
      title: <Trans>Refunds of second payments</Trans>,
      state: refundsDue.length ? (
        <Plural value={refundsDue.length} one="# still due" other="# still due" />
      ) : (
        <Trans>None due</Trans>
      ),
      ...(refundsDue.length && {
        level: 'look',
        advice: (
          <Trans>
            Somebody paid the same order twice and gets the second payment back by itself. If it stays here
            for a day, refund it at the provider.
          </Trans>
        ),
      }),
      findings: refundsDue.map((refund) => ({
        id: refund.paymentId,
        what: <OrderLink order={refund.orderId}>{refund.paymentId}</OrderLink>,
        more: <Trans>since {formatTime(refund.createdAt)}</Trans>,
      })),
    },
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
  ...paymentChecks(operations),
  mailCheck(operations),
  grievanceCheck(operations),
];
