import { educationLevels } from '@kalam/domain/resumes/education/education-levels';
import { marksKinds } from '@kalam/domain/resumes/education/education-marks';
import { skillLevels } from '@kalam/domain/resumes/fields/skill-levels';
import { colorSchemeNames, colorSchemes, fontSizes, fonts, spacings } from '@kalam/domain/resumes/formatting';
import { fitLimits, fitPages, marginWidths } from '@kalam/domain/resumes/page-setup';
import { pageSizes } from '@kalam/domain/resumes/paper';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { languageLevels, personalDetailKinds } from '@kalam/domain/resumes/sections/extra-entry';
import { extraSections, sectionKeys } from '@kalam/domain/resumes/sections/section-keys';
import { templateLayouts } from '@kalam/domain/templates/template-layouts';
import fc from 'fast-check';
import type { ResumeInput } from '../../engine.ts';
import { urdu, urduMixes } from './corpus/urdu-texts.ts';
import { testDate, tinyPng } from './test-resumes.ts';

const letter = fc.constantFrom(...'aaaabcddeeeefghiiijklmnnooprsstttuvwyz');
const word = fc.array(letter, { minLength: 1, maxLength: 13 }).map((letters) => letters.join(''));
const phrase = (longest: number) =>
  fc.array(word, { minLength: 1, maxLength: longest }).map((words) => {
    const text = words.join(' ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  });
const urduPhrase = fc
  .array(fc.constantFrom(...urdu, ...urduMixes), { minLength: 1, maxLength: 6 })
  .map((texts) => texts.join(' '));
/** Now and then nothing, something other than Latin, or a word without an end. */
const rough = (usual: fc.Arbitrary<string>) =>
  fc.oneof(
    { weight: 30, arbitrary: usual },
    { weight: 1, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
    { weight: 1, arbitrary: word.map((text) => text.repeat(20)) },
    { weight: 1, arbitrary: urduPhrase },
  );
const name = rough(phrase(5));
const description = fc.array(rough(phrase(40)), { maxLength: 7 }).map((lines) => lines.join('\n'));
const day = fc
  .record({ year: fc.integer({ min: 1990, max: 2026 }), month: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, month }) => `${year}-${String(month).padStart(2, '0')}-15`);
const picture = fc.option(fc.constant(tinyPng), { nil: undefined });
const address = fc.option(fc.webUrl(), { nil: undefined });

/** As far as it is known. */
const partialDay = fc.tuple(day, fc.constantFrom(4, 7, 10)).map(([text, known]) => text.slice(0, known));
/** An optional part is most often absent. */
const seldom = <Value>(usual: fc.Arbitrary<Value>) => fc.option(usual, { nil: undefined, freq: 1 });

const period = { startDate: day, endDate: day, current: fc.boolean() };
const id = fc.constant('');

const education = fc.record({
  id,
  school: name,
  degree: fc.constantFrom(...educationLevels),
  degreeName: seldom(name),
  field: name,
  board: seldom(name),
  graduationDate: partialDay,
  pursuing: seldom(fc.boolean()),
  gpa: fc.option(fc.constantFrom('8.50/10', '78%', 'A+', 'First Class with Distinction'), { nil: undefined }),
  marksKind: seldom(fc.constantFrom(...marksKinds)),
});

const skills = fc.array(fc.record({ id, name, level: fc.constantFrom(...skillLevels) }), { maxLength: 30 });

const projects = fc.array(
  fc.record({
    id,
    name,
    startDate: seldom(partialDay),
    endDate: seldom(partialDay),
    current: seldom(fc.boolean()),
    description,
    link: address,
    technologies: fc.array(name, { maxLength: 9 }),
  }),
  { maxLength: 4 },
);

const extraEntry = fc.record({
  id,
  title: name,
  kind: seldom(fc.constantFrom(...personalDetailKinds)),
  subtitle: seldom(name),
  detail: seldom(name),
  level: seldom(fc.constantFrom(...languageLevels)),
  date: seldom(partialDay),
  startDate: seldom(partialDay),
  endDate: seldom(partialDay),
  current: seldom(fc.boolean()),
  link: address,
  description: seldom(description),
});

/** In one resume of two there is nothing optional, as in most. */
const optionalParts: fc.Arbitrary<Partial<ResumeData>> = fc.oneof(
  fc.constant({}),
  fc.record({
    fresherSkills: seldom(skills),
    fresherProjects: seldom(projects),
    moreEducation: seldom(fc.array(education, { maxLength: 3 })),
    ...(Object.fromEntries(
      extraSections.map((key) => [key, seldom(fc.array(extraEntry, { maxLength: 8 }))]),
    ) as Record<(typeof extraSections)[number], fc.Arbitrary<ResumeData['languages']>>),
    marksTable: seldom(fc.constant(true)),
    arrangement: seldom(
      fc.record({
        order: seldom(fc.shuffledSubarray([...sectionKeys])),
        hidden: seldom(fc.subarray([...sectionKeys], { maxLength: 4 })),
        headings: seldom(fc.dictionary(fc.constantFrom(...sectionKeys), phrase(8))),
      }),
    ),
  }),
);

const share = (least: number) =>
  fc.integer({ min: least * 100, max: 100 }).map((hundredths) => hundredths / 100);

/** In one resume of two the page is as it always was. */
const page: fc.Arbitrary<ResumeData['page']> = fc.option(
  fc.record({
    size: seldom(fc.constantFrom(...pageSizes)),
    margins: seldom(fc.constantFrom(...marginWidths)),
    fit: fc.option(
      fc.record({
        pages: fc.constantFrom(...fitPages),
        spaces: share(fitLimits.spaces),
        lines: share(fitLimits.lines),
        margins: share(fitLimits.margins),
        size: share(fitLimits.size),
      }),
      { nil: undefined },
    ),
  }),
  { nil: undefined, freq: 1 },
);

const specified: fc.Arbitrary<ResumeData> = fc.record({
  personalInfo: fc.record({
    fullName: name,
    headline: seldom(phrase(14)),
    email: fc.emailAddress(),
    phone: fc.constant('9876543210'),
    dateOfBirth: day,
    location: name,
    linkedin: address,
    website: address,
    profileImage: picture,
  }),
  summary: description,
  workExperience: fc.array(
    fc.record({ id, company: name, position: name, location: seldom(name), ...period, description }),
    {
      maxLength: 6,
    },
  ),
  trainingExperience: fc.array(fc.record({ id, organization: name, role: name, ...period, description }), {
    maxLength: 3,
  }),
  education: fc.array(education, { maxLength: 3 }),
  skills,
  projects,
  certificates: fc.array(fc.record({ id, name, issuer: name, date: day, link: address, image: picture }), {
    maxLength: 4,
  }),
  declaration: rough(phrase(30)),
  signature: picture,
  isFresher: fc.boolean(),
});

const resume: fc.Arbitrary<ResumeData> = fc
  .tuple(specified, optionalParts, page)
  .map(([data, parts, paper]) => ({ ...data, ...parts, ...(paper && { page: paper }) }));

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
