import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import { describe, expect, it } from 'vitest';
import { importQuestions } from './import-questions.ts';

const today = { day: '2026-11-15', latest: '2026-11-15' };
const [job] = sampleProfessional.workExperience;
if (!job) throw new Error('the sample has a job');
const imported: ResumeData = {
  ...sampleProfessional,
  summary: 'Grew deposits by 35% to ₹2,50,000 in 2024 with a team of eleven people in Pune..',
  workExperience: [{ ...job, company: 'L&T', startDate: '2008-06' }],
  skills: sampleProfessional.skills.map((skill, index) => ({ ...skill, name: index === 0 ? 'C++' : '' })),
};

describe('decision 62: an import is asked about at once', () => {
  it('says how many fields are asked about, and how many need a change whatever is kept', () => {
    const { asked, toMend, exceptions } = importQuestions(imported, today, 'ask');
    expect(asked).toBe(4);
    expect(toMend).toBe(sampleProfessional.skills.length - 1);
    expect(exceptions.map(({ field, rule }) => `${field} ${rule}`).sort()).toEqual([
      '* description-characters',
      '* description-digits',
      '* description-periods',
      '* text-characters',
      '* work-before-education',
    ]);
    expect(importQuestions({ ...imported, exceptions: [...exceptions] }, today, 'ask').asked).toBe(0);
  });

  it('asks about a number that looks like an Aadhaar number at its field', () => {
    const summary = `${sampleProfessional.summary} My number is 1234 5678 9012.`;
    const { exceptions, toMend } = importQuestions({ ...sampleProfessional, summary }, today, 'ask');
    expect(exceptions.map(({ rule }) => rule)).toEqual(['description-digits']);
    expect(toMend).toBe(1);
  });

  it('has nothing to ask under strict rules', () => {
    const { asked, toMend, exceptions } = importQuestions(imported, today, 'strict');
    expect([asked, exceptions]).toEqual([0, []]);
    expect(toMend).toBe(4 + sampleProfessional.skills.length - 1);
  });
});
