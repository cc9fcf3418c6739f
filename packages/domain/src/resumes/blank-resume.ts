import type { EducationDraft } from './education/education-rules.ts';
import { defaultSkillLevel } from './fields/skill-levels.ts';
import type { Certificate, Project, ResumeData, Skill, TrainingEntry, WorkEntry } from './resume-model.ts';

const blankPeriod = { startDate: '', endDate: '', current: false };

/** What the wizard opens with. */
export const blankResume = (): ResumeData => ({
  personalInfo: { fullName: '', email: '', phone: '', dateOfBirth: '', location: '' },
  summary: '',
  workExperience: [],
  trainingExperience: [],
  education: [],
  skills: [],
  projects: [],
  certificates: [],
  declaration: '',
  isFresher: false,
});

export const blankWork = (id: string): WorkEntry => ({
  id,
  company: '',
  position: '',
  ...blankPeriod,
  description: '',
});

export const blankTraining = (id: string): TrainingEntry => ({
  id,
  organization: '',
  role: '',
  ...blankPeriod,
  description: '',
});

/** No level is chosen yet, so this is a draft, not an entry. */
export const blankEducation = (id: string): EducationDraft & { readonly id: string } => ({
  id,
  school: '',
  degree: '',
  field: '',
  graduationDate: '',
});

export const blankSkill = (id: string): Skill => ({ id, name: '', level: defaultSkillLevel });

export const blankProject = (id: string): Project => ({ id, name: '', description: '', technologies: [] });

export const blankCertificate = (id: string): Certificate => ({ id, name: '', issuer: '', date: '' });
