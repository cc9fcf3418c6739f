import { queryOptions } from '@tanstack/react-query';
import { call, type ReplyOf } from '../../../platform/api/call.ts';
import { failWhenOffline } from '../../../platform/api/query-client.ts';

export type OwnAccount = ReplyOf<'GET /api/admin/account'>['account'];

export const accountQuery = queryOptions({
  queryKey: ['admin', 'account'],
  queryFn: () => call('GET /api/admin/account'),
  ...failWhenOffline,
});
