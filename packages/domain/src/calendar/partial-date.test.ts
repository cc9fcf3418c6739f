import { describe, expect, it } from 'vitest';
import { messageText } from '../message-catalogue.ts';
import { checkDay } from './calendar-day.ts';
import { compareDates, displayDate, isFuture, isPartialDate, shiftMonths } from './partial-date.ts';

const said = (text: string, enough: 'day' | 'month' | 'year') => {
  const refusal = checkDay(text, enough);
  return refusal && messageText(refusal);
};

describe('decision 67: dates as people know them', () => {
  it('are a day, a month or a year', () => {
    expect(['2019-06-30', '2019-06', '2019', '2019-13', '2019-02-30', '19'].map(isPartialDate)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('need the month for work, the year for education, the day for a birthday', () => {
    expect(said('2019-06', 'month')).toBeUndefined();
    expect(said('2019', 'year')).toBeUndefined();
    expect(said('2019', 'month')).toBe('Please add the month');
    expect(said('2019', 'day')).toBe('Please add the day and month');
    expect(said('2019-02-30', 'year')).toBe('Invalid date format. There is no 30 Feb 2019.');
    expect(said('June', 'year')).toBe('Invalid date format');
  });

  it('are compared by the coarser of the two', () => {
    expect(compareDates('2019', '2019-06-30')).toBe(0);
    expect(compareDates('2019-05', '2019-06-30')).toBe(-1);
    expect(compareDates('2020', '2019-12-31')).toBe(1);
  });

  it('do not count the current month as the future', () => {
    const today = { day: '2026-11-15', latest: '2026-11-15' };
    expect(['2026-11-16', '2026-11', '2026-12', '2026', '2027'].map((date) => isFuture(date, today))).toEqual(
      [true, false, true, false, true],
    );
  });

  it('stay as far known as they were', () => {
    expect(shiftMonths('2019-06-30', -3)).toBe('2019-03-30');
    expect(shiftMonths('2019-02', -3)).toBe('2018-11');
    expect(shiftMonths('2019', -3)).toBe('2018');
    expect(['2019-06-30', '2019-06', '2019'].map(displayDate)).toEqual(['30 Jun 2019', 'Jun 2019', '2019']);
  });
});
