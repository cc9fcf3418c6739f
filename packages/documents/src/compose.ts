import type { EducationLevel } from '@kalam/domain/resumes/education-levels';
import type {
  Certificate,
  EducationEntry,
  PersonalInfo,
  Project,
  ResumeData,
  Skill,
} from '@kalam/domain/resumes/resume-model';
import type { SkillLevel } from '@kalam/domain/resumes/skill-levels';
import type {
  Block,
  Contact,
  ContactKind,
  DeclarationBlock,
  EntryBlock,
  ImageBlock,
  ResumeDocument,
  Section,
  SectionKind,
  SkillItem,
  SkillsBlock,
  Text,
} from './blocks.ts';
import { cleanLines, cleanText } from './clean-text.ts';
import { fullDay, type MonthStyle, monthAndYear, period } from './document-dates.ts';
import { mailAddress, phoneAddress, safeHref, shownAddress, shownPhone } from './links.ts';
import type { Template } from './template.ts';

export interface ComposeInput {
  readonly data: ResumeData;
  readonly template: Template;
  /** The day of the document, `YYYY-MM-DD`: it stands in the declaration. */
  readonly date: string;
}

/** Turns what was typed into what the page says. Whatever is empty leaves no trace. */
export const compose = ({ data, template, date }: ComposeInput): ResumeDocument => {
  const name: Text = { text: cleanText(data.personalInfo.fullName), source: 'personalInfo.fullName' };
  const plan = data.isFresher ? template.fresherSections : template.sections;
  const sections = plan.flatMap((planned): Section[] => {
    const blocks = composers[planned.kind]({ data, template, date });
    const heading: Text = { text: planned.label, source: sectionSources[planned.kind] };
    return blocks.length > 0 ? [{ kind: planned.kind, heading, blocks }] : [];
  });
  const photo = template.header.photo
    ? image(data.personalInfo.profileImage, 'personalInfo.profileImage', `Photo of ${name.text}`)
    : undefined;
  return {
    template: template.name,
    title: name.text ? `${name.text} – Resume` : 'Resume',
    author: name.text,
    language: 'en-IN',
    name,
    ...(photo && { photo }),
    contacts: composeContacts(data.personalInfo),
    sections,
  };
};

const sectionSources: Record<SectionKind, string> = {
  summary: 'summary',
  work: 'workExperience',
  training: 'trainingExperience',
  education: 'education',
  skills: 'skills',
  projects: 'projects',
  certificates: 'certificates',
  declaration: 'declaration',
};

const composers: Record<SectionKind, (input: ComposeInput) => Block[]> = {
  summary: ({ data }) =>
    cleanLines(data.summary).map((text) => ({ kind: 'paragraph', text, source: 'summary' })),
  work: ({ data, template }) =>
    entries(data.isFresher ? [] : data.workExperience, 'workExperience', (job, source) => ({
      title: optional(job.position, `${source}.position`),
      subtitle: optional(job.company, `${source}.company`),
      dates: optional(period(job, template.months), `${source}.startDate`),
      bullets: bullets(job.description, `${source}.description`),
    })),
  training: ({ data, template }) =>
    entries(data.isFresher ? data.trainingExperience : [], 'trainingExperience', (training, source) => ({
      title: optional(training.role, `${source}.role`),
      subtitle: optional(training.organization, `${source}.organization`),
      dates: optional(period(training, template.months), `${source}.startDate`),
      bullets: bullets(training.description, `${source}.description`),
    })),
  education: ({ data, template }) =>
    entries(data.education, 'education', (education, source) =>
      composeEducation(education, source, template.months),
    ),
  skills: ({ data }) => (data.isFresher ? [] : composeSkills(data.skills)),
  projects: ({ data }) => entries(data.isFresher ? [] : data.projects, 'projects', composeProject),
  certificates: ({ data, template }) =>
    entries(data.certificates, 'certificates', (certificate, source) =>
      composeCertificate(certificate, source, template),
    ),
  declaration: composeDeclaration,
};

type EntryParts = Partial<Omit<EntryBlock, 'kind' | 'source'>>;

/** Entries that say anything; one that has only its second line yet is headed by it. */
const entries = <Entry>(
  list: readonly Entry[],
  path: string,
  composeEntry: (entry: Entry, source: string) => EntryParts,
): EntryBlock[] =>
  list.flatMap((item, index): EntryBlock[] => {
    const source = `${path}.${index}`;
    const { title, subtitle, ...rest } = composeEntry(item, source);
    const parts = Object.entries(rest).filter(([, part]) => part !== undefined);
    const says = title ?? subtitle ?? rest.bullets?.[0];
    if (!says) return [];
    return [
      {
        kind: 'entry',
        source,
        bullets: [],
        tags: [],
        title: title ?? subtitle ?? { text: '', source },
        ...(title && subtitle && { subtitle }),
        ...Object.fromEntries(parts),
      },
    ];
  });

