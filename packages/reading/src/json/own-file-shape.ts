import { educationLevels } from '@kalam/domain/resumes/education/education-levels';
import { marksKinds } from '@kalam/domain/resumes/education/education-marks';
import { skillLevels } from '@kalam/domain/resumes/fields/skill-levels';
import { fontSizes, fonts, spacings } from '@kalam/domain/resumes/formatting';
import { readPageSetup } from '@kalam/domain/resumes/page-setup';
import { resumeLanguages } from '@kalam/domain/resumes/resume-language';
import type { Formatting, ResumeData } from '@kalam/domain/resumes/resume-model';
import type { RuleException } from '@kalam/domain/resumes/rules/rule-exceptions';
import {
  type ExtraEntry,
  languageLevels,
  personalDetailKinds,
} from '@kalam/domain/resumes/sections/extra-entry';

/**
 * Reads the forms of `resume-model.ts`, which the compiler holds it to. The schema itself would bring its library along,
 * a tenth of all the builder's code, for the one file in a hundred visits.
 */
type Read<T> = (value: unknown) => T;

class OtherForm extends Error {}

const fail = (): never => {
  throw new OtherForm();
};

const text: Read<string> = (value) => (typeof value === 'string' ? value : fail());
const flag: Read<boolean> = (value) => (typeof value === 'boolean' ? value : fail());
const oneOf =
  <T extends string>(...all: readonly T[]): Read<T> =>
  (value) =>
    all.find((one) => one === value) ?? fail();
const optional =
  <T>(read: Read<T>): Read<T | undefined> =>
  (value) =>
    value === undefined ? undefined : read(value);
const listOf =
  <T>(read: Read<T>): Read<T[]> =>
  (value) =>
    Array.isArray(value) ? value.map(read) : fail();
const shape =
  <T extends object>(fields: { readonly [Name in keyof Required<T>]: Read<T[Name]> }): Read<T> =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail();
    const read = Object.entries<Read<unknown>>(fields).map(([name, readField]) => [
      name,
      readField(Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined),
    ]);
    return Object.fromEntries(read.filter(([, field]) => field !== undefined)) as T;
  };

const period = { startDate: text, endDate: text, current: flag, description: text };
const maybe = optional(text);
const textsByName: Read<Record<string, string>> = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, text(one)]))
    : fail();

const readEducation = shape<ResumeData['education'][number]>({
  id: text,
  school: text,
  degree: oneOf(...educationLevels, ''),
  degreeName: maybe,
  field: text,
  board: maybe,
  graduationDate: text,
  pursuing: optional(flag),
  gpa: maybe,
  marksKind: optional(oneOf(...marksKinds)),
});
const readSkill = shape<ResumeData['skills'][number]>({ id: text, name: text, level: oneOf(...skillLevels) });
const readProject = shape<ResumeData['projects'][number]>({
  id: text,
  name: text,
  startDate: maybe,
  endDate: maybe,
  current: optional(flag),
  description: text,
  link: maybe,
  technologies: listOf(text),
});
const extra = optional(
  listOf(
    shape<ExtraEntry>({
      id: text,
      title: text,
      kind: optional(oneOf(...personalDetailKinds)),
      subtitle: maybe,
      detail: maybe,
      level: optional(oneOf(...languageLevels)),
      date: maybe,
      startDate: maybe,
      endDate: maybe,
      current: optional(flag),
      link: maybe,
      description: maybe,
    }),
  ),
);

const readData = shape<ResumeData>({
  language: optional(oneOf(...resumeLanguages)),
  personalInfo: shape<ResumeData['personalInfo']>({
    fullName: text,
    headline: maybe,
    email: text,
    phone: text,
    dateOfBirth: text,
    location: text,
    linkedin: maybe,
    website: maybe,
    profileImage: maybe,
  }),
  summary: text,
  workExperience: listOf(
    shape<ResumeData['workExperience'][number]>({
      id: text,
      company: text,
      position: text,
      location: maybe,
      ...period,
    }),
  ),
  trainingExperience: listOf(
    shape<ResumeData['trainingExperience'][number]>({
      id: text,
      organization: text,
      role: text,
      location: maybe,
      ...period,
    }),
  ),
  education: listOf(readEducation),
  skills: listOf(readSkill),
  projects: listOf(readProject),
  certificates: listOf(
    shape<ResumeData['certificates'][number]>({
      id: text,
      name: text,
      issuer: text,
      date: text,
      link: maybe,
      image: maybe,
    }),
  ),
  declaration: text,
  signature: maybe,
  isFresher: flag,
  fresherSkills: optional(listOf(readSkill)),
  fresherProjects: optional(listOf(readProject)),
  moreEducation: optional(listOf(readEducation)),
  languages: extra,
  achievements: extra,
  publications: extra,
  volunteering: extra,
  interests: extra,
  references: extra,
  personalDetails: extra,
  links: extra,
  own1: extra,
  own2: extra,
  own3: extra,
  arrangement: optional(
    shape<NonNullable<ResumeData['arrangement']>>({
      order: optional(listOf(text)),
      hidden: optional(listOf(text)),
      headings: optional(textsByName),
    }),
  ),
  page: readPageSetup,
  marksTable: optional(flag),
  letter: optional(
    shape<NonNullable<ResumeData['letter']>>({
      date: maybe,
      recipient: text,
      subject: text,
      salutation: text,
      body: text,
      closing: text,
    }),
  ),
  exceptions: optional(listOf(shape<RuleException>({ field: text, rule: text, what: text }))),
});

const colour: Read<string> = (value) => (/^#[0-9a-f]{6}$/i.test(text(value)) ? text(value) : fail());

const readFormatting = shape<Formatting>({
  font: oneOf(...fonts),
  fontSize: oneOf(...fontSizes),
  spacing: oneOf(...spacings),
  colorScheme: shape<Formatting['colorScheme']>({ primary: colour, secondary: colour }),
});

const attempt =
  <T>(read: Read<T>) =>
  (value: unknown): T | undefined => {
    try {
      return read(value);
    } catch (error) {
      if (error instanceof OtherForm) return undefined;
      throw error;
    }
  };

/** Undefined where the value has another form; whatever else it holds is left behind. */
export const resumeDataOf = attempt(readData);
export const formattingOf = attempt(readFormatting);
