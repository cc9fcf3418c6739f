import { formatAmount } from '@kalam/domain/plans/rupees';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, type ReplyOf } from '../../../platform/api/call.ts';
import { failWhenOffline } from '../../../platform/api/query-client.ts';
import { ConnectionNote } from '../../../platform/connection-note.tsx';
import { failureText } from '../../../platform/failure-words.ts';
import { PageHeader } from '../../../shell/page-header.tsx';
import { LoadFailure } from '../list/list-states.tsx';
import { countText, OverviewCards } from './overview-cards.tsx';
import { ChartCard } from './overview-chart.tsx';
import { OverviewOperations } from './overview-operations.tsx';

type Stats = ReplyOf<'GET /api/admin/stats'>['stats'];

/** Revenue against the 30 days before (decision 27). */
const RevenueGrowth = ({ stats }: { readonly stats: Stats }) => {
  const growth = stats.revenueGrowth;
  const signed = growth > 0 ? `+${growth}` : String(growth).replace('-', '−');
  return stats.hasEarlierRevenue ? (
    <Trans>{signed}% on the 30 days before</Trans>
  ) : (
    <Trans>{signed}%: the 30 days before had no revenue to compare with</Trans>
  );
};

const OverviewCharts = ({ stats }: { readonly stats: Stats | undefined }) => {
  const { t } = useLingui();
  const { data, error } = useQuery({
    queryKey: ['admin', 'charts'],
    queryFn: () => call('GET /api/admin/charts'),
    ...failWhenOffline,
  });
  // S2 §8: a failure of the charts is only logged.
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
  const missing = error ? null : undefined;
  return (
    <div className="mt-3 grid gap-3 xl:grid-cols-2">
      <ChartCard
        title={t`Revenue Overview`}
        subtitle={
          <>
            <Trans>Completed orders by day</Trans>
            {stats && (
              <>
                {' · '}
                <RevenueGrowth stats={stats} />
              </>
            )}
          </>
        }
        days={data?.revenue.map(({ amount, ...day }) => ({ ...day, value: amount })) ?? missing}
        words={formatAmount}
      />
      <ChartCard
        title={t`User Growth`}
        subtitle={<Trans>New users by day</Trans>}
        days={data?.users.map(({ count, ...day }) => ({ ...day, value: count })) ?? missing}
        words={countText}
      />
    </div>
  );
};

/** S2 §2 Admin Overview. */
const OverviewPage = () => {
  const { t } = useLingui();
  const stats = useQuery({
    queryKey: ['admin', 'stats'],
    queryFn: async () => (await call('GET /api/admin/stats')).stats,
    ...failWhenOffline,
  });
  return (
    <>
      <PageHeader title={t`Dashboard Overview`}>
        <Trans>Welcome back! Here's what's happening.</Trans>
      </PageHeader>
      <ConnectionNote />
      {stats.isError && (
        <LoadFailure
          words={failureText(stats.error, 'stats-load-failed')}
          retrying={stats.isFetching}
          onRetry={() => void stats.refetch()}
        />
      )}
      {(stats.data || stats.isPending) && <OverviewCards stats={stats.data} />}
      <OverviewCharts stats={stats.data} />
      <OverviewOperations />
    </>
  );
};

export default OverviewPage;
