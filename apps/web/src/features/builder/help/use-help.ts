import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../../account/session.ts';
import { call, type ReplyOf } from '../../../platform/api/call.ts';
import { failWhenOffline } from '../../../platform/api/query-client.ts';
import { useOnline } from '../../../platform/online.ts';

export type Help = ReplyOf<'GET /api/help'>['help'];

const helpQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['help', userId],
    queryFn: async () => (await call('GET /api/help')).help,
    ...failWhenOffline,
    retry: false,
  });

/** Which service may rewrite now. Without an answer the advice on the device does what it can. */
export const useHelp = () => {
  const client = useQueryClient();
  const userId = useSession().data?.id;
  const isOnline = useOnline();
  const query = helpQuery(userId);
  const { data, isPending } = useQuery({ ...query, enabled: isOnline });
  const [failure, setFailure] = useState<string>();
  const put = (help: Help) => client.setQueryData(query.queryKey, help);
  return {
    help: isOnline ? data : undefined,
    isOnline,
    isPending: isOnline && isPending,
    failure,
    setFailure,
    agree: async (service: string) => put((await call('PUT /api/help/consent', { body: { service } })).help),
    withdraw: async () => put((await call('DELETE /api/help/consent')).help),
    left: (remaining: number) => data && put({ ...data, remaining }),
    askAgain: () => client.invalidateQueries({ queryKey: query.queryKey }),
  };
};
