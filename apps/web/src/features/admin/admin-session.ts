import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, Refused, type ReplyOf } from '../../platform/api/call.ts';

export type AdminSession = ReplyOf<'GET /api/admin/auth/get-session'>;
export type Admin = NonNullable<AdminSession['admin']>;

export const adminSessionQuery = queryOptions({
  queryKey: ['admin-session'],
  queryFn: () => call('GET /api/admin/auth/get-session'),
  staleTime: 60_000,
  // Without a connection the guard says so instead of verifying for ever.
  networkMode: 'always',
});

/** Staff sign in apart from users: other cookie, other endpoints (decisions 2). */
export const useAdminSession = () => useQuery(adminSessionQuery);

const isAccessDenied = (error: unknown): boolean =>
  error instanceof Refused && (error.status === 401 || error.status === 403);

/** Any answer that turns staff away makes the guard ask again who is signed in; it then says what has changed. */
export const useAccessFollower = (): void => {
  const client = useQueryClient();
  useEffect(() => {
    const { queryKey } = adminSessionQuery;
    const askAgain = (error: unknown) => {
      if (isAccessDenied(error)) void client.invalidateQueries({ queryKey });
    };
    const stopReading = client.getQueryCache().subscribe((event) => {
      const own = event.query.queryKey[0] === queryKey[0];
      if (!own && event.type === 'updated' && event.action.type === 'error') askAgain(event.action.error);
    });
    const stopChanging = client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') askAgain(event.action.error);
    });
    return () => {
      stopReading();
      stopChanging();
    };
  }, [client]);
};
