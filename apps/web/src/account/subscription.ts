import { queryOptions } from '@tanstack/react-query';
import { call, type ReplyOf } from '../platform/api/call.ts';
import { failWhenOffline } from '../platform/api/query-client.ts';

export type CurrentSubscription = ReplyOf<'GET /api/subscription'>['subscription'];

export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: async () => (await call('GET /api/subscription')).subscription,
  ...failWhenOffline,
});
