import { describe, expect, it } from 'vitest';
import { messageText } from '../../message-catalogue.ts';
import type { Refusal } from '../../refusal.ts';
import {
  checkEndDate,
  checkTrainingStart,
  checkWorkStart,
  endDateBounds,
  trainingStartBounds,
  withCurrent,
  workStartBounds,
} from './experience-dates.ts';

const today = { day: '2026-11-15', latest: '2026-11-15' };
const server = { day: '2026-11-15', latest: '2026-11-16' };
const text = (refusal: Refusal | undefined): string | undefined => refusal && messageText(refusal);

const education = [
  { degree: 'undergraduate', graduationDate: '2020-05-31' },
  { degree: 'higher-secondary', graduationDate: '2016-05-01' },
];

describe('S1 §5 work start', () => {
  const answer = (start: string) => text(checkWorkStart(start, education, today));

  it('is required, a real day and not in the future', () => {
    expect(answer('')).toBe('When did you start?');
    expect(answer('2020-31-12')).toBe('Invalid date format');
    expect(answer('2026-11-15')).toBeUndefined();
    expect(answer('2026-11-16')).toBe('Start date cannot be in the future');
  });

  it('is at most 3 months before the latest completion, which the message names', () => {
    expect(answer('2020-02-29')).toBeUndefined();
    expect(answer('2020-02-28')).toBe(
      "Work cannot start before 29 Feb 2020, three months before you completed Undergraduate Degree (Bachelor's)",
    );
  });

  it('is free where no education has a date', () => {
    expect(checkWorkStart('1990-01-01', [], today)).toBeUndefined();
    expect(
      checkWorkStart('1990-01-01', [{ degree: 'secondary', graduationDate: '' }], today),
    ).toBeUndefined();
  });

  it('decision 59: may be one day ahead on the server', () => {
    expect(checkWorkStart('2026-11-16', education, server)).toBeUndefined();
    expect(text(checkWorkStart('2026-11-17', education, server))).toBe('Start date cannot be in the future');
  });

  it('offers the days it takes', () => {
    expect(workStartBounds(education, today, 'strict')).toEqual({ min: '2020-02-29', max: '2026-11-15' });
    // Decision 62: work before the latest degree may be kept, so the calendar offers it.
    expect(workStartBounds(education, today, 'ask')).toEqual({ max: '2026-11-15' });
    expect(workStartBounds([], today)).toEqual({ max: '2026-11-15' });
  });
});

describe('S1 §5 training start', () => {
  it('is required, a real day and not in the future', () => {
    expect(text(checkTrainingStart('', today))).toBe('When did you start?');
    expect(text(checkTrainingStart('yesterday', today))).toBe('Invalid date format');
    expect(text(checkTrainingStart('2026-11-16', today))).toBe('Start date cannot be in the future');
    expect(checkTrainingStart('2026-11-15', today)).toBeUndefined();
    expect(trainingStartBounds(today)).toEqual({ max: '2026-11-15' });
  });
});

describe('S1 §5 end date', () => {
  const answer = (endDate: string, startDate = '2024-01-10', current = false) =>
    text(checkEndDate({ startDate, endDate, current }, today));

  it('is required unless current', () => {
    expect(answer('')).toBe('When did you finish?');
    expect(answer('', '2024-01-10', true)).toBeUndefined();
  });

  it('is a real day, not in the future', () => {
    expect(answer('2024-02-30')).toBe('Invalid date format. There is no 30 Feb 2024.');
    expect(answer('2026-11-15')).toBeUndefined();
    expect(answer('2026-11-16')).toBe('End date cannot be in the future');
  });

  it('is not before the start', () => {
    expect(answer('2024-01-10')).toBeUndefined();
    expect(answer('2024-01-09')).toBe('End date must be after start date');
    expect(answer('2024-01-09', '')).toBeUndefined();
  });

  it('is offered from the start to today', () => {
    expect(endDateBounds('2024-01-10', today)).toEqual({ min: '2024-01-10', max: '2026-11-15' });
    expect(endDateBounds('', today)).toEqual({ max: '2026-11-15' });
  });
});

it('S1 §4 marking an entry as current clears its end date', () => {
  const entry = { startDate: '2024-01-10', endDate: '2025-01-10', current: false };
  expect(withCurrent(entry, true)).toEqual({ startDate: '2024-01-10', endDate: '', current: true });
  expect(withCurrent({ ...entry, endDate: '', current: true }, false)).toEqual({ ...entry, endDate: '' });
});
