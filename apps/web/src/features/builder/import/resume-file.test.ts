import { sampleFresher, sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import { describe, expect, it } from 'vitest';
import { blankDraft } from '../../../resume/draft.ts';
import { readResumeFile, writeJsonResume, writeOwnFile } from './resume-file.ts';

const ids = () => {
  let last = 0;
  return () => `id-${++last}`;
};
const photo = 'data:image/png;base64,AAAA';

describe('resume files', () => {
  it('brings our own file back whole, with its look', () => {
    const draft = {
      ...blankDraft('executive'),
      data: { ...sampleFresher, personalInfo: { ...sampleFresher.personalInfo, profileImage: photo } },
    };
    expect(readResumeFile(writeOwnFile(draft), ids())).toEqual({
      kind: 'kalam',
      data: draft.data,
      leftOut: [],
      toDecide: [],
      look: { template: 'executive', formatting: draft.formatting },
    });
  });

  it('reads what it wrote as JSON Resume, birth date aside', () => {
    const draft = { ...blankDraft(), data: sampleProfessional };
    const file = readResumeFile(writeJsonResume(draft, new Date(0)), ids());
    expect(file).toMatchObject({
      kind: 'json-resume',
      data: { summary: sampleProfessional.summary, personalInfo: { dateOfBirth: '', location: 'Bengaluru' } },
    });
    expect(file.refusal === undefined && file.data.workExperience).toHaveLength(3);
  });

  it('leaves out pictures that are stored elsewhere, and says so', () => {
    const data = {
      ...sampleProfessional,
      signature: `/api/images/${'a'.repeat(64)}`,
      personalInfo: { ...sampleProfessional.personalInfo, profileImage: 'https://example.com/me.png' },
    };
    const file = readResumeFile(writeOwnFile({ ...blankDraft(), data }), ids());
    expect(file).toMatchObject({
      leftOut: [{ path: 'personalInfo.profileImage' }, { path: 'signature' }],
    });
    expect(file.refusal === undefined && file.data.signature).toBeUndefined();
  });

  it('refuses what is no resume', () => {
    expect(readResumeFile('hello', ids()).refusal?.code).toBe('import-not-json');
    expect(readResumeFile('{"a":1}', ids()).refusal?.code).toBe('import-not-json-resume');
    expect(readResumeFile('{"kind":"kalam-resume","data":{}}', ids()).refusal?.code).toBe(
      'import-not-json-resume',
    );
  });
});
