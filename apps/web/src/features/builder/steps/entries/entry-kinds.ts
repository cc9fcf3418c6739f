import { checkWrittenDate, type DatePrecision, type Today } from '@kalam/domain/calendar/calendar-day';
import { at, type Refusal } from '@kalam/domain/refusal';
import {
  blankCertificate,
  blankEducation,
  blankProject,
  blankSkill,
  blankTraining,
  blankWork,
} from '@kalam/domain/resumes/blank-resume';
import { isEducationLevel } from '@kalam/domain/resumes/education/education-levels';
import {
  checkEducationCount,
  checkEducationEntry,
  checkMoreEducation,
} from '@kalam/domain/resumes/education/education-rules';
import { checkCertificate } from '@kalam/domain/resumes/fields/certificate-rules';
import {
  checkProject,
  checkSkill,
  checkTrainingCount,
  checkTrainingEntry,
  checkWorkEntry,
} from '@kalam/domain/resumes/fields/experience-rules';
import { checkTechnology } from '@kalam/domain/resumes/fields/technology-tags';
import { checkCount, resumeLimits } from '@kalam/domain/resumes/resume-limits';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { type KeptAt, nothingKeptAt } from '@kalam/domain/resumes/rules/rule-exceptions';
import { checkExtraEntry } from '@kalam/domain/resumes/sections/extra-section-rules';
import type { ExtraSection } from '@kalam/domain/resumes/sections/section-keys';
import type { PendingEntries } from '../../../../resume/draft.ts';
import type { DateParts } from '../../../../ui/forms/date-parts.ts';

export type ListName = keyof PendingEntries;
/** Lists that a resume may lack are empty then. */
export type EntryOf<List extends ListName> = NonNullable<ResumeData[List]>[number];
export type PendingOf<List extends ListName> = NonNullable<PendingEntries[List]>;

/** What a list of the resume needs to be written entry by entry. */
export interface EntryKind<List extends ListName> {
  readonly list: List;
  readonly blank: (id: string) => PendingOf<List>;
  /** Fields are those of the entry, for what was kept as well. */
  readonly check: (
    pending: PendingOf<List>,
    data: ResumeData,
    today: Today,
    keptAt?: KeptAt,
  ) => readonly Refusal[];
  /** The least that must be known of its dates; the year unless told. */
  readonly dates?: DatePrecision;
  /** Whether a list of this length is allowed. */
  readonly checkCount: (count: number) => Refusal | undefined;
  /** Only called once the check passes; undefined is never stored. */
  readonly finish: (pending: PendingOf<List>, keptAt?: KeptAt) => EntryOf<List> | undefined;
}

const othersOf = <Entry extends { readonly id: string }>(entries: readonly Entry[], id: string): Entry[] =>
  entries.filter((entry) => entry.id !== id);

export type EducationList = 'education' | 'moreEducation';

export const educationKind: EntryKind<EducationList> = {
  list: 'education',
  blank: blankEducation,
  check: (entry, data, today, keptAt) =>
    checkEducationEntry(
      entry,
      othersOf(data.education, entry.id),
      data.personalInfo.dateOfBirth,
      today,
      keptAt,
    ),
  checkCount: checkEducationCount,
  finish: ({ degree, ...entry }) => (isEducationLevel(degree) ? { ...entry, degree } : undefined),
};

/** Beside the ladder: no level is asked for, and none is measured. */
export const moreEducationKind: EntryKind<EducationList> = {
  list: 'moreEducation',
  blank: blankEducation,
  check: (entry, _, today, keptAt) => checkMoreEducation(entry, today, keptAt),
  checkCount: (count) => checkCount(count, resumeLimits.extraEntries),
  finish: ({ degree, ...entry }) => ({ ...entry, degree: isEducationLevel(degree) ? degree : '' }),
};

export const workKind: EntryKind<'workExperience'> = {
  list: 'workExperience',
  blank: blankWork,
  check: (entry, data, today, keptAt) => checkWorkEntry(entry, data.education, today, keptAt),
  dates: 'month',
  checkCount: (count) => checkCount(count, resumeLimits.workEntries),
  finish: (entry) => entry,
};

export const trainingKind: EntryKind<'trainingExperience'> = {
  list: 'trainingExperience',
  blank: blankTraining,
  check: (entry, _, today, keptAt) => checkTrainingEntry(entry, today, keptAt),
  dates: 'month',
  checkCount: checkTrainingCount,
  finish: (entry) => entry,
};

/** What a fresher adds is written with the same forms, and stored apart. */
export type SkillList = 'skills' | 'fresherSkills';
export type ProjectList = 'projects' | 'fresherProjects';

