import type { SavedResume } from '../saved/saved-resume-model.ts';
import { type ExtraSection, isExtraSection, type SectionKey, sectionKeys } from '../sections/section-keys.ts';

/** The sections that are lists of entries. */
export type ListKey = Exclude<SectionKey, 'summary' | 'declaration'>;

export const listKeys: readonly ListKey[] = sectionKeys.filter(
  (key) => key !== 'summary' && key !== 'declaration',
);

/** An entry of any list, by the names of its fields. */
export type Entry = Readonly<Record<string, unknown>>;

/** What of an entry changes together: a period without its end would say something else. */
export interface EntryField {
  readonly name: string;
  readonly fields: readonly string[];
}

const one = (name: string): EntryField => ({ name, fields: [name] });
const period: EntryField = { name: 'period', fields: ['startDate', 'endDate', 'current'] };

const educationFields: readonly EntryField[] = [
  { name: 'degree', fields: ['degree', 'degreeName'] },
  one('school'),
  one('field'),
  one('board'),
  { name: 'completion', fields: ['graduationDate', 'pursuing'] },
  { name: 'marks', fields: ['gpa', 'marksKind'] },
];

const extraFields: readonly EntryField[] = [
  { name: 'title', fields: ['title', 'kind'] },
  ...['subtitle', 'detail', 'level', 'date'].map(one),
  period,
  ...['link', 'description'].map(one),
];

type SpecifiedList = Exclude<ListKey, ExtraSection>;

const specifiedFields: Readonly<Record<SpecifiedList, readonly EntryField[]>> = {
  work: [one('position'), one('company'), one('location'), period, one('description')],
  training: [one('role'), one('organization'), one('location'), period, one('description')],
  education: educationFields,
  moreEducation: educationFields,
  skills: [one('name'), one('level')],
  projects: [one('name'), period, one('description'), one('link'), one('technologies')],
  certificates: [one('name'), one('issuer'), one('date'), one('link'), one('image')],
};

export const fieldsOf = (list: ListKey): readonly EntryField[] =>
  isExtraSection(list) ? extraFields : specifiedFields[list];

/** What an entry is known by, where it has no id that lasts (S1 §3: work, training, skills and projects are saved without). */
const titleFields: Readonly<Record<SpecifiedList, readonly string[]>> = {
  work: ['company', 'position'],
  training: ['organization', 'role'],
  education: ['degree', 'school'],
  moreEducation: ['degree', 'school'],
  skills: ['name'],
  projects: ['name'],
  certificates: ['name'],
};

export const titleFieldsOf = (list: ListKey): readonly string[] =>
  isExtraSection(list) ? ['title', 'kind'] : titleFields[list];

/** Only what is shown and saved: a fresher has training and no work, everyone else the reverse. */
export const entriesIn = (data: SavedResume, list: ListKey): readonly Entry[] => {
  switch (list) {
    case 'work':
      return data.isFresher ? [] : data.workExperience;
    case 'training':
      return data.isFresher ? data.trainingExperience : [];
    case 'skills':
      return data.isFresher ? (data.fresherSkills ?? []) : data.skills;
    case 'projects':
      return data.isFresher ? (data.fresherProjects ?? []) : data.projects;
    case 'education':
    case 'certificates':
      return data[list];
    default:
      return data[list] ?? [];
  }
};

const placeOf = (list: ListKey, isFresher: boolean): keyof SavedResume => {
  switch (list) {
    case 'work':
      return 'workExperience';
    case 'training':
      return 'trainingExperience';
    case 'skills':
      return isFresher ? 'fresherSkills' : 'skills';
    case 'projects':
      return isFresher ? 'fresherProjects' : 'projects';
    default:
      return list;
  }
};

/** The entries are expected to be of this list, of this resume or of another. */
export const withEntries = (data: SavedResume, list: ListKey, entries: readonly Entry[]): SavedResume => ({
  ...data,
  [placeOf(list, data.isFresher)]: [...entries],
});

/** Skills and projects go along; what is not shown any more is not kept. */
export const withFresher = (data: SavedResume, isFresher: boolean): SavedResume => {
  if (data.isFresher === isFresher) return data;
  const { fresherSkills: _, fresherProjects: __, ...rest } = data;
  const bare: SavedResume = {
    ...rest,
    isFresher,
    workExperience: [],
    trainingExperience: [],
    skills: [],
    projects: [],
  };
  return withEntries(
    withEntries(bare, 'skills', entriesIn(data, 'skills')),
    'projects',
    entriesIn(data, 'projects'),
  );
};
