import careerChanger from '@jsonresume/schema/examples/career-changer.resume.json' with { type: 'json' };
import newGraduate from '@jsonresume/schema/examples/new-grad.resume.json' with { type: 'json' };
import seniorEngineer from '@jsonresume/schema/examples/senior-engineer.resume.json' with { type: 'json' };
import sample from '@jsonresume/schema/sample.resume.json' with { type: 'json' };
import schema from '@jsonresume/schema/schema.json' with { type: 'json' };
import fc from 'fast-check';
import { type Schema, validate } from 'jsonschema';
import { describe, expect, it } from 'vitest';
import { messageText } from '../../message-catalogue.ts';
import { blankResume } from '../blank-resume.ts';
import { checkResume } from '../resume-check.ts';
import type { ResumeData } from '../resume-model.ts';
import { sampleFresher, sampleProfessional } from '../samples/sample-resumes.ts';
import { toJsonResume } from './json-resume.ts';
import { importJsonResume } from './json-resume-import.ts';
import { levelOfSkill, levelOfStudyType } from './json-resume-levels.ts';

const faults = (document: unknown): string[] =>
  validate(JSON.parse(JSON.stringify(document)), schema as Schema).errors.map(String);

const counter = () => {
  let count = 0;
  return () => `id-${++count}`;
};

const taken = (document: unknown) => {
  const result = importJsonResume(document, counter());
  if (result.refusal) throw new Error(result.refusal.code);
  return result;
};

/** The parts of a document that these tests compare. */
interface Given {
  basics: {
    name: string;
    email: string;
    phone: string;
    url: string;
    summary: string;
    location: { city: string };
    profiles: { network: string; username: string; url: string }[];
  };
  work: { name: string; position: string; startDate: string; summary: string; highlights: string[] }[];
  volunteer?: { organization: string; position: string }[];
  education: { institution: string; area: string; endDate: string; score: string }[];
  skills: { name: string; keywords: string[] }[];
  projects?: { name: string; description: string; highlights: string[]; keywords: string[]; url: string }[];
  certificates?: { name: string; issuer: string; date: string; url: string }[];
}

const documents: [string, Given][] = [
  ['the sample', sample],
  ['a career changer', careerChanger],
  ['a new graduate', newGraduate],
  ['a senior engineer', seniorEngineer],
];

