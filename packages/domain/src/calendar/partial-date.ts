import {
  addMonths,
  type CalendarDay,
  type DatePrecision,
  displayDay,
  displayMonth,
  isCalendarDay,
  isPartOfDay,
  type Today,
} from './calendar-day.ts';

/**
 * A date as far as its owner knows it: `2019-06-30`, `2019-06` or `2019`. Two of them are compared as far as both are
 * known, so that nothing has to be filled in behind anybody's back.
 */
export type PartialDate = string;

export const isPartialDate = (text: string): text is PartialDate => isCalendarDay(text) || isPartOfDay(text);

export const precisionOf = (date: PartialDate): DatePrecision => {
  if (date.length === 4) return 'year';
  return date.length === 7 ? 'month' : 'day';
};

/** Below 0 where the first is earlier, 0 where they may be the same. */
export const compareDates = (a: PartialDate, b: PartialDate): number => {
  const length = Math.min(a.length, b.length);
  const [first, second] = [a.slice(0, length), b.slice(0, length)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
};

/** The current month and the current year are not the future. */
export const isFuture = (date: PartialDate, today: Today): boolean => compareDates(date, today.latest) > 0;

/** The first day it may mean. */
export const firstDayOf = (date: PartialDate): CalendarDay => `${date}-01-01`.slice(0, 10);

/** Moved by months, and known as far as before. */
export const shiftMonths = (date: PartialDate, months: number): PartialDate =>
  addMonths(firstDayOf(date), months).slice(0, date.length);

export const shiftYears = (date: PartialDate, years: number): PartialDate => shiftMonths(date, years * 12);

/** `15 Nov 2026`, `Nov 2026` or `2026`; text that is no date is shown as it stands. */
export const displayDate = (text: string): string =>
  isCalendarDay(text) ? displayDay(text) : displayMonth(text);
