import { describe, expect, it } from 'vitest';
import { blankResume } from '../resumes/blank-resume.ts';
import { defaultFormatting } from '../resumes/formatting.ts';
import { checkKeptResume, keptResumeBytes, keptResumeExpiry, withoutPictures } from './kept-resume.ts';
import { keptResumeSchema } from './kept-resume-model.ts';

const photo = 'data:image/png;base64,AAAA';
const stored = `/api/images/${'a'.repeat(64)}`;
const certificate = { id: 'c1', name: 'First aid', issuer: '', date: '', image: stored };
const kept = {
  workId: 'w1',
  template: 'modern',
  formatting: defaultFormatting,
  data: {
    ...blankResume(),
    personalInfo: { ...blankResume().personalInfo, fullName: 'आशा राव', profileImage: photo },
    signature: photo,
    certificates: [certificate],
    summary: 'data: I work with it, at C++ and .NET',
  },
  pendingEntries: { certificates: { ...certificate, id: 'c2', image: photo } },
  unfinishedDates: { 'personalInfo.dateOfBirth': { day: '3', month: '', year: '' } },
  declarationAccepted: false,
  step: 2,
  furthest: 3,
};
const codesOf = (value: unknown) => {
  const { error } = keptResumeSchema.safeParse(value);
  return error?.issues.map((issue) =>
    issue.code === 'custom' ? issue.params?.refusal?.code : issue.path.join('.'),
  );
};

describe('a resume kept with a registration', () => {
  it('has no pictures: none inside, none by its address, none of an entry not yet added', () => {
    expect(checkKeptResume(kept)).toEqual({ code: 'kept-resume-pictures' });
    expect(checkKeptResume(kept.pendingEntries)).toEqual({ code: 'kept-resume-pictures' });
    const plain = withoutPictures(kept);
    expect(JSON.stringify(plain)).not.toMatch(/data:image|api\/images/);
    expect(plain.data.personalInfo).not.toHaveProperty('profileImage');
    expect(plain.data.certificates).toEqual([{ id: 'c1', name: 'First aid', issuer: '', date: '' }]);
    expect(plain.data.summary).toBe(kept.data.summary);
    expect(keptResumeSchema.parse(plain)).toEqual(plain);
    expect(codesOf(kept)).toEqual(['kept-resume-pictures']);
  });

  it('has at most 256 KB, counted as it is sent', () => {
    // UTF-8 takes 1, 2, 3 and 4 bytes for these, and JSON 4 for the brackets and quotes.
    expect(['a', 'é', 'क', '👩'].map((text) => keptResumeBytes([text]))).toEqual([5, 6, 7, 8]);
    const plain = withoutPictures(kept);
    const withSummary = (summary: string) => ({ ...plain, data: { ...plain.data, summary } });
    const room = 262_144 - keptResumeBytes(withSummary(''));
    expect(checkKeptResume(withSummary('a'.repeat(room)))).toBeUndefined();
    expect(checkKeptResume(withSummary('a'.repeat(room + 1)))).toMatchObject({ code: 'kept-resume-large' });
    expect(checkKeptResume(withSummary('क'.repeat(room / 3 + 1)))).toMatchObject({
      code: 'kept-resume-large',
    });
  });

  it('may break every rule of a resume, but not its form, and its lists have an end', () => {
    const plain = withoutPictures(kept);
    expect(codesOf(plain)).toBeUndefined();
    expect(codesOf({ ...plain, data: { ...plain.data, summary: 5 } })).toEqual(['data.summary']);
    expect(codesOf({ ...plain, data: undefined })).toEqual(['data']);
    const skills = Array.from({ length: 201 }, () => ({}));
    expect(codesOf({ ...plain, data: { ...plain.data, skills } })).toEqual(['too-many-entries']);
    const projects = [{ id: 'p', name: '', description: '', technologies: skills.map(String) }];
    expect(codesOf({ ...plain, data: { ...plain.data, projects } })).toEqual(['too-many-entries']);
  });

  it('is kept for 7 days', () => {
    expect(keptResumeExpiry(new Date('2026-11-16T10:00:00Z'))).toEqual(new Date('2026-11-23T10:00:00Z'));
  });
});
