import type { DocumentWords } from './document-words.ts';

/** How a template writes the month of a date: `Mar 2021` or `March 2021`. */
export type MonthStyle = 'short' | 'long';

/** The words of the page's language, and which form of its months the template takes. */
export interface DateWords {
  readonly words: DocumentWords;
  readonly style: MonthStyle;
}

const parts = (
  day: string,
  { words, style }: DateWords,
): { year: string; month: string; dayOfMonth: number } | undefined => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  const month = words.months[style][Number(match?.[2]) - 1];
  return match?.[1] && month ? { year: match[1], month, dayOfMonth: Number(match[3]) } : undefined;
};

/** `Mar 2021`. A date that cannot be read is shown as it was typed, so that its owner sees what to mend. */
export const monthAndYear = (day: string, wording: DateWords): string => {
  const date = parts(day, wording);
  return date ? `${date.month} ${date.year}` : day;
};

/** `15 Nov 2026`. */
export const fullDay = (day: string, wording: DateWords): string => {
  const date = parts(day, wording);
  return date ? `${date.dayOfMonth} ${date.month} ${date.year}` : day;
};

/** `Mar 2021 – Present`; one date alone where the other is missing. */
export const period = (
  entry: { startDate: string; endDate: string; current: boolean },
  wording: DateWords,
): string => {
  const end = entry.current ? wording.words.present : monthAndYear(entry.endDate, wording);
  return [monthAndYear(entry.startDate, wording), end].filter(Boolean).join(' – ');
};
