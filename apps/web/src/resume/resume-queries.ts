import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, Refused, type ReplyOf } from '../platform/api/call.ts';
import { failWhenOffline } from '../platform/api/query-client.ts';

export type ResumeCardData = ReplyOf<'GET /api/resumes'>['resumes'][number];

export const resumesQuery = queryOptions({
  queryKey: ['resumes'],
  queryFn: async () => (await call('GET /api/resumes')).resumes,
  ...failWhenOffline,
});

/** The contents of one version never change, so they are asked for once. */
export const contentsQuery = ({ id, version }: Pick<ResumeCardData, 'id' | 'version'>) =>
  queryOptions({
    queryKey: ['resume', id, version],
    queryFn: async () => (await call('GET /api/resumes/:id', { params: { id } })).resume.data,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    refetchOnReconnect: true,
  });

export const changeCards = (
  client: QueryClient,
  change: (cards: readonly ResumeCardData[]) => ResumeCardData[],
): void => {
  client.setQueryData(resumesQuery.queryKey, (cards) => cards && change(cards));
};

/** Puts a card as the server told it, or changes part of one. */
export const putCard = (
  client: QueryClient,
  card: Pick<ResumeCardData, 'id'> & Partial<ResumeCardData>,
): void =>
  changeCards(client, (cards) =>
    cards.map((known) => (known.id === card.id ? { ...known, ...card } : known)),
  );

/** The resume is not there any more: it was deleted in another tab or on another device. */
export const isDeleted = (failure: unknown): boolean => failure instanceof Refused && failure.status === 404;
