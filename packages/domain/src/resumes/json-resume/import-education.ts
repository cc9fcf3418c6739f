import { isFuture, isPartialDate } from '../../calendar/partial-date.ts';
import { ladderOf } from '../education/education-ladder.ts';
import type { EducationEntry, ResumeData } from '../resume-model.ts';
import { ownHeading } from '../sections/arrangement.ts';
import type { ExtraEntry } from '../sections/extra-entry.ts';
import { type OwnSection, ownSections } from '../sections/section-keys.ts';
import { educationForm } from './education-form.ts';
import { filled, readPlacedEntry } from './entry-form.ts';
import { type NamedPage, pageOf, type Reading } from './import-reading.ts';
import type { JsonReader } from './json-resume-reader.ts';
import { saysSomething } from './own-fields.ts';
import type { OwnMeta } from './own-meta.ts';
import { noteOf, type StudyNote, studyHeading, studySection } from './study-notes.ts';

interface School {
  readonly entry: EducationEntry;
  readonly isBeside: boolean;
  /** Where the file says what was studied. */
  readonly path: string;
  readonly note: StudyNote | undefined;
}

/** What is to end in the future, or has begun and names no end, is still studied. */
const withPursuing = (entry: EducationEntry, startDate: string, { today, own }: Reading): EducationEntry => {
  const { graduationDate } = entry;
  const isExpected = isPartialDate(graduationDate) && isFuture(graduationDate, today);
  const goesOn = graduationDate === '' && startDate !== '';
  return !own.isOwn && (isExpected || goesOn) ? { ...entry, pursuing: true } : entry;
};

const readSchool = (school: JsonReader, reading: Reading, pages: NamedPage[]): School => {
  const { said, section } = readPlacedEntry(educationForm, school);
  const startDate = school.text('startDate');
  const courses = school.words('courses');
  const note = noteOf(
    { path: school.pathOf('courses'), title: said.school, startDate, courses },
    said.graduationDate,
  );
  pages.push(...pageOf(said.school, school));
  return {
    entry: withPursuing({ id: reading.newId(), ...said }, startDate, reading),
    isBeside: section === 'moreEducation',
    path: school.pathOf('studyType'),
    note,
  };
};

/** Our own files say where each stands; of others, the ladder takes what it can. */
const placedSchools = (schools: readonly School[], { root, own }: Reading) => {
  const ladder = own.isOwn
    ? new Set(schools.filter(({ isBeside }) => !isBeside).map(({ entry }) => entry))
    : ladderOf(schools.map(({ entry }) => entry));
  for (const { entry, path } of schools) {
    const isOpen = ladder.has(entry) && entry.degree === '';
    if (isOpen && entry.degreeName) root.decideLater('level', path, entry.degreeName);
  }
  const entries = schools.map(({ entry }) => entry);
  return {
    education: entries.filter((entry) => ladder.has(entry)),
    ...filled({ moreEducation: entries.filter((entry) => !ladder.has(entry)) }),
  };
};

const isHeld = (note: StudyNote, held: readonly ExtraEntry[]): boolean =>
  held.some(
    ({ title, subtitle = '', description = '' }) =>
      title === note.title &&
      subtitle.startsWith(note.startDate) &&
      note.courses.every((course) => description.includes(course)),
  );

type OwnParts = Partial<Pick<ResumeData, OwnSection | 'arrangement'>>;

/** What the studies say beyond our fields, in the section that has it, or in one that nobody uses. */
const withNotes = (notes: readonly StudyNote[], { root, own, newId }: Reading): OwnParts => {
  const section =
    studySection(own) ??
    ownSections.find((key) => own[key] === undefined && ownHeading(own.arrangement, key) === undefined);
  const held = (section && own[section]) ?? [];
  const missing = notes.filter((note) => !isHeld(note, held));
  if (missing.length === 0) return {};
  if (section === undefined) {
    for (const { path, said } of missing) root.leaveOut(path, Object.values(said).join(', '));
    return {};
  }
  const headings = { ...own.arrangement?.headings, [section]: studyHeading };
  return {
    [section]: [...held, ...missing.map(({ said }) => ({ id: newId(), ...said }))],
    arrangement: { ...own.arrangement, headings },
  };
};

const ownParts = (own: OwnMeta): OwnParts =>
  filled(Object.fromEntries(ownSections.map((key) => [key, own[key]])));

export const readEducation = (reading: Reading, pages: NamedPage[]) => {
  const read = reading.root.each('education', (school) => readSchool(school, reading, pages));
  const notes = read.flatMap(({ note }) => note ?? []);
  // What says nothing but its courses has become a note, and leaves no empty entry behind.
  const schools = read.filter(({ entry }) => saysSomething(entry, educationForm.fields));
  return {
    ...placedSchools(schools, reading),
    ...ownParts(reading.own),
    ...withNotes(notes, reading),
  };
};
