import { queryOptions } from '@tanstack/react-query';
import { call, type ReplyOf } from '../../../platform/api/call.ts';
import { failWhenOffline } from '../../../platform/api/query-client.ts';

type Staff = ReplyOf<'GET /api/admin/staff'>;
export type Member = Staff['members'][number];
export type Invitation = Staff['invitations'][number];

export const staffQuery = queryOptions({
  queryKey: ['admin', 'staff'],
  queryFn: () => call('GET /api/admin/staff'),
  ...failWhenOffline,
});
