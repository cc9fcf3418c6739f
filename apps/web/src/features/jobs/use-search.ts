import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call, Refused } from '../../platform/api/call.ts';
import type { JobCriteria } from './job-criteria.ts';
import { foundQuery, usageQuery, viewQuery } from './job-queries.ts';
import { type FoundJobs, firstView, type Job, keepSearch, keepView } from './kept-search.ts';

const ask = (criteria: JobCriteria, nextPage?: string) =>
  call('POST /api/jobs/search', {
    body: {
      ...criteria,
      employmentTypes: [...criteria.employmentTypes],
      ...(nextPage !== undefined && { nextPage }),
    },
  });
type Answer = Awaited<ReturnType<typeof ask>>;

const spend = (client: QueryClient, { remaining, made }: Answer) =>
  client.setQueryData(
    usageQuery.queryKey,
    (usage) =>
      usage && {
        ...usage,
        remaining,
        searchCount: usage.limit - remaining,
        recentSearches: [...usage.recentSearches.filter(({ hash }) => hash !== made.hash), made],
        blockedBy: remaining === 0 ? ('jobs-limit-reached' as const) : null,
      },
  );

const keep = (client: QueryClient, criteria: JobCriteria, found: FoundJobs) => {
  client.setQueryData(foundQuery(criteria).queryKey, found);
  keepSearch({ wish: criteria, found });
};

/** A refusal may mean that the plan is not what this page believes. */
const lookAgain = (client: QueryClient, failure: unknown) => {
  if (failure instanceof Refused && failure.status >= 400 && failure.status < 500)
    void client.invalidateQueries({ queryKey: usageQuery.queryKey });
};

/** One search. What it found is kept even when the person has left the page. */
export const useSearch = () => {
  const client = useQueryClient();
  const search = useMutation({
    mutationFn: (criteria: JobCriteria) => ask(criteria),
    networkMode: 'always',
    onSuccess: (answer, criteria) => {
      const { jobs, nextPage, cost } = answer;
      client.setQueryData(viewQuery(criteria).queryKey, firstView);
      keepView(criteria, firstView);
      keep(client, criteria, { jobs, foundAt: Date.now(), nextPage: nextPage ?? undefined, cost });
      spend(client, answer);
    },
    onError: (failure) => lookAgain(client, failure),
  });
  /** The state is told a moment later than a second press can come. */
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

/** More than this of one search is not looked through by anybody. */
const mostFound = 500;

const withMore = (known: readonly Job[], more: readonly Job[]): readonly Job[] => {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...more.filter(({ id }) => !ids.has(id))].slice(0, mostFound);
};

/** The service's next page of the same search, which costs nothing. */
export const useMorePages = (criteria: JobCriteria) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (found: FoundJobs) => ask(criteria, found.nextPage),
    networkMode: 'always',
    onSuccess: (answer, found) => {
      const jobs = withMore(found.jobs, answer.jobs);
      const isOver = jobs.length === found.jobs.length || jobs.length >= mostFound;
      keep(client, criteria, {
        ...found,
        jobs,
        nextPage: isOver ? undefined : (answer.nextPage ?? undefined),
      });
      spend(client, answer);
    },
    onError: (failure) => lookAgain(client, failure),
  });
};
