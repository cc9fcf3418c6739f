import { educationLevels } from '@kalam/domain/resumes/fields/education-levels';
import { skillLevels } from '@kalam/domain/resumes/fields/skill-levels';
import { colorSchemeNames, colorSchemes, fontSizes, fonts, spacings } from '@kalam/domain/resumes/formatting';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { templateLayouts } from '@kalam/domain/templates/template-layouts';
import fc from 'fast-check';
import type { ResumeInput } from '../engine.ts';
import { testDate, tinyPng } from './test-resumes.ts';

const letter = fc.constantFrom(...'aaaabcddeeeefghiiijklmnnooprsstttuvwyz');
const word = fc.array(letter, { minLength: 1, maxLength: 13 }).map((letters) => letters.join(''));
const phrase = (longest: number) =>
  fc.array(word, { minLength: 1, maxLength: longest }).map((words) => {
    const text = words.join(' ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  });
/** Now and then nothing, something other than Latin, or a word without an end. */
const rough = (usual: fc.Arbitrary<string>) =>
  fc.oneof(
    { weight: 30, arbitrary: usual },
    { weight: 1, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
    { weight: 1, arbitrary: word.map((text) => text.repeat(20)) },
  );
const name = rough(phrase(5));
const description = fc.array(rough(phrase(40)), { maxLength: 7 }).map((lines) => lines.join('\n'));
const day = fc
  .record({ year: fc.integer({ min: 1990, max: 2026 }), month: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, month }) => `${year}-${String(month).padStart(2, '0')}-15`);
const picture = fc.option(fc.constant(tinyPng), { nil: undefined });
const address = fc.option(fc.webUrl(), { nil: undefined });

const period = { startDate: day, endDate: day, current: fc.boolean() };
const id = fc.constant('');

const resume: fc.Arbitrary<ResumeData> = fc.record({
  personalInfo: fc.record({
    fullName: name,
    email: fc.emailAddress(),
    phone: fc.constant('9876543210'),
    dateOfBirth: day,
    location: name,
    linkedin: address,
    website: address,
    profileImage: picture,
  }),
  summary: description,
  workExperience: fc.array(fc.record({ id, company: name, position: name, ...period, description }), {
    maxLength: 6,
  }),
  trainingExperience: fc.array(fc.record({ id, organization: name, role: name, ...period, description }), {
    maxLength: 3,
  }),
  education: fc.array(
    fc.record({
      id,
      school: name,
      degree: fc.constantFrom(...educationLevels),
      field: name,
      graduationDate: day,
      gpa: fc.option(fc.constant('8.50/10'), { nil: undefined }),
    }),
    { maxLength: 3 },
  ),
  skills: fc.array(fc.record({ id, name, level: fc.constantFrom(...skillLevels) }), { maxLength: 30 }),
  projects: fc.array(
    fc.record({ id, name, description, link: address, technologies: fc.array(name, { maxLength: 9 }) }),
    { maxLength: 4 },
  ),
  certificates: fc.array(fc.record({ id, name, issuer: name, date: day, link: address, image: picture }), {
    maxLength: 4,
  }),
  declaration: rough(phrase(30)),
  signature: picture,
  isFresher: fc.boolean(),
});

/** Any resume in any template and any look. */
export const arbitraryInput: fc.Arbitrary<ResumeInput> = fc.record({
  data: resume,
  template: fc.constantFrom(...templateLayouts),
  formatting: fc.record({
    font: fc.constantFrom(...fonts),
    fontSize: fc.constantFrom(...fontSizes),
    spacing: fc.constantFrom(...spacings),
    colorScheme: fc.constantFrom(...colorSchemeNames).map((scheme) => colorSchemes[scheme]),
  }),
  date: fc.constant(testDate),
});
