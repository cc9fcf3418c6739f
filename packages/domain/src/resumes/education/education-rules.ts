import {
  addYears,
  checkDay,
  earlierOf,
  isCalendarDay,
  monthsBetween,
  type Today,
} from '../../calendar/calendar-day.ts';
import {
  compareDates,
  firstDayOf,
  isFuture,
  isPartialDate,
  type PartialDate,
  precisionOf,
} from '../../calendar/partial-date.ts';
import { at, type Refusal, refuse } from '../../refusal.ts';
import type { DayBounds } from '../fields/birth-date.ts';
import { checkNameText } from '../fields/name-text.ts';
import { checkLength, resumeLimits } from '../resume-limits.ts';
import { ask, type Kept, type KeptAt, nothingKept, nothingKeptAt } from '../rules/rule-exceptions.ts';
import { defaultTextRules, type TextRules } from '../rules/text-rules.ts';
import {
  type EducationLevel,
  educationLevelFacts,
  educationLevelLabel,
  educationLevels,
  educationRank,
  isEducationLevel,
} from './education-levels.ts';
import { checkMarks, type MarksKind } from './education-marks.ts';

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
  readonly marksKind?: MarksKind | undefined;
  /** The degree as on the certificate, printed instead of the level's words. */
  readonly degreeName?: string | undefined;
  /** Board or university. */
  readonly board?: string | undefined;
  /** Not completed yet: the date is the month it is expected in. */
  readonly pursuing?: boolean | undefined;
}

/** How far ahead a course that is still pursued may end. */
export const pursuingYears = 8;

/** One rung of the ladder against the one below it. */
const checkRungs = (lower: EducationDraft, upper: EducationDraft, kept: Kept): Refusal | undefined => {
  if (!isEducationLevel(lower.degree) || !isEducationLevel(upper.degree)) return undefined;
  const names = { level: educationLevelLabel(upper.degree), previous: educationLevelLabel(lower.degree) };
  if (educationRank(upper.degree) <= educationRank(lower.degree)) {
    return at('degree', refuse('education-level-order', names));
  }
  const [earlier, later] = [lower.graduationDate, upper.graduationDate];
  if (!isPartialDate(earlier) || !isPartialDate(later)) return undefined;
  if (!mayFollow(earlier, later)) return at('graduationDate', refuse('education-date-order', names));
  const fromSecondary = lower.degree === 'secondary' && upper.degree === 'higher-secondary';
  if (!fromSecondary || monthsApart(earlier, later) >= secondaryGapMonths) return undefined;
  const asked = ask(kept, 'education-gap', [`${earlier}/${later}`], { years: secondaryGapMonths / 12 });
  return asked && at('graduationDate', asked);
};

/** The same month or year may hold both; the same day does not. */
const mayFollow = (earlier: PartialDate, later: PartialDate): boolean =>
  compareDates(earlier, later) < 0 ||
  (compareDates(earlier, later) === 0 && (precisionOf(earlier) !== 'day' || precisionOf(later) !== 'day'));

