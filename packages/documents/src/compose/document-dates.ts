import type { DocumentWords } from '@kalam/domain/resumes/document-words';

/** How a template writes the month of a date: `Mar 2021` or `March 2021`. */
export type MonthStyle = 'short' | 'long';

/** The words of the page's language, and which form of its months the template takes. */
export interface DateWords {
  readonly words: DocumentWords;
  readonly style: MonthStyle;
}

interface DateParts {
  readonly year: string;
  readonly month?: string;
  readonly dayOfMonth?: number;
}

/** A date as far as it is known (decision 67). */
const parts = (date: string, { words, style }: DateWords): DateParts | undefined => {
  const [, year, monthNumber, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(date) ?? [];
  if (!year || monthNumber === undefined) return year ? { year } : undefined;
  const month = words.months[style][Number(monthNumber) - 1];
  return month ? { year, month, ...(day && { dayOfMonth: Number(day) }) } : undefined;
};

/** `Mar 2021`, or `2021`. A date that cannot be read is shown as it was typed, so that its owner sees what to mend. */
export const monthAndYear = (date: string, wording: DateWords): string => {
  const known = parts(date, wording);
  return known ? [known.month, known.year].filter(Boolean).join(' ') : date;
};

/** `15 Nov 2026`, or as much of it as is known. */
export const fullDay = (date: string, wording: DateWords): string => {
  const known = parts(date, wording);
  return known ? [known.dayOfMonth, known.month, known.year].filter(Boolean).join(' ') : date;
};

/** `Expected May 2027`; without a date what is still going on. */
export const expectedDate = (date: string, wording: DateWords): string =>
  date ? wording.words.expected(monthAndYear(date, wording)) : wording.words.pursuing;

interface Period {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly current?: boolean | undefined;
}

/** `Mar 2021 – Present`; one date alone where the other is missing, or the same month or year. */
export const period = ({ startDate = '', endDate = '', current }: Period, wording: DateWords): string => {
  if (!current && startDate === endDate && startDate.length < wholeDay) return monthAndYear(endDate, wording);
  const end = current ? wording.words.present : monthAndYear(endDate, wording);
  return [monthAndYear(startDate, wording), end].filter(Boolean).join(' – ');
};

const wholeDay = 'YYYY-MM-DD'.length;
