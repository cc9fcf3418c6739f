import { describe, expect, it } from 'vitest';
import { blankResume } from '../blank-resume.ts';
import type { EducationEntry, ResumeData } from '../resume-model.ts';
import { sampleFresher, sampleProfessional } from '../samples/sample-resumes.ts';
import { alignedWith, initialChoices, mergeChoicesOf, mergeResume } from './merge-resume.ts';
import { type MergeChoice, type MergeChoices, mergeSections } from './merge-sections.ts';

const all = (choice: MergeChoice): MergeChoices =>
  Object.fromEntries(mergeSections.map((section) => [section, choice]));

const school = (degree: EducationEntry['degree'], year: string, name = 'Sahyadri'): EducationEntry => ({
  id: `${degree}-${year}-${name}`,
  school: name,
  degree,
  field: 'Science',
  graduationDate: year,
});

const mine: ResumeData = {
  ...blankResume(),
  personalInfo: { ...blankResume().personalInfo, fullName: 'Meera Das', phone: '9876543210' },
  education: [school('undergraduate', '2015')],
  skills: [{ id: 's1', name: 'Excel', level: 'Expert' }],
  own1: [{ id: 'o1', title: 'Rowing' }],
  arrangement: { headings: { own1: 'Sport' } },
};

describe('an import into a resume that has content', () => {
  it('is one’s own where nothing is chosen, and the file’s where everything is', () => {
    for (const [current, read] of [
      [sampleFresher, sampleProfessional],
      [sampleProfessional, sampleFresher],
      [mine, sampleProfessional],
    ] as const) {
      expect(mergeResume(current, read, {}).data).toBe(current);
      expect(mergeResume(current, read, all('keep')).data).toBe(current);
      expect(mergeResume(current, read, all('replace')).data).toBe(read);
    }
  });

  it('takes the file’s for what is empty, and leaves the rest as it is, unless told', () => {
    const { data } = mergeResume(mine, sampleProfessional, initialChoices(mine));
    expect(data.personalInfo).toEqual(mine.personalInfo);
    expect(data.education).toEqual(mine.education);
    expect(data.skills).toEqual(mine.skills);
    expect(data.workExperience).toEqual(sampleProfessional.workExperience);
    expect(data.summary).toBe(sampleProfessional.summary);
    expect(data.own1).toEqual(mine.own1);
    expect(data.arrangement?.headings).toEqual({ own1: 'Sport' });
  });

  it('adds what is not there yet, and fills in what was left open', () => {
    const read: ResumeData = {
      ...mine,
      personalInfo: { ...mine.personalInfo, fullName: 'M. Das', location: 'Pune' },
      skills: [
        { id: 'x', name: ' excel', level: 'Beginner' },
        { id: 'y', name: 'Tally', level: 'Beginner' },
      ],
    };
    const { data } = mergeResume(mine, read, { personalInfo: 'add', skills: 'add' });
    expect(data.personalInfo).toMatchObject({ fullName: 'Meera Das', location: 'Pune' });
    expect(data.skills.map(({ name }) => name)).toEqual(['Excel', 'Tally']);
  });

  it('S1 §5: one entry a level and three in all; what finds no rung stands under More Education', () => {
    const read: ResumeData = {
      ...blankResume(),
      education: [
        school('postgraduate', '2018'),
        school('undergraduate', '2016', 'Konkan'),
        school('secondary', '2010'),
      ],
      moreEducation: [school('', '2019')],
    };
    const { data, beside } = mergeResume(mine, read, { education: 'add' });
    expect(data.education.map(({ degree }) => degree)).toEqual([
      'undergraduate',
      'postgraduate',
      'secondary',
    ]);
    expect(data.moreEducation?.map(({ graduationDate }) => graduationDate)).toEqual(['2016', '2019']);
    expect(beside).toBe(1);
    const again = mergeResume(
      data,
      { ...read, education: [school('higher-secondary', '2012')] },
      { education: 'add' },
    );
    expect(again.data.education).toHaveLength(3);
    expect(again.data.moreEducation).toHaveLength(3);
  });

  it('says how many entries had no room', () => {
    const many = (prefix: string) =>
      Array.from({ length: 60 }, (_, index) => ({
        id: `${prefix}${index}`,
        name: `${prefix} ${index}`,
        level: 'Expert' as const,
      }));
    const { data, noRoom } = mergeResume(
      { ...mine, skills: many('a') },
      { ...mine, skills: many('b') },
      { skills: 'add' },
    );
    expect(data.skills).toHaveLength(100);
    expect(noRoom).toEqual([{ section: 'skills', count: 20 }]);
  });

  it('a fresher with work is none any more: skills move along, training stands under work', () => {
    const { data, asWork } = mergeResume(sampleFresher, sampleProfessional, { work: 'replace' });
    expect(data.isFresher).toBe(false);
    expect(data.skills).toEqual(sampleFresher.fresherSkills ?? []);
    expect(data.fresherSkills).toEqual([]);
    expect(asWork).toBe(sampleFresher.trainingExperience.length);
    expect(data.workExperience).toHaveLength(sampleProfessional.workExperience.length + asWork);
    expect(data.trainingExperience).toEqual([]);
  });

  it('whoever takes the training of a file alone is a fresher', () => {
    const { data } = mergeResume(mine, sampleFresher, { training: 'replace' });
    expect(data.isFresher).toBe(true);
    expect(data.fresherSkills).toEqual(mine.skills);
    expect(data.skills).toEqual([]);
  });

  it('own sections meet by their heading, and keep it when they move', () => {
    const read: ResumeData = {
      ...blankResume(),
      own1: [{ id: 'a', title: 'Debate' }],
      own2: [{ id: 'b', title: 'Chess' }],
      arrangement: { headings: { own1: 'Clubs', own2: 'sport' }, hidden: ['own1'] },
    };
    const aligned = alignedWith(mine, read);
    expect(aligned.own1).toEqual(read.own2);
    expect(aligned.own2).toEqual(read.own1);
    expect(mergeChoicesOf(mine, aligned, 'own1')).toEqual(['keep', 'add', 'replace']);
    expect(mergeChoicesOf(mine, read, 'own1')).toEqual(['keep', 'replace']);
    const { data } = mergeResume(mine, aligned, { own1: 'replace', own2: 'replace' });
    expect(data.arrangement).toEqual({ headings: { own1: 'sport', own2: 'Clubs' }, hidden: ['own2'] });
    expect(data.own3).toEqual([]);
  });

  it('what the file does not print stays unprinted where it is taken', () => {
    const read: ResumeData = {
      ...blankResume(),
      personalDetails: [{ id: 'p', title: '', kind: 'father-name', detail: 'Ravi Das' }],
      arrangement: { hidden: ['personalDetails'] },
    };
    expect(mergeResume(mine, read, { personalDetails: 'replace' }).data.arrangement?.hidden).toEqual([
      'personalDetails',
    ]);
    expect(mergeResume(mine, read, {}).data.arrangement?.hidden).toBeUndefined();
  });
});
