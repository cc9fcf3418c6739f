import { isNarrowed, narrowJobs, noNarrowing } from '@kalam/domain/jobs/narrow-jobs';
import { skillMatcher } from '@kalam/domain/jobs/skill-match';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { failureText } from '../../../platform/failure-words.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { SearchIcon } from '../../../ui/icons.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { JobCard } from '../job-card.tsx';
import type { JobCriteria } from '../job-criteria.ts';
import { useResultsView } from '../job-queries.ts';
import { type FoundJobs, shownAtOnce } from '../kept-search.ts';
import { SaveJobButton } from '../saved/save-job-button.tsx';
import { savedJobsQuery } from '../saved/saved-job-queries.ts';
import { useMorePages } from '../use-search.ts';
import { NarrowBar } from './narrow-bar.tsx';

interface FoundListProps {
  readonly criteria: JobCriteria;
  readonly found: FoundJobs;
  readonly skills: readonly string[] | undefined;
}

/** Fewer are looked through faster than they are narrowed. */
const worthNarrowing = 2;

/** Moves the focus to the first of the cards that came, so that a keyboard goes on where it was. */
const useFocusOnNew = () => {
  const list = useRef<HTMLUListElement>(null);
  const [from, setFrom] = useState<number>();
  useEffect(() => {
    if (from === undefined) return;
    const card = list.current?.children[from]?.querySelector('article');
    if (!card) return;
    card.focus();
    setFrom(undefined);
  });
  return [list, setFrom] as const;
};

/** What was found, narrowed and in pages: all of it is here, or costs nothing to get. */
export const FoundList = ({ criteria, found, skills }: FoundListProps) => {
  const [view, setView] = useResultsView(criteria);
  const more = useMorePages(criteria);
  const [list, focusFrom] = useFocusOnNew();
  const saved = useQuery(savedJobsQuery).data;
  const matcher = useMemo(() => skillMatcher(skills ?? []), [skills]);
  const addresses = useMemo(() => new Set(saved?.map(({ url }) => url)), [saved]);
  // The field answers each key at once; the cards may follow a moment later.
  const narrowing = useDeferredValue(view.narrowing);
  const narrowed = useMemo(
    () => narrowJobs(found.jobs, narrowing, ({ url }) => addresses.has(url)),
    [found.jobs, narrowing, addresses],
  );
  const { jobs } = narrowed;
  const shown = jobs.slice(0, view.limit);
  const showMore = async () => {
    focusFrom(shown.length);
    if (shown.length === jobs.length && found.nextPage !== undefined) await more.mutateAsync(found);
    setView({ ...view, limit: shown.length + shownAtOnce });
  };
  const clear = () => setView({ ...view, narrowing: noNarrowing });
  return (
    <>
      {found.jobs.length >= worthNarrowing && (
        <NarrowBar
          narrowing={view.narrowing}
          counts={narrowed.counts}
          shown={jobs.length}
          all={found.jobs.length}
          onChange={(next) => setView({ narrowing: next, limit: shownAtOnce })}
          onClear={clear}
        />
      )}
      {jobs.length === 0 && isNarrowed(narrowing) && (
        <EmptyState
          icon={SearchIcon}
          title={<Trans>None of the found jobs fits</Trans>}
          action={
            <Button look="secondary" onClick={clear}>
              <Trans>Show all found jobs</Trans>
            </Button>
          }
        >
          <Trans>Narrowing is free: change it as often as you like.</Trans>
        </EmptyState>
      )}
      <ul ref={list} className="mt-5 space-y-3">
        {shown.map((job) => (
          <li key={job.id}>
            <JobCard job={job} matcher={matcher} actions={<SaveJobButton job={job} />} />
          </li>
        ))}
      </ul>
      {more.isError && (
        <Banner tone="danger" alert className="mt-4">
          {failureText(more.error, 'jobs-failed')}
        </Banner>
      )}
      {(jobs.length > shownAtOnce || (jobs.length > 0 && found.nextPage !== undefined)) && (
        <LoadMore
          shown={shown.length}
          hasMore={shown.length < jobs.length || found.nextPage !== undefined}
          loading={more.isPending}
          onMore={() => void showMore().catch(() => focusFrom(undefined))}
        />
      )}
    </>
  );
};
