import schema from '@jsonresume/schema/schema.json' with { type: 'json' };
import { type Schema, validate } from 'jsonschema';
import { describe, expect, it } from 'vitest';
import { messageText } from '../../message-catalogue.ts';
import { blankResume } from '../blank-resume.ts';
import { checkResume } from '../resume-check.ts';
import type { ResumeData } from '../resume-model.ts';
import { sampleFresher, sampleProfessional } from '../samples/sample-resumes.ts';
import { oneOfEach } from './full-resumes.fixture.ts';
import { toJsonResume } from './json-resume.ts';
import { importJsonResume } from './json-resume-import.ts';

const faults = (document: unknown): string[] =>
  validate(JSON.parse(JSON.stringify(document)), schema as Schema).errors.map(String);

const today = { day: '2026-11-15', latest: '2026-11-15' };

const counter = () => {
  let count = 0;
  return () => `id-${++count}`;
};

const taken = (document: unknown) => {
  const result = importJsonResume(document, counter(), today);
  if (result.refusal) throw new Error(result.refusal.code);
  return result;
};

describe('everything the schema knows has its place', () => {
  const { data } = taken(oneOfEach);
  const said = (entries: readonly object[] | undefined) =>
    entries?.map((entry) => ({ ...entry, id: undefined }));

  it('basics: headline, town, address and links', () => {
    expect(data.personalInfo).toEqual({
      fullName: 'Reena Hendricks-Sample',
      headline: 'Programmer',
      email: 'reena@example.com',
      phone: '9125554321',
      dateOfBirth: '',
      location: 'San Sample, California, United States',
      website: 'http://reena.example.com',
    });
    expect(said(data.personalDetails)).toEqual([
      {
        title: '',
        kind: 'address',
        detail: '27 Broad St, San Sample, California, CA 94115, United States',
      },
    ]);
    // Whose address does not show the name in use there; then the pages of employers and schools.
    expect(said(data.links)).toEqual([
      { title: 'Twitter (neutralsample)', link: 'https://www.twitter.com' },
      { title: 'SoundCloud', link: 'https://soundcloud.example.com/samplemusic' },
      { title: 'Sample Piper', link: 'http://piper.example.com' },
      { title: 'University of Sample', link: 'https://www.sample.example.edu/' },
    ]);
  });

  it('work, voluntary work and projects', () => {
    expect(said(data.workExperience)).toEqual([
      {
        company: 'Sample Piper',
        position: 'CEO/President',
        location: 'Palo Sample, CA',
        startDate: '2013-12-01',
        endDate: '2014-12-01',
        current: false,
        description:
          'Awesome compression company\nA multi-platform technology with high scores™.\nWon a contest\nHolds a record',
      },
    ]);
    expect(data).toMatchObject({ isFresher: false, trainingExperience: [] });
    expect(said(data.volunteering)).toEqual([
      {
        title: 'Teacher',
        subtitle: 'SampleDojo',
        startDate: '2012-01-01',
        endDate: '2013-01-01',
        link: 'http://dojo.example.com/',
        description: "Free coding clubs for young people.\nAwarded 'Teacher of the Month'",
      },
    ]);
    expect(said(data.projects)).toEqual([
      {
        name: 'Miss Direction',
        startDate: '2016-08-24',
        endDate: '2016-08-24',
        description:
          'A mapping engine that misguides you\nWon award at AIHacks 2016\nTeam lead, Designer · Smoogle · application',
        technologies: ['GoogleMaps', 'Chrome Extension'],
        link: 'http://missdirection.example.com',
      },
    ]);
  });

  it('education with the words of the degree; when it began and its courses in a section of their own', () => {
    expect(said(data.education)).toEqual([
      {
        school: 'University of Sample',
        degree: 'undergraduate',
        degreeName: 'Bachelor',
        field: 'Information Technology',
        graduationDate: '2014-01-01',
        gpa: '4.0',
      },
    ]);
    expect(said(data.own1)).toEqual([
      {
        title: 'University of Sample',
        subtitle: '2011-06-01 – 2014-01-01',
        description: 'DB1101 - Basic SQL\nCS2011 - Java Introduction',
      },
    ]);
    expect(data.arrangement).toEqual({ headings: { own1: 'More about my studies' } });
  });

  it('awards, publications, languages, interests and references', () => {
    expect(said(data.achievements)).toEqual([
      {
        title: 'Pioneer Award',
        subtitle: 'Samplecrunch',
        date: '2014-11-01',
        description: 'There is no spoon.',
      },
    ]);
    expect(said(data.publications)).toEqual([
      {
        title: 'Video compression for 3d media',
        subtitle: 'Sampooli',
        date: '2014-10-01',
        link: 'http://paper.example.com/Sample_(series)',
        description: 'Middle-out.',
      },
    ]);
    expect(said(data.languages)).toEqual([{ title: 'English', detail: 'Native speaker' }]);
    expect(said(data.interests)).toEqual([{ title: 'Wildlife', detail: 'Ferrets, Unicorns' }]);
    expect(said(data.references)).toEqual([
      { title: 'E. Sample', description: 'It is my pleasure to recommend Reena.' },
    ]);
  });

  it('and goes out where it came from, for other tools', () => {
    expect(toJsonResume(data)).toMatchObject({
      basics: { label: 'Programmer', location: { city: 'San Sample, California, United States' } },
      work: [{ url: 'http://piper.example.com', location: 'Palo Sample, CA' }],
      volunteer: [{ organization: 'SampleDojo', url: 'http://dojo.example.com/' }],
      education: [
        {
          studyType: 'Bachelor',
          startDate: '2011-06-01',
          url: 'https://www.sample.example.edu/',
          courses: ['DB1101 - Basic SQL', 'CS2011 - Java Introduction'],
        },
      ],
      awards: oneOfEach.awards,
      publications: oneOfEach.publications,
      languages: oneOfEach.languages,
      interests: oneOfEach.interests,
      references: oneOfEach.references,
    });
  });
});

