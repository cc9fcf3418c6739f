import type { AuditSubject } from '@kalam/domain/admin/audit';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { failWhenOffline } from '../../../platform/api/query-client.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { useMay } from '../admin-session.ts';
import { formatTime } from '../format-time.ts';
import { LoadFailure } from '../list/list-states.tsx';
import { AuditChanges, auditActionWords } from './audit-entry.tsx';

interface AuditTrailProps {
  readonly subject: AuditSubject;
  readonly subjectId: string;
  /** Who merely looked is part of a person's story. */
  readonly withLooks?: boolean;
}

/**
 * What staff changed about one record, newest first (decision 28): `<AuditTrail subject="order" subjectId={order.id} />`.
 * It is read when it is shown; a change made while it is shown calls `refreshList(client, 'audit')`.
 */
export const AuditTrail = (props: AuditTrailProps) => {
  const may = useMay();
  if (!may('audit-read')) return null;
  return (
    <section>
      <h3 className="mb-2 font-semibold text-16">
        <Trans>Changes by staff</Trans>
      </h3>
      <AuditEntries {...props} />
    </section>
  );
};

/** The entries alone, for a place that has a heading of its own. */
export const AuditEntries = ({ subject, subjectId, withLooks = false }: AuditTrailProps) => {
  const only = withLooks ? undefined : 'changes';
  const trail = useInfiniteQuery({
    queryKey: ['admin', 'audit', 'of', subject, subjectId, only],
    queryFn: ({ pageParam }) =>
      call('GET /api/admin/audit', { query: { subject, subjectId, only, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
    ...failWhenOffline,
  });
  const entries = trail.data?.pages.flatMap((page) => page.entries);
  return (
    <div aria-busy={trail.isPending}>
      {trail.isError && (
        <LoadFailure
          words={failureText(trail.error, 'audit-load-failed')}
          retrying={trail.isFetching}
          onRetry={() => void trail.refetch()}
        />
      )}
      {trail.isPending && <Skeleton className="h-16" />}
      {entries?.length === 0 && (
        <p className="text-14 text-muted">
          <Trans>Staff have changed nothing here.</Trans>
        </p>
      )}
      {entries !== undefined && entries.length > 0 && (
        <ol className="space-y-4 border-line border-l pl-4">
          {entries.map((entry) => (
            <li key={entry.id} className="relative">
              <span aria-hidden="true" className="absolute top-1.5 -left-5.25 size-2 rounded-full bg-edge" />
              <p className="font-medium text-14">{auditActionWords[entry.action]}</p>
              <AuditChanges entry={entry} />
              <p className="mt-0.5 text-12 text-muted">
                <span className="break-all">{entry.by}</span> ·{' '}
                <time dateTime={entry.at} className="whitespace-nowrap">
                  {formatTime(entry.at)}
                </time>
              </p>
            </li>
          ))}
        </ol>
      )}
      {trail.hasNextPage && (
        <Button
          look="quiet"
          size="small"
          className="mt-3"
          busy={trail.isFetchingNextPage}
          onClick={() => void trail.fetchNextPage()}
        >
          <Trans>Show earlier changes</Trans>
        </Button>
      )}
    </div>
  );
};
