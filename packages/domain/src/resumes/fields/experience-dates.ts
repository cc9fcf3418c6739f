import {
  addMonths,
  type CalendarDay,
  checkDay,
  displayDay,
  isCalendarDay,
  type Today,
} from '../../calendar/calendar-day.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { DayBounds } from './birth-date.ts';
import { educationLevelLabel, isEducationLevel } from './education-levels.ts';

/** How long before the end of the latest education work may begin (S1 §9). */
export const workBeforeCompletionMonths = 3;

interface Completion {
  readonly degree: string;
  readonly graduationDate: string;
}

export interface Period {
  readonly startDate: string;
  readonly endDate: string;
  readonly current: boolean;
}

const latestCompletion = (education: readonly Completion[]): Completion | undefined =>
  education
    .filter((entry) => isCalendarDay(entry.graduationDate) && isEducationLevel(entry.degree))
    .reduce<Completion | undefined>(
      (latest, entry) => (latest && latest.graduationDate >= entry.graduationDate ? latest : entry),
      undefined,
    );

/** Training, and the part of the rule for work that does not look at education. */
export const checkTrainingStart = (startDate: string, today: Today): Refusal | undefined => {
  if (startDate.trim() === '') return refuse('start-date-required');
  const unreal = checkDay(startDate);
  if (unreal) return unreal;
  return startDate > today.latest ? refuse('start-date-future') : undefined;
};

export const checkWorkStart = (
  startDate: string,
  education: readonly Completion[],
  today: Today,
): Refusal | undefined => {
  const refusal = checkTrainingStart(startDate, today);
  const completion = latestCompletion(education);
  if (refusal || !completion || !isEducationLevel(completion.degree)) return refusal;
  const earliest = addMonths(completion.graduationDate, -workBeforeCompletionMonths);
  if (startDate >= earliest) return undefined;
  return refuse('work-before-education', {
    date: displayDay(earliest),
    degree: educationLevelLabel(completion.degree),
  });
};

/** Work and training alike; a current entry has no end. */
export const checkEndDate = ({ startDate, endDate, current }: Period, today: Today): Refusal | undefined => {
  if (current) return undefined;
  if (endDate.trim() === '') return refuse('end-date-required');
  const unreal = checkDay(endDate);
  if (unreal) return unreal;
  if (endDate > today.latest) return refuse('end-date-future');
  return isCalendarDay(startDate) && endDate < startDate ? refuse('end-date-before-start') : undefined;
};

export const workStartBounds = (education: readonly Completion[], today: Today): DayBounds => {
  const completion = latestCompletion(education);
  if (!completion) return { max: today.day };
  const min: CalendarDay = addMonths(completion.graduationDate, -workBeforeCompletionMonths);
  return { min, max: today.day };
};

export const trainingStartBounds = (today: Today): DayBounds => ({ max: today.day });

export const endDateBounds = (startDate: string, today: Today): DayBounds =>
  isCalendarDay(startDate) ? { min: startDate, max: today.day } : { max: today.day };

/** Ticking "current" clears the end date (S1 §4), which stays disabled until it is unticked. */
export const withCurrent = <Entry extends Period>(entry: Entry, current: boolean): Entry =>
  current ? { ...entry, current, endDate: '' } : { ...entry, current };
