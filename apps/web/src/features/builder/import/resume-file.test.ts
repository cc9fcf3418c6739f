import { sampleFresher, sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import { readResume } from '@kalam/reading/read-resume';
import { describe, expect, it } from 'vitest';
import { blankDraft } from '../../../resume/draft.ts';
import { writeJsonResume, writeOwnFile } from './resume-file.ts';

const read = async (text: string) => {
  let last = 0;
  const outcome = await readResume(
    { text },
    { newId: () => `id-${++last}`, today: { day: '2026-11-15', latest: '2026-11-15' } },
  );
  if ('refusal' in outcome) throw new Error(outcome.refusal.code);
  return outcome;
};
const photo = 'data:image/png;base64,AAAA';

describe('resume files', () => {
  it('brings our own file back whole, with its look', async () => {
    const draft = {
      ...blankDraft('executive'),
      data: { ...sampleFresher, personalInfo: { ...sampleFresher.personalInfo, profileImage: photo } },
    };
    expect(await read(writeOwnFile(draft))).toMatchObject({
      source: 'kalam',
      data: draft.data,
      tray: [],
      look: { template: 'executive', formatting: draft.formatting },
    });
  });

  it('reads what it wrote as JSON Resume, birth date aside', async () => {
    const { source, data } = await read(
      writeJsonResume({ ...blankDraft(), data: sampleProfessional }, new Date(0)),
    );
    expect(source).toBe('json-resume');
    expect(data).toMatchObject({
      summary: sampleProfessional.summary,
      personalInfo: { dateOfBirth: '', location: 'Bengaluru' },
    });
    expect(data.workExperience).toHaveLength(3);
  });

  it('leaves out pictures that are stored elsewhere, and says so', async () => {
    const data = {
      ...sampleProfessional,
      signature: `/api/images/${'a'.repeat(64)}`,
      personalInfo: { ...sampleProfessional.personalInfo, profileImage: 'https://example.com/me.png' },
    };
    const file = await read(writeOwnFile({ ...blankDraft(), data }));
    expect(file.tray.map(({ text }) => text)).toEqual([
      'personalInfo.profileImage: https://example.com/me.png',
      expect.stringMatching(/^signature: /),
    ]);
    expect(file.data.signature).toBeUndefined();
  });
});
