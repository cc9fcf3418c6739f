import { describe, expect, it } from 'vitest';
import { isoOf, noDate, partsOf, withPart } from './date-parts.ts';

describe('a date in three parts', () => {
  it('reads and writes a calendar day', () => {
    expect(partsOf('1996-02-09')).toEqual({ day: '9', month: '2', year: '1996' });
    expect(isoOf({ day: '9', month: '2', year: '1996' })).toBe('1996-02-09');
  });
  it('is empty until every part is there', () => {
    expect(isoOf({ day: '9', month: '', year: '1996' })).toBe('');
    expect(isoOf({ day: '9', month: '2', year: '199' })).toBe('');
    expect(partsOf('')).toEqual(noDate);
    expect(partsOf('yesterday')).toEqual(noDate);
  });
  it('shows what is known of a date that came in without its day', () => {
    expect(partsOf('2013')).toEqual({ day: '', month: '', year: '2013' });
    expect(partsOf('2013-06')).toEqual({ day: '', month: '6', year: '2013' });
  });
  it('decision 67: is known as far as it was typed, and nothing is filled in', () => {
    const year = { day: '', month: '', year: '2013' };
    const month = { ...year, month: '6' };
    expect(isoOf(month, 'month')).toBe('2013-06');
    expect(isoOf({ ...month, day: '9' }, 'month')).toBe('2013-06-09');
    expect(isoOf(year, 'month')).toBe('');
    expect(isoOf(year, 'year')).toBe('2013');
    expect(isoOf(month, 'year')).toBe('2013-06');
    // A day without its month is no date yet, whatever would be enough.
    expect(isoOf({ ...year, day: '9' }, 'year')).toBe('');
    expect(isoOf({ ...year, year: '13' }, 'year')).toBe('');
  });
  it('passes on a day that no calendar has', () => {
    expect(isoOf({ day: '31', month: '2', year: '1996' })).toBe('1996-02-31');
  });
  it('keeps digits only, as many as the part can have', () => {
    expect(withPart(noDate, 'day', '1a23').day).toBe('12');
    expect(withPart(noDate, 'year', '19961').year).toBe('1996');
  });
  it.each(['१९९६', '১৯৯৬', '੧੯੯੬', '૧૯૯૬', '୧୯୯୬', '௧௯௯௬', '౧౯౯౬', '೧೯೯೬', '൧൯൯൬'])(
    'takes the digits of %s',
    (year) => {
      expect(withPart(noDate, 'year', year).year).toBe('1996');
    },
  );
});
