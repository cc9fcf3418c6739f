import { refuse } from '@kalam/domain/refusal';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ConnectionNote } from '../../platform/connection-note.tsx';
import { failureWords } from '../../platform/failure-words.ts';
import { messageText } from '../../platform/languages/message-text.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { JobCriteria } from './job-criteria.ts';
import { usageQuery } from './job-queries.ts';
import { JobSearch, type TypedCriteria } from './job-search.tsx';
import { savedJobsQuery } from './saved/saved-job-queries.ts';
import { SavedJobs } from './saved/saved-jobs.tsx';
import { JobSearchOff, NoJobSearch } from './search-allowance.tsx';

const Loading = () => (
  <div aria-busy="true">
    <VisuallyHidden>
      <span role="status">
        <Trans>Loading job search…</Trans>
      </span>
    </VisuallyHidden>
    <Skeleton className="h-112 rounded-base sm:h-80" />
  </div>
);

const Search = ({ typed }: { readonly typed: TypedCriteria }) => {
  const usage = useQuery(usageQuery);
  const blockedBy = usage.data?.blockedBy;
  if (usage.data === undefined) {
    return usage.isError ? (
      <ErrorState
        title={messageText(refuse('jobs-limit-check-failed'))}
        onRetry={() => void usage.refetch()}
        retrying={usage.isFetching}
      >
        {failureWords(usage.error, 'jobs-limit-check-failed').detail}
      </ErrorState>
    ) : (
      <Loading />
    );
  }
  if (blockedBy === 'jobs-not-available') return <JobSearchOff />;
  return blockedBy === 'subscription-none' || blockedBy === 'jobs-not-on-basic' ? (
    <NoJobSearch blockedBy={blockedBy} />
  ) : (
    <JobSearch usage={usage.data} typed={typed} />
  );
};

const views = ['search', 'saved'] as const;

const JobsPage = () => {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const typed = useState<JobCriteria>();
  const isOff = useQuery(usageQuery).data?.blockedBy === 'jobs-not-available';
  const saved = useQuery(savedJobsQuery).data?.length ?? 0;
  const view = params.get('view') === 'saved' ? 'saved' : 'search';
  const show = (next: (typeof views)[number]) =>
    setParams(
      (known) => {
        if (next === 'saved') known.set('view', next);
        else known.delete('view');
        return known;
      },
      { preventScrollReset: true },
    );
  return (
    <>
      <PageHeader title={t`Job Recommendations`}>
        {!isOff && (
          <Trans>Search adverts across India. Titles are suggested from the skills in your resumes.</Trans>
        )}
      </PageHeader>
      <ConnectionNote />
      <Tabs
        label={t`Job Recommendations`}
        current={view}
        onChange={show}
        tabs={[
          { id: 'search', label: <Trans>Search</Trans>, content: <Search typed={typed} /> },
          {
            id: 'saved',
            label: saved > 0 ? <Trans>Saved ({saved})</Trans> : <Trans>Saved</Trans>,
            content: <SavedJobs onSearch={() => show('search')} />,
          },
        ]}
      />
    </>
  );
};

export default JobsPage;
