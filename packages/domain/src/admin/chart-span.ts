import { displayDay } from '../calendar/calendar-day.ts';
import { dayInIndia, dayInMs, startOfDayInIndia } from '../calendar/india-calendar.ts';
import { at, type Refusal, refuse } from '../refusal.ts';

/** What the charts can look at; S2 §2 is the first. The financial year of India begins on 1 April. */
export const chartRanges = ['7d', '30d', '90d', 'fy'] as const;
export type ChartRange = (typeof chartRanges)[number];

/** Each of them leaves as a file. */
export const chartNames = ['revenue', 'users', 'plans', 'funnel'] as const;
export type ChartName = (typeof chartNames)[number];

/** A year and a day: more is a matter for the accounts. */
export const longestChartDays = 366;

/** Calendar days in India, both included. */
export interface ChartSpan {
  readonly from: string;
  readonly to: string;
}

const lengths = { '7d': 7, '30d': 30, '90d': 90 } as const;

const dayAfter = (day: string, days: number): string =>
  dayInIndia(new Date(startOfDayInIndia(day).getTime() + days * dayInMs));

export const chartDayCount = ({ from, to }: ChartSpan): number =>
  Math.round((startOfDayInIndia(to).getTime() - startOfDayInIndia(from).getTime()) / dayInMs) + 1;

const financialYearStart = (today: string): string => {
  const year = Number(today.slice(0, 4));
  return `${today.slice(5) < '04-01' ? year - 1 : year}-04-01`;
};

export interface WantedSpan {
  readonly range?: ChartRange | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The days that are asked for: two days, or a range that ends today. */
export const chartSpan = ({ range = '7d', from, to }: WantedSpan, now: Date): ChartSpan => {
  if (from !== undefined && to !== undefined) return { from, to };
  const today = dayInIndia(now);
  return range === 'fy'
    ? { from: financialYearStart(today), to: today }
    : { from: dayAfter(today, 1 - lengths[range]), to: today };
};

export const checkChartSpan = (span: ChartSpan): Refusal | undefined =>
  span.from > span.to || chartDayCount(span) > longestChartDays
    ? at('from', refuse('invalid-field'))
    : undefined;

/** As many days, right before. */
export const spanBefore = (span: ChartSpan): ChartSpan => ({
  from: dayAfter(span.from, -chartDayCount(span)),
  to: dayAfter(span.from, -1),
});

export interface ChartDay {
  readonly day: string;
  /** Short weekday within a week, day and month beyond. */
  readonly label: string;
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

export const chartDaysOf = (span: ChartSpan): readonly ChartDay[] => {
  const count = chartDayCount(span);
  return Array.from({ length: count }, (_, index) => {
    const day = dayAfter(span.from, index);
    const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
    return { day, label: count <= 7 ? weekday : displayDay(day).replace(/ \d{4}$/, '') };
  });
};

/** What each day of a span has, days without anything included. */
export const perDay = (
  span: ChartSpan,
  values: ReadonlyMap<string, number>,
): readonly (ChartDay & { readonly value: number })[] =>
  chartDaysOf(span).map((entry) => ({ ...entry, value: values.get(entry.day) ?? 0 }));
