import { describe, expect, it } from 'vitest';
import { messageText } from '../../message-catalogue.ts';
import { checkResume } from '../resume-check.ts';
import type { ResumeData } from '../resume-model.ts';
import { sampleProfessional } from '../samples/sample-resumes.ts';
import { toSavedPayload } from '../saved/saved-resume.ts';
import { fieldWithoutPlaces, type RuleException, withException, withRuleKept } from './rule-exceptions.ts';

const today = { day: '2026-11-15', latest: '2026-11-15' };
const job = sampleProfessional.workExperience[0];
if (!job) throw new Error('The sample has a job');

const resume = (company: string, more: Partial<ResumeData> = {}): ResumeData => ({
  ...sampleProfessional,
  workExperience: [{ ...job, company }],
  ...more,
});
const answers = (data: ResumeData, rules: 'ask' | 'strict' = 'ask') =>
  checkResume(toSavedPayload(data), today, rules).map((refusal) => [refusal.field, messageText(refusal)]);

/** As a person does who keeps whatever is asked. */
const keeping = (data: ResumeData): ResumeData => {
  let kept = data;
  for (let round = 0; round < 20; round++) {
    const [open] = checkResume(kept, today).filter(({ asks }) => asks);
    if (!open?.field) return kept;
    kept = { ...kept, exceptions: [...withException(kept.exceptions, open.field, open)] };
  }
  return kept;
};

interface Written {
  readonly skills?: readonly string[];
  readonly summary?: string;
  readonly email?: string;
  readonly gpa?: string;
  readonly worked?: string;
}

const characters = ['workExperience.0.company', 'Company should only contain letters and apostrophes'];

describe('decision 62: rules about form ask', () => {
  it('show the specified message until it is answered', () => {
    expect(answers(resume('L&T'))).toEqual([characters]);
    const kept = keeping(resume('L&T'));
    expect(kept.exceptions).toEqual([
      { field: 'workExperience.company', rule: 'text-characters', what: '&' },
    ]);
    expect(answers(kept)).toEqual([]);
  });

  it('ask again only when something new appears', () => {
    const kept = keeping(resume('L&T'));
    expect(answers({ ...kept, ...resume('L&T Ltd & Sons', { exceptions: kept.exceptions }) })).toEqual([]);
    const [open] = checkResume(resume('L&T (India)', { exceptions: kept.exceptions }), today);
    expect(open?.asks).toEqual(['(', ')']);
  });

  it('hold a star for the sign it is', () => {
    const kept = keeping(resume('Star * Mart'));
    const [open] = checkResume(resume('Star * Mart & Sons', { exceptions: kept.exceptions }), today);
    expect(open?.asks).toEqual(['&']);
  });

  it('hold for the field whatever the place of the entry', () => {
    const { exceptions } = keeping(resume('L&T'));
    const two = { ...resume('3M', { exceptions }), workExperience: [job, { ...job, company: 'A&B' }] };
    expect(answers(two)).toEqual([]);
    expect(fieldWithoutPlaces('projects.12.technologies.0')).toBe('projects.technologies');
  });

  it.each([
    ['engineer', { skills: ['C++', '.NET', 'C#', 'C', 'R'] }],
    ['banker', { summary: 'Grew deposits by 35% to ₹2,50,000 in 2024; cut costs (mostly paper) by 1/3...' }],
    ['with a plus in the address', { email: 'asha+jobs@example.com' }],
    ['with a class for marks', { gpa: 'First class' }],
    ['who worked before an MBA', { worked: '2008-06' }],
  ] satisfies [string, Written][])('let a resume through as written: %s', (_, written: Written) => {
    const { skills, summary, email, gpa, worked } = written;
    const data: ResumeData = {
      ...sampleProfessional,
      summary: summary ?? sampleProfessional.summary,
      personalInfo: { ...sampleProfessional.personalInfo, ...(email && { email }) },
      skills: skills
        ? skills.map((name, id) => ({ id: String(id), name, level: 'Expert' }))
        : sampleProfessional.skills,
      education: sampleProfessional.education.map((entry) => ({ ...entry, ...(gpa && { gpa }) })),
      workExperience: [{ ...job, ...(worked && { startDate: worked }) }],
    };
    expect(answers(data)).not.toEqual([]);
    const kept = keeping(data);
    expect(answers(kept)).toEqual([]);
    expect(answers(kept, 'strict')).not.toEqual([]);
  });

  it('are answered for the whole resume by one exception', () => {
    const data = resume('L&T (India)');
    const all = { ...data, exceptions: [...withRuleKept(data.exceptions, 'text-characters')] };
    expect(answers(all)).toEqual([]);
    expect(toSavedPayload(all).exceptions).toEqual([{ field: '*', rule: 'text-characters', what: '*' }]);
  });
});

describe('rules about sense decide', () => {
  const withExceptions = (data: ResumeData, ...exceptions: RuleException[]) =>
    checkResume({ ...data, exceptions }, today).map((refusal) => [refusal.field, refusal.code]);

  it('and have no exceptions', () => {
    const future = {
      ...resume('Example'),
      workExperience: [{ ...job, startDate: '2031-01', current: true }],
    };
    expect(
      withExceptions(future, { field: 'workExperience.startDate', rule: 'start-date-future', what: '*' }),
    ).toEqual([['workExperience.0.startDate', 'start-date-future']]);
    expect(withExceptions(resume('Example'), { field: '*', rule: 'text-required', what: '*' })).toEqual([
      ['exceptions.0', 'exception-not-allowed'],
    ]);
  });

  it('refuse exceptions that match nothing, and more than 200', () => {
    expect(
      withExceptions(resume('Example'), {
        field: 'workExperience.company',
        rule: 'text-characters',
        what: '&',
      }),
    ).toEqual([['exceptions.0', 'exception-unneeded']]);
    const many = Array.from({ length: 201 }, () => ({
      field: 'workExperience.company',
      rule: 'text-characters',
      what: '&',
    }));
    expect(withExceptions(resume('L&T'), ...many)).toEqual([['exceptions', 'exceptions-limit']]);
  });

  it('never keep control characters', () => {
    const [open] = checkResume(resume('L\u0007T'), today);
    expect(open).toMatchObject({ code: 'text-characters' });
    expect(open?.asks).toBeUndefined();
  });
});

describe('what is sent', () => {
  it('names only exceptions that are needed, and of them what is needed', () => {
    const exceptions = [
      { field: 'workExperience.company', rule: 'text-characters', what: '& ( )' },
      { field: 'summary', rule: 'description-digits', what: '2024' },
    ];
    expect(toSavedPayload(resume('L&T', { exceptions })).exceptions).toEqual([
      { field: 'workExperience.company', rule: 'text-characters', what: '&' },
    ]);
    expect(toSavedPayload(resume('Example', { exceptions }))).not.toHaveProperty('exceptions');
  });
});
