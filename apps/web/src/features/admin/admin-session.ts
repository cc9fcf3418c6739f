import { queryOptions, useQuery } from '@tanstack/react-query';
import { call, type ReplyOf } from '../../api/call.ts';

export type AdminSession = ReplyOf<'GET /api/admin/auth/get-session'>;
export type Admin = NonNullable<AdminSession['admin']>;

export const adminSessionQuery = queryOptions({
  queryKey: ['admin-session'],
  queryFn: () => call('GET /api/admin/auth/get-session'),
  staleTime: 60_000,
});

/** Staff sign in apart from users: other cookie, other endpoints (decisions 2). */
export const useAdminSession = () => useQuery(adminSessionQuery);
