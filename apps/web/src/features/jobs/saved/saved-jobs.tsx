import {
  type SavedJobOrder,
  type SavedJobStatus,
  savedJobOrders,
  savedJobStatuses,
  sortSavedJobs,
} from '@kalam/domain/jobs/saved/saved-job';
import { refuse } from '@kalam/domain/refusal';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureWords } from '../../../platform/failure-words.ts';
import { messageText } from '../../../platform/languages/message-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { BookmarkIcon } from '../../../ui/work-icons.tsx';
import { Chip } from '../chip.tsx';
import { orderLabels, statusLabels } from '../job-wording.ts';
import { shownAtOnce } from '../kept-search.ts';
import { SavedJobCard } from './saved-job-card.tsx';
import { type SavedJob, savedJobsQuery } from './saved-job-queries.ts';
import { useRemoveSavedJob } from './use-saved-job.ts';

type Filter = SavedJobStatus | 'all';

/**
 * Which cards are shown, in which order. A card stays where it is while its status is changed: it must not leave under
 * the hand that changes it.
 */
const useArrangement = (jobs: readonly SavedJob[], order: SavedJobOrder, filter: Filter) => {
  const asked = [order, filter, ...jobs.map(({ id }) => id).sort()].join(' ');
  const [arranged, setArranged] = useState({ asked: '', ids: [] as readonly string[] });
  if (arranged.asked !== asked) {
    const fitting = jobs.filter(({ status }) => filter === 'all' || status === filter);
    setArranged({ asked, ids: sortSavedJobs(fitting, order).map(({ id }) => id) });
  }
  const byId = new Map(jobs.map((job) => [job.id, job]));
  return arranged.ids.flatMap((id) => byId.get(id) ?? []);
};

interface ControlsProps {
  readonly jobs: readonly SavedJob[];
  readonly order: SavedJobOrder;
  readonly filter: Filter;
  readonly onOrder: (order: SavedJobOrder) => void;
  readonly onFilter: (filter: Filter) => void;
}

const Controls = ({ jobs, order, filter, onOrder, onFilter }: ControlsProps) => {
  const { t, i18n } = useLingui();
  const all = jobs.length;
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div role="radiogroup" aria-label={t`Show saved jobs by status`} className="flex flex-wrap gap-2">
        <Chip oneOf="saved-status" checked={filter === 'all'} onChange={() => onFilter('all')}>
          <Trans>All ({all})</Trans>
        </Chip>
        {savedJobStatuses.map((status) => (
          <Chip
            key={status}
            oneOf="saved-status"
            checked={filter === status}
            onChange={() => onFilter(status)}
          >
            {i18n._(statusLabels[status])} ({jobs.filter((job) => job.status === status).length})
          </Chip>
        ))}
      </div>
      <Select
        label={t`Sort by`}
        className="w-full sm:w-52"
        value={order}
        onChange={(event) =>
          onOrder(savedJobOrders.find((known) => known === event.target.value) ?? 'newest')
        }
        options={savedJobOrders.map((value) => ({ value, label: i18n._(orderLabels[value]) }))}
      />
    </div>
  );
};

const List = ({ jobs }: { readonly jobs: readonly SavedJob[] }) => {
  const [order, setOrder] = useState<SavedJobOrder>('newest');
  const [filter, setFilter] = useState<Filter>('all');
  const [limit, setLimit] = useState(shownAtOnce);
  const arranged = useArrangement(jobs, order, filter);
  const remove = useRemoveSavedJob();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const shown = arranged.slice(0, limit);
  const removeAt = (job: SavedJob, place: number) => {
    // The button that had the focus goes with its card.
    const neighbour = list.current?.children[place + 1] ?? list.current?.children[place - 1];
    (neighbour?.querySelector('article') ?? heading.current)?.focus();
    void remove(job);
  };
  return (
    <section aria-labelledby="saved-jobs">
      <h2 ref={heading} id="saved-jobs" tabIndex={-1} className="sr-only">
        <Trans>Saved jobs</Trans>
      </h2>
      <Controls jobs={jobs} order={order} filter={filter} onOrder={setOrder} onFilter={setFilter} />
      {arranged.length === 0 && (
        <EmptyState
          title={<Trans>No saved job has this status</Trans>}
          action={
            <Button look="secondary" onClick={() => setFilter('all')}>
              <Trans>Show all saved jobs</Trans>
            </Button>
          }
        />
      )}
      <ul ref={list} className="mt-5 space-y-3">
        {shown.map((job, place) => (
          <li key={job.id}>
            <SavedJobCard job={job} onRemove={() => removeAt(job, place)} />
          </li>
        ))}
      </ul>
      {arranged.length > shownAtOnce && (
        <LoadMore
          shown={shown.length}
          hasMore={shown.length < arranged.length}
          loading={false}
          onMore={() => setLimit(limit + shownAtOnce)}
        />
      )}
    </section>
  );
};

/** What somebody saved is theirs: it needs neither a plan nor a jobs service. */
export const SavedJobs = ({ onSearch }: { readonly onSearch: () => void }) => {
  const { data, error, refetch, isFetching } = useQuery(savedJobsQuery);
  if (data === undefined && error) {
    return (
      <ErrorState
        title={messageText(refuse('saved-jobs-failed'))}
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {failureWords(error, 'saved-jobs-failed').detail}
      </ErrorState>
    );
  }
  if (data === undefined) {
    return (
      <div aria-busy="true">
        <VisuallyHidden>
          <span role="status">
            <Trans>Loading saved jobs…</Trans>
          </span>
        </VisuallyHidden>
        <Skeleton className="h-64 rounded-base" />
      </div>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        icon={BookmarkIcon}
        title={<Trans>No saved jobs yet</Trans>}
        action={
          <Button onClick={onSearch}>
            <Trans>Search jobs</Trans>
          </Button>
        }
      >
        <Trans>
          Press Save on a job you find. The advert is copied here with a status and a note of yours, so that
          it stays when it is taken down.
        </Trans>
      </EmptyState>
    );
  }
  return <List jobs={data} />;
};
