import { describe, expect, it } from 'vitest';
import { messageText } from '../../message-catalogue.ts';
import { fromSavedPayload, toSavedPayload } from '../saved/saved-resume.ts';
import { sampleFresher, sampleProfessional } from './sample-resumes.ts';
import { hindiFresher, hindiProfessional } from './sample-resumes-hindi.ts';
import { checkOwnContent, isUntouchedSample } from './untouched-sample.ts';

describe('a sample nobody has put their own words into', () => {
  it.each([
    ['professional', sampleProfessional],
    ['fresher', sampleFresher],
    ['professional in Hindi', hindiProfessional],
    ['fresher in Hindi', hindiFresher],
  ])('is known: %s', (_, sample) => {
    expect(isUntouchedSample(toSavedPayload(sample))).toBe(true);
  });

  it('is known with other ids, without the declaration, and with empty fields named', () => {
    const saved = toSavedPayload(sampleProfessional);
    const again = toSavedPayload(fromSavedPayload(saved, () => 'another'));
    expect(isUntouchedSample({ ...again, declaration: '', signature: '' })).toBe(true);
    expect(
      isUntouchedSample({ ...saved, education: saved.education.map((entry) => ({ ...entry, id: 'x' })) }),
    ).toBe(true);
    const letter = { recipient: '', subject: '', salutation: '', body: 'Please hire me.', closing: '' };
    expect(isUntouchedSample({ ...saved, letter })).toBe(true);
    expect(messageText(checkOwnContent(saved) ?? { code: 'not-found' })).toContain('sample');
  });

  it('is somebody’s own after one change', () => {
    const saved = toSavedPayload(sampleProfessional);
    const { personalInfo } = saved;
    expect(isUntouchedSample({ ...saved, personalInfo: { ...personalInfo, phone: '9123456780' } })).toBe(
      false,
    );
    expect(isUntouchedSample({ ...saved, skills: saved.skills.slice(1) })).toBe(false);
    expect(checkOwnContent({ ...saved, summary: `${saved.summary} More.` })).toBeUndefined();
  });
});