const skillKindOf = (list: SkillList): EntryKind<SkillList> => ({
  list,
  blank: blankSkill,
  check: (entry, _data, _today, keptAt) => checkSkill(entry, keptAt),
  checkCount: (count) => checkCount(count, resumeLimits.skills),
  finish: (entry) => entry,
});
export const skillKind = skillKindOf('skills');
export const fresherSkillKind = skillKindOf('fresherSkills');

/** A technology typed but not yet added is meant too. */
export const withTypedTechnology = (
  project: PendingOf<ProjectList>,
  keptAt: KeptAt = nothingKeptAt,
): PendingOf<ProjectList> => {
  const { technologyText = '', technologies, ...rest } = project;
  return technologyText.trim() === '' || checkTechnology(technologyText, technologies, keptAt('technologies'))
    ? project
    : { ...rest, technologies: [...technologies, technologyText.trim()] };
};

/** A tag is asked about where it is typed, and kept for where it will stand. */
export const exceptionField = (field: string): string =>
  field === 'technologyText' ? 'technologies' : field;

const projectKindOf = (list: ProjectList): EntryKind<ProjectList> => ({
  list,
  blank: blankProject,
  check: (entry, _, today, keptAt = nothingKeptAt) => {
    const { technologyText = '', ...project } = withTypedTechnology(entry, keptAt);
    const typed =
      technologyText.trim() === ''
        ? undefined
        : checkTechnology(technologyText, project.technologies, keptAt('technologies'));
    return [...checkProject(project, today, keptAt), ...(typed ? [at('technologyText', typed)] : [])];
  },
  checkCount: (count) => checkCount(count, resumeLimits.projects),
  finish: (entry, keptAt) => {
    const { technologyText: _, ...project } = withTypedTechnology(entry, keptAt);
    return project;
  },
});
export const projectKind = projectKindOf('projects');
export const fresherProjectKind = projectKindOf('fresherProjects');

export const certificateKind: EntryKind<'certificates'> = {
  list: 'certificates',
  blank: blankCertificate,
  check: (entry, data, today, keptAt) =>
    checkCertificate(entry, data.personalInfo.dateOfBirth, data.education, today, keptAt),
  checkCount: (count) => checkCount(count, resumeLimits.certificates),
  finish: (entry) => entry,
};

/**
 * Half a date is no date left out: it is told what it lacks, in place of any other message of its field. `halves` are
 * those of the entry, by field.
 */
export const withHalfDates = (
  refusals: readonly Refusal[],
  entry: object,
  halves: Readonly<Record<string, DateParts>>,
  enough: DatePrecision = 'year',
): readonly Refusal[] => {
  const isMeant = (field: string) =>
    (Reflect.get(entry, field) ?? '') === '' &&
    !(field === 'endDate' && Reflect.get(entry, 'current') === true);
  const found = Object.entries(halves).filter(([field]) => isMeant(field));
  if (found.length === 0) return refusals;
  return [
    ...refusals.filter(({ field }) => !found.some(([half]) => half === field)),
    ...found.map(([field, parts]) => at(field, checkWrittenDate(parts, enough))),
  ];
};

export const extraKindOf = (section: ExtraSection): EntryKind<ExtraSection> => ({
  list: section,
  blank: (id) => ({ id, title: '' }),
  check: (entry, _, today, keptAt) => checkExtraEntry(section, entry, today, keptAt),
  checkCount: (count) => checkCount(count, resumeLimits.extraEntries),
  finish: (entry) => entry,
});

/** Nothing was typed: closing the form loses nothing. A level or a kind of marks chosen alone says nothing yet. */
export const isUntouched = <List extends ListName>(
  kind: EntryKind<List>,
  pending: PendingOf<List>,
): boolean => {
  const blank = new Map<string, unknown>(Object.entries(kind.blank(pending.id)));
  return Object.entries(pending).every(
    ([field, value]) =>
      field === 'level' ||
      field === 'marksKind' ||
      (typeof value === 'string' && value.trim() === (blank.get(field) ?? '')) ||
      (typeof value === 'boolean' && !value) ||
      (Array.isArray(value) && value.length === 0) ||
      value === undefined,
  );
};

/** The entry in its list: in its old place when it was there, else at the end. */
export const placed = <Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  entry: Entry,
): Entry[] =>
  entries.some(({ id }) => id === entry.id)
    ? entries.map((old) => (old.id === entry.id ? entry : old))
    : [...entries, entry];

/** Takes the entry at one position to another. */
export const moved = <Entry>(entries: readonly Entry[], from: number, to: number): readonly Entry[] => {
  const entry = entries[from];
  if (entry === undefined || to < 0 || to >= entries.length || from === to) return entries;
  return entries.toSpliced(from, 1).toSpliced(to, 0, entry);
};

/** Back where it was, or as near as the list still allows. */
export const restored = <Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  entry: Entry,
  index: number,
): Entry[] => (entries.some(({ id }) => id === entry.id) ? [...entries] : entries.toSpliced(index, 0, entry));
