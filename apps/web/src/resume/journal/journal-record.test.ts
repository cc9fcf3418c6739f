import { sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import { toSavedPayload } from '@kalam/domain/resumes/saved/saved-resume';
import { describe, expect, it } from 'vitest';
import { blankDraft, type Draft } from '../draft.ts';
import { isAsPaid } from '../paid/paid-mark.ts';
import { hasWork, imageNames, keptRecord, packDraft, unpackDraft, unpackPaid } from './journal-record.ts';

const day = 86_400_000;
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
    expect(new Set(imageNames({ draft }))).toEqual(new Set(images.keys()));
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
    const order = { ...blank.data, arrangement: { order: ['summary'] } };
    expect(hasWork({ ...blank, data: order, pendingEntries: { links: { id: 'l', title: '' } } })).toBe(false);
    expect(hasWork({ ...blank, pendingEntries: { links: { id: 'l', title: 'GitHub' } } })).toBe(true);
    expect(hasWork({ ...blank, data: { ...blank.data, page: { size: 'letter' } } })).toBe(false);
    const named = { ...blank.data, arrangement: { headings: { own1: 'Sports' } } };
    expect(hasWork({ ...blank, data: named })).toBe(true);
  });

  it('is kept for 60 days', () => {
    const record = { id: 'a', savedAt: 0, draft: withPictures };
    expect(keptRecord(record, 60 * day)).toBe(record);
    expect(keptRecord(record, 60 * day + 1)).toBeUndefined();
  });
});

describe('decision 64: paid work in the journal', () => {
  const resume = {
    template: 'modern',
    formatting: withPictures.formatting,
    data: toSavedPayload(withPictures.data),
  };
  const paid = { orderId: 'order', paidAt: 0, resume };
  const record = { id: 'a', savedAt: 0, draft: withPictures, paid };
  const typedSince: Draft = { ...withPictures, data: { ...withPictures.data, summary: 'Something new.' } };

  it('has what was paid for beside the draft, each picture once', () => {
    const packed = packDraft(typedSince, paid);
    expect([...packed.images.values()]).toEqual([photo, seal]);
    expect(JSON.stringify(packed.paid)).not.toContain('base64');
    expect(new Set(imageNames(packed))).toEqual(new Set(packed.images.keys()));
    expect(packed.paid && unpackPaid(packed.paid, packed.images)).toEqual(paid);
  });

  it('tells what was changed since from what only moved', () => {
    expect(isAsPaid(withPictures, paid)).toBe(true);
    expect(isAsPaid({ ...withPictures, step: 3, furthest: 4 }, paid)).toBe(true);
    expect(isAsPaid(JSON.parse(JSON.stringify(withPictures)), paid)).toBe(true);
    expect(isAsPaid(typedSince, paid)).toBe(false);
    expect(isAsPaid({ ...withPictures, template: 'classic' }, paid)).toBe(false);
  });

  it('goes 30 days after paying, whatever was looked at since', () => {
    expect(keptRecord(record, 30 * day)).toBe(record);
    expect(keptRecord(record, 30 * day + 1)).toBeUndefined();
    expect(keptRecord({ ...record, savedAt: 29 * day }, 30 * day + 1)).toBeUndefined();
  });

  it('leaves what was typed into it since, as work like any other', () => {
    const changed = { ...record, draft: typedSince, savedAt: 29 * day };
    expect(keptRecord(changed, 30 * day + 1)).toEqual({ id: 'a', savedAt: 29 * day, draft: typedSince });
  });

  it('on a device that is not one’s own goes after a day, with everything typed into it', () => {
    const foreign = { ...record, draft: typedSince, paid: { ...paid, leaves: true } };
    expect(keptRecord(foreign, day)).toBe(foreign);
    expect(keptRecord(foreign, day + 1)).toBeUndefined();
  });

  it('of the release before has no mark, and is offered as it was', () => {
    const { paid: _, ...unpaid } = record;
    expect(keptRecord(unpaid, 31 * day)).toBe(unpaid);
  });
});
