import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Banner } from '../../ui/banner.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { criteriaKey, criteriaOf, type JobCriteria, noCriteria, paramsOf } from './job-criteria.ts';
import { searchFailure } from './job-failure.ts';
import { foundQuery, type JobUsage, useSkillSource } from './job-queries.ts';
import { JobResults, SearchingJobs } from './job-results.tsx';
import { JobSearchForm } from './job-search-form.tsx';
import { keptSearch } from './kept-search.ts';
import { UpgradeBanner } from './search-allowance.tsx';
import { SuggestedTitles } from './suggested-titles.tsx';
import { useSearch } from './use-search.ts';
import { useTitleSuggestions } from './use-title-suggestions.ts';

/** What was typed and not searched for yet; it stands above the tabs, so that a look at another loses nothing. */
export type TypedCriteria = readonly [
  typed: JobCriteria | undefined,
  setTyped: (typed: JobCriteria | undefined) => void,
];

/** What the form shows: the search of the address, else the last one, until something else is typed. */
const useTypedCriteria = (
  [typed, setTyped]: TypedCriteria,
  shown: JobCriteria | undefined,
  homeTown: string | undefined,
) => {
  const [basis, setBasis] = useState(shown);
  // Going back to another search fills the form with it.
  if (shown && (basis === undefined || criteriaKey(shown) !== criteriaKey(basis))) {
    setBasis(shown);
    setTyped(undefined);
  }
  const start = shown ?? { ...noCriteria, location: homeTown ?? '' };
  return [typed ?? start, setTyped] as const;
};

interface JobSearchProps {
  readonly usage: JobUsage;
  readonly typed: TypedCriteria;
}

export const JobSearch = ({ usage, typed }: JobSearchProps) => {
  const [params, setParams] = useSearchParams();
  const [openedAt] = useState(Date.now);
  const [last] = useState(keptSearch);
  const shown = criteriaOf(params) ?? last?.wish;
  const [chosen, setChosen] = useState<string>();
  const { cards, source } = useSkillSource(chosen);
  const [criteria, setCriteria] = useTypedCriteria(typed, shown, source?.location);
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
          {...(usage.blockedBy === null && { onRetry: () => search.variables && run(search.variables) })}
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
              <Trans>Press Search Jobs to look for these.</Trans>
            </Banner>
          )}
          <SuggestedTitles suggestions={suggestions} onTake={takeTitle} />
        </>
      )}
    </>
  );
};
