import { z } from 'zod';
import { educationLevels } from './education/education-levels.ts';
import { marksKinds } from './education/education-marks.ts';
import { skillLevels } from './fields/skill-levels.ts';
import { fontSizes, fonts, spacings } from './formatting.ts';
import { fitLimits, fitPages, marginWidths } from './page-setup.ts';
import { pageSizes } from './paper.ts';
import { resumeLanguages } from './resume-language.ts';
import { languageLevels, personalDetailKinds } from './sections/extra-entry.ts';

/**
 * The shape of a resume while it is being built. Every text may still be empty or wrong: whether it may be saved is
 * decided by the rules beside this file, so that unfinished and imported work is never lost.
 */
const text = z.string();
/** An optional text; absent and empty mean the same. */
const optionalText = z.string().optional();
/** `YYYY-MM-DD`, `YYYY-MM` or, where the year is enough, `YYYY`; empty while it has not been entered. */
const day = z.string();
const optionalDay = z.string().optional();
/** A JPEG or PNG as a data URL, or the address of one already stored (`/api/images/{hash}`). */
const image = z.string().optional();

export const personalInfoSchema = z.object({
  fullName: text,
  /** Stands under the name. */
  headline: optionalText,
  email: text,
  phone: text,
  dateOfBirth: day,
  location: text,
  linkedin: optionalText,
  website: optionalText,
  profileImage: image,
});

const period = { startDate: day, endDate: day, current: z.boolean() };

export const workEntrySchema = z.object({
  id: text,
  company: text,
  position: text,
  location: optionalText,
  ...period,
  description: text,
});
export const trainingEntrySchema = z.object({
  id: text,
  organization: text,
  role: text,
  location: optionalText,
  ...period,
  description: text,
});
export const educationEntrySchema = z.object({
  id: text,
  school: text,
  /** Empty where what was imported names none of the levels. */
  degree: z.enum([...educationLevels, '']),
  /** The degree as on the certificate, printed instead of the level's words. */
  degreeName: optionalText,
  field: text,
  /** Board or university. */
  board: optionalText,
  graduationDate: day,
  /** Still being studied: the date is the one expected. */
  pursuing: z.boolean().optional(),
  gpa: optionalText,
  marksKind: z.enum(marksKinds).optional(),
});
export const skillSchema = z.object({ id: text, name: text, level: z.enum(skillLevels) });
export const projectSchema = z.object({
  id: text,
  name: text,
  startDate: optionalDay,
  endDate: optionalDay,
  current: z.boolean().optional(),
  description: text,
  link: optionalText,
  technologies: z.array(text),
});
export const certificateSchema = z.object({
  id: text,
  name: text,
  issuer: text,
  date: day,
  link: optionalText,
  image,
});

/** One entry of an optional section; which fields it uses is said in `sections/extra-entry.ts`. */
export const extraEntrySchema = z.object({
  id: text,
  title: text,
  kind: z.enum(personalDetailKinds).optional(),
  subtitle: optionalText,
  detail: optionalText,
  level: z.enum(languageLevels).optional(),
  date: optionalDay,
  startDate: optionalDay,
  endDate: optionalDay,
  current: z.boolean().optional(),
  link: optionalText,
  description: optionalText,
});

export const arrangementSchema = z.object({
  order: z.array(text).optional(),
  hidden: z.array(text).optional(),
  headings: z.record(z.string(), z.string()).optional(),
});

/** Kept with the resume, and sent with it; its head and type are those of the page. */
export const letterSchema = z.object({
  /** Absent: the day the file is made. */
  date: optionalDay,
  /** Whom it goes to, a line each: name, post, company, address. */
  recipient: text,
  subject: text,
  salutation: text,
  /** Each line is a paragraph. */
  body: text,
  closing: text,
});

export const ruleExceptionSchema = z.object({ field: text, rule: text, what: text });

/** An optional section; absent and empty mean the same. */
const extra = z.array(extraEntrySchema).optional();

const hexColour = z.string().regex(/^#[0-9a-f]{6}$/i);

export const formattingSchema = z.object({
  font: z.enum(fonts),
  fontSize: z.enum(fontSizes),
  spacing: z.enum(spacings),
  colorScheme: z.object({ primary: hexColour, secondary: hexColour }),
});

const share = (least: number) => z.number().min(least).max(1);

export const pageSetupSchema = z.object({
  size: z.enum(pageSizes).optional(),
  margins: z.enum(marginWidths).optional(),
  /** What a search has found, as shares of what was chosen: to draw the page again takes no second one. */
  fit: z
    .object({
      pages: z.literal([...fitPages]),
      spaces: share(fitLimits.spaces),
      lines: share(fitLimits.lines),
      margins: share(fitLimits.margins),
      size: share(fitLimits.size),
    })
    .optional(),
});

export const resumeDataSchema = z.object({
  /** Of the words around the person's own; absent means English. */
  language: z.enum(resumeLanguages).optional(),
  personalInfo: personalInfoSchema,
  summary: text,
  workExperience: z.array(workEntrySchema),
  trainingExperience: z.array(trainingEntrySchema),
  education: z.array(educationEntrySchema),
  skills: z.array(skillSchema),
  projects: z.array(projectSchema),
  certificates: z.array(certificateSchema),
  declaration: text,
  signature: image,
  isFresher: z.boolean(),
  /** What a fresher adds; the specified lists are for those with work experience. */
  fresherSkills: z.array(skillSchema).optional(),
  fresherProjects: z.array(projectSchema).optional(),
  /** Beside the ladder of three: a second degree of a level, a fourth entry. */
  moreEducation: z.array(educationEntrySchema).optional(),
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
  arrangement: arrangementSchema.optional(),
  /** The paper; absent means A4 with the template's margins. No part of the formatting that plans sell. */
  page: pageSetupSchema.optional(),
  /** Education as a table of examinations and marks, as placement cells ask for it. */
  marksTable: z.boolean().optional(),
  letter: letterSchema.optional(),
  /** What the person kept as written although a rule asks about it. */
  exceptions: z.array(ruleExceptionSchema).optional(),
});

export type PersonalInfo = z.infer<typeof personalInfoSchema>;
export type WorkEntry = z.infer<typeof workEntrySchema>;
export type TrainingEntry = z.infer<typeof trainingEntrySchema>;
export type EducationEntry = z.infer<typeof educationEntrySchema>;
export type Skill = z.infer<typeof skillSchema>;
export type Project = z.infer<typeof projectSchema>;
export type Certificate = z.infer<typeof certificateSchema>;
export type Letter = z.infer<typeof letterSchema>;
export type Formatting = z.infer<typeof formattingSchema>;
export type PageSetup = z.infer<typeof pageSetupSchema>;
export type PageFit = NonNullable<PageSetup['fit']>;
export type ResumeData = z.infer<typeof resumeDataSchema>;
