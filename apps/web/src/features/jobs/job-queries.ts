import { type QueryClient, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, type ReplyOf } from '../../platform/api/call.ts';
import { failWhenOffline } from '../../platform/api/query-client.ts';
import { contentsQuery, type ResumeCardData, resumesQuery } from '../../resume/resume-queries.ts';
import { criteriaKey, type JobCriteria } from './job-criteria.ts';
import {
  type FoundJobs,
  firstView,
  keepView,
  keptResult,
  keptView,
  type ResultsView,
} from './kept-search.ts';

export type JobUsage = ReplyOf<'GET /api/jobs/usage'>['usage'];

export const usageQuery = queryOptions({
  queryKey: ['jobs', 'usage'],
  queryFn: async () => (await call('GET /api/jobs/usage')).usage,
  ...failWhenOffline,
});

export const suggestionsQuery = queryOptions({
  queryKey: ['jobs', 'suggestions'],
  queryFn: () => call('GET /api/jobs/suggestions'),
  staleTime: 5 * 60_000,
  ...failWhenOffline,
});

/** Never asked for by itself: a search costs one of the plan's, so only a press of the button makes one. */
export const foundQuery = (criteria: JobCriteria) =>
  queryOptions<FoundJobs>({
    queryKey: ['jobs', 'found', criteriaKey(criteria)],
    queryFn: skipToken,
    initialData: () => keptResult(criteria),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** How each search's results are looked at, so that going back finds them as they were left. */
export const viewQuery = (criteria: JobCriteria) =>
  queryOptions<ResultsView>({
    queryKey: ['jobs', 'view', criteriaKey(criteria)],
    queryFn: skipToken,
    initialData: () => keptView(criteria) ?? firstView,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

export const useResultsView = (criteria: JobCriteria) => {
  const client = useQueryClient();
  const { data: kept = firstView } = useQuery(viewQuery(criteria));
  // The cache tells of a change after the event: React would put a box back first, and a letter typed meanwhile was lost.
  const [view, show] = useState(kept);
  const setView = (next: ResultsView) => {
    show(next);
    client.setQueryData(viewQuery(criteria).queryKey, next);
    keepView(criteria, next);
  };
  return [view, setView] as const;
};

/** The resume whose skills are looked for in adverts. */
export interface SkillSource {
  readonly id: string;
  readonly name: string;
  readonly location: string;
  readonly skills: readonly string[];
}

const readSource = async (client: QueryClient, card: ResumeCardData): Promise<SkillSource> => {
  const { skills, personalInfo } = await client.ensureQueryData(contentsQuery(card));
  return {
    id: card.id,
    name: card.name,
    location: personalInfo.location,
    skills: skills.map(({ name }) => name),
  };
};

/** Resumes looked through for one that lists skills. */
const lookedThrough = 5;

/** The chosen resume, else the one last worked on that lists skills, else the one last worked on. */
const findSource = async (
  client: QueryClient,
  cards: readonly ResumeCardData[],
  chosen: string | undefined,
): Promise<SkillSource | null> => {
  const picked = cards.find(({ id }) => id === chosen);
  if (picked) return readSource(client, picked);
  const newest = cards.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)).slice(0, lookedThrough);
  let first: SkillSource | null = null;
  for (const card of newest) {
    const source = await readSource(client, card);
    if (source.skills.length > 0) return source;
    first ??= source;
  }
  return first;
};

export const useSkillSource = (chosen: string | undefined) => {
  const client = useQueryClient();
  const { data: cards } = useQuery(resumesQuery);
  const versions = cards?.map(({ id, version }) => `${id} ${version}`);
  const { data: source } = useQuery({
    queryKey: ['jobs', 'skills', chosen, versions],
    queryFn: cards === undefined ? skipToken : () => findSource(client, cards, chosen),
    placeholderData: (known) => known,
    staleTime: Number.POSITIVE_INFINITY,
    ...failWhenOffline,
    refetchOnReconnect: true,
  });
  return { cards, source };
};
