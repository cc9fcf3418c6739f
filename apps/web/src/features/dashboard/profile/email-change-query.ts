import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';

/** The links are opened elsewhere: whoever comes back to this page sees how far it is. */
export const emailChangeQuery = queryOptions({
  queryKey: ['email-change'],
  queryFn: async () => (await call('GET /api/profile/email-change')).change,
  staleTime: 0,
});
