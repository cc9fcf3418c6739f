import { saysLetter } from '../letter/letter-rules.ts';
import type { EducationEntry, Project, ResumeData, Skill, TrainingEntry } from '../resume-model.ts';
import { extraSections, isExtraSection } from '../sections/section-keys.ts';

/** The parts of a resume that are kept or taken over as one, in the order of the wizard. */
export const mergeSections = [
  'personalInfo',
  'education',
  'work',
  'training',
  'skills',
  'projects',
  'summary',
  'certificates',
  ...extraSections,
  'declaration',
  'letter',
] as const;
export type MergeSection = (typeof mergeSections)[number];

/** What becomes of a section: one's own, the other's in its place, or both. */
export type MergeChoice = 'keep' | 'replace' | 'add';
/** A section that is not named is kept. */
export type MergeChoices = Readonly<Partial<Record<MergeSection, MergeChoice>>>;

export const skillsOf = (data: ResumeData): readonly Skill[] =>
  data.isFresher ? (data.fresherSkills ?? []) : data.skills;

export const projectsOf = (data: ResumeData): readonly Project[] =>
  data.isFresher ? (data.fresherProjects ?? []) : data.projects;

/** Only a fresher's is shown and saved. */
export const trainingOf = (data: ResumeData): readonly TrainingEntry[] =>
  data.isFresher ? data.trainingExperience : [];

export const educationOf = (data: ResumeData): readonly EducationEntry[] => [
  ...data.education,
  ...(data.moreEducation ?? []),
];

const says = (text: string | undefined): boolean => (text ?? '').trim() !== '';

/** The entries of a section that is a list. */
export const entriesOf = (data: ResumeData, section: MergeSection): readonly { readonly id: string }[] => {
  if (isExtraSection(section)) return data[section] ?? [];
  switch (section) {
    case 'work':
      return data.workExperience;
    case 'training':
      return trainingOf(data);
    case 'education':
      return educationOf(data);
    case 'skills':
      return skillsOf(data);
    case 'projects':
      return projectsOf(data);
    case 'certificates':
      return data.certificates;
    default:
      return [];
  }
};

export const isEmptySection = (data: ResumeData, section: MergeSection): boolean => {
  switch (section) {
    case 'personalInfo':
      return !Object.values(data.personalInfo).some(says);
    case 'summary':
      return !says(data.summary);
    case 'declaration':
      return !says(data.declaration) && !says(data.signature);
    case 'letter':
      return !saysLetter(data.letter);
    default:
      return entriesOf(data, section).length === 0;
  }
};
