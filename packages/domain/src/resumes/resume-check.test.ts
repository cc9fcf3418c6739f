import { describe, expect, it } from 'vitest';
import { messageText } from '../message-catalogue.ts';
import { checkResume } from './resume-check.ts';
import type { ResumeData } from './resume-model.ts';
import { sampleFresher, sampleProfessional } from './samples/sample-resumes.ts';

const today = { day: '2026-11-15', latest: '2026-11-15' };
const said = (data: ResumeData) =>
  checkResume(data, today).map((refusal) => [refusal.field, messageText(refusal)]);

const withInfo = (change: Partial<ResumeData['personalInfo']>): ResumeData => ({
  ...sampleProfessional,
  personalInfo: { ...sampleProfessional.personalInfo, ...change },
});

describe('checkResume', () => {
  it.each([
    ['fullName', '', 'Full name is required'],
    ['email', 'ananya', 'Please enter a valid email address'],
    ['phone', '', 'How can employers reach you?'],
    ['location', 'X', 'Location is too short'],
    ['linkedin', 'linkedin', 'Please enter a valid URL starting with http:// or https://'],
    ['website', 'https://x', 'Please enter a valid URL'],
  ] as const)('S1 §5 §9 looks at the limits of personalInfo.%s', (field, value, message) => {
    expect(said(withInfo({ [field]: value }))).toEqual([[`personalInfo.${field}`, message]]);
  });

  it('decision 48: checks what depends on the birth date again when it changes', () => {
    const refusals = checkResume(withInfo({ dateOfBirth: '2000-04-12' }), today);
    expect(refusals.map(({ field, code }) => [field, code])).toEqual([
      ['education.0.graduationDate', 'completion-too-young'],
      ['education.1.graduationDate', 'completion-too-young'],
      ['education.2.graduationDate', 'completion-too-young'],
    ]);
  });

  it('needs work and a skill unless one is a fresher', () => {
    expect(said({ ...sampleProfessional, workExperience: [] })).toEqual([
      ['workExperience', 'Please add at least one work experience entry'],
    ]);
    expect(said({ ...sampleProfessional, skills: [] })).toEqual([
      ['skills', 'Please add at least one skill before proceeding'],
    ]);
    expect(said({ ...sampleFresher, trainingExperience: [] })).toEqual([]);
    expect(said({ ...sampleProfessional, projects: [], certificates: [] })).toEqual([]);
  });

  it('does not look at what will not be saved', () => {
    const [training] = sampleFresher.trainingExperience;
    if (!training) throw new Error('the sample has training');
    expect(said({ ...sampleProfessional, trainingExperience: [{ ...training, role: '' }] })).toEqual([]);
    expect(said({ ...sampleFresher, skills: [{ id: 'a', name: '', level: 'Expert' }] })).toEqual([]);
  });

  it('S1 §5 takes 3 training entries', () => {
    const [training] = sampleFresher.trainingExperience;
    if (!training) throw new Error('the sample has training');
    const times = (count: number) => Array.from({ length: count }, () => training);
    expect(said({ ...sampleFresher, trainingExperience: times(3) })).toEqual([]);
    expect(said({ ...sampleFresher, trainingExperience: times(4) })).toEqual([
      ['trainingExperience', 'Maximum 3 training entries allowed'],
    ]);
  });

  it('places each refusal at its entry', () => {
    const data: ResumeData = {
      ...sampleProfessional,
      workExperience: sampleProfessional.workExperience.map((work, index) =>
        index === 1 ? { ...work, endDate: '2019-01-01', description: '' } : work,
      ),
      skills: [...sampleProfessional.skills, { id: 'c', name: 'C', level: 'Expert' }],
      projects: sampleProfessional.projects.map((project, index) =>
        index === 0 ? { ...project, link: 'x', technologies: ['Go', 'C++', 'Go'] } : project,
      ),
      certificates: sampleProfessional.certificates.map((certificate, index) =>
        index === 2 ? { ...certificate, date: '' } : certificate,
      ),
      summary: '',
      declaration: '',
    };
    expect(said(data)).toEqual([
      ['workExperience.1.endDate', 'End date must be after start date'],
      ['workExperience.1.description', 'Description is required'],
      ['skills.10.name', 'Skill name is too short'],
      ['projects.0.link', 'Please enter a valid URL starting with http:// or https://'],
      ['projects.0.technologies.1', 'Technology should only contain letters and apostrophes'],
      ['summary', 'Please provide a professional summary'],
      ['certificates.2.date', 'Please select the issue date'],
      ['declaration', 'Please accept the declaration'],
    ]);
  });
});
