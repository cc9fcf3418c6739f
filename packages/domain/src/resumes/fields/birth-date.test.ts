import { describe, expect, it } from 'vitest';
import { messageText } from '../../message-catalogue.ts';
import { birthDateBounds, checkBirthDate } from './birth-date.ts';

const today = { day: '2026-11-15', latest: '2026-11-15' };
const answer = (text: string): string | undefined => {
  const refusal = checkBirthDate(text, today);
  return refusal && messageText(refusal);
};

describe('S1 §5 date of birth', () => {
  it('is required and a real day', () => {
    expect(answer('')).toBe("When's your birthday?");
    expect(answer('2000-02-30')).toBe('Invalid date format. There is no 30 Feb 2000.');
  });

  it('is at least 16 years ago', () => {
    expect(answer('2010-11-15')).toBeUndefined();
    expect(answer('2010-11-16')).toBe('You must be at least 16 years old to create a resume');
    expect(answer('2027-01-01')).toBe('You must be at least 16 years old to create a resume');
  });

  it('is of someone no older than 80', () => {
    expect(answer('1945-11-16')).toBeUndefined();
    expect(answer('1945-11-15')).toBe('Please verify your birth date');
  });

  it('offers exactly the days it takes', () => {
    expect(birthDateBounds(today)).toEqual({ min: '1945-11-16', max: '2010-11-15' });
    const leapDay = { day: '2028-02-29', latest: '2028-02-29' };
    const bounds = birthDateBounds(leapDay);
    expect(checkBirthDate(bounds.min ?? '', leapDay)).toBeUndefined();
    expect(checkBirthDate(bounds.max, leapDay)).toBeUndefined();
  });
});
