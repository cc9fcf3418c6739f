import { z } from 'zod';
import { educationLevels } from './fields/education-levels.ts';
import { skillLevels } from './fields/skill-levels.ts';
import { fontSizes, fonts, spacings } from './formatting.ts';
import { resumeLanguages } from './resume-language.ts';

/**
 * The shape of a resume while it is being built. Every text may still be empty or wrong: whether it may be saved is
 * decided by the rules beside this file, so that unfinished and imported work is never lost.
 */
const text = z.string();
/** An optional text; absent and empty mean the same. */
const optionalText = z.string().optional();
/** A calendar day, `YYYY-MM-DD`, or empty while it has not been entered. */
const day = z.string();
/** A JPEG or PNG as a data URL, or the address of one already stored (`/api/images/{hash}`). */
const image = z.string().optional();

export const personalInfoSchema = z.object({
  fullName: text,
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
  ...period,
  description: text,
});
export const trainingEntrySchema = z.object({
  id: text,
  organization: text,
  role: text,
  ...period,
  description: text,
});
export const educationEntrySchema = z.object({
  id: text,
  school: text,
  /** Empty where what was imported names none of the levels. */
  degree: z.enum([...educationLevels, '']),
  field: text,
  graduationDate: day,
  gpa: optionalText,
});
export const skillSchema = z.object({ id: text, name: text, level: z.enum(skillLevels) });
export const projectSchema = z.object({
  id: text,
  name: text,
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

const hexColour = z.string().regex(/^#[0-9a-f]{6}$/i);

export const formattingSchema = z.object({
  font: z.enum(fonts),
  fontSize: z.enum(fontSizes),
  spacing: z.enum(spacings),
  colorScheme: z.object({ primary: hexColour, secondary: hexColour }),
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
});

export type PersonalInfo = z.infer<typeof personalInfoSchema>;
export type WorkEntry = z.infer<typeof workEntrySchema>;
export type TrainingEntry = z.infer<typeof trainingEntrySchema>;
export type EducationEntry = z.infer<typeof educationEntrySchema>;
export type Skill = z.infer<typeof skillSchema>;
export type Project = z.infer<typeof projectSchema>;
export type Certificate = z.infer<typeof certificateSchema>;
export type Formatting = z.infer<typeof formattingSchema>;
export type ResumeData = z.infer<typeof resumeDataSchema>;
