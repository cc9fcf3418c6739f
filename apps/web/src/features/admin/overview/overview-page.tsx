import type { ChartName } from '@kalam/domain/admin/chart-span';
import type { FunnelStep } from '@kalam/domain/admin/funnel';
import { planNameOf } from '@kalam/domain/plans/plan-wording';
import { formatAmount } from '@kalam/domain/plans/rupees';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { addressOf, call, type ReplyOf } from '../../../platform/api/call.ts';
import { failWhenOffline } from '../../../platform/api/query-client.ts';
import { ConnectionNote } from '../../../platform/connection-note.tsx';
import { failureText } from '../../../platform/failure-words.ts';
import { PageHeader } from '../../../shell/page-header.tsx';
import { LoadFailure } from '../list/list-states.tsx';
import { ChartBars } from './chart-bars.tsx';
import { countText, OverviewCards } from './overview-cards.tsx';
import { ChartCard } from './overview-chart.tsx';
import { OverviewOperations } from './overview-operations.tsx';
import { SpanControl, useChartSpan } from './overview-span.tsx';

type Stats = ReplyOf<'GET /api/admin/stats'>['stats'];

/** Revenue of 30 days against the 30 before (decision 27), beside what these 30 days came to. */
const RevenueGrowth = ({ stats }: { readonly stats: Stats }) => {
  const growth = stats.revenueGrowth;
  const signed = growth > 0 ? `+${growth}` : String(growth).replace('-', '−');
  const recent = formatAmount(stats.recentRevenue);
  return stats.hasEarlierRevenue ? (
    <Trans>
      {recent} in 30 days: {signed}% on the 30 days before
    </Trans>
  ) : (
    <Trans>
      {recent} in 30 days: {signed}%: the 30 days before had no revenue to compare with
    </Trans>
  );
};

const funnelWords: Readonly<Record<FunnelStep, ReactNode>> = {
  opened: <Trans>Opened the site</Trans>,
  begun: <Trans>Began a resume</Trans>,
  checkout: <Trans>Opened the checkout</Trans>,
  paid: <Trans>Paid</Trans>,
};

const OverviewCharts = ({ stats }: { readonly stats: Stats | undefined }) => {
  const { t } = useLingui();
  const span = useChartSpan();
  const { query } = span;
  const { data, error } = useQuery({
    queryKey: ['admin', 'charts', query],
    queryFn: () => call('GET /api/admin/charts', { query }),
    placeholderData: keepPreviousData,
    ...failWhenOffline,
  });
  // S2 §8: a failure of the charts is only logged.
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
  const missing = error ? null : undefined;
  const known = error ? undefined : data;
  const file = (chart: ChartName) =>
    addressOf('/api/admin/charts', { query: { ...query, chart, format: 'csv' } });
  const notAvailable = <Trans>Not available at the moment</Trans>;
  return (
    <>
      <SpanControl span={span} />
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
          days={known?.revenue.map(({ amount, ...day }) => ({ ...day, value: amount })) ?? missing}
          words={formatAmount}
          before={known?.before.revenue}
          csv={file('revenue')}
        />
        <ChartCard
          title={t`User Growth`}
          subtitle={<Trans>New users by day</Trans>}
          days={known?.users.map(({ count, ...day }) => ({ ...day, value: count })) ?? missing}
          words={countText}
          before={known?.before.users}
          csv={file('users')}
        />
        <ChartBars
          title={t`Revenue by plan`}
          subtitle={<Trans>Completed orders of these days</Trans>}
          bars={
            known?.plans.map(({ plan, orders, amount }) => ({
              id: plan,
              name: planNameOf(plan),
              value: amount,
              words: formatAmount(amount),
              more: <Plural value={orders} one="# order" other="# orders" />,
            })) ?? missing
          }
          empty={<Trans>No completed order in these days</Trans>}
          missing={notAvailable}
          csv={file('plans')}
        />
        <ChartBars
          title={t`From visit to payment`}
          subtitle={<Trans>Visits that got this far, counted without following anybody</Trans>}
          bars={
            known?.funnel.map(({ step, count, share }) => ({
              id: step,
              name: funnelWords[step],
              value: count,
              words: countText(count),
              more: share !== null && `${share}%`,
            })) ?? missing
          }
          empty={null}
          missing={notAvailable}
          csv={file('funnel')}
        />
      </div>
    </>
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