describe.each(documents)('%s', (_, document) => {
  const { data, leftOut, toDecide } = taken(document);

  it('comes in without loss of what our model holds', () => {
    expect(data.personalInfo).toMatchObject({
      fullName: document.basics.name,
      email: document.basics.email,
      phone: document.basics.phone.replace(/\D/g, ''),
      location: document.basics.location.city,
      website: document.basics.url,
    });
    expect(data.summary).toBe(document.basics.summary);
    expect(data.personalInfo.linkedin).toBe(
      document.basics.profiles.find((p) => p.network === 'LinkedIn')?.url,
    );
    expect(
      data.workExperience.map(({ company, position, startDate }) => [company, position, startDate]),
    ).toEqual(document.work.map(({ name, position, startDate }) => [name, position, startDate]));
    expect(data.workExperience.map(({ description }) => description.split('\n'))).toEqual(
      document.work.map(({ summary, highlights }) => [summary, ...highlights]),
    );
    // There is no section for voluntary work: it is told of, not called training.
    expect(data.trainingExperience).toEqual([]);
    expect(leftOut.filter(({ path }) => path.startsWith('volunteer'))).toHaveLength(
      document.volunteer?.length ?? 0,
    );
    expect(
      data.education.map(({ school, field, graduationDate, gpa }) => [school, field, graduationDate, gpa]),
    ).toEqual(
      document.education.map(({ institution, area, endDate, score }) => [institution, area, endDate, score]),
    );
    for (const { name, keywords } of document.skills) {
      for (const skill of [name, ...keywords]) expect(data.skills.map((held) => held.name)).toContain(skill);
    }
    expect(data.projects.map(({ name, link, technologies }) => [name, link, technologies])).toEqual(
      (document.projects ?? []).map(({ name, url, keywords }) => [name, url, keywords]),
    );
    expect(data.projects.map(({ description }) => description.split('\n'))).toEqual(
      (document.projects ?? []).map(({ description, highlights }) => [description, ...highlights]),
    );
    expect(data.certificates.map(({ name, issuer, date, link }) => [name, issuer, date, link])).toEqual(
      (document.certificates ?? []).map(({ name, issuer, date, url }) => [name, issuer, date, url]),
    );
  });

  it('tells of every text it has no place for', () => {
    const reported = [...leftOut, ...toDecide].map(({ text }) => text).join('\n');
    const texts = (value: unknown): string[] =>
      typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(texts);
    const {
      meta: _meta,
      $schema: _schema,
      ...said
    } = document as Given & { meta: unknown; $schema: unknown };
    const lost = texts(said).filter(
      (text) =>
        text !== '' &&
        !JSON.stringify(data).includes(JSON.stringify(text).slice(1, -1)) &&
        !reported.includes(text) &&
        text.replace(/\D/g, '') !== data.personalInfo.phone,
    );
    const readAsLevels = /^(?:Bachelor|Master)/;
    const usernames = document.basics.profiles.map(({ username }) => username);
    const networks = document.basics.profiles.map(({ network }) => network);
    expect(
      lost.filter((text) => !readAsLevels.test(text) && ![...usernames, ...networks].includes(text)),
    ).toEqual([]);
  });

  it('goes out valid and comes back the same', () => {
    const written = toJsonResume(data);
    expect(faults(written)).toEqual([]);
    expect(taken(JSON.parse(JSON.stringify(written))).data).toEqual(data);
  });

  it('decision 54: keeps what breaks a rule and flags it', () => {
    const flagged = checkResume(data, { day: '2026-11-15', latest: '2026-11-15' });
    expect(flagged.map((refusal) => refusal.field)).toContain('summary');
    expect(data.summary).not.toBe('');
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

  it('decision 53: publishes no birth date', () => {
    expect(JSON.stringify(toJsonResume(sampleProfessional))).not.toContain('1996');
  });
});

describe('reading', () => {
  it('refuses what is no JSON Resume', () => {
    for (const document of [1, [], null, { a: 1 }, 'basics']) {
      expect(importJsonResume(document, counter())).toEqual({ refusal: { code: 'import-not-json-resume' } });
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
      { what: 'date', path: 'work.0.endDate', text: '2015-06' },
      { what: 'date', path: 'work.2.startDate', text: 'Summer' },
    ]);
    const today = { day: '2026-11-15', latest: '2026-11-15' };
    const flagged = checkResume(data, today).map((refusal) => [refusal.field, messageText(refusal)]);
    expect(flagged).toContainEqual(['workExperience.0.startDate', 'Please add the month']);
    expect(flagged).not.toContainEqual(['workExperience.0.endDate', expect.anything()]);
    expect(flagged).toContainEqual(['workExperience.2.startDate', 'Invalid date format']);
  });

  it('leaves the level of a study that is none of ours to the person', () => {
    const { data, toDecide, leftOut } = taken({
      education: [{ institution: 'IISc', area: 'Physics', studyType: 'PhD', endDate: '2013' }],
    });
    expect(data.education).toMatchObject([{ degree: '', graduationDate: '2013', field: 'Physics' }]);
    expect(toDecide).toEqual([
      { what: 'level', path: 'education.0.studyType', text: 'PhD' },
      { what: 'date', path: 'education.0.endDate', text: '2013' },
    ]);
    expect(leftOut).toEqual([]);
    const today = { day: '2026-11-15', latest: '2026-11-15' };
    const flagged = checkResume(data, today).map((refusal) => [refusal.field, messageText(refusal)]);
    expect(flagged).toContainEqual(['education.0.degree', 'Please select an education level']);
  });

  it.each([
    ['Master of Technology', 'postgraduate'],
    ['M.Sc', 'postgraduate'],
    ['Masters in Commerce', 'postgraduate'],
    ['Post Graduate', 'postgraduate'],
    ['Ph.D.', undefined],
    ['PhD', undefined],
    ['Doctoral degree', undefined],
    ['Diploma in Civil Engineering', undefined],
    ['Post Graduate Diploma', undefined],
    ['Associate', undefined],
    ['Beauty course', undefined],
    ['Basic computing', undefined],
    ['Higher Secondary Certificate', 'higher-secondary'],
    ['Secondary School Certificate', 'secondary'],
    ['BE', 'undergraduate'],
    ['Graduation', 'undergraduate'],
    ['B.Tech', 'undergraduate'],
    ["Bachelor's degree", 'undergraduate'],
    ['Higher Secondary', 'higher-secondary'],
    ['Class XII', 'higher-secondary'],
    ['10th', 'secondary'],
    ['SSLC', 'secondary'],
    ['10th Grade (Secondary Education)', 'secondary'],
    ['12th Grade (2nd PUC/Pre-University)', 'higher-secondary'],
    ["Undergraduate Degree (Bachelor's)", 'undergraduate'],
    ["Master's Degree (Postgraduate)", 'postgraduate'],
    ['Nanodegree in tea', undefined],
    ['', undefined],
  ])('knows the level of %s', (studyType, level) => {
    expect(levelOfStudyType(studyType)).toBe(level);
  });

  it.each([
    ['Master', 'Expert'],
    ['advanced', 'Advanced'],
    ['Novice', 'Beginner'],
    ['Intermediate', 'Intermediate'],
    ['', undefined],
    ['80%', undefined],
  ])('knows the skill level %j', (text, level) => {
    expect(levelOfSkill(text)).toBe(level);
  });

  it('makes no training of voluntary work', () => {
    const { data, leftOut } = taken({ volunteer: [{ organization: 'A', position: 'B' }] });
    expect(data).toMatchObject({ isFresher: false, trainingExperience: [] });
    expect(leftOut).toEqual([{ path: 'volunteer.0', text: 'A, B' }]);
  });

  it('reads no further than the person wrote', () => {
    const deep = JSON.parse(`${'['.repeat(5000)}1${']'.repeat(5000)}`);
    expect(
      taken({ basics: { odd: deep }, work: Array(500).fill({ name: 'A' }) }).data.workExperience,
    ).toHaveLength(200);
  });

  it('never fails, and whatever comes in goes out valid and comes back the same', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '2014',
        '2014-06',
        '2014-06-29',
        'a@b.co',
        'a+b@b.co',
        'https://example.com',
        '9876543210',
        'LinkedIn',
      ),
    );
    const value = fc.oneof({ weight: 5, arbitrary: text }, fc.jsonValue({ maxDepth: 2 }));
    const entry = (...names: string[]) => fc.dictionary(fc.constantFrom(...names), value);
    const entries = (...names: string[]) => fc.array(entry(...names, 'odd'), { maxLength: 3 });
    const lines = fc.array(text, { maxLength: 3 });
    const period = ['startDate', 'endDate', 'summary', 'position', 'name'];
    const document = fc.record(
      {
        basics: fc.oneof(
          value,
          fc
            .tuple(
              entry('name', 'email', 'phone', 'url', 'summary', 'image', 'label'),
              entries('network', 'url', 'username'),
            )
            .map(([basics, profiles]) => ({ ...basics, profiles })),
        ),
        work: fc.oneof(
          value,
          fc
            .tuple(entries(...period), lines)
            .map(([list, highlights]) => list.map((e) => ({ ...e, highlights }))),
        ),
        volunteer: entries('organization', ...period),
        education: entries('institution', 'area', 'studyType', 'endDate', 'score'),
        skills: entries('name', 'level', 'keywords'),
        projects: entries('name', 'description', 'highlights', 'keywords', 'url'),
        certificates: entries('name', 'issuer', 'date', 'url'),
        meta: value,
      },
      { requiredKeys: ['basics'] },
    );
    fc.assert(
      fc.property(document, (given) => {
        const written = toJsonResume(taken(given).data);
        expect(faults(written)).toEqual([]);
        const again = toJsonResume(taken(JSON.parse(JSON.stringify(written))).data);
        expect(again).toEqual(JSON.parse(JSON.stringify(written)));
      }),
      { numRuns: 60 },
    );
  });
});

it('keeps the language of the resume, and takes none it does not know', () => {
  const document = toJsonResume({ ...sampleProfessional, language: 'hi' });
  expect(document.meta.kalam.language).toBe('hi');
  const imported = (language: unknown) =>
    importJsonResume({ ...document, meta: { kalam: { language } } }, () => 'id');
  expect(imported('hi')).toMatchObject({ data: { language: 'hi' } });
  expect(imported('xx')).not.toHaveProperty('data.language');
  expect(imported(undefined)).not.toHaveProperty('data.language');
});
