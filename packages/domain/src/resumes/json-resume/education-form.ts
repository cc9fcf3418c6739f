import { educationLevelLabel, educationLevels, isEducationLevel } from '../education/education-levels.ts';
import { checkMarks, type MarksKind } from '../education/education-marks.ts';
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
