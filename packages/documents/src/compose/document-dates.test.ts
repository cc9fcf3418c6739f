import { documentWords } from '@kalam/domain/resumes/document-words';
import { describe, expect, it } from 'vitest';
import { type DateWords, fullDay, monthAndYear, period } from './document-dates.ts';

const short: DateWords = { words: documentWords.en, style: 'short' };
const hindi: DateWords = { words: documentWords.hi, style: 'long' };

describe('decision 67: a date is printed as far as it is known', () => {
  it.each([
    ['2021-03-05', 'Mar 2021', 'मार्च 2021', '5 Mar 2021'],
    ['2021-03', 'Mar 2021', 'मार्च 2021', 'Mar 2021'],
    ['2021', '2021', '2021', '2021'],
    ['2021-13', '2021-13', '2021-13', '2021-13'],
    ['someday', 'someday', 'someday', 'someday'],
    ['', '', '', ''],
  ])('%s', (date, month, hindiMonth, day) => {
    expect(monthAndYear(date, short)).toBe(month);
    expect(monthAndYear(date, hindi)).toBe(hindiMonth);
    expect(fullDay(date, short)).toBe(day);
  });

  it('and so are both ends of a period', () => {
    expect(period({ startDate: '2018', endDate: '2021' }, short)).toBe('2018 – 2021');
    expect(period({ startDate: '2018', endDate: '2021-03' }, short)).toBe('2018 – Mar 2021');
    expect(period({ startDate: '2021-03', current: true }, short)).toBe('Mar 2021 – Present');
    expect(period({ startDate: '2021-03', current: true }, hindi)).toBe('मार्च 2021 – अब तक');
    expect(period({ endDate: '2021' }, short)).toBe('2021');
    expect(period({}, short)).toBe('');
  });

  it('once where both ends are the same', () => {
    expect(period({ startDate: '2021', endDate: '2021' }, short)).toBe('2021');
    expect(period({ startDate: '2021-03', endDate: '2021-03' }, short)).toBe('Mar 2021');
    // As documents of whole days always said it.
    expect(period({ startDate: '2021-03-01', endDate: '2021-03-20' }, short)).toBe('Mar 2021 – Mar 2021');
  });
});
