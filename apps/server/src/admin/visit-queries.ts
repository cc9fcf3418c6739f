import type { ChartSpan } from '@kalam/domain/admin/chart-span';
import type { VisitStep } from '@kalam/domain/admin/funnel';
import { type FunnelStep, visitSteps } from '@kalam/domain/admin/funnel';
import { dayInIndia } from '@kalam/domain/calendar/india-calendar';
import { and, between, eq, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { isWithin } from '../database/day-span.ts';
import { orders } from '../payments/payment-tables.ts';
import { visitTallies, visitTallyParts } from './tally-tables.ts';

export const countVisit = async (on: Executor, step: VisitStep, now: Date): Promise<void> => {
  const part = Math.floor(Math.random() * visitTallyParts);
  await on
    .insert(visitTallies)
    .values({ day: dayInIndia(now), step, part, visits: 1 })
    .onConflictDoUpdate({
      target: [visitTallies.day, visitTallies.step, visitTallies.part],
      set: { visits: sql`${visitTallies.visits} + 1` },
    });
};

export const readFunnel = async (
  on: Executor,
  span: ChartSpan,
): Promise<readonly { readonly step: FunnelStep; readonly count: number }[]> => {
  const [rows, paid] = await Promise.all([
    on
      .select({ step: visitTallies.step, visits: sql<string>`sum(${visitTallies.visits})` })
      .from(visitTallies)
      .where(between(visitTallies.day, span.from, span.to))
      .groupBy(visitTallies.step),
    on.$count(orders, and(eq(orders.status, 'completed'), isWithin(orders.createdAt, span))),
  ]);
  const visits = new Map(rows.map((row) => [row.step, Number(row.visits)]));
  return [
    ...visitSteps.map((step) => ({ step, count: visits.get(step) ?? 0 })),
    { step: 'paid', count: paid },
  ];
};
