import { z } from 'zod';
import { emailLimits } from '../../auth/email-fields.ts';
import { serverToday } from '../../calendar/calendar-day.ts';
import { counted, refusing } from '../../zod-refusal.ts';
import { type Period, withCurrent } from '../fields/experience-dates.ts';
import { urlLimit } from '../fields/url-field.ts';
import { checkResume } from '../resume-check.ts';
import { checkCount, checkLength, resumeLimits } from '../resume-limits.ts';
import {
  certificateSchema,
  educationEntrySchema,
  personalInfoSchema,
  projectSchema,
  resumeDataSchema,
  skillSchema,
  trainingEntrySchema,
  workEntrySchema,
} from '../resume-model.ts';

const text = (limit: number) => refusing(z.string(), (value) => checkLength(value, limit));
const list = <Entry extends z.ZodType>(entry: Entry, limit: number) =>
  counted(entry, (count) => checkCount(count, limit));

const nameText = text(resumeLimits.nameText);
const description = text(resumeLimits.description);
const shortText = text(resumeLimits.id);
const link = text(urlLimit).optional();
/** Its size has a wording of its own, in `checkImage`. */
const image = z.string().optional();
const period = { startDate: shortText, endDate: shortText };
/** S1 §4: what is current has no end, whatever the sender left there. */
const withoutEnd = <Entry extends z.ZodType<Period>>(entry: Entry): Entry =>
  entry.overwrite((value) => withCurrent(value, value.current));

/**
 * A resume as it is sent and stored: the data of the builder, without the ids of work, training, skills and projects.
 * Sizes are checked here; what the texts may say is decided by `checkResume`.
 */
export const savedResumeShape = resumeDataSchema.extend({
  personalInfo: personalInfoSchema.extend({
    fullName: nameText,
    email: text(emailLimits.address),
    phone: shortText,
    dateOfBirth: shortText,
    location: nameText,
    linkedin: link,
    website: link,
    profileImage: image,
  }),
  summary: description,
  workExperience: list(
    withoutEnd(
      workEntrySchema
        .omit({ id: true })
        .extend({ company: nameText, position: nameText, ...period, description }),
    ),
    resumeLimits.workEntries,
  ).default([]),
  // Training and education have lower limits of their own, with their own wording.
  trainingExperience: list(
    withoutEnd(
      trainingEntrySchema
        .omit({ id: true })
        .extend({ organization: nameText, role: nameText, ...period, description }),
    ),
    resumeLimits.workEntries,
  ).default([]),
  education: list(
    educationEntrySchema.extend({
      id: shortText,
      school: nameText,
      field: nameText,
      graduationDate: shortText,
      gpa: shortText.optional(),
    }),
    resumeLimits.workEntries,
  ),
  skills: list(skillSchema.omit({ id: true }).extend({ name: nameText }), resumeLimits.skills).default([]),
  projects: list(
    projectSchema
      .omit({ id: true })
      .extend({ name: nameText, description, link, technologies: list(nameText, resumeLimits.technologies) }),
    resumeLimits.projects,
  ).default([]),
  certificates: list(
    certificateSchema.extend({
      id: shortText,
      name: nameText,
      issuer: nameText,
      date: shortText,
      link,
      image,
    }),
    resumeLimits.certificates,
  ).default([]),
  declaration: description,
  signature: image,
});

export type SavedResume = z.output<typeof savedResumeShape>;

/** The shape with every rule of the builder, asked again with the day it is. */
export const savedResumeAt = (clock: () => Date) =>
  refusing(savedResumeShape, (data) => checkResume(data, serverToday(clock())));

/** What an endpoint takes. */
export const savedResumeSchema = savedResumeAt(() => new Date());
