import { grievanceReference } from '@kalam/domain/contact/grievance-promises';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { Refused } from '../../../platform/api/call.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { formatDate } from '../../../platform/format-date.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { ArrowLeftIcon } from '../../../ui/icons.tsx';
import { ErrorState, Skeleton } from '../../../ui/states.tsx';
import { useMay } from '../admin-session.ts';
import { formatTime } from '../format-time.ts';
import { AssigneeSelect } from './assignee-select.tsx';
import { useActionWindow, useAllowedActions, useReview, type WindowedAction } from './grievance-actions.tsx';
import { ScoreBadge, StatusBadge } from './grievance-badges.tsx';
import { DueDates, type Grievance } from './grievance-due.tsx';
import { type GrievanceDetail, grievanceQuery } from './grievance-query.ts';
import { GrievanceStory } from './grievance-story.tsx';
import { NoteForm } from './note-form.tsx';

const searchOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'search' in state && typeof state.search === 'string'
    ? state.search
    : '';

/** Back to the list as it was filtered. */
const BackToList = () => {
  const { state } = useLocation();
  return (
    <Link
      to={`/admin/grievances${searchOf(state)}`}
      className="-ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-inner px-2 text-14 text-muted hover:text-ink"
    >
      <ArrowLeftIcon className="size-4" />
      <Trans>Grievances</Trans>
    </Link>
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

const Actions = ({
  grievance,
  open,
}: {
  readonly grievance: Grievance;
  readonly open: (action: WindowedAction, grievance: Grievance) => void;
}) => {
  const actions = useAllowedActions()(grievance);
  const review = useReview(grievance);
  if (actions.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:grow lg:flex-col">
      {actions.includes('resolve') && (
        <Button onClick={() => open('resolve', grievance)}>
          <Trans>Resolve</Trans>
        </Button>
      )}
      {actions.includes('interim') && (
        <Button look="secondary" onClick={() => open('interim', grievance)}>
          <Trans>Interim Reply</Trans>
        </Button>
      )}
      {actions.includes('review') && (
        <Button look="secondary" busy={review.isPending} onClick={() => review.mutate()}>
          <Trans>Mark for Review</Trans>
        </Button>
      )}
      {actions.includes('reopen') && (
        <Button look="secondary" onClick={() => open('reopen', grievance)}>
          <Trans>Reopen</Trans>
        </Button>
      )}
    </div>
  );
};

const Message = ({ grievance }: { readonly grievance: Grievance }) => (
  <section
    aria-labelledby="what-they-wrote"
    className="rounded-base border border-line bg-surface p-5 shadow-card"
  >
    <h2 id="what-they-wrote" className="font-semibold text-16">
      <Trans>What they wrote</Trans>
    </h2>
    <p className="mt-0.5 text-14 text-muted">
      <span className="break-words">{grievance.name}</span>
      <span aria-hidden="true"> · </span>
      <a href={`mailto:${grievance.email}`} className="wrap-anywhere underline underline-offset-3">
        {grievance.email}
      </a>
      <span aria-hidden="true"> · </span>
      <time dateTime={grievance.createdAt}>{formatTime(grievance.createdAt)}</time>
    </p>
    <p dir="auto" className="mt-3 max-w-3xl whitespace-pre-wrap break-words">
      {grievance.message}
    </p>
  </section>
);

const Shown = ({ detail }: { readonly detail: GrievanceDetail }) => {
  const { t } = useLingui();
  const { grievance } = detail;
  const { subject, status, resolvedAt, reopenedAt, number } = grievance;
  const reference = grievanceReference(number);
  usePageTitle(`${reference}: ${subject}`);
  const mayAnswer = useMay()('messages-answer');
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(status);
  useEffect(() => {
    // With a new status the button that led to it may be gone, and the focus with it.
    if (shown.current !== status && document.activeElement === document.body) heading.current?.focus();
    shown.current = status;
  }, [status]);
  const actions = useActionWindow();
  return (
    <>
      <div className="mb-6">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="font-medium text-muted tabular-nums">{reference}</span>
          <StatusBadge status={status} />
          <ScoreBadge spamScore={grievance.spamScore} />
        </p>
        <h1 ref={heading} tabIndex={-1} className="mt-1.5 break-words font-semibold text-28">
          {subject}
        </h1>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <aside
          aria-label={t`State`}
          className="space-y-5 rounded-base border border-line bg-surface p-5 shadow-card lg:sticky lg:top-20 lg:order-last"
        >
          <div className="space-y-1.5">
            <DueDates grievance={grievance} />
            {resolvedAt && (
              <p className="text-14">
                <Trans>Resolved on {formatDate(resolvedAt)}</Trans>
              </p>
            )}
            {reopenedAt && (
              <p className="text-14 text-muted">
                <Trans>Reopened on {formatDate(reopenedAt)}</Trans>
              </p>
            )}
          </div>
          <Actions grievance={grievance} open={actions.open} />
          <AssigneeSelect detail={detail} />
          <Moderation moderation={grievance.moderation} />
        </aside>
        <div className="min-w-0 space-y-6">
          <Message grievance={grievance} />
          <section aria-labelledby="story" className="space-y-4">
            <h2 id="story" className="font-semibold text-16">
              <Trans>History</Trans>
            </h2>
            <GrievanceStory detail={detail} />
          </section>
          {mayAnswer && <NoteForm id={grievance.id} />}
        </div>
      </div>
      {actions.window}
    </>
  );
};

const Waiting = () => (
  <div aria-busy="true" className="space-y-4">
    <Skeleton className="h-5 w-40" />
    <Skeleton className="h-9 w-2/3" />
    <Skeleton className="h-40" />
  </div>
);

/** One grievance: what was written, what was done, what can be done. */
const GrievancePage = () => {
  const { id = '' } = useParams();
  const { t } = useLingui();
  const { data, error, isPending, isFetching, refetch } = useQuery(grievanceQuery(id));
  usePageTitle(t`Grievance`);
  const missing = error instanceof Refused && error.status === 404;
  return (
    <>
      <BackToList />
      {isPending && <Waiting />}
      {data ? (
        <Shown detail={data} />
      ) : (
        error && (
          <ErrorState
            heading="h1"
            title={
              missing ? (
                <Trans>This grievance is not there any more</Trans>
              ) : (
                failureText(error, 'grievance-load-failed')
              )
            }
            {...(missing ? {} : { onRetry: () => void refetch(), retrying: isFetching })}
          >
            {missing && (
              <Trans>Messages are removed after a year, or when the person erases their account.</Trans>
            )}
          </ErrorState>
        )
      )}
    </>
  );
};

export default GrievancePage;
