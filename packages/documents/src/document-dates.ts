/** How a template writes the month of a date: `Mar 2021` or `March 2021`. */
export type MonthStyle = 'short' | 'long';

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const parts = (day: string): { year: string; month: string; dayOfMonth: number } | undefined => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  const month = monthNames[Number(match?.[2]) - 1];
  return match?.[1] && month ? { year: match[1], month, dayOfMonth: Number(match[3]) } : undefined;
};

const monthName = (month: string, style: MonthStyle): string =>
  style === 'long' ? month : month.slice(0, 3);

/** `Mar 2021`. A date that cannot be read is shown as it was typed, so that its owner sees what to mend. */
export const monthAndYear = (day: string, style: MonthStyle): string => {
  const date = parts(day);
  return date ? `${monthName(date.month, style)} ${date.year}` : day;
};

/** `15 Nov 2026`. */
export const fullDay = (day: string, style: MonthStyle): string => {
  const date = parts(day);
  return date ? `${date.dayOfMonth} ${monthName(date.month, style)} ${date.year}` : day;
};

/** `Mar 2021 – Present`; one date alone where the other is missing. */
export const period = (
  entry: { startDate: string; endDate: string; current: boolean },
  style: MonthStyle,
): string => {
  const end = entry.current ? 'Present' : monthAndYear(entry.endDate, style);
  return [monthAndYear(entry.startDate, style), end].filter(Boolean).join(' – ');
};
