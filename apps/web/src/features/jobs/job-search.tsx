import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call, Refused } from '../../platform/api/call.ts';
import { Banner } from '../../ui/banner.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { criteriaKey, criteriaOf, type JobCriteria, noCriteria, paramsOf } from './job-criteria.ts';
import { searchFailure } from './job-failure.ts';
import { foundQuery, type JobUsage, usageQuery, useSkillSource } from './job-queries.ts';
import { JobResults, SearchingJobs } from './job-results.tsx';
import { JobSearchForm } from './job-search-form.tsx';
import { keepSearch, keptSearch } from './kept-search.ts';
import { UpgradeBanner } from './search-allowance.tsx';
import { SuggestedTitles } from './suggested-titles.tsx';
import { useTitleSuggestions } from './use-title-suggestions.ts';

/** One search, paid for with one of the plan's. What it found is kept even when the person has left the page. */
const useSearch = () => {
  const client = useQueryClient();
  const search = useMutation({
    mutationFn: (criteria: JobCriteria) =>
      call('POST /api/jobs/search', {
        body: { ...criteria, employmentTypes: [...criteria.employmentTypes] },
      }),
    networkMode: 'always',
    onSuccess: ({ jobs, remaining }, criteria) => {
      const found = { jobs, foundAt: Date.now() };
      client.setQueryData(foundQuery(criteria).queryKey, found);
      keepSearch({ wish: criteria, found });
      client.setQueryData(
        usageQuery.queryKey,
        (usage) =>
          usage && {
            ...usage,
            remaining,
            searchCount: usage.limit - remaining,
            blockedBy: remaining === 0 ? ('jobs-limit-reached' as const) : null,
          },
      );
    },
    onError: (failure) => {
      // A refusal may mean that the plan is not what this page believes.
      if (failure instanceof Refused && failure.status >= 400 && failure.status < 500)
        void client.invalidateQueries({ queryKey: usageQuery.queryKey });
    },
  });
  /** The state is told a moment later than a second press can come, and a second search would cost again. */
  const running = useRef(false);
  const run = (criteria: JobCriteria, onFound: () => void) => {
    if (running.current) return;
    running.current = true;
    search.mutate(criteria, {
      onSuccess: onFound,
      onSettled: () => {
        running.current = false;
      },
    });
  };
  return { ...search, run };
};

/** What the form shows: the search of the address, else the last one, until something else is typed. */
const useTypedCriteria = (shown: JobCriteria | undefined, homeTown: string | undefined) => {
  const [typed, setTyped] = useState<JobCriteria>();
  const [basis, setBasis] = useState(shown);
  // Going back to another search fills the form with it.
  if (shown && (basis === undefined || criteriaKey(shown) !== criteriaKey(basis))) {
    setBasis(shown);
    setTyped(undefined);
  }
  const start = shown ?? { ...noCriteria, location: homeTown ?? '' };
  return [typed ?? start, setTyped] as const;
};

export const JobSearch = ({ usage }: { readonly usage: JobUsage }) => {
  const [params, setParams] = useSearchParams();
  const [openedAt] = useState(Date.now);
  const [last] = useState(keptSearch);
  const shown = criteriaOf(params) ?? last?.wish;
  const [chosen, setChosen] = useState<string>();
  const { cards, source } = useSkillSource(chosen);
  const [criteria, setCriteria] = useTypedCriteria(shown, source?.location);
  const found = useQuery(foundQuery(shown ?? noCriteria)).data;
  const search = useSearch();
  const suggestions = useTitleSuggestions();
  const heading = useRef<HTMLHeadingElement>(null);
  const titleRef = useRef<HTMLInputElement>(null);
  const locationRef = useRef<HTMLInputElement>(null);
  const [arrivals, setArrivals] = useState(0);
  useEffect(() => {
    if (arrivals > 0) heading.current?.focus();
  }, [arrivals]);

  const run = (wanted: JobCriteria) => {
    setParams(paramsOf(wanted), { preventScrollReset: true });
    search.run(wanted, () => setArrivals((count) => count + 1));
  };
  const takeTitle = (query: string) => {
    setCriteria({ ...criteria, query });
    (criteria.location.trim() === '' ? locationRef : titleRef).current?.focus();
  };
  const ranHere =
    shown !== undefined && search.variables && criteriaKey(search.variables) === criteriaKey(shown);
  const failure = ranHere && search.isError ? searchFailure(search.error) : undefined;
  return (
    <>
      <UpgradeBanner usage={usage} />
      <JobSearchForm
        criteria={criteria}
        onChange={setCriteria}
        titleRef={titleRef}
        locationRef={locationRef}
        suggestions={suggestions}
        usage={usage}
        searching={search.isPending}
        onSearch={run}
      />
      {search.isPending ? (
        <SearchingJobs />
      ) : failure ? (
        <ErrorState
          title={failure.title}
          {...(usage.remaining > 0 && { onRetry: () => search.variables && run(search.variables) })}
        >
          {failure.detail && <p>{failure.detail}</p>}
          <p>
            <Trans>It did not use up a search.</Trans>
          </p>
        </ErrorState>
      ) : shown && found ? (
        <>
          <JobResults
            key={criteriaKey(shown)}
            criteria={shown}
            found={found}
            earlier={found.foundAt < openedAt}
            headingRef={heading}
            cards={cards}
            source={source}
            onChoose={setChosen}
          />
          {found.jobs.length === 0 && <SuggestedTitles suggestions={suggestions} onTake={takeTitle} />}
        </>
      ) : (
        <>
          {shown && (
            <Banner className="mb-8">
              <Trans>Press Search Jobs to look for these. It uses one of your searches.</Trans>
            </Banner>
          )}
          <SuggestedTitles suggestions={suggestions} onTake={takeTitle} />
        </>
      )}
    </>
  );
};
