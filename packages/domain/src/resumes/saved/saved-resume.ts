import { tidyLineBreaks } from '../fields/description-text.ts';
import { withCurrent } from '../fields/experience-dates.ts';
import type { ResumeData } from '../resume-model.ts';
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

/** What is sent and stored (S1 §3): a fresher has training alone; everyone else work, skills and projects. */
export const toSavedPayload = (data: ResumeData): SavedResume => ({
  ...tidy(data),
  personalInfo: tidy(data.personalInfo),
  workExperience: data.isFresher
    ? []
    : data.workExperience.map(tidy).map(withoutEndWhileCurrent).map(withoutId),
  trainingExperience: data.isFresher
    ? data.trainingExperience.map(tidy).map(withoutEndWhileCurrent).map(withoutId)
    : [],
  education: data.education.map(tidy),
  skills: data.isFresher ? [] : data.skills.map(tidy).map(withoutId),
  projects: data.isFresher
    ? []
    : data.projects
        .map((project) => ({ ...tidy(project), technologies: project.technologies.map((tag) => tag.trim()) }))
        .map(withoutId),
  certificates: data.certificates.map(tidy),
});

/** A stored resume back in the builder, where every entry needs an id again. */
export const fromSavedPayload = (saved: SavedResume, newId: () => string): ResumeData => {
  const withId = <Entry extends object>(entry: Entry): Entry & { id: string } => ({ ...entry, id: newId() });
  return {
    ...saved,
    workExperience: saved.workExperience.map(withId),
    trainingExperience: saved.trainingExperience.map(withId),
    skills: saved.skills.map(withId),
    projects: saved.projects.map(withId),
  };
};
