import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, type ReplyOf } from '../../api/call.ts';

export type ResumeCardData = ReplyOf<'GET /api/resumes'>['resumes'][number];
export type CurrentSubscription = ReplyOf<'GET /api/subscription'>['subscription'];

/** The heading of the list, where the focus goes when a card is gone. */
export const yourResumesId = 'your-resumes';

/** A lost connection is said at once instead of waiting in silence, and everything is asked again when it is back. */
export const sayWhenOffline = { networkMode: 'always', refetchOnReconnect: 'always' } as const;

export const resumesQuery = queryOptions({
  queryKey: ['resumes'],
  queryFn: async () => (await call('GET /api/resumes')).resumes,
  ...sayWhenOffline,
});

export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: async () => (await call('GET /api/subscription')).subscription,
  ...sayWhenOffline,
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
