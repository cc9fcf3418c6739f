import { queryOptions } from '@tanstack/react-query';
import { call, type ReplyOf } from '../../../platform/api/call.ts';
import { failWhenOffline } from '../../../platform/api/query-client.ts';

export type Person = ReplyOf<'GET /api/admin/users/:id'>['person'];

/** Everything about an account; whatever changes it invalidates `['admin', 'person']`. */
export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'person', id],
    queryFn: () => call('GET /api/admin/users/:id', { params: { id } }),
    ...failWhenOffline,
  });

/** What an address without an account left. */
export const addressQuery = (email: string) =>
  queryOptions({
    queryKey: ['admin', 'address', email],
    queryFn: () => call('GET /api/admin/people', { query: { email } }),
    ...failWhenOffline,
  });
