import {
  type GrievanceStatus,
  grievanceActions,
  grievanceStatusLabels,
  scoreBadge,
} from '@kalam/domain/contact/grievance-machine';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, Refused } from '../../../platform/api/call.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { formatDate } from '../../../platform/format-date.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { showToast } from '../../../ui/toasts/toast.ts';
import { formatTime } from '../format-time.ts';
import { refreshList } from '../list/list-query.ts';
import { DueDates, type Grievance } from './grievance-due.tsx';

const statusTones: Readonly<Record<GrievanceStatus, Tone>> = {
  pending: 'warning',
  under_review: 'accent',
  resolved: 'success',
};

const ReviewButton = ({
  grievance,
  onChanged,
}: {
  readonly grievance: Grievance;
  readonly onChanged: (grievance: Grievance) => void;
}) => {
  const { t } = useLingui();
  const client = useQueryClient();
  const { id, subject } = grievance;
  const marking = useMutation({
    mutationFn: () =>
      call('PATCH /api/admin/grievances/:id', { params: { id }, body: { status: 'under_review' } }),
    onSuccess: (reply) => {
      onChanged(reply.grievance);
      void refreshList(client, 'audit');
      showToast(t`Marked for review`, { tone: 'success' });
    },
    onError: (failure) => {
      showToast(failureText(failure, 'grievance-status-failed'), { tone: 'danger' });
      // Somebody else was faster: the list shows what is true now.
      if (failure instanceof Refused && failure.status === 409) void refreshList(client, 'grievances');
    },
  });
  return (
    <Button
      look="secondary"
      size="small"
      busy={marking.isPending}
      aria-label={t`Mark for Review: ${subject}`}
      onClick={() => marking.mutate()}
    >
      <Trans>Mark for Review</Trans>
    </Button>
  );
};

/** What moderation found, for staff who wonder about the score. */
const Moderation = ({ moderation }: Pick<Grievance, 'moderation'>) =>
  moderation && (
    <p className="text-12 text-muted">
      {moderation.isAccepted ? (
        <Trans>
          Moderation: accepted with a score of {moderation.score}. {moderation.reason}
        </Trans>
      ) : (
        <Trans>
          Moderation: not accepted with a score of {moderation.score}. {moderation.reason}
        </Trans>
      )}
    </p>
  );

interface CardProps {
  readonly grievance: Grievance;
  readonly onChanged: (grievance: Grievance) => void;
  readonly onResolve: () => void;
  readonly onHistory: () => void;
}

/** S2 §2 Admin Grievances: one submission with what can be done about it. */
export const GrievanceCard = ({ grievance, onChanged, onResolve, onHistory }: CardProps) => {
  const { t } = useLingui();
  const { subject, status, spamScore, response, resolvedAt, overdue } = grievance;
  const actions = grievanceActions(status);
  return (
    <article
      className={cx(
        'rounded-base border bg-surface p-5 shadow-card',
        overdue === null ? 'border-line' : 'border-danger-ink/50',
      )}
    >
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <h2 className="min-w-0 grow break-words font-semibold text-18">{subject}</h2>
        <div className="flex flex-wrap gap-1.5">
          <Badge tone={scoreBadge(spamScore) === 'yellow' ? 'warning' : 'success'}>
            <Trans>Spam score: {spamScore}</Trans>
          </Badge>
          <Badge tone={statusTones[status]}>{grievanceStatusLabels[status]}</Badge>
        </div>
      </div>
      <p className="mt-0.5 text-14 text-muted">
        <span className="break-words">{grievance.name}</span>
        <span aria-hidden="true"> · </span>
        <span className="break-all">{grievance.email}</span>
        <span aria-hidden="true"> · </span>
        <time dateTime={grievance.createdAt}>{formatTime(grievance.createdAt)}</time>
      </p>
      <p className="mt-3 max-w-3xl whitespace-pre-wrap break-words">{grievance.message}</p>
      {response !== null && (
        <div className="mt-4 max-w-3xl border-success border-l-3 pl-4">
          <p className="font-medium text-14">
            <Trans>Response:</Trans>
          </p>
          <p className="whitespace-pre-wrap break-words">{response}</p>
          {resolvedAt && (
            <p className="mt-1 text-14 text-muted">
              <Trans>Resolved on {formatDate(resolvedAt)}</Trans>
            </p>
          )}
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3 border-line border-t pt-4">
        <div className="min-w-0 grow space-y-1">
          <DueDates grievance={grievance} />
          <Moderation moderation={grievance.moderation} />
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
          <Button
            look="quiet"
            size="small"
            className="max-sm:order-last"
            aria-label={t`History of ${subject}`}
            onClick={onHistory}
          >
            <Trans>History</Trans>
          </Button>
          {actions.includes('review') && <ReviewButton grievance={grievance} onChanged={onChanged} />}
          {actions.includes('resolve') && (
            <Button look="secondary" size="small" aria-label={t`Resolve: ${subject}`} onClick={onResolve}>
              <Trans>Resolve</Trans>
            </Button>
          )}
        </div>
      </div>
    </article>
  );
};
