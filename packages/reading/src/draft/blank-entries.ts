import {
  blankCertificate,
  blankEducation,
  blankProject,
  blankSkill,
  blankTraining,
  blankWork,
} from '@kalam/domain/resumes/blank-resume';

/** The entry that each list begins with. */
export const blankEntries: Readonly<Record<string, (id: string) => object>> = {
  workExperience: blankWork,
  trainingExperience: blankTraining,
  education: blankEducation,
  moreEducation: blankEducation,
  skills: blankSkill,
  fresherSkills: blankSkill,
  projects: blankProject,
  fresherProjects: blankProject,
  certificates: blankCertificate,
};
