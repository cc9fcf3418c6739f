import type { EntryContext } from '../draft/entry-context.ts';
import { type FoundDate, type FoundPeriod, findDates } from '../fields/dates.ts';
import { endOf } from '../fields/found.ts';
import { slice, type Traced } from '../text/traced-text.ts';

/**
 * Where the part that says the start ends; the rest says the end. `2017-21` and `Jan – Mar 2020` are one word for two dates,
 * which their dash parts.
 */
const endOfStart = ({ text }: Traced, dates: readonly FoundDate[]): number => {
  const [first] = dates;
  const isShared = first === undefined || (dates.length === 1 && endOf(first) === text.length);
  const dash = text.search(/\s*(?:[-–—‒―−~]|\b(?:to|till|until)\b)/i);
  return isShared ? (dash > 0 ? dash : text.length) : endOf(first);
};

/** Puts a range into `startDate`, `endDate` and `current` of an entry. */
export const placePeriod = (context: EntryContext, entry: string, period: FoundPeriod): void => {
  const { text, start, end: last, current } = period;
  if (start === '') {
    context.place(`${entry}.endDate`, text, { value: last });
    return;
  }
  const middle = endOfStart(text, findDates(text));
  const rest = slice(text, middle);
  context.place(`${entry}.startDate`, slice(text, 0, middle), { value: start });
  const end = rest.text.trim() === '' ? text : rest;
  if (current) context.place(`${entry}.current`, end, { value: 'true' });
  else context.place(`${entry}.endDate`, end, { value: last });
};
