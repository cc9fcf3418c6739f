import { describe, expect, it } from 'vitest';
import type { SavedResume } from '../saved/saved-resume-model.ts';
import { sharedContents, sharedLinkExpiry, sharingObstacle } from './shared-link.ts';
import { readReference } from './shared-reference.ts';

const resume = {
  personalInfo: {
    fullName: 'Asha Rao',
    email: 'asha@example.com',
    phone: '9876543210',
    dateOfBirth: '1996-04-12',
    location: 'Pune',
  },
  summary: 'Keeps books.',
  isFresher: true,
  workExperience: [],
  trainingExperience: [],
  education: [],
  skills: [],
  projects: [],
  certificates: [],
  declaration: 'True.',
  personalDetails: [
    { title: '', kind: 'address', detail: '14 Tilak Road' },
    { title: '', kind: 'nationality', detail: 'Indian' },
  ],
  letter: { recipient: 'Meridian', subject: '', salutation: '', body: 'Dear', closing: '' },
} as unknown as SavedResume;

describe('what a private link shows', () => {
  it('leaves phone and address out unless they are ticked, and the letter always', () => {
    const bare = sharedContents(resume, { withPhone: false, withAddress: false });
    expect(bare.personalInfo).toMatchObject({ phone: '', location: '', email: 'asha@example.com' });
    expect(JSON.stringify(bare)).not.toMatch(/9876543210|Pune|Tilak|Meridian/);
    expect(bare.personalDetails).toHaveLength(1);
    const phone = sharedContents(resume, { withPhone: true, withAddress: false });
    expect(phone.personalInfo).toMatchObject({ phone: '9876543210', location: '' });
    const whole = sharedContents(resume, { withPhone: true, withAddress: true });
    expect(whole.personalInfo).toEqual(resume.personalInfo);
    expect(whole.personalDetails).toEqual(resume.personalDetails);
    expect(whole.letter).toBeUndefined();
  });

  it('is open for 30 days', () => {
    const expiry = sharedLinkExpiry(new Date('2026-11-17T08:00:00Z'));
    expect(expiry.toISOString()).toBe('2026-12-17T08:00:00.000Z');
  });
});

describe('whether a resume may be shared', () => {
  it('is no question of a running plan, but of staff and of a refund', () => {
    const free = { endedByStaff: false, planRefunded: false };
    expect(sharingObstacle(free)).toBeUndefined();
    expect(sharingObstacle({ ...free, endedByStaff: true })).toBe('sharing-ended-by-staff');
    expect(sharingObstacle({ ...free, planRefunded: true })).toBe('sharing-plan-refunded');
  });
});

describe('a reference', () => {
  it('is read as somebody copied it', () => {
    expect(readReference(' sl-abcd2345 ')).toBe('SL-ABCD2345');
    for (const typed of ['', 'SL-ABCD', 'SL-ABCD234O', 'GRV-000123', 'SL-ABCD23456'])
      expect(readReference(typed)).toBeUndefined();
  });
});