describe('our own resumes', () => {
  it.each([
    ['professional', sampleProfessional],
    ['fresher', sampleFresher],
    ['blank', blankResume()],
  ])('%s goes out valid', (_, data) => {
    expect(faults(toJsonResume(data))).toEqual([]);
  });

  it.each([
    ['professional', sampleProfessional],
    ['fresher', sampleFresher],
  ])('%s comes back whole, but for what stays at home', (_, data) => {
    const back = taken(toJsonResume(data)).data;
    const anonymous = (resume: ResumeData) =>
      JSON.parse(JSON.stringify(resume, (key, value) => (key === 'id' ? undefined : value)));
    expect(anonymous(back)).toEqual(
      anonymous({ ...data, declaration: '', personalInfo: { ...data.personalInfo, dateOfBirth: '' } }),
    );
    expect(taken(toJsonResume(data)).leftOut).toEqual([]);
  });

  it('decision 53: publishes no birth date, wherever it stands', () => {
    const file = toJsonResume({
      ...sampleProfessional,
      personalDetails: [
        { id: '1', title: '', kind: 'date-of-birth', detail: '12 April 1996' },
        { id: '2', title: '', kind: 'nationality', detail: 'Indian' },
      ],
      exceptions: [
        { field: 'education.graduationDate', rule: 'completion-too-old', what: '1996-04-12/2024' },
        { field: 'skills.name', rule: 'text-characters', what: '+' },
      ],
    });
    expect(JSON.stringify(file)).not.toContain('1996');
    expect(taken(file).data).toMatchObject({
      personalDetails: [{ kind: 'nationality', detail: 'Indian' }],
      exceptions: [{ rule: 'text-characters' }],
    });
  });
});

