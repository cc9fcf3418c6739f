import { describe, expect, it } from 'vitest';
import { descriptionLines } from '../fields/description-text.ts';
import { checkResume } from '../resume-check.ts';
import { toSavedPayload } from '../saved/saved-resume.ts';
import { savedResumeAt } from '../saved/saved-resume-model.ts';
import { sampleFresher, sampleProfessional } from './sample-resumes.ts';
import { hindiFresher, hindiProfessional } from './sample-resumes-hindi.ts';

const today = { day: '2026-11-15', latest: '2026-11-15' };

describe.each([
  ['the professional', sampleProfessional],
  ['the fresher', sampleFresher],
  ['the professional in Hindi', hindiProfessional],
  ['the fresher in Hindi', hindiFresher],
])('decision 54: %s we ship', (_, sample) => {
  it('passes every rule', () => {
    expect(checkResume(sample, today)).toEqual([]);
    const schema = savedResumeAt(() => new Date('2026-11-15T12:00:00Z'));
    expect(schema.parse(toSavedPayload(sample))).toEqual(toSavedPayload(sample));
  });

  it('is plainly sample data', () => {
    const text = JSON.stringify(sample);
    expect(sample.personalInfo.phone).toBe('9876543210');
    for (const [address] of text.matchAll(/https?:\/\/[^"/]+/g)) expect(address).toMatch(/\bexample\.com$/);
    expect(sample.personalInfo.email).toMatch(/@example\.com$/);
  });
});

it('shows work, skills and projects for one and training for the other', () => {
  expect(sampleProfessional).toMatchObject({ isFresher: false, trainingExperience: [] });
  expect(sampleProfessional.workExperience.flatMap((work) => descriptionLines(work.description)).length).toBe(
    12,
  );
  expect(sampleFresher).toMatchObject({ isFresher: true, workExperience: [], skills: [], projects: [] });
});
