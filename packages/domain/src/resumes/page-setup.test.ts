import { describe, expect, it } from 'vitest';
import { readPageSetup, withPageSetup } from './page-setup.ts';
import { sampleProfessional } from './samples/sample-resumes.ts';
import { isUntouchedSample } from './samples/untouched-sample.ts';
import { fromSavedPayload, toSavedPayload } from './saved/saved-resume.ts';
import { savedResumeAt } from './saved/saved-resume-model.ts';

const fit = { pages: 1, spaces: 0.75, lines: 0.94, margins: 1, size: 1 } as const;
const page = { size: 'letter', margins: 'narrow', fit } as const;

describe('the page of a resume', () => {
  it('is written down only where it differs from A4 with the usual margins', () => {
    const letter = withPageSetup(sampleProfessional, { size: 'letter' });
    expect(letter.page).toEqual({ size: 'letter' });
    expect(withPageSetup(letter, { margins: 'wide', fit }).page).toEqual({
      size: 'letter',
      margins: 'wide',
      fit,
    });
    expect(withPageSetup(letter, { size: 'a4', margins: 'normal', fit: undefined })).toEqual(
      sampleProfessional,
    );
  });

  it('takes of a file what can be used', () => {
    expect(readPageSetup(page)).toEqual(page);
    expect(readPageSetup({ ...page, size: 'a3' })).toEqual({ margins: 'narrow', fit });
    expect(readPageSetup({ size: 'letter', fit: { ...fit, size: 0.2 } })).toEqual({ size: 'letter' });
    expect(readPageSetup({ fit: { ...fit, pages: 3 } })).toBeUndefined();
    expect(readPageSetup({ fit: { ...fit, lines: 'small' } })).toBeUndefined();
    expect(readPageSetup('letter')).toBeUndefined();
  });

  it('is no word of anybody’s own', () => {
    expect(isUntouchedSample(toSavedPayload({ ...sampleProfessional, page }))).toBe(true);
  });
});

describe('the page of a saved resume', () => {
  const schema = savedResumeAt(() => new Date('2026-11-15T12:00:00Z'));
  const saved = toSavedPayload({ ...sampleProfessional, page });

  it('comes back as it was', () => {
    const parsed = schema.parse(JSON.parse(JSON.stringify(saved)));
    expect(fromSavedPayload(parsed, () => 'id').page).toEqual(page);
  });

  it.each([
    { size: 'a5' },
    { margins: 'none' },
    { fit: { ...fit, pages: 3 } },
    { fit: { ...fit, size: 0.5 } },
    { fit: { ...fit, margins: 0 } },
    { fit: { ...fit, spaces: 0.1 } },
    { fit: { ...fit, lines: 2 } },
    { fit: { ...fit, lines: Number.NaN } },
    { fit: { pages: 1 } },
  ])('is refused where it is nothing we print: %j', (wrong) => {
    expect(schema.safeParse({ ...saved, page: wrong }).success).toBe(false);
  });
});
