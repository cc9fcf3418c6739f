import { queryOptions } from '@tanstack/react-query';
import { call, type ReplyOf } from '../platform/api/call.ts';
import { failWhenOffline } from '../platform/api/query-client.ts';

export type Help = ReplyOf<'GET /api/help'>['help'];

/** Which service may rewrite sentences, and whether the person agreed to it. */
export const helpQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['help', userId],
    queryFn: async () => (await call('GET /api/help')).help,
    ...failWhenOffline,
    retry: false,
    // What is left may have been used elsewhere.
    refetchOnMount: 'always',
  });