/** Whole years where a year is all that is known. */
const monthsApart = (from: PartialDate, to: PartialDate): number => {
  const length = Math.min(from.length, to.length);
  return monthsBetween(firstDayOf(from.slice(0, length)), firstDayOf(to.slice(0, length)));
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

/** Present, possible, and not in the future unless it is still expected. */
const checkCompletionDay = (
  { graduationDate, pursuing }: Pick<EducationDraft, 'graduationDate' | 'pursuing'>,
  today: Today,
): Refusal | undefined => {
  if (graduationDate.trim() === '') {
    return refuse(pursuing ? 'completion-expected-required' : 'completion-date-required');
  }
  const unreal = checkDay(graduationDate, 'year');
  if (unreal) return unreal;
  if (!pursuing) return isFuture(graduationDate, today) ? refuse('completion-date-future') : undefined;
  return compareDates(graduationDate, addYears(today.latest, pursuingYears)) > 0
    ? refuse('completion-expected-far', { years: pursuingYears })
    : undefined;
};

/** The completion date by itself: present, possible, at a likely age. */
export const checkCompletionDate = (
  entry: EducationDraft,
  birthDate: string,
  today: Today,
  kept: Kept = nothingKept,
): Refusal | undefined => {
  const { degree, graduationDate } = entry;
  if (graduationDate.trim() !== '' && !isCalendarDay(birthDate)) return refuse('completion-needs-birth-date');
  const impossible = checkCompletionDay(entry, today);
  if (impossible || !isEducationLevel(degree)) return impossible;
  const { label, minimumAge, maximumAge } = educationLevelFacts[degree];
  const dates = [`${birthDate}/${graduationDate}`];
  if (compareDates(graduationDate, addYears(birthDate, minimumAge)) < 0) {
    return ask(kept, 'completion-too-young', dates, { level: label, minimum: minimumAge });
  }
  // On the very birthday, or somewhere in the month or year of it: only the day is surely too late.
  const past = compareDates(graduationDate, addYears(birthDate, maximumAge + 1));
  return past > 0 || (past === 0 && precisionOf(graduationDate) === 'day')
    ? ask(kept, 'completion-too-old', dates, { maximum: maximumAge })
    : undefined;
};

const checkOwnFields = (entry: EducationDraft, birthDate: string, today: Today, keptAt: KeptAt): Refusal[] =>
  [
    placed('school', checkNameText('school', entry.school, keptAt('school'))),
    placed('degree', isEducationLevel(entry.degree) ? undefined : refuse('education-level-required')),
    placed('degreeName', checkLength(entry.degreeName ?? '', resumeLimits.nameText)),
    placed('field', checkNameText('field', entry.field, keptAt('field'))),
    placed('board', checkLength(entry.board ?? '', resumeLimits.nameText)),
    placed('graduationDate', checkCompletionDate(entry, birthDate, today, keptAt('graduationDate'))),
    placed('gpa', checkMarks(entry.gpa, entry.marksKind, keptAt('gpa'))),
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
  keptAt: KeptAt = nothingKeptAt,
): Refusal[] => {
  const below = rungBelow(entry, others, []);
  const above = rungAbove(entry, others);
  const kept = keptAt('graduationDate');
  const ladder = (below && checkRungs(below, entry, kept)) ?? (above && checkRungs(entry, above, kept));
  return withLadder(checkOwnFields(entry, birthDate, today, keptAt), ladder);
};

/** All entries; where two disagree, the higher one is named. */
export const checkEducation = (
  entries: readonly EducationDraft[],
  birthDate: string,
  today: Today,
  keptAt: KeptAt = nothingKeptAt,
): Refusal[] => {
  if (entries.length === 0) return [at('education', refuse('education-entry-required'))];
  const tooMany = checkEducationCount(entries.length);
  const refusals = entries.flatMap((entry, index) => {
    const below = rungBelow(entry, entries.slice(0, index), entries.slice(index + 1));
    const ladder = below && checkRungs(below, entry, keptAt('graduationDate'));
    return withLadder(checkOwnFields(entry, birthDate, today, keptAt), ladder).map((refusal) =>
      at(`education.${index}.${refusal.field}`, refusal),
    );
  });
  return tooMany ? [at('education', tooMany), ...refusals] : refusals;
};

/**
 * Beside the ladder: a second degree of a level, a fourth entry. It is not measured against the others, and says what it
 * is by its degree or its field.
 */
export const checkMoreEducation = (
  entry: EducationDraft,
  today: Today,
  keptAt: KeptAt = nothingKeptAt,
): Refusal[] => {
  const named = [entry.degreeName, entry.field].some((text) => (text ?? '').trim() !== '');
  return [
    placed('school', checkNameText('school', entry.school, keptAt('school'))),
    placed('degreeName', named ? undefined : refuse('text-required', { label: 'Degree' })),
    placed('degreeName', checkLength(entry.degreeName ?? '', resumeLimits.nameText)),
    placed('field', checkLength(entry.field, resumeLimits.nameText)),
    placed('board', checkLength(entry.board ?? '', resumeLimits.nameText)),
    placed('graduationDate', checkCompletionDay(entry, today)),
    placed('gpa', checkMarks(entry.gpa, entry.marksKind, keptAt('gpa'))),
  ].filter((refusal) => refusal !== undefined);
};

export const checkEducationCount = (count: number): Refusal | undefined =>
  count > educationLimit ? refuse('education-limit', { limit: educationLimit }) : undefined;

/**
 * Asked before a lower level is added beside a higher one; the person may still go on (S1 §5). School below a first degree
 * is what most employers in India ask to see, so it is not asked there.
 */
export const higherDegreeQuestion = (
  level: EducationLevel,
  entries: readonly EducationDraft[],
): Refusal | undefined => {
  const higher = entries.filter((entry) => rank(entry) > educationRank(level));
  const isSchool = level === 'secondary' || level === 'higher-secondary';
  const belowFirstDegree = isSchool && higher.every((entry) => rank(entry) <= educationRank('undergraduate'));
  return higher.length > 0 && !belowFirstDegree ? refuse('education-higher-degree-listed') : undefined;
};

/** Levels not added yet; the level of the entry being edited stays. */
export const levelsToChoose = (
  entries: readonly EducationDraft[],
  editing?: EducationDraft,
): EducationLevel[] =>
  educationLevels.filter(
    (level) =>
      level === editing?.degree || !entries.some((entry) => entry !== editing && entry.degree === level),
  );

/** A course still pursued ends within the next years. */
export const expectedCompletionBounds = (today: Today): DayBounds => ({
  max: addYears(today.day, pursuingYears),
});

/** From birth plus the minimum age to birth plus the maximum age, at most today; where ages ask, from birth on. */
export const completionDateBounds = (
  degree: string,
  birthDate: string,
  today: Today,
  rules: TextRules = defaultTextRules,
): DayBounds => {
  if (!isCalendarDay(birthDate) || !isEducationLevel(degree)) return { max: today.day };
  if (rules === 'ask') return { min: birthDate, max: today.day };
  const { minimumAge, maximumAge } = educationLevelFacts[degree];
  return {
    min: addYears(birthDate, minimumAge),
    max: earlierOf(addYears(birthDate, maximumAge), today.day),
  };
};
