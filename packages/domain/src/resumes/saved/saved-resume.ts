import { tidyLineBreaks } from '../fields/description-text.ts';
import { withCurrent } from '../fields/experience-dates.ts';
import { saysLetter } from '../letter/letter-rules.ts';
import { checkTexts } from '../resume-check.ts';
import type { Project, ResumeData } from '../resume-model.ts';
import { neededExceptions } from '../rules/rule-exceptions.ts';
import { extraSections } from '../sections/section-keys.ts';
import type { SavedResume } from './saved-resume-model.ts';

const withoutId = <Entry extends { readonly id: string }>({ id: _, ...entry }: Entry): Omit<Entry, 'id'> =>
  entry;

/** Trims the texts of an entry: what is typed at the edges of a field is never meant. */
const tidy = <Entry extends object>(entry: Entry): Entry => ({
  ...entry,
  ...Object.fromEntries(
    Object.entries(entry).flatMap(([field, value]) =>
      typeof value === 'string' ? [[field, tidyLineBreaks(value).trim()]] : [],
    ),
  ),
});

const withoutEndWhileCurrent = <Entry extends { current: boolean; startDate: string; endDate: string }>(
  entry: Entry,
) => withCurrent(entry, entry.current);

const savedProject = (project: Project): Omit<Project, 'id'> =>
  withoutId({
    ...tidy(project),
    ...(project.current ? { endDate: '' } : {}),
    technologies: project.technologies.map((tag) => tag.trim()),
  });

/** Only what has entries is written down, so that a resume without them stays as it always was. */
const filled = <Part extends object>(part: Part): Partial<Part> => {
  const kept: Partial<Part> = {};
  for (const key in part) {
    const value = part[key];
    if (Array.isArray(value) && value.length > 0) kept[key] = value;
  }
  return kept;
};

/** The optional sections of a resume, trimmed; a fresher's skills and projects belong to a fresher. */
const savedExtras = (data: ResumeData) =>
  filled({
    fresherSkills: data.isFresher ? data.fresherSkills?.map(tidy).map(withoutId) : undefined,
    fresherProjects: data.isFresher ? data.fresherProjects?.map(savedProject) : undefined,
    moreEducation: data.moreEducation?.map(tidy),
    ...Object.fromEntries(
      extraSections.map((key) => [
        key,
        data[key]?.map((entry) => ({ ...tidy(entry), ...(entry.current && { endDate: '' }) })),
      ]),
    ),
  });

/** Exceptions that nothing needs any more stay on the device, in case the text comes back. */
const withNeededExceptions = (saved: SavedResume): SavedResume => {
  const { exceptions = [], ...rest } = saved;
  const needed = neededExceptions(exceptions, (keptAt) => checkTexts(rest, keptAt));
  return needed.length > 0 ? { ...rest, exceptions: [...needed] } : rest;
};

/** What is sent and stored (S1 §3): a fresher has training alone; everyone else work, skills and projects. */
export const toSavedPayload = (data: ResumeData): SavedResume => withNeededExceptions(savedParts(data));

const withoutExtras = (data: ResumeData): ResumeData => {
  const { fresherSkills: _s, fresherProjects: _p, moreEducation: _m, letter: _l, ...rest } = data;
  for (const key of extraSections) delete rest[key];
  return rest;
};

const savedParts = (data: ResumeData): SavedResume => ({
  ...tidy(withoutExtras(data)),
  personalInfo: tidy(data.personalInfo),
  workExperience: data.isFresher
    ? []
    : data.workExperience.map(tidy).map(withoutEndWhileCurrent).map(withoutId),
  trainingExperience: data.isFresher
    ? data.trainingExperience.map(tidy).map(withoutEndWhileCurrent).map(withoutId)
    : [],
  education: data.education.map(tidy),
  skills: data.isFresher ? [] : data.skills.map(tidy).map(withoutId),
  projects: data.isFresher ? [] : data.projects.map(savedProject),
  certificates: data.certificates.map(tidy),
  ...savedExtras(data),
  ...(saysLetter(data.letter) && { letter: tidy(data.letter) }),
});

/** A stored resume back in the builder, where every entry needs an id again; one that has an id keeps it. */
export const fromSavedPayload = (saved: SavedResume, newId: () => string): ResumeData => {
  const withId = <Entry extends object>(entry: Entry): Entry & { id: string } => ({ id: newId(), ...entry });
  const { fresherSkills, fresherProjects, ...rest } = saved;
  return {
    ...rest,
    workExperience: saved.workExperience.map(withId),
    trainingExperience: saved.trainingExperience.map(withId),
    skills: saved.skills.map(withId),
    projects: saved.projects.map(withId),
    ...(fresherSkills && { fresherSkills: fresherSkills.map(withId) }),
    ...(fresherProjects && { fresherProjects: fresherProjects.map(withId) }),
  };
};
