import { isEducationLevel } from '@kalam/domain/resumes/education/education-levels';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { extraSections } from '@kalam/domain/resumes/sections/section-keys';
import type { Draft, PendingEntries } from '../draft.ts';

interface Entry {
  readonly id: string;
}

/** An entry being edited stands in its place, a new one at the end, where it will stand. */
const withPending = <E extends Entry>(list: E[], pending: E | undefined): E[] => {
  if (!pending) return list;
  const index = list.findIndex(({ id }) => id === pending.id);
  return index < 0 ? [...list, pending] : list.with(index, pending);
};

/** Nothing shows until a level is chosen: the page would have to guess the degree. */
const education = (pending: PendingEntries['education']): ResumeData['education'][number] | undefined => {
  if (!pending || !isEducationLevel(pending.degree)) return undefined;
  const { degree, gpa, ...entry } = pending;
  return { ...entry, degree, ...(gpa === undefined ? {} : { gpa }) };
};

let last: { data: ResumeData; pending: PendingEntries; shown: ResumeData } | undefined;

/** What the page shows while a form is open: the resume as if the entry were added already. */
export const previewData = ({ data, pendingEntries: pending }: Draft): ResumeData => {
  if (last && last.data === data && last.pending === pending) return last.shown;
  const shown = Object.keys(pending).length === 0 ? data : withAllPending(data, pending);
  last = { data, pending, shown };
  return shown;
};

/** Lists a resume may lack come into being with the first entry that is written. */
const withOptionalPending = (data: ResumeData, pending: PendingEntries): Partial<ResumeData> => {
  const shown: Partial<ResumeData> = {};
  const { fresherSkills, fresherProjects, moreEducation } = pending;
  if (fresherSkills) shown.fresherSkills = withPending(data.fresherSkills ?? [], fresherSkills);
  if (fresherProjects) shown.fresherProjects = withPending(data.fresherProjects ?? [], fresherProjects);
  if (moreEducation) {
    const degree = isEducationLevel(moreEducation.degree) ? moreEducation.degree : '';
    shown.moreEducation = withPending(data.moreEducation ?? [], { ...moreEducation, degree });
  }
  for (const key of extraSections) {
    if (pending[key]) shown[key] = withPending(data[key] ?? [], pending[key]);
  }
  return shown;
};

const withAllPending = (data: ResumeData, pending: PendingEntries): ResumeData => ({
  ...data,
  education: withPending(data.education, education(pending.education)),
  workExperience: withPending(data.workExperience, pending.workExperience),
  trainingExperience: withPending(data.trainingExperience, pending.trainingExperience),
  skills: withPending(data.skills, pending.skills),
  projects: withPending(data.projects, pending.projects),
  certificates: withPending(data.certificates, pending.certificates),
  ...withOptionalPending(data, pending),
});
