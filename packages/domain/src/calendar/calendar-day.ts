import { type Refusal, refuse } from '../refusal.ts';
import { dayInIndia } from './india-calendar.ts';

/**
 * Calendar days as `YYYY-MM-DD` texts. A birthday is the same day everywhere, so none of this knows a time zone, and two
 * days compare as the texts they are.
 */
export type CalendarDay = string;

/** The day it is for a rule, and the last day that does not count as the future. */
export interface Today {
  readonly day: CalendarDay;
  readonly latest: CalendarDay;
}

interface Parts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const daysInMonth = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : (monthLengths[month - 1] ?? 0);

const parseDay = (text: string): Parts | undefined => {
  const [, yearText, monthText, dayText] = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(text) ?? [];
  const [year, month, day] = [Number(yearText), Number(monthText), Number(dayText)];
  const real = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return real ? { year, month, day } : undefined;
};

const partsOf = (day: CalendarDay): Parts => {
  const parts = parseDay(day);
  if (!parts) throw new RangeError(`Not a calendar day: ${day}`);
  return parts;
};

const pad = (value: number, width: number): string => String(value).padStart(width, '0');

const writeDay = (year: number, month: number, day: number): CalendarDay =>
  `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;

/** Whether the text names a day that exists: not 30 February. */
export const isCalendarDay = (text: string): text is CalendarDay => parseDay(text) !== undefined;

/** A year or a month: `2013`, `2013-06`. */
const partOfDay = /^([0-9]{4})(?:-(0[1-9]|1[0-2]))?$/;
export const isPartOfDay = (text: string): boolean => partOfDay.test(text);

/** How much of a date is known. */
export type DatePrecision = 'year' | 'month' | 'day';

/** A date while it is written; every part is digits or empty. */
interface WrittenDate {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** What is wrong with a date that was begun: each lack has its own words. `enough` is the least that must be known. */
export const checkWrittenDate = (
  { day, month, year }: WrittenDate,
  enough: DatePrecision = 'day',
): Refusal => {
  if (year !== '' && year.length < 4) return refuse('date-year-short');
  const needed = {
    ...(enough === 'day' && { day }),
    ...((enough !== 'year' || day !== '') && { month }),
    year,
  };
  const missing = Object.entries(needed).flatMap(([part, text]) => (text === '' ? part : []));
  return missing.length > 0
    ? refuse('date-incomplete', { missing: missing.join(' and ') })
    : refuse('date-not-in-calendar', { date: `${day} ${monthNames[Number(month) - 1]} ${year}` });
};

/** For every date of a resume: one that exists and says enough, or in which way it does not. */
export const checkDay = (text: string, enough: DatePrecision = 'day'): Refusal | undefined => {
  if (isCalendarDay(text)) return undefined;
  const [, year = '', month = '', day = ''] =
    /^([0-9]{4})(?:-(0[1-9]|1[0-2]))?(?:-([0-9]{2}))?$/.exec(text) ?? [];
  if (year === '' || year === '0000') return refuse('date-invalid');
  const isEnough = enough === 'year' || (enough === 'month' && month !== '');
  if (day === '' && isEnough) return undefined;
  return checkWrittenDate({ year, month, day: day.replace(/^0/, '') }, enough);
};

/** The same day of another month, or the month's last day where it is shorter. */
export const addMonths = (from: CalendarDay, months: number): CalendarDay => {
  const { year, month, day } = partsOf(from);
  const count = year * 12 + (month - 1) + months;
  const newYear = Math.floor(count / 12);
  const newMonth = (count % 12) + 1;
  if (newYear < 1) return writeDay(1, 1, 1);
  if (newYear > 9999) return writeDay(9999, 12, 31);
  return writeDay(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)));
};

export const addYears = (from: CalendarDay, years: number): CalendarDay => addMonths(from, years * 12);

export const addDays = (from: CalendarDay, days: number): CalendarDay => {
  const { year, month, day } = partsOf(from);
  const moment = new Date(0);
  moment.setUTCFullYear(year, month - 1, day + days);
  return writeDay(moment.getUTCFullYear(), moment.getUTCMonth() + 1, moment.getUTCDate());
};

/** Months between two days by the calendar, whatever the day of the month. */
export const monthsBetween = (from: CalendarDay, to: CalendarDay): number => {
  const [a, b] = [partsOf(from), partsOf(to)];
  return (b.year - a.year) * 12 + (b.month - a.month);
};

/** Completed years of age; someone born on 29 February grows older on the 28th of other years. */
export const ageOn = (birth: CalendarDay, day: CalendarDay): number => {
  const years = partsOf(day).year - partsOf(birth).year;
  return addYears(birth, years) <= day ? years : years - 1;
};

export const earlierOf = (a: CalendarDay, b: CalendarDay): CalendarDay => (a < b ? a : b);

export const todayInIndia = (now: Date): CalendarDay => dayInIndia(now);

/** How far ahead of India's day a visitor's own may be. */
const daysAhead = 1;

/** Today as the server sees it: visitors east of India may already be a day further. */
export const serverToday = (now: Date): Today => {
  const day = todayInIndia(now);
  return { day, latest: addDays(day, daysAhead) };
};

/** Today by the visitor's own clock. */
export const visitorToday = (now: Date): Today => {
  const day = writeDay(now.getFullYear(), now.getMonth() + 1, now.getDate());
  return { day, latest: day };
};

export const monthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

/** `15 Nov 2026`; text that is no day is shown as it stands. */
export const displayDay = (text: string): string => {
  const parts = parseDay(text);
  return parts ? `${parts.day} ${monthNames[parts.month - 1]} ${parts.year}` : text;
};

/** `Nov 2026`, for periods in a document. */
export const displayMonth = (text: string): string => {
  const [, year, month] = partOfDay.exec(isCalendarDay(text) ? text.slice(0, 7) : text) ?? [];
  return month === undefined ? text : `${monthNames[Number(month) - 1]} ${year}`;
};
