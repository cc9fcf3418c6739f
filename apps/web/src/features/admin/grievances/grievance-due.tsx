import { Trans } from '@lingui/react/macro';
import type { ReplyOf } from '../../../platform/api/call.ts';
import { formatDate } from '../../../platform/format-date.ts';
import { cx } from '../../../ui/class-names.ts';
import { CalendarIcon, WarningIcon } from '../../../ui/icons.tsx';
import { formatTime } from '../format-time.ts';

export type Grievance = ReplyOf<'GET /api/admin/grievances'>['grievances'][number];

const Due = ({ late, children }: { readonly late: boolean; readonly children: React.ReactNode }) => {
  const Icon = late ? WarningIcon : CalendarIcon;
  return (
    <p className={cx('flex items-start gap-1.5', late ? 'font-semibold text-danger-ink' : 'text-muted')}>
      <Icon className="mt-0.5 size-4" />
      <span>{children}</span>
    </p>
  );
};

/** What the law gives time for: an answer within 48 hours, redress within a month. Late ones are marked. */
export const DueDates = ({ grievance }: { readonly grievance: Grievance }) => {
  const { status, overdue } = grievance;
  if (status === 'resolved') return null;
  const answer = formatTime(grievance.acknowledgeBy);
  const redress = formatTime(grievance.resolveBy);
  return (
    <div className="space-y-1 text-14">
      {status === 'pending' && (
        <Due late={overdue !== null}>
          {overdue === null ? (
            <Trans>Acknowledge by {answer}</Trans>
          ) : (
            <Trans>Overdue: acknowledgement was due {answer}</Trans>
          )}
        </Due>
      )}
      <Due late={overdue === 'resolution'}>
        {overdue === 'resolution' ? (
          <Trans>Overdue: resolution was due {redress}</Trans>
        ) : (
          <Trans>Resolve by {redress}</Trans>
        )}
      </Due>
    </div>
  );
};

/** The next date in a row; its whole moment when one points at it. */
export const DueCell = ({ grievance: { dueAt, overdue } }: { readonly grievance: Grievance }) => {
  if (dueAt === null) return <span className="text-muted">–</span>;
  return (
    <span
      title={formatTime(dueAt)}
      className={cx('whitespace-nowrap', overdue !== null && 'font-semibold text-danger-ink')}
    >
      {overdue !== null && (
        <>
          <Trans>Overdue</Trans>
          {' · '}
        </>
      )}
      <time dateTime={dueAt}>{formatDate(dueAt)}</time>
    </span>
  );
};
