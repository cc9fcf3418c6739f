import { checkDay, type Today } from '../../calendar/calendar-day.ts';
import { isFuture } from '../../calendar/partial-date.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { checkOrder } from './experience-dates.ts';

export interface OptionalPeriod {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly current?: boolean | undefined;
}

/** A date that may be left out; the year alone is enough. */
export const checkOptionalDate = (
  date: string | undefined,
  today: Today,
  future: 'start-date-future' | 'end-date-future' | 'date-future' = 'date-future',
): Refusal | undefined => {
  const text = (date ?? '').trim();
  if (text === '') return undefined;
  return checkDay(text, 'year') ?? (isFuture(text, today) ? refuse(future) : undefined);
};

/** From when to when, as far as it is told. */
export const checkOptionalPeriod = (
  { startDate, endDate, current }: OptionalPeriod,
  today: Today,
): readonly (readonly [field: string, refusal: Refusal | undefined])[] => [
  ['startDate', checkOptionalDate(startDate, today, 'start-date-future')],
  [
    'endDate',
    current
      ? undefined
      : (checkOptionalDate(endDate, today, 'end-date-future') ?? checkOrder(startDate ?? '', endDate ?? '')),
  ],
];
