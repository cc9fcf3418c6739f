import { describe, expect, it } from 'vitest';
import { refusalsOf } from '../zod-refusal.fixture.ts';
import { resumeLanguageOf, resumeLanguages } from './resume-language.ts';
import { sampleProfessional } from './samples/sample-resumes.ts';
import { fromSavedPayload, toSavedPayload } from './saved/saved-resume.ts';
import { savedResumeAt } from './saved/saved-resume-model.ts';

const schema = savedResumeAt(() => new Date('2026-11-15T12:00:00Z'));
const saved = toSavedPayload(sampleProfessional);

describe('the language of a resume', () => {
  it('is English where none was chosen, as in every resume from before the choice', () => {
    expect(saved.language).toBeUndefined();
    expect(resumeLanguageOf(schema.parse(saved))).toBe('en');
  });

  it.each(resumeLanguages)('is kept by saving and opening: %s', (language) => {
    const payload = toSavedPayload({ ...sampleProfessional, language });
    expect(schema.parse(payload).language).toBe(language);
    expect(resumeLanguageOf(fromSavedPayload(schema.parse(payload), () => 'id'))).toBe(language);
  });

  it('is one we have words for', () => {
    expect(refusalsOf(schema.safeParse({ ...saved, language: 'xx' }).error ?? { issues: [] })).toEqual([
      expect.objectContaining({ field: 'language', code: 'invalid-field' }),
    ]);
  });
});
