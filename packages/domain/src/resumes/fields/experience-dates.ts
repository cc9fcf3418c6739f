import { checkDay, type Today } from '../../calendar/calendar-day.ts';
import {
  compareDates,
  displayDate,
  firstDayOf,
  isFuture,
  isPartialDate,
  shiftMonths,
} from '../../calendar/partial-date.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { educationLevelLabel, isEducationLevel } from '../education/education-levels.ts';
import { ask, type Kept, nothingKept } from '../rules/rule-exceptions.ts';
import { defaultTextRules, type TextRules } from '../rules/text-rules.ts';
import type { DayBounds } from './birth-date.ts';

/** How long before the end of the latest education work may begin (S1 §9). */
export const workBeforeCompletionMonths = 3;

interface Completion {
  readonly degree: string;
  readonly graduationDate: string;
  readonly pursuing?: boolean | undefined;
}

export interface Period {
  readonly startDate: string;
  readonly endDate: string;
  readonly current: boolean;
}

const latestCompletion = (education: readonly Completion[]): Completion | undefined =>
  education
    .filter(
      (entry) => !entry.pursuing && isPartialDate(entry.graduationDate) && isEducationLevel(entry.degree),
    )
    .reduce<Completion | undefined>(
      (latest, entry) =>
        latest && compareDates(latest.graduationDate, entry.graduationDate) >= 0 ? latest : entry,
      undefined,
    );

/** Training, and the part of the rule for work that does not look at education. */
export const checkTrainingStart = (startDate: string, today: Today): Refusal | undefined => {
  if (startDate.trim() === '') return refuse('start-date-required');
  const unreal = checkDay(startDate, 'month');
  if (unreal) return unreal;
  return isFuture(startDate, today) ? refuse('start-date-future') : undefined;
};

export const checkWorkStart = (
  startDate: string,
  education: readonly Completion[],
  today: Today,
  kept: Kept = nothingKept,
): Refusal | undefined => {
  const refusal = checkTrainingStart(startDate, today);
  const completion = latestCompletion(education);
  if (refusal || !completion || !isEducationLevel(completion.degree)) return refusal;
  const earliest = shiftMonths(completion.graduationDate, -workBeforeCompletionMonths);
  if (compareDates(startDate, earliest) >= 0) return undefined;
  return ask(kept, 'work-before-education', [`${startDate}/${completion.graduationDate}`], {
    date: displayDate(earliest),
    degree: educationLevelLabel(completion.degree),
  });
};

/** Work and training alike; a current entry has no end. */
export const checkEndDate = ({ startDate, endDate, current }: Period, today: Today): Refusal | undefined => {
  if (current) return undefined;
  if (endDate.trim() === '') return refuse('end-date-required');
  const unreal = checkDay(endDate, 'month');
  if (unreal) return unreal;
  if (isFuture(endDate, today)) return refuse('end-date-future');
  return checkOrder(startDate, endDate);
};

/** Nothing ends before it began. */
export const checkOrder = (startDate: string, endDate: string): Refusal | undefined =>
  isPartialDate(startDate) && isPartialDate(endDate) && compareDates(endDate, startDate) < 0
    ? refuse('end-date-before-start')
    : undefined;

/** Where the rule about the latest degree asks, the calendar offers what may be kept. */
export const workStartBounds = (
  education: readonly Completion[],
  today: Today,
  rules: TextRules = defaultTextRules,
): DayBounds => {
  const completion = rules === 'strict' ? latestCompletion(education) : undefined;
  if (!completion) return { max: today.day };
  const min = firstDayOf(shiftMonths(completion.graduationDate, -workBeforeCompletionMonths));
  return { min, max: today.day };
};

export const trainingStartBounds = (today: Today): DayBounds => ({ max: today.day });

export const endDateBounds = (startDate: string, today: Today): DayBounds =>
  isPartialDate(startDate) ? { min: firstDayOf(startDate), max: today.day } : { max: today.day };

/** Ticking "current" clears the end date (S1 §4), which stays disabled until it is unticked. */
export const withCurrent = <Entry extends Period>(entry: Entry, current: boolean): Entry =>
  current ? { ...entry, current, endDate: '' } : { ...entry, current };
