import {
  addDays,
  addYears,
  ageOn,
  type CalendarDay,
  checkDay,
  type Today,
} from '../../calendar/calendar-day.ts';
import { type Refusal, refuse } from '../../refusal.ts';

export const resumeAges = { minimum: 16, maximum: 80 } as const;

/** What a date input offers: first and last day, both included. */
export interface DayBounds {
  readonly min?: CalendarDay;
  readonly max: CalendarDay;
}

export const checkBirthDate = (text: string, today: Today): Refusal | undefined => {
  if (text.trim() === '') return refuse('birth-date-required');
  const unreal = checkDay(text);
  if (unreal) return unreal;
  if (ageOn(text, today.latest) < resumeAges.minimum) {
    return refuse('birth-date-too-young', { minimum: resumeAges.minimum });
  }
  return ageOn(text, today.day) > resumeAges.maximum ? refuse('birth-date-too-old') : undefined;
};

export const birthDateBounds = (today: Today): DayBounds => ({
  min: addDays(addYears(today.day, -(resumeAges.maximum + 1)), 1),
  max: addYears(today.day, -resumeAges.minimum),
});
