import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import { sampleFresher, sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import { readResume } from '@kalam/reading/read-resume';
import { describe, expect, it } from 'vitest';
import { blankDraft } from '../../../resume/draft.ts';
import { writeJsonResume, writeOwnFile } from './resume-file.ts';

const photo = 'data:image/png;base64,AAAA';

const readBack = async (text: string) => {
  let last = 0;
  const newId = () => `id-${++last}`;
  const bytes = new TextEncoder().encode(text);
  const read = await readResume({ name: 'resume.json', bytes }, { newId, today: visitorToday(new Date()) });
  if ('refusal' in read) throw new Error(read.refusal.code);
  return read;
};

describe('resume files', () => {
  it('brings our own file back whole, with its look', async () => {
    const draft = {
      ...blankDraft('executive'),
      data: { ...sampleFresher, personalInfo: { ...sampleFresher.personalInfo, profileImage: photo } },
    };
    expect(await readBack(writeOwnFile(draft))).toMatchObject({
      source: 'kalam',
      data: draft.data,
      tray: [],
      look: { template: 'executive', formatting: draft.formatting },
    });
  });

  it('reads what it wrote as JSON Resume, birth date aside', async () => {
    const file = await readBack(writeJsonResume({ ...blankDraft(), data: sampleProfessional }, new Date(0)));
    expect(file).toMatchObject({
      source: 'json-resume',
      data: { summary: sampleProfessional.summary, personalInfo: { dateOfBirth: '', location: 'Bengaluru' } },
    });
    expect(file.data.workExperience).toHaveLength(3);
  });

  it('leaves out pictures that are stored elsewhere, and says so', async () => {
    const data = {
      ...sampleProfessional,
      signature: `/api/images/${'a'.repeat(64)}`,
      personalInfo: { ...sampleProfessional.personalInfo, profileImage: 'https://example.com/me.png' },
    };
    const file = await readBack(writeOwnFile({ ...blankDraft(), data }));
    expect(file.tray.map(({ text }) => text).join()).toContain('https://example.com/me.png');
    expect(file.data.signature).toBeUndefined();
  });
});
