import {
  addYears,
  ageOn,
  checkDay,
  earlierOf,
  isCalendarDay,
  monthsBetween,
  type Today,
} from '../../calendar/calendar-day.ts';
import { at, type Refusal, refuse } from '../../refusal.ts';
import type { DayBounds } from './birth-date.ts';
import {
  type EducationLevel,
  educationLevelFacts,
  educationLevelLabel,
  educationLevels,
  educationRank,
  isEducationLevel,
} from './education-levels.ts';
import { checkGpa } from './gpa-field.ts';
import { checkNameText } from './name-text.ts';

export const educationLimit = 3;

/** Months between 10th and 12th Grade (S1 §9). */
export const secondaryGapMonths = 24;

/** An entry while it is being written: no level may be chosen yet. */
export interface EducationDraft {
  readonly school: string;
  readonly degree: string;
  readonly field: string;
  readonly graduationDate: string;
  readonly gpa?: string | undefined;
}

/** One rung of the ladder against the one below it. */
const checkRungs = (lower: EducationDraft, upper: EducationDraft): Refusal | undefined => {
  if (!isEducationLevel(lower.degree) || !isEducationLevel(upper.degree)) return undefined;
  const names = { level: educationLevelLabel(upper.degree), previous: educationLevelLabel(lower.degree) };
  if (educationRank(upper.degree) <= educationRank(lower.degree)) {
    return at('degree', refuse('education-level-order', names));
  }
  if (!isCalendarDay(lower.graduationDate) || !isCalendarDay(upper.graduationDate)) return undefined;
  if (upper.graduationDate <= lower.graduationDate)
    return at('graduationDate', refuse('education-date-order', names));
  const fromSecondary = lower.degree === 'secondary' && upper.degree === 'higher-secondary';
  if (fromSecondary && monthsBetween(lower.graduationDate, upper.graduationDate) < secondaryGapMonths) {
    return at('graduationDate', refuse('education-gap', { years: secondaryGapMonths / 12 }));
  }
  return undefined;
};

const rank = (entry: EducationDraft): number =>
  isEducationLevel(entry.degree) ? educationRank(entry.degree) : 0;

/** The entry below in the ladder; the same level listed earlier counts as below. */
const rungBelow = (
  entry: EducationDraft,
  before: readonly EducationDraft[],
  after: readonly EducationDraft[],
) =>
  [
    ...before.filter((other) => rank(other) <= rank(entry)),
    ...after.filter((other) => rank(other) < rank(entry)),
  ]
    .filter((other) => rank(other) > 0)
    .reduce<EducationDraft | undefined>(
      (best, other) => (best && rank(best) >= rank(other) ? best : other),
      undefined,
    );

const rungAbove = (entry: EducationDraft, others: readonly EducationDraft[]) =>
  others
    .filter((other) => rank(other) > rank(entry))
    .reduce<EducationDraft | undefined>(
      (best, other) => (best && rank(best) <= rank(other) ? best : other),
      undefined,
    );

/** The completion date by itself: present, possible, at a likely age. */
export const checkCompletionDate = (
  entry: EducationDraft,
  birthDate: string,
  today: Today,
): Refusal | undefined => {
  const { degree, graduationDate } = entry;
  if (graduationDate.trim() === '') return refuse('completion-date-required');
  if (!isCalendarDay(birthDate)) return refuse('completion-needs-birth-date');
  const unreal = checkDay(graduationDate);
  if (unreal) return unreal;
  if (graduationDate > today.latest) return refuse('completion-date-future');
  if (!isEducationLevel(degree)) return undefined;
  const { label, minimumAge, maximumAge } = educationLevelFacts[degree];
  const age = ageOn(birthDate, graduationDate);
  if (age < minimumAge) return refuse('completion-too-young', { level: label, minimum: minimumAge });
  return age > maximumAge ? refuse('completion-too-old', { maximum: maximumAge }) : undefined;
};

const checkOwnFields = (entry: EducationDraft, birthDate: string, today: Today): Refusal[] =>
  [
    placed('school', checkNameText('school', entry.school)),
    placed('degree', isEducationLevel(entry.degree) ? undefined : refuse('education-level-required')),
    placed('field', checkNameText('field', entry.field)),
    placed('graduationDate', checkCompletionDate(entry, birthDate, today)),
    placed('gpa', checkGpa(entry.gpa)),
  ].filter((refusal) => refusal !== undefined);

const placed = (field: string, refusal: Refusal | undefined): Refusal | undefined =>
  refusal && at(field, refusal);

const withLadder = (own: Refusal[], ladder: Refusal | undefined): Refusal[] =>
  ladder && !own.some((refusal) => refusal.field === ladder.field) ? [...own, ladder] : own;

/** A new or edited entry beside the others, whichever was added first. Fields are those of the entry. */
export const checkEducationEntry = (
  entry: EducationDraft,
  others: readonly EducationDraft[],
  birthDate: string,
  today: Today,
): Refusal[] => {
  const below = rungBelow(entry, others, []);
  const above = rungAbove(entry, others);
  const ladder = (below && checkRungs(below, entry)) ?? (above && checkRungs(entry, above));
  return withLadder(checkOwnFields(entry, birthDate, today), ladder);
};

/** All entries; where two disagree, the higher one is named. */
export const checkEducation = (
  entries: readonly EducationDraft[],
  birthDate: string,
  today: Today,
): Refusal[] => {
  if (entries.length === 0) return [at('education', refuse('education-entry-required'))];
  const tooMany = checkEducationCount(entries.length);
  const refusals = entries.flatMap((entry, index) => {
    const below = rungBelow(entry, entries.slice(0, index), entries.slice(index + 1));
    const ladder = below && checkRungs(below, entry);
    return withLadder(checkOwnFields(entry, birthDate, today), ladder).map((refusal) =>
      at(`education.${index}.${refusal.field}`, refusal),
    );
  });
  return tooMany ? [at('education', tooMany), ...refusals] : refusals;
};

export const checkEducationCount = (count: number): Refusal | undefined =>
  count > educationLimit ? refuse('education-limit', { limit: educationLimit }) : undefined;

/** Asked before a lower level is added beside a higher one; the person may still go on (S1 §5). */
export const higherDegreeQuestion = (
  level: EducationLevel,
  entries: readonly EducationDraft[],
): Refusal | undefined =>
  entries.some((entry) => rank(entry) > educationRank(level))
    ? refuse('education-higher-degree-listed')
    : undefined;

/** Levels not added yet; the level of the entry being edited stays. */
export const levelsToChoose = (
  entries: readonly EducationDraft[],
  editing?: EducationDraft,
): EducationLevel[] =>
  educationLevels.filter(
    (level) =>
      level === editing?.degree || !entries.some((entry) => entry !== editing && entry.degree === level),
  );

/** From birth plus the minimum age to birth plus the maximum age, at most today. */
export const completionDateBounds = (degree: string, birthDate: string, today: Today): DayBounds => {
  if (!isCalendarDay(birthDate) || !isEducationLevel(degree)) return { max: today.day };
  const { minimumAge, maximumAge } = educationLevelFacts[degree];
  return {
    min: addYears(birthDate, minimumAge),
    max: earlierOf(addYears(birthDate, maximumAge), today.day),
  };
};