describe('reading', () => {
  it('refuses what is no JSON Resume', () => {
    for (const document of [1, [], null, { a: 1 }, 'basics']) {
      expect(importJsonResume(document, counter(), today)).toEqual({
        refusal: { code: 'import-not-json-resume' },
      });
    }
  });

  it('takes partial dates, old names and missing ends, and invents nothing', () => {
    const { data, toDecide } = taken({
      basics: { name: 'A', website: 'https://example.com', phone: '+44 20 7946 0958' },
      work: [
        { company: 'B', position: 'C', startDate: '2014', endDate: '2015-06' },
        { name: 'D', startDate: '2015-07-01T00:00:00Z' },
        { name: 'E', startDate: 'Summer' },
        { name: 'F', startDate: '2016-01-04', endDate: 'Present' },
      ],
    });
    expect(data.personalInfo).toMatchObject({ website: 'https://example.com', phone: '+44 20 7946 0958' });
    expect(
      data.workExperience.map(({ startDate, endDate, current }) => [startDate, endDate, current]),
    ).toEqual([
      ['2014', '2015-06', false],
      ['2015-07-01', '', true],
      ['Summer', '', true],
      ['2016-01-04', '', true],
    ]);
    expect(toDecide).toEqual([
      { what: 'date', path: 'work.0.startDate', text: '2014' },
      { what: 'date', path: 'work.2.startDate', text: 'Summer' },
    ]);
    const flagged = checkResume(data, today).map((refusal) => [refusal.field, messageText(refusal)]);
    expect(flagged).toContainEqual(['workExperience.0.startDate', 'Please add the month']);
    expect(flagged).not.toContainEqual(['workExperience.0.endDate', expect.anything()]);
    expect(flagged).toContainEqual(['workExperience.2.startDate', 'Invalid date format']);
  });

  it('a PhD is no master’s and 2013 no January: alone, its level is left to the person', () => {
    const { data, toDecide, leftOut } = taken({
      education: [{ institution: 'IISc', area: 'Physics', studyType: 'PhD', endDate: '2013' }],
    });
    expect(data.education).toMatchObject([
      { degree: '', degreeName: 'PhD', graduationDate: '2013', field: 'Physics' },
    ]);
    expect(toDecide).toEqual([{ what: 'level', path: 'education.0.studyType', text: 'PhD' }]);
    expect(leftOut).toEqual([]);
    const flagged = checkResume(data, today).map((refusal) => [refusal.field, messageText(refusal)]);
    expect(flagged).toContainEqual(['education.0.degree', 'Please select an education level']);
  });

  it('puts beside the ladder what it cannot take: no level, a level twice, a fourth, the order of time', () => {
    const study = (studyType: string, endDate: string) => ({
      institution: 'A',
      area: 'B',
      studyType,
      endDate,
    });
    const placed = (...education: object[]) => {
      const { data, toDecide } = taken({ education });
      expect(toDecide).toEqual([]);
      return [data.education, data.moreEducation ?? []].map((list) =>
        list.map(({ degreeName }) => degreeName),
      );
    };
    expect(placed(study('PhD', '2013'), study('M.Sc', '2009'), study('B.Sc', '2007'))).toEqual([
      ['M.Sc', 'B.Sc'],
      ['PhD'],
    ]);
    expect(placed(study('MBA', '2018'), study('M.Tech', '2012'), study('B.E.', '2010'))).toEqual([
      ['MBA', 'B.E.'],
      ['M.Tech'],
    ]);
    expect(placed(study('LLB', '2020'), study('M.Com', '2012'), study('B.Com', '2010'))).toEqual([
      ['M.Com', 'B.Com'],
      ['LLB'],
    ]);
    expect(
      placed(study('10th', '2003'), study('12th', '2005'), study('BA', '2008'), study('MA', '2010')),
    ).toEqual([['12th', 'BA', 'MA'], ['10th']]);
  });

  it('what ends in the future is still studied; marks are what they can be', () => {
    const { data } = taken({
      education: [
        { institution: 'A', studyType: 'B.Tech', startDate: '2024-08', endDate: '2028-05', score: '8.1' },
        { institution: 'B', studyType: '12th', endDate: '2024', score: '94%' },
        { institution: 'C', studyType: '10th', endDate: '2022', score: 'First class' },
      ],
    });
    expect(data.education).toMatchObject([
      { pursuing: true, graduationDate: '2028-05', gpa: '8.1' },
      { gpa: '94%', marksKind: 'percentage' },
      { gpa: 'First class', marksKind: 'grade' },
    ]);
    expect(data.education[0]).not.toHaveProperty('marksKind');
    expect(data.education[1]).not.toHaveProperty('pursuing');
  });

  it('keeps a level of a skill that is none of ours in its own words', () => {
    const { data } = taken({
      work: [{ name: 'A' }],
      skills: [
        { name: 'Piano', level: '80%', keywords: ['Bach'] },
        { level: 'B2', keywords: ['French'] },
        'Chess',
        { name: 'Go', level: 'Not an expert' },
      ],
    });
    expect(data.skills.map(({ name, level }) => [name, level])).toEqual([
      ['Piano (80%)', 'Intermediate'],
      ['Bach', 'Intermediate'],
      ['French (B2)', 'Intermediate'],
      ['Chess', 'Intermediate'],
      ['Go (Not an expert)', 'Intermediate'],
    ]);
  });

  it('makes a fresher of whoever has skills or projects and no work, so that the page shows them', () => {
    expect(taken({ skills: [{ name: 'C' }], projects: [{ name: 'Robot' }] }).data).toMatchObject({
      isFresher: true,
      skills: [],
      projects: [],
      fresherSkills: [{ name: 'C' }],
      fresherProjects: [{ name: 'Robot' }],
    });
  });

  it('makes no training of voluntary work, unless it is in the first files of ours', () => {
    const volunteer = [{ organization: 'A', position: 'B' }];
    expect(taken({ volunteer }).data).toMatchObject({
      isFresher: false,
      trainingExperience: [],
      volunteering: [{ title: 'B', subtitle: 'A' }],
    });
    const { data } = taken({ volunteer, meta: { kalam: { isFresher: false } } });
    expect(data).toMatchObject({ trainingExperience: [{ organization: 'A', role: 'B' }] });
    expect(data).not.toHaveProperty('volunteering');
  });
});

it('keeps the language of the resume, and takes none it does not know', () => {
  const document = toJsonResume({ ...sampleProfessional, language: 'hi' });
  expect(document.meta.kalam).toMatchObject({ language: 'hi' });
  const imported = (language: unknown) =>
    importJsonResume({ ...document, meta: { kalam: { language } } }, () => 'id', today);
  expect(imported('hi')).toMatchObject({ data: { language: 'hi' } });
  expect(imported('xx')).not.toHaveProperty('data.language');
  expect(imported(undefined)).not.toHaveProperty('data.language');
});
