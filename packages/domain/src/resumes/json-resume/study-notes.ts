import { descriptionLines } from '../fields/description-text.ts';
import type { ResumeData } from '../resume-model.ts';
import { ownHeading } from '../sections/arrangement.ts';
import type { ExtraEntry } from '../sections/extra-entry.ts';
import { type OwnSection, ownSections } from '../sections/section-keys.ts';
import { writtenDay } from './entry-form.ts';
import type { Said } from './own-fields.ts';

/**
 * When a study began and the courses it had: education has no fields for them, so they make a section of their own under
 * this heading, which writes them back where they came from.
 */
export const studyHeading = 'More about my studies';

/** What the file says of one study beyond our fields, and the entry it becomes. */
export interface StudyNote {
  readonly path: string;
  readonly title: string;
  readonly startDate: string;
  readonly courses: readonly string[];
  readonly said: Said<ExtraEntry>;
}

const periodBreak = ' – ';

export const noteOf = (note: Omit<StudyNote, 'said'>, endDate: string): StudyNote | undefined => {
  const { title, startDate, courses } = note;
  if (startDate === '' && courses.length === 0) return undefined;
  const said = {
    title,
    ...(startDate && { subtitle: [startDate, endDate].filter(Boolean).join(periodBreak) }),
    ...(courses.length > 0 && { description: courses.join('\n') }),
  };
  return { ...note, said };
};

export const studySection = (data: Pick<ResumeData, OwnSection | 'arrangement'>): OwnSection | undefined =>
  ownSections.find((key) => ownHeading(data.arrangement, key) === studyHeading);

/** What the section says of one school, in the fields of the format. */
export const writeStudyNotes = (data: ResumeData, school: string) => {
  const section = studySection(data);
  const note = section && data[section]?.find(({ title }) => title.trim() === school.trim());
  return note
    ? {
        startDate: writtenDay(note.subtitle?.split(periodBreak)[0]),
        courses: descriptionLines(note.description ?? ''),
      }
    : {};
};
