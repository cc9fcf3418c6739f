import { emailLimits } from '../../auth/email-fields.ts';
import { isCalendarDay, isPartOfDay } from '../../calendar/calendar-day.ts';
import { descriptionLines } from '../fields/description-text.ts';
import { educationLevelLabel, isEducationLevel } from '../fields/education-levels.ts';
import type { ResumeLanguage } from '../resume-language.ts';
import type {
  Certificate,
  EducationEntry,
  Project,
  ResumeData,
  TrainingEntry,
  WorkEntry,
} from '../resume-model.ts';

/** The open format other resume tools read (https://jsonresume.org/schema), as far as we write it. */
export interface JsonResume {
  readonly $schema: string;
  readonly basics: {
    readonly name?: string;
    readonly image?: string;
    readonly email?: string;
    readonly phone?: string;
    readonly url?: string;
    readonly summary?: string;
    readonly location?: { readonly city: string };
    readonly profiles?: readonly { readonly network: string; readonly url: string }[];
  };
  readonly work?: readonly JsonResumeRole[];
  readonly volunteer?: readonly JsonResumeRole[];
  readonly education?: readonly object[];
  readonly skills?: readonly object[];
  readonly projects?: readonly object[];
  readonly certificates?: readonly object[];
  readonly meta: {
    readonly version: string;
    readonly lastModified?: string;
    readonly kalam: { readonly isFresher: boolean; readonly language?: ResumeLanguage };
  };
}

interface JsonResumeRole {
  readonly name?: string;
  readonly organization?: string;
  readonly position?: string;
  readonly startDate?: string;
  readonly endDate?: string;
  readonly summary?: string;
  readonly highlights?: readonly string[];
}

const schemaAddress = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

type Fields = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Leaves out what is empty: an absent field says the same with less. */
const filled = <T extends Fields>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } => {
  const kept: { [K in keyof T]?: NonNullable<T[K]> } = {};
  for (const key in fields) {
    const value = fields[key];
    if (value !== undefined && value.length > 0) kept[key] = value;
  }
  return kept;
};

/** The schema knows dates, addresses and e-mail by form; text of another form cannot be written there. */
const day = (text: string): string | undefined =>
  (isCalendarDay(text) || isPartOfDay(text)) && /^[12]/.test(text) ? text : undefined;
const link = (text: string | undefined): string | undefined =>
  text && /^https?:\/\/\S+$/i.test(text.trim()) ? text.trim() : undefined;
const emailForm = /^[a-z0-9_%+-]+(?:\.[a-z0-9_%+-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;
const email = (text: string): string | undefined =>
  text.length <= emailLimits.address && emailForm.test(text.trim()) ? text.trim() : undefined;

/** One line is a summary; several are what the format calls highlights. */
const described = (description: string) => {
  const lines = descriptionLines(description);
  return lines.length > 1 ? { highlights: lines } : { summary: lines[0] };
};

const role = (position: string, entry: WorkEntry | TrainingEntry) => ({
  position: position.trim(),
  startDate: day(entry.startDate),
  endDate: entry.current ? undefined : day(entry.endDate),
  ...described(entry.description),
});

const work = (entry: WorkEntry) => filled({ name: entry.company.trim(), ...role(entry.position, entry) });

const training = (entry: TrainingEntry) =>
  filled({ name: entry.organization.trim(), ...role(entry.role, entry) });

const volunteer = (entry: TrainingEntry) =>
  filled({ organization: entry.organization.trim(), ...role(entry.role, entry) });

const education = (entry: EducationEntry) =>
  filled({
    institution: entry.school.trim(),
    area: entry.field.trim(),
    studyType: isEducationLevel(entry.degree) ? educationLevelLabel(entry.degree) : undefined,
    endDate: day(entry.graduationDate),
    score: entry.gpa?.trim(),
  });

const project = ({ name, description, link: address, technologies }: Project) => {
  const [first, ...rest] = descriptionLines(description);
  return filled({
    name: name.trim(),
    description: first,
    highlights: rest,
    keywords: technologies,
    url: link(address),
  });
};

const certificate = (entry: Certificate) =>
  filled({
    name: entry.name.trim(),
    issuer: entry.issuer.trim(),
    date: day(entry.date),
    url: link(entry.link),
  });

/** Whoever shares such a file publishes it, so the birth date, the declaration and the signature stay at home. */
export const toJsonResume = (data: ResumeData, lastModified?: string): JsonResume => {
  const { personalInfo: info, isFresher } = data;
  const linkedin = link(info.linkedin);
  return {
    $schema: schemaAddress,
    basics: {
      ...filled({
        name: info.fullName.trim(),
        image: info.profileImage?.startsWith('data:') ? info.profileImage : undefined,
        email: email(info.email),
        phone: info.phone.trim(),
        url: link(info.website),
        summary: descriptionLines(data.summary).join('\n'),
      }),
      ...(info.location.trim() === '' ? {} : { location: { city: info.location.trim() } }),
      ...(linkedin ? { profiles: [{ network: 'LinkedIn', url: linkedin }] } : {}),
    },
    work: isFresher ? data.trainingExperience.map(training) : data.workExperience.map(work),
    ...(isFresher ? {} : { volunteer: data.trainingExperience.map(volunteer) }),
    education: data.education.map(education),
    skills: data.skills.map(({ name, level }) => ({ name: name.trim(), level })),
    projects: data.projects.map(project),
    certificates: data.certificates.map(certificate),
    meta: {
      version: 'v1.0.0',
      ...(lastModified ? { lastModified } : {}),
      kalam: { isFresher, ...(data.language ? { language: data.language } : {}) },
    },
  };
};
