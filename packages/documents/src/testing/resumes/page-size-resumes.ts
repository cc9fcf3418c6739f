import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { fullResume } from './test-resumes.ts';

const firstLines = (text: string, count: number): string => text.split('\n').slice(0, count).join('\n');

/** One page in every template. */
export const onePageResume: ResumeData = {
  ...fullResume,
  workExperience: fullResume.workExperience
    .slice(0, 2)
    .map((job) => ({ ...job, description: firstLines(job.description, 1) })),
  education: fullResume.education.slice(0, 1),
  skills: fullResume.skills.slice(0, 5),
  projects: fullResume.projects.slice(1),
  certificates: fullResume.certificates.slice(1),
};

/** Three pages in most templates. */
export const threePageResume: ResumeData = {
  ...fullResume,
  workExperience: [
    ...fullResume.workExperience,
    ...fullResume.workExperience.slice(1, 3).map((job) => ({ ...job, company: `${job.company} Overseas` })),
  ],
};
