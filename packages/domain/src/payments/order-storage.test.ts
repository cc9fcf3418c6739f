import { describe, expect, it } from 'vitest';
import { sampleProfessional } from '../resumes/samples/sample-resumes.ts';
import { toSavedPayload } from '../resumes/saved/saved-resume.ts';
import { checkUnpaidStorage, hasOwnImages, unpaidPicturesExpiry, withErasedImages } from './order-storage.ts';

const data = toSavedPayload(sampleProfessional);
const picture = 'data:image/png;base64,AAAA';
const stored = `/api/images/${'a'.repeat(64)}`;
const resume = {
  template: 'modern',
  data: { ...data, personalInfo: { ...data.personalInfo, profileImage: picture }, signature: stored },
};

describe('what unpaid orders may hold', () => {
  const added = (bytes: number, hasImages = true) => ({ bytes, hasImages });
  const codeOf = (held: Parameters<typeof checkUnpaidStorage>[0], what: ReturnType<typeof added>) =>
    checkUnpaidStorage(held, what)?.code;

  it('is 40 MB a network and 12 MB a person, to the byte', () => {
    expect(codeOf({ network: 39_000_000, person: undefined }, added(1_000_000))).toBeUndefined();
    expect(codeOf({ network: 39_000_000, person: undefined }, added(1_000_001))).toBe('order-storage-full');
    expect(codeOf({ network: 0, person: 11_000_000 }, added(1_000_000))).toBeUndefined();
    expect(codeOf({ network: 0, person: 11_000_000 }, added(1_000_001))).toBe('order-storage-full');
  });

  it('has more room for what has no pictures', () => {
    expect(codeOf({ network: 40_000_000, person: undefined }, added(10_000, false))).toBeUndefined();
    expect(codeOf({ network: 60_000_000, person: undefined }, added(10_000, false))).toBe(
      'order-storage-full',
    );
  });

  it('is not asked of a network that nobody knows', () => {
    expect(codeOf({ network: undefined, person: undefined }, added(4_000_000))).toBeUndefined();
  });
});

describe('pictures of an unpaid order', () => {
  it('go a day after they came', () => {
    expect(unpaidPicturesExpiry(new Date('2026-11-15T10:00:00Z'))).toEqual(new Date('2026-11-16T10:00:00Z'));
  });

  it('leave their places, and stored ones alone', () => {
    expect(hasOwnImages(resume)).toBe(true);
    const erased = withErasedImages(resume);
    expect(erased.data.personalInfo.profileImage).toBe('data:,');
    expect(erased.data.signature).toBe(stored);
    expect(hasOwnImages(erased)).toBe(false);
    expect(withErasedImages(erased)).toEqual(erased);
  });
});
