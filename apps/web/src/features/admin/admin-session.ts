import '@kalam/domain/office-messages';
import { may, type Permission } from '@kalam/domain/admin/permissions';
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

/** Asks whether the one who looks may do something; what they may not is left out. The server decides again. */
export const useMay = (): ((permission: Permission) => boolean) => {
  const role = useAdminSession().data?.admin?.role ?? null;
  return (permission) => role !== null && may(role, permission);
};

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
