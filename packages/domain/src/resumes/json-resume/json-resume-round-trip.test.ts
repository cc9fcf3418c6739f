import schema from '@jsonresume/schema/schema.json' with { type: 'json' };
import fc from 'fast-check';
import { type Schema, validate } from 'jsonschema';
import { describe, expect, it } from 'vitest';
import { educationLevels } from '../education/education-levels.ts';
import { marksKinds } from '../education/education-marks.ts';
import { descriptionLines } from '../fields/description-text.ts';
import { skillLevels } from '../fields/skill-levels.ts';
import { resumeLanguages } from '../resume-language.ts';
import { type ResumeData, resumeDataSchema } from '../resume-model.ts';
import { askRules } from '../rules/rule-exceptions.ts';
import {
  type ExtraField,
  languageLevels,
  personalDetailKinds,
  sectionFields,
} from '../sections/extra-entry.ts';
import { extraSections, sectionKeys } from '../sections/section-keys.ts';
import { toJsonResume } from './json-resume.ts';
import { importJsonResume } from './json-resume-import.ts';
import { studyHeading } from './study-notes.ts';

const today = { day: '2026-11-15', latest: '2026-11-15' };
const picture = `data:image/png;base64,${'A'.repeat(8)}`;

/** What people write, in several scripts and with the signs other formats trip over. */
const line = fc.oneof(
  fc.constantFrom(
    'C++',
    '.NET',
    'L&T',
    '3M India',
    '12th Grade',
    'LinkedIn',
    'Master',
    '78%',
    'MBA',
    'PhD',
    'Acme',
  ),
  fc.constantFrom('आशा राव', 'தமிழ்ச்செல்வி', '₹2,50,000', 'a, b', 'Present', '2013', 'Fluent', studyHeading),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    .map((text) => text.replace(/[\p{C}\s]+/gu, ' ').trim() || 'x'),
);
const lines = fc.array(line, { minLength: 1, maxLength: 3 }).map((all) => all.join('\n'));
const day = fc.constantFrom('2019', '2019-06', '2019-06-30', '2031-05', '0999', 'Summer', '2019-02-30');
const link = fc.oneof(fc.constantFrom('https://example.com/a', 'http://b.example.com', 'example.com'), line);

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const list = <T>(entry: fc.Arbitrary<T>) => fc.array(entry, { maxLength: 3 });
const some = <T>(entry: fc.Arbitrary<T>) => optional(fc.array(entry, { minLength: 1, maxLength: 3 }));
const blankOr = <T>(value: fc.Arbitrary<T>) => fc.oneof(fc.constant(''), value);

const period = { startDate: blankOr(day), endDate: blankOr(day), current: fc.boolean() };
const optionalPeriod = { startDate: optional(day), endDate: optional(day), current: optional(fc.boolean()) };
const id = fc.constant('id');

const work = fc.record({
  id,
  company: line,
  position: blankOr(line),
  location: optional(line),
  ...period,
  description: blankOr(lines),
});
const training = work.map(({ company, position, ...rest }) => ({
  ...rest,
  organization: company,
  role: position,
}));
const education = fc.record({
  id,
  school: line,
  degree: fc.constantFrom(...educationLevels, ''),
  degreeName: optional(line),
  field: blankOr(line),
  board: optional(line),
  graduationDate: blankOr(day),
  pursuing: optional(fc.boolean()),
  gpa: optional(fc.oneof(fc.constantFrom('8.5/10', '78', '78%', 'First class'), line)),
  marksKind: optional(fc.constantFrom(...marksKinds)),
});
const skill = fc.record({ id, name: line, level: fc.constantFrom(...skillLevels) });
const project = fc.record({
  id,
  name: line,
  ...optionalPeriod,
  description: blankOr(lines),
  link: optional(link),
  technologies: list(line),
});
const certificate = fc.record({
  id,
  name: line,
  issuer: blankOr(line),
  date: blankOr(day),
  link: optional(link),
  image: optional(fc.constant(picture)),
});

