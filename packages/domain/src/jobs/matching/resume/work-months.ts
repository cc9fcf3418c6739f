import type { CalendarDay } from '../../../calendar/calendar-day.ts';
import { isPartialDate } from '../../../calendar/partial-date.ts';

export interface Period {
  readonly startDate: string;
  readonly endDate: string;
  readonly current: boolean;
}

/** Months from the beginning of the calendar: both ends count, so that April to June are three. */
type Stretch = readonly [from: number, to: number];

const monthOf = (date: string, isEnd: boolean): number => {
  const year = Number(date.slice(0, 4));
  const month = date.length >= 7 ? Number(date.slice(5, 7)) : isEnd ? 12 : 1;
  return year * 12 + month - 1;
};

const stretchOf = ({ startDate, endDate, current }: Period, today: CalendarDay): Stretch | undefined => {
  if (!isPartialDate(startDate)) return undefined;
  const now = monthOf(today, true);
  const from = monthOf(startDate, false);
  const to = current ? now : isPartialDate(endDate) ? Math.min(monthOf(endDate, true), now) : undefined;
  // A day in the first half of a month begins it, one in the second half ends it; the rest is nobody's month.
  const late = startDate.length === 10 && Number(startDate.slice(8)) > 15 ? 1 : 0;
  const early = !current && endDate.length === 10 && Number(endDate.slice(8)) < 15 ? 1 : 0;
  return to === undefined || to - early < from + late ? undefined : [from + late, to - early];
};

/** How long one entry lasted; 0 where its dates do not say. */
export const monthsOf = (period: Period, today: CalendarDay): number => {
  const stretch = stretchOf(period, today);
  return stretch ? stretch[1] - stretch[0] + 1 : 0;
};

/** All of them together, months that several share counted once. */
export const monthsTogether = (periods: readonly Period[], today: CalendarDay): number => {
  const stretches = periods
    .flatMap((period) => {
      const stretch = stretchOf(period, today);
      return stretch ? [stretch] : [];
    })
    .sort(([a], [b]) => a - b);
  let months = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const [from, to] of stretches) {
    months += Math.max(0, to - Math.max(from, reached + 1) + 1);
    reached = Math.max(reached, to);
  }
  return months;
};
