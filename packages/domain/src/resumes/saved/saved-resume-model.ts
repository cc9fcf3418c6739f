import { z } from 'zod';
import { emailLimits } from '../../auth/email-fields.ts';
import { serverToday } from '../../calendar/calendar-day.ts';
import { counted, refusing } from '../../zod-refusal.ts';
import { type Period, withCurrent } from '../fields/experience-dates.ts';
import { urlLimit } from '../fields/url-field.ts';
import { letterLimits } from '../letter/letter-rules.ts';
import { checkResume } from '../resume-check.ts';
import { checkCount, checkLength, resumeLimits } from '../resume-limits.ts';
import {
  arrangementSchema,
  certificateSchema,
  educationEntrySchema,
  extraEntrySchema,
  letterSchema,
  personalInfoSchema,
  projectSchema,
  resumeDataSchema,
  ruleExceptionSchema,
  skillSchema,
  trainingEntrySchema,
  workEntrySchema,
} from '../resume-model.ts';
import { checkExceptionCount } from '../rules/rule-exceptions.ts';
import { sectionKeys } from '../sections/section-keys.ts';

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
const place = { location: nameText.optional() };
const optionalPeriod = { startDate: shortText.optional(), endDate: shortText.optional() };
/** S1 §4: what is current has no end, whatever the sender left there. */
const withoutEnd = <Entry extends z.ZodType<Period>>(entry: Entry): Entry =>
  entry.overwrite((value) => withCurrent(value, value.current));

const educationEntry = educationEntrySchema.extend({
  id: shortText,
  school: nameText,
  degreeName: nameText.optional(),
  field: nameText,
  board: nameText.optional(),
  graduationDate: shortText,
  gpa: text(resumeLimits.marks).optional(),
});
const skill = skillSchema.omit({ id: true }).extend({ name: nameText });
const project = projectSchema.omit({ id: true }).extend({
  name: nameText,
  ...optionalPeriod,
  description,
  link,
  technologies: list(nameText, resumeLimits.technologies),
});

const extra = list(
  extraEntrySchema.extend({
    id: shortText,
    title: nameText,
    subtitle: nameText.optional(),
    detail: nameText.optional(),
    date: shortText.optional(),
    ...optionalPeriod,
    link,
    description: description.optional(),
  }),
  resumeLimits.extraEntries,
).optional();

const someKeys = list(shortText, sectionKeys.length).optional();
const arrangement = arrangementSchema
  .extend({ order: someKeys, hidden: someKeys, headings: z.record(shortText, nameText).optional() })
  .optional();

const letter = letterSchema
  .extend({
    date: shortText.optional(),
    recipient: text(letterLimits.recipient),
    subject: text(letterLimits.subject),
    salutation: text(letterLimits.salutation),
    body: text(letterLimits.body),
    closing: text(letterLimits.closing),
  })
  .optional();

/** Kept numbers and dates are short; all of a long description's together are not. */
const exception = ruleExceptionSchema.extend({ field: shortText, rule: shortText, what: description });

/**
 * A resume as it is sent and stored: the data of the builder, without the ids of work, training, skills and projects.
 * Sizes are checked here; what the texts may say is decided by `checkResume`.
 */
export const savedResumeShape = resumeDataSchema.extend({
  personalInfo: personalInfoSchema.extend({
    fullName: nameText,
    headline: nameText.optional(),
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
        .extend({ company: nameText, position: nameText, ...place, ...period, description }),
    ),
    resumeLimits.workEntries,
  ).default([]),
  // Training and education have lower limits of their own, with their own wording.
  trainingExperience: list(
    withoutEnd(
      trainingEntrySchema
        .omit({ id: true })
        .extend({ organization: nameText, role: nameText, ...place, ...period, description }),
    ),
    resumeLimits.workEntries,
  ).default([]),
  education: list(educationEntry, resumeLimits.workEntries),
  skills: list(skill, resumeLimits.skills).default([]),
  projects: list(project, resumeLimits.projects).default([]),
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
  fresherSkills: list(skill, resumeLimits.skills).optional(),
  fresherProjects: list(project, resumeLimits.projects).optional(),
  moreEducation: list(educationEntry, resumeLimits.extraEntries).optional(),
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
  arrangement,
  letter,
  exceptions: counted(exception, checkExceptionCount).optional(),
});

export type SavedResume = z.output<typeof savedResumeShape>;

/** The shape with every rule of the builder, asked again with the day it is. */
export const savedResumeAt = (clock: () => Date) =>
  refusing(savedResumeShape, (data) => checkResume(data, serverToday(clock())));

/** What an endpoint takes. */
export const savedResumeSchema = savedResumeAt(() => new Date());
