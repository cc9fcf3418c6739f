import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageText } from '../message-catalogue.ts';
import type { Refusal } from '../refusal.ts';
import {
  addDays,
  addMonths,
  addYears,
  ageOn,
  checkDay,
  checkWrittenDate,
  displayDay,
  displayMonth,
  earlierOf,
  isCalendarDay,
  monthsBetween,
  serverToday,
  todayInIndia,
  visitorToday,
} from './calendar-day.ts';

describe('isCalendarDay', () => {
  it.each(['2026-11-15', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('takes %s', (text) => {
    expect(isCalendarDay(text)).toBe(true);
  });

  it.each([
    '',
    '2023-02-29',
    '1900-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-01',
    '2026-01-00',
    '2026-1-1',
    '15/11/2026',
    '2026-11-15T00:00',
    '0000-01-01',
    '２０２６-11-15',
    ' 2026-11-15',
  ])('refuses %s', (text) => {
    expect(isCalendarDay(text)).toBe(false);
  });
});

describe('reckoning', () => {
  it.each([
    ['2026-11-30', 3, '2027-02-28'],
    ['2023-11-30', 3, '2024-02-29'],
    ['2026-05-31', -3, '2026-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-01-15', 0, '2026-01-15'],
    ['9999-06-01', 12, '9999-12-31'],
    ['0001-06-01', -12, '0001-01-01'],
  ])('%s plus %i months is %s', (from, months, to) => {
    expect(addMonths(from, months)).toBe(to);
  });

  it('adds years onto the last of February', () => {
    expect(addYears('2024-02-29', 1)).toBe('2025-02-28');
    expect(addYears('2024-02-29', 4)).toBe('2028-02-29');
  });

  it('adds days over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
    expect(addDays('0099-12-31', 1)).toBe('0100-01-01');
  });

  it('counts months by the calendar', () => {
    expect(monthsBetween('2018-05-31', '2020-05-01')).toBe(24);
    expect(monthsBetween('2018-05-01', '2020-04-30')).toBe(23);
    expect(monthsBetween('2020-04-30', '2018-05-01')).toBe(-23);
  });

  it('counts completed years', () => {
    expect(ageOn('2010-11-15', '2026-11-14')).toBe(15);
    expect(ageOn('2010-11-15', '2026-11-15')).toBe(16);
    expect(ageOn('2008-02-29', '2026-02-27')).toBe(17);
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(18);
    expect(ageOn('2026-11-15', '2026-11-14')).toBe(-1);
  });

  it('agrees with the calendar of the platform', () => {
    const day = fc.date({ min: new Date('0005-01-01'), max: new Date('9990-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.integer({ min: -1000, max: 1000 }), (date, days) => {
        const text = date.toISOString().slice(0, 10);
        const moved = new Date(Date.parse(text) + days * 86_400_000).toISOString().slice(0, 10);
        expect(isCalendarDay(text)).toBe(true);
        expect(addDays(text, days)).toBe(moved);
        expect(earlierOf(text, moved)).toBe(days < 0 ? moved : text);
      }),
    );
  });

  it('does not reckon with what is no day', () => {
    expect(() => addMonths('2026-02-30', 1)).toThrow(RangeError);
  });
});

describe('decision 14: today', () => {
  it('changes at midnight in India', () => {
    expect(todayInIndia(new Date('2026-11-15T18:29:59.999Z'))).toBe('2026-11-15');
    expect(todayInIndia(new Date('2026-11-15T18:30:00.000Z'))).toBe('2026-11-16');
  });

  it('decision 59: the server takes one day ahead of India', () => {
    expect(serverToday(new Date('2026-11-30T12:00:00Z'))).toEqual({
      day: '2026-11-30',
      latest: '2026-12-01',
    });
  });

  it('is the day of the visitor’s clock in the browser', () => {
    expect(visitorToday(new Date(2026, 0, 5, 23, 59))).toEqual({ day: '2026-01-05', latest: '2026-01-05' });
  });
});

it('decision 35: shows days as 15 Nov 2026', () => {
  expect(displayDay('2026-11-15')).toBe('15 Nov 2026');
  expect(displayDay('2026-01-05')).toBe('5 Jan 2026');
  expect(displayDay('soon')).toBe('soon');
  expect(displayMonth('2026-11-15')).toBe('Nov 2026');
});

describe('a date that is none', () => {
  const said = (refusal: Refusal | undefined): string | undefined => refusal && messageText(refusal);

  it.each([
    [{ day: '', month: '', year: '2013' }, 'Please add the day and month'],
    [{ day: '1', month: '', year: '2013' }, 'Please add the month'],
    [{ day: '', month: '6', year: '2013' }, 'Please add the day'],
    [{ day: '1', month: '6', year: '' }, 'Please add the year'],
    [{ day: '1', month: '', year: '' }, 'Please add the month and year'],
    [{ day: '1', month: '6', year: '13' }, 'Please write the year with all four digits'],
    [{ day: '', month: '', year: '13' }, 'Please write the year with all four digits'],
    [{ day: '31', month: '2', year: '1996' }, 'Invalid date format. There is no 31 Feb 1996.'],
  ])('%j is told what it lacks', (date, message) => {
    expect(said(checkWrittenDate(date))).toBe(message);
  });

  it.each([
    ['2013', 'Please add the day and month'],
    ['2013-06', 'Please add the day'],
    ['2013-06-31', 'Invalid date format. There is no 31 Jun 2013.'],
    ['2013-13-01', 'Invalid date format'],
    ['Summer', 'Invalid date format'],
    ['2013-06-30', undefined],
  ])('%j as it is stored', (text, message) => {
    expect(said(checkDay(text))).toBe(message);
  });

  it('is shown as far as it goes', () => {
    expect(displayMonth('2013-06')).toBe('Jun 2013');
    expect(displayMonth('2013')).toBe('2013');
  });
});
