import { adminContracts } from '@kalam/domain/admin/admin-api';
import { dashboardStats } from '@kalam/domain/admin/admin-stats';
import {
  type ChartName,
  chartDayCount,
  chartSpan,
  checkChartSpan,
  spanBefore,
  type WantedSpan,
} from '@kalam/domain/admin/chart-span';
import { csvRow, csvStart } from '@kalam/domain/admin/csv';
import { funnelShare, type VisitStep } from '@kalam/domain/admin/funnel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../database/database.ts';
import { throwIfRefused } from '../failures/refused.ts';
import { type BindContext, bind, FileAnswer, type Handlers, pickContracts } from '../http/bind.ts';
import { countForStats, revenueByDay, revenueByPlan, sumSpan, usersByDay } from './admin-overview-queries.ts';
import { countVisit, readFunnel } from './visit-queries.ts';

const table = pickContracts(adminContracts, [
  'GET /api/admin/stats',
  'GET /api/admin/charts',
  'POST /api/visits/:step',
]);

interface Services {
  readonly db: Db;
  readonly now: () => Date;
}

const readCharts = async ({ db, now }: Services, wanted: WantedSpan) => {
  const span = chartSpan(wanted, now());
  throwIfRefused(checkChartSpan(span));
  const [revenue, users, before, plans, steps] = await Promise.all([
    revenueByDay(db, span),
    usersByDay(db, span),
    sumSpan(db, spanBefore(span)),
    revenueByPlan(db, span),
    readFunnel(db, span),
  ]);
  const first = steps[0]?.count ?? 0;
  return {
    span: { ...span, days: chartDayCount(span) },
    before,
    revenue: [...revenue],
    users: [...users],
    plans,
    funnel: steps.map((step) => ({ ...step, share: funnelShare(step.count, first) })),
  };
};

type Charts = Awaited<ReturnType<typeof readCharts>>;

/** The figures of one chart, as a table. */
const rowsOf: Readonly<
  Record<ChartName, (charts: Charts) => readonly (readonly (string | number | null)[])[]>
> = {
  revenue: ({ revenue }) => [['day', 'revenueRupees'], ...revenue.map(({ day, amount }) => [day, amount])],
  users: ({ users }) => [['day', 'newUsers'], ...users.map(({ day, count }) => [day, count])],
  plans: ({ plans }) => [
    ['plan', 'orders', 'revenueRupees'],
    ...plans.map(({ plan, orders, amount }) => [plan, orders, amount]),
  ],
  funnel: ({ funnel }) => [
    ['step', 'count', 'percentOfFirst'],
    ...funnel.map(({ step, count, share }) => [step, count, share]),
  ],
};

const chartFile = (chart: ChartName, charts: Charts): FileAnswer => {
  const { from, to } = charts.span;
  const content = csvStart + rowsOf[chart](charts).map(csvRow).join('');
  return new FileAnswer('text/csv; charset=utf-8', `${chart}-${from}-${to}.csv`, content);
};

/** Who asks not to be followed is not even counted. */
const asksNotToBeCounted = ({ headers }: FastifyRequest): boolean =>
  headers.dnt === '1' || headers['sec-gpc'] === '1';

const handlers = (services: Services): Handlers<typeof table> => ({
  'GET /api/admin/stats': async () => ({
    stats: dashboardStats(await countForStats(services.db, services.now())),
  }),
  'GET /api/admin/charts': async ({ query }) => {
    const charts = await readCharts(services, query);
    return query.format === 'csv' ? chartFile(query.chart, charts) : charts;
  },
  'POST /api/visits/:step': async ({ params, request }) => {
    const step: VisitStep = params.step;
    if (!asksNotToBeCounted(request)) await countVisit(services.db, step, services.now());
    return {};
  },
});

export const adminOverviewRoutes = (app: FastifyInstance, services: Services, context: BindContext): void =>
  bind(app, table, handlers(services), context);
