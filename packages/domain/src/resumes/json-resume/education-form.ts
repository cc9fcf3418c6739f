import { compareDates, isPartialDate } from '../../calendar/partial-date.ts';
import {
  educationLevelLabel,
  educationLevels,
  educationRank,
  isEducationLevel,
} from '../education/education-levels.ts';
import { checkMarks, type MarksKind } from '../education/education-marks.ts';
import { educationLimit } from '../education/education-rules.ts';
import type { EducationEntry } from '../resume-model.ts';
import { type EntryForm, isStillGoing, readDay, writtenDay } from './entry-form.ts';
import { levelOfStudyType } from './json-resume-levels.ts';
import { educationFields, type Said } from './own-fields.ts';

/** GPA where it can be one, a percentage where it can only be that, and otherwise a grade in the words it was written in. */
const kindOfMarks = (marks: string): { marksKind?: MarksKind } => {
  if (checkMarks(marks, undefined) === undefined) return {};
  return { marksKind: checkMarks(marks, 'percentage') === undefined ? 'percentage' : 'grade' };
};

/** The degree keeps the words of the file; its level is set where the words leave no doubt. */
export const educationForm: EntryForm<Said<EducationEntry>> = {
  fields: educationFields,
  write: ({ school, degree, degreeName, field, graduationDate, gpa }) => ({
    institution: school.trim(),
    area: field.trim(),
    studyType: degreeName?.trim() || (isEducationLevel(degree) ? educationLevelLabel(degree) : undefined),
    endDate: writtenDay(graduationDate),
    score: gpa?.trim(),
  }),
  read: (entry) => {
    const studyType = entry.text('studyType');
    const isOurWord = educationLevels.some((level) => educationLevelLabel(level) === studyType);
    const gpa = entry.text('score', 'gpa');
    const pursuing = isStillGoing(entry);
    return {
      school: entry.text('institution'),
      degree: levelOfStudyType(studyType) ?? '',
      ...(studyType && !isOurWord && { degreeName: studyType }),
      field: entry.text('area'),
      graduationDate: pursuing ? '' : readDay(entry, 'year', 'endDate'),
      ...(pursuing && { pursuing }),
      ...(gpa && { gpa, ...kindOfMarks(gpa) }),
    };
  },
};

const rankOf = ({ degree }: EducationEntry): number => (isEducationLevel(degree) ? educationRank(degree) : 0);

/** The ladder is climbed in time: what was completed earlier stands lower. */
export const standsBelow = (lower: EducationEntry, upper: EducationEntry): boolean =>
  rankOf(lower) < rankOf(upper) &&
  (!isPartialDate(lower.graduationDate) ||
    !isPartialDate(upper.graduationDate) ||
    compareDates(lower.graduationDate, upper.graduationDate) <= 0);

/**
 * Which entries the ladder takes: of each level one, the highest three, in the order of time. Whatever is none of the levels
 * stands beside it, unless there is nothing else to put on it.
 */
export const ladderOf = (entries: readonly EducationEntry[]): ReadonlySet<EducationEntry> => {
  const byRank = entries.filter((entry) => rankOf(entry) > 0).toSorted((a, b) => rankOf(b) - rankOf(a));
  const ladder: EducationEntry[] = [];
  for (const entry of byRank) {
    const lowest = ladder.at(-1);
    if (ladder.length < educationLimit && (lowest === undefined || standsBelow(entry, lowest)))
      ladder.push(entry);
  }
  return new Set(ladder.length > 0 ? ladder : entries.slice(0, 1));
};
