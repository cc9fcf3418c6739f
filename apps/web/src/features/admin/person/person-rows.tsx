import { type GrievanceStatus, grievanceStatusLabels } from '@kalam/domain/contact/grievance-machine';
import { orderBadge, orderStatusLabels } from '@kalam/domain/payments/order-wording';
import { planOf } from '@kalam/domain/plans/plan-catalogue';
import { planNameOf } from '@kalam/domain/plans/plan-wording';
import { formatAmount } from '@kalam/domain/plans/rupees';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDate } from '../../../platform/format-date.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { factName } from '../audit/audit-facts.ts';
import { formatTime } from '../format-time.ts';
import { CopiedId } from '../orders/copied-id.tsx';
import { SubscriptionState } from '../subscriptions/subscription-status.tsx';
import type { RowOf } from './person-section.tsx';

const Small = ({ children }: { readonly children: ReactNode }) => (
  <p className="mt-0.5 text-12 text-muted wrap-anywhere">{children}</p>
);

/** What it is and when on the left, how it stands on the right, the rest below. */
const Row = ({
  lead,
  note,
  state,
  children,
}: {
  readonly lead: ReactNode;
  readonly note: ReactNode;
  readonly state?: ReactNode;
  readonly children?: ReactNode;
}) => (
  <>
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{lead}</p>
        <Small>{note}</Small>
      </div>
      {state && <div className="shrink-0 text-right">{state}</div>}
    </div>
    {children}
  </>
);

const At = ({ moment }: { readonly moment: string }) => (
  <time dateTime={moment} className="whitespace-nowrap">
    {formatTime(moment)}
  </time>
);

const recordLink =
  'rounded-inner underline decoration-edge/70 underline-offset-3 hover:text-accent-ink hover:decoration-current';

const Used = ({
  name,
  used,
  total,
}: {
  readonly name: ReactNode;
  readonly used: number;
  /** Undefined where there is no limit. */
  readonly total?: number | undefined;
}) => (
  <div>
    <dt className="text-12 text-muted">{name}</dt>
    <dd className="tabular-nums">
      {total === undefined ? (
        used
      ) : (
        <Trans>
          {used} of {total}
        </Trans>
      )}
    </dd>
  </div>
);

/** A plan that somebody had, and what they made of it. */
export const PlanRow = ({ row }: { readonly row: RowOf<'plans'> }) => {
  const { renewedBy, renewalReason, totalFormats, searches } = row;
  const mostSearches = planOf(row.planId)?.jobSearches ?? 0;
  return (
    <Row
      lead={planNameOf(row.planId)}
      note={`${formatDate(row.startDate)} – ${formatDate(row.endDate)}`}
      state={<SubscriptionState subscription={row} />}
    >
      <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
        <Used
          name={<Trans>Resumes used</Trans>}
          used={row.totalResumes - row.resumesRemaining}
          total={row.totalResumes}
        />
        <Used name={<Trans>Downloads</Trans>} used={row.downloads} />
        {totalFormats < 0 ? (
          <div>
            <dt className="text-12 text-muted">
              <Trans>Format changes</Trans>
            </dt>
            <dd>
              <Trans>Unlimited</Trans>
            </dd>
          </div>
        ) : (
          <Used
            name={<Trans>Format changes</Trans>}
            used={totalFormats - row.formatsRemaining}
            total={totalFormats}
          />
        )}
        {mostSearches > 0 && (
          <Used name={<Trans>Job searches</Trans>} used={searches ?? 0} total={mostSearches} />
        )}
      </dl>
      {renewedBy && (
        <Small>
          <Trans>
            Added by {renewedBy}: “{renewalReason}”
          </Trans>
        </Small>
      )}
    </Row>
  );
};

const orderTones: Readonly<Record<ReturnType<typeof orderBadge>, Tone>> = {
  pending: 'warning',
  processing: 'accent',
  completed: 'success',
  failed: 'danger',
};

export const OrderRow = ({ row }: { readonly row: RowOf<'orders'> }) => {
  const id = row.razorpayOrderId;
  return (
    <Row
      lead={
        <Link to={`/admin/orders?search=${encodeURIComponent(id)}`} className={recordLink}>
          {row.planName}, {formatAmount(row.amount)}
        </Link>
      }
      note={
        <>
          <At moment={row.createdAt} />
          {row.userId === null && (
            <>
              {' · '}
              <Trans>Without an account</Trans>
            </>
          )}
        </>
      }
      state={<Badge tone={orderTones[orderBadge(row.status)]}>{orderStatusLabels[row.status]}</Badge>}
    >
      {row.failureReason && <p className="mt-0.5 text-12 text-danger-ink">{row.failureReason}</p>}
      <CopiedId id={id} kind="order" />
      {row.payments.map((payment) => (
        <p key={payment.id} className="flex flex-wrap items-center gap-x-2 text-12">
          <span className="text-muted">
            <Trans>Payment</Trans>
          </span>
          <CopiedId id={payment.id} kind="payment" />
          <span className="tabular-nums">{formatAmount(payment.amount)}</span>
          <span>{factName(payment.status)}</span>
          {payment.refunded > 0 && (
            <Badge>
              <Trans>{formatAmount(payment.refunded)} returned</Trans>
            </Badge>
          )}
        </p>
      ))}
    </Row>
  );
};

/** Its name and its dates; what stands in it is nobody's business here. */
export const ResumeRow = ({ row }: { readonly row: RowOf<'resumes'> }) => (
  <Row
    lead={row.name}
    state={
      row.deletedAt && (
        <Badge>
          <Trans>Deleted</Trans>
        </Badge>
      )
    }
    note={
      <>
        <Trans>
          Created {formatDate(row.createdAt)}, last edited {formatDate(row.updatedAt)}
        </Trans>
        {' · '}
        <span className="whitespace-nowrap">
          <Plural value={row.downloadCount} one="# download" other="# downloads" />
        </span>
      </>
    }
  />
);

const messageTones: Readonly<Record<GrievanceStatus, Tone>> = {
  pending: 'warning',
  under_review: 'accent',
  resolved: 'success',
};

export const MessageRow = ({ row }: { readonly row: RowOf<'messages'> }) => (
  <Row
    lead={
      <Link to={`/admin/grievances?search=${encodeURIComponent(row.id)}`} className={recordLink}>
        {row.subject}
      </Link>
    }
    state={<Badge tone={messageTones[row.status]}>{grievanceStatusLabels[row.status]}</Badge>}
    note={
      <>
        <At moment={row.createdAt} />
        {row.overdue && (
          <span className="text-danger-ink">
            {' · '}
            <Trans>Overdue</Trans>
          </span>
        )}
      </>
    }
  />
);

const mailStates: Readonly<Record<RowOf<'mails'>['status'], readonly [Tone, ReactNode]>> = {
  queued: ['accent', <Trans key="queued">On its way</Trans>],
  sent: ['success', <Trans key="sent">Sent</Trans>],
  failed: ['danger', <Trans key="failed">Not delivered</Trans>],
};

export const MailRow = ({ row }: { readonly row: RowOf<'mails'> }) => {
  const [tone, words] = mailStates[row.status];
  return (
    <Row
      lead={factName(row.kind.replaceAll('-', '_'))}
      note={<At moment={row.sentAt ?? row.createdAt} />}
      state={<Badge tone={tone}>{words}</Badge>}
    />
  );
};
