import { sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import { describe, expect, it } from 'vitest';
import { blankDraft, type Draft } from '../draft.ts';
import { hasWork, imageNames, isForgotten, packDraft, unpackDraft } from './journal-record.ts';

const photo = `data:image/png;base64,${'A'.repeat(5000)}`;
const seal = `data:image/png;base64,${'B'.repeat(5000)}`;

const withPictures: Draft = {
  ...blankDraft(),
  data: {
    ...sampleProfessional,
    personalInfo: { ...sampleProfessional.personalInfo, profileImage: photo },
    signature: '/api/images/abc',
    certificates: sampleProfessional.certificates.map((certificate) => ({ ...certificate, image: seal })),
  },
  pendingEntries: { certificates: { id: 'c', name: 'Tally', issuer: '', date: '', image: seal } },
};

describe('a draft in the journal', () => {
  it('keeps each picture once, beside the draft', () => {
    const { draft, images } = packDraft(withPictures);
    expect([...images.values()]).toEqual([photo, seal]);
    expect(JSON.stringify(draft)).not.toContain('base64');
    expect(new Set(imageNames(draft))).toEqual(new Set(images.keys()));
    expect(draft.data.signature).toBe('/api/images/abc');
  });

  it('comes back as it was', () => {
    const { draft, images } = packDraft(withPictures);
    expect(unpackDraft(draft, images)).toEqual(withPictures);
    expect(unpackDraft(draft, new Map()).data.personalInfo.profileImage).toBe('');
  });

  it('of an earlier release has its half-typed dates by entry instead of by place', () => {
    const half = { day: '', month: '5', year: '2014' };
    const [, second] = sampleProfessional.education;
    const draft = {
      ...withPictures,
      unfinishedDates: {
        'personalInfo.dateOfBirth': half,
        'education.1.completionDate': half,
        'workExperience.9.startDate': half,
      },
    };
    const { unfinishedDates } = unpackDraft(draft, new Map());
    expect(Object.keys(unfinishedDates)).toEqual([
      'personalInfo.dateOfBirth',
      `education.${second?.id}.completionDate`,
      'workExperience.new.startDate',
    ]);
    expect(unpackDraft({ ...draft, unfinishedDates }, new Map()).unfinishedDates).toEqual(unfinishedDates);
  });

  it('of an earlier release gets the fields it lacks', () => {
    const { projects: _, ...earlier } = sampleProfessional;
    const { pendingEntries: __, ...draft } = blankDraft();
    const old = { ...draft, data: earlier } as unknown as Draft;
    expect(unpackDraft(old, new Map())).toMatchObject({ pendingEntries: {}, data: { projects: [] } });
  });

  it('counts as work when something was typed, also in a form still open', () => {
    const blank = blankDraft();
    expect(hasWork(blank)).toBe(false);
    expect(hasWork({ ...blank, data: { ...blank.data, declaration: 'I declare', isFresher: true } })).toBe(
      false,
    );
    expect(
      hasWork({ ...blank, pendingEntries: { skills: { id: 's', name: '', level: 'Intermediate' } } }),
    ).toBe(false);
    expect(
      hasWork({ ...blank, pendingEntries: { skills: { id: 's', name: 'C', level: 'Intermediate' } } }),
    ).toBe(true);
    expect(hasWork({ ...blank, data: { ...blank.data, summary: 'I' } })).toBe(true);
  });

  it('is kept for 60 days', () => {
    const day = 86_400_000;
    expect(isForgotten(0, 60 * day)).toBe(false);
    expect(isForgotten(0, 60 * day + 1)).toBe(true);
  });
});