const optional = (value: string | undefined, source: string): Text | undefined => {
  const text = cleanText(value ?? '');
  return text ? { text, source } : undefined;
};

/** One bullet a line (decision 51). A mark typed at its start would stand beside ours. */
const bullets = (description: string, source: string): Text[] =>
  cleanLines(description)
    .map((line) => line.replace(/^(?:[•‣◦▪·*–—-]\s+|[•‣◦▪·])\s*/u, ''))
    .filter(Boolean)
    .map((text) => ({ text, source }));

const link = (address: string | undefined, source: string): Text | undefined => {
  const shown = optional(shownAddress(cleanText(address ?? '')), source);
  const href = safeHref(cleanText(address ?? ''));
  return shown && href ? { ...shown, href } : shown;
};

const image = (address: string | undefined, source: string, alt: string): ImageBlock | undefined =>
  address ? { kind: 'image', image: address, alt, source } : undefined;

const composeContacts = (person: PersonalInfo): Contact[] => {
  const contact = (kind: ContactKind, found: Text | undefined, href?: string): Contact[] =>
    found ? [{ kind, ...found, ...(href && { href }) }] : [];
  const email = optional(person.email, 'personalInfo.email');
  const phone = optional(person.phone, 'personalInfo.phone');
  return [
    ...contact('email', email, email && mailAddress(email.text)),
    ...contact(
      'phone',
      phone && { ...phone, text: shownPhone(phone.text) },
      phone && phoneAddress(phone.text),
    ),
    ...contact('location', optional(person.location, 'personalInfo.location')),
    ...contact('linkedin', link(person.linkedin, 'personalInfo.linkedin')),
    ...contact('website', link(person.website, 'personalInfo.website')),
  ];
};

/** What a recruiter and a parser look for; the form's longer labels explain the levels to the person choosing one. */
const degrees: Record<EducationLevel, string> = {
  secondary: '10th Grade (Secondary)',
  'higher-secondary': '12th Grade (Pre-University)',
  undergraduate: "Bachelor's Degree",
  postgraduate: "Master's Degree",
};

const composeEducation = (education: EducationEntry, source: string, months: MonthStyle): EntryParts => {
  const field = cleanText(education.field);
  const gpa = cleanText(education.gpa ?? '');
  return {
    title: {
      text: field ? `${degrees[education.degree]} in ${field}` : degrees[education.degree],
      source: `${source}.field`,
    },
    subtitle: optional(education.school, `${source}.school`),
    dates: optional(monthAndYear(education.graduationDate, months), `${source}.graduationDate`),
    detail: optional(gpa && `GPA ${gpa}`, `${source}.gpa`),
  };
};

const percents: Record<SkillLevel, SkillItem['percent']> = {
  Expert: 100,
  Advanced: 75,
  Intermediate: 50,
  Beginner: 25,
};

const composeSkills = (list: readonly Skill[]): SkillsBlock[] => {
  const skills = list.flatMap((skill, index): SkillItem[] => {
    const name = optional(skill.name, `skills.${index}.name`);
    return name ? [{ ...name, level: skill.level, percent: percents[skill.level] ?? 25 }] : [];
  });
  const groups = (Object.keys(percents) as SkillLevel[])
    .map((level) => ({ level, skills: skills.filter((skill) => skill.level === level) }))
    .filter((group) => group.skills.length > 0);
  return skills.length > 0 ? [{ kind: 'skills', source: 'skills', skills, groups }] : [];
};

const composeProject = (project: Project, source: string): EntryParts => ({
  title: optional(project.name, `${source}.name`),
  link: link(project.link, `${source}.link`),
  bullets: bullets(project.description, `${source}.description`),
  tags: project.technologies.flatMap((technology, index) => {
    const tag = optional(technology, `${source}.technologies.${index}`);
    return tag ? [tag] : [];
  }),
});

const composeCertificate = (certificate: Certificate, source: string, template: Template): EntryParts => ({
  title: optional(certificate.name, `${source}.name`),
  subtitle: optional(certificate.issuer, `${source}.issuer`),
  dates: optional(monthAndYear(certificate.date, template.months), `${source}.date`),
  link: link(certificate.link, `${source}.link`),
  image: template.certificateImages
    ? image(certificate.image, `${source}.image`, `Certificate: ${cleanText(certificate.name)}`)
    : undefined,
});

function composeDeclaration({ data, template, date }: ComposeInput): DeclarationBlock[] {
  const statement = optional(data.declaration, 'declaration');
  if (!statement) return [];
  const place = optional(data.personalInfo.location, 'personalInfo.location');
  const name = cleanText(data.personalInfo.fullName);
  return [
    {
      kind: 'declaration',
      statement,
      ...(place && { place: { label: 'Place', ...place } }),
      date: { label: 'Date', text: fullDay(date, template.months), source: '' },
      signature: image(data.signature, 'signature', `Signature of ${name}`) ?? {
        text: name,
        source: 'personalInfo.fullName',
      },
    },
  ];
}