/** An entry with the fields its section has, each filled or not; `title` says something wherever it is asked for. */
const extra = (section: (typeof extraSections)[number]) => {
  const kinds = personalDetailKinds.filter((kind) => kind !== 'date-of-birth');
  const values: Record<ExtraField, fc.Arbitrary<unknown>> = {
    title: line,
    kind: optional(fc.constantFrom(...kinds)),
    subtitle: optional(line),
    detail: optional(line),
    level: optional(fc.constantFrom(...languageLevels)),
    date: optional(day),
    ...optionalPeriod,
    link: optional(link),
    description: optional(lines),
  };
  const fields = sectionFields[section].map(({ field }) => [field, values[field]]);
  return fc.record({ id, ...Object.fromEntries(fields) });
};

const key = fc.constantFrom(...sectionKeys);
const exception = fc.record({
  field: line,
  rule: fc.constantFrom(...askRules.filter((rule) => !rule.startsWith('completion'))),
  what: line,
});

const resume: fc.Arbitrary<ResumeData> = fc
  .record({
    language: optional(fc.constantFrom(...resumeLanguages)),
    personalInfo: fc.record({
      fullName: line,
      headline: optional(line),
      email: fc.oneof(fc.constantFrom('asha+jobs@example.com', 'asha'), line),
      phone: fc.oneof(fc.constantFrom('9876543210', '+44 20 7946 0958', '98765'), line),
      dateOfBirth: fc.constant(''),
      location: blankOr(line),
      linkedin: optional(link),
      website: optional(link),
      profileImage: optional(fc.constant(picture)),
    }),
    summary: blankOr(lines),
    workExperience: list(work),
    trainingExperience: list(training),
    education: list(education),
    skills: list(skill),
    projects: list(project),
    certificates: list(certificate),
    declaration: fc.constant(''),
    isFresher: fc.boolean(),
    fresherSkills: some(skill),
    fresherProjects: some(project),
    moreEducation: some(education),
    marksTable: optional(fc.constant(true)),
    letter: optional(
      fc.record({
        date: optional(day),
        recipient: blankOr(lines),
        subject: blankOr(line),
        salutation: blankOr(line),
        body: lines,
        closing: blankOr(line),
      }),
    ),
    arrangement: optional(
      fc.record({
        order: some(key),
        hidden: some(key),
        headings: optional(fc.dictionary(key, line, { minKeys: 1, maxKeys: 3 })),
      }),
    ),
    page: optional(
      fc.constantFrom(
        { size: 'letter' },
        { margins: 'wide', fit: { pages: 1, spaces: 0.75, lines: 0.94, margins: 1, size: 0.97 } },
      ),
    ),
    exceptions: some(exception),
    ...Object.fromEntries(extraSections.map((section) => [section, some(extra(section))])),
  })
  .map((value) => resumeDataSchema.parse(value));

/** Without ids, and without what says nothing: an absent text and an empty one, spaces at the edges of a line. */
const said = (value: unknown): unknown => {
  if (typeof value === 'string') return descriptionLines(value).join('\n');
  if (Array.isArray(value)) return value.map(said);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value)
    .filter(([name]) => name !== 'id')
    .map(([name, part]) => [name, said(part)] as const)
    .filter(([, part]) => part !== '' && part !== false && part !== undefined)
    .filter(([, part]) => typeof part !== 'object' || Object.keys(part ?? {}).length > 0);
  return Object.fromEntries(parts);
};

const taken = (document: unknown) => {
  const result = importJsonResume(document, () => 'id', today);
  if (result.refusal) throw new Error(result.refusal.code);
  return result;
};

describe('our own resumes as JSON Resume', () => {
  it('come back whole, every field of them, in a file the schema accepts', () => {
    fc.assert(
      fc.property(resume, (data) => {
        const file: unknown = JSON.parse(JSON.stringify(toJsonResume(data)));
        expect(validate(file, schema as Schema).errors.map(String)).toEqual([]);
        const back = taken(file);
        expect(said(back.data)).toEqual(said(data));
        expect(back.leftOut).toEqual([]);
        expect(resumeDataSchema.safeParse(back.data).success).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});
