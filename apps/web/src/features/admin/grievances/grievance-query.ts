import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call, Refused, type ReplyOf } from '../../../platform/api/call.ts';
import { failWhenOffline } from '../../../platform/api/query-client.ts';
import { refreshList } from '../list/list-query.ts';

export type GrievanceDetail = ReplyOf<'GET /api/admin/grievances/:id'>;

export const grievanceQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'grievance', id],
    queryFn: () => call('GET /api/admin/grievances/:id', { params: { id } }),
    ...failWhenOffline,
  });

/** What follows a change to one grievance, wherever it was made. */
export const useGrievanceChanges = (id: string) => {
  const client = useQueryClient();
  const lists = () => {
    void refreshList(client, 'grievances');
    void refreshList(client, 'audit');
  };
  return {
    /** The page shows it as the server left it. */
    show: (detail: GrievanceDetail) => {
      client.setQueryData(grievanceQuery(id).queryKey, detail);
      lists();
    },
    /** The change answered with less than the whole: it is read again. */
    readAgain: () => {
      void client.invalidateQueries({ queryKey: grievanceQuery(id).queryKey });
      lists();
    },
    /** Somebody else was faster: what is true now is shown. */
    readAgainAfter: (failure: unknown) => {
      if (!(failure instanceof Refused) || failure.status !== 409) return;
      void client.invalidateQueries({ queryKey: grievanceQuery(id).queryKey });
      lists();
    },
  };
};
