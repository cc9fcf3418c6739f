import { refuse } from '@kalam/domain/refusal';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ConnectionNote } from '../../platform/connection-note.tsx';
import { failureWords } from '../../platform/failure-words.ts';
import { messageText } from '../../platform/languages/message-text.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { usageQuery } from './job-queries.ts';
import { JobSearch } from './job-search.tsx';
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

const JobsPage = () => {
  const { t } = useLingui();
  const usage = useQuery(usageQuery);
  const blockedBy = usage.data?.blockedBy;
  const isOff = blockedBy === 'jobs-not-available';
  return (
    <>
      <PageHeader title={t`Job Recommendations`}>
        {!isOff && (
          <Trans>Search adverts across India. Titles are suggested from the skills in your resumes.</Trans>
        )}
      </PageHeader>
      <ConnectionNote />
      {usage.data === undefined ? (
        usage.isError ? (
          <ErrorState
            title={messageText(refuse('jobs-limit-check-failed'))}
            onRetry={() => void usage.refetch()}
            retrying={usage.isFetching}
          >
            {failureWords(usage.error, 'jobs-limit-check-failed').detail}
          </ErrorState>
        ) : (
          <Loading />
        )
      ) : isOff ? (
        <JobSearchOff />
      ) : blockedBy === 'subscription-none' || blockedBy === 'jobs-not-on-basic' ? (
        <NoJobSearch blockedBy={blockedBy} />
      ) : (
        <JobSearch usage={usage.data} />
      )}
    </>
  );
};

export default JobsPage;
