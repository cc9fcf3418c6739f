import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, Refused, type ReplyOf } from '../../../platform/api/call.ts';
import { failWhenOffline } from '../../../platform/api/query-client.ts';

export type SavedJob = ReplyOf<'GET /api/jobs/saved'>['jobs'][number];
export type WholeSavedJob = ReplyOf<'GET /api/jobs/saved/:id'>['job'];

export const savedJobsQuery = queryOptions({
  queryKey: ['jobs', 'saved'],
  queryFn: async () => (await call('GET /api/jobs/saved')).jobs,
  ...failWhenOffline,
});

/** The advert's text never changes after it was saved. */
export const savedAdvertQuery = (id: string) =>
  queryOptions({
    queryKey: ['jobs', 'saved', id],
    queryFn: async () => (await call('GET /api/jobs/saved/:id', { params: { id } })).job,
    staleTime: Number.POSITIVE_INFINITY,
    ...failWhenOffline,
  });

const change = (client: QueryClient, next: (jobs: readonly SavedJob[]) => SavedJob[]) =>
  client.setQueryData(savedJobsQuery.queryKey, (jobs) => jobs && next(jobs));

/** Puts a job as the server told it, at its place or first. */
export const putSavedJob = (client: QueryClient, job: SavedJob) =>
  change(client, (jobs) =>
    jobs.some(({ id }) => id === job.id)
      ? jobs.map((known) => (known.id === job.id ? job : known))
      : [job, ...jobs],
  );

/** Changes part of a job, whatever else of it changed meanwhile. */
export const patchSavedJob = (client: QueryClient, id: string, part: Partial<SavedJob>) =>
  change(client, (jobs) => jobs.map((job) => (job.id === id ? { ...job, ...part } : job)));

export const dropSavedJob = (client: QueryClient, id: string) =>
  change(client, (jobs) => jobs.filter((job) => job.id !== id));

/** It was removed in another tab or on another device. */
export const isGone = (failure: unknown): boolean => failure instanceof Refused && failure.status === 404;

const tails = new Map<string, Promise<unknown>>();

/** Changes of one job leave one after another, so that the last one made is the one that stays. */
export const inTurn = <T>(id: string, work: () => Promise<T>): Promise<T> => {
  const before = tails.get(id) ?? Promise.resolve();
  const mine = before.then(work, work);
  const tail = mine.catch(() => undefined);
  tails.set(id, tail);
  void tail.then(() => tails.get(id) === tail && tails.delete(id));
  return mine;
};
