import { declarationText } from '@kalam/domain/resumes/fields/declaration';
import type { SkillLevel } from '@kalam/domain/resumes/fields/skill-levels';
import { resumeLanguageOf } from '@kalam/domain/resumes/resume-language';
import type {
  Certificate,
  EducationEntry,
  PersonalInfo,
  Project,
  ResumeData,
  Skill,
} from '@kalam/domain/resumes/resume-model';
import { layoutPictures } from '@kalam/domain/templates/template-layouts';
import type { Template } from '../templates/template.ts';
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
import { type DateWords, fullDay, monthAndYear, period } from './document-dates.ts';
import { type DocumentWords, documentWords } from './document-words.ts';
import { mailAddress, phoneAddress, safeHref, shownAddress, shownPhone } from './links.ts';

export interface ComposeInput {
  readonly data: ResumeData;
  readonly template: Template;
  /** The day of the document, `YYYY-MM-DD`: it stands in the declaration. */
  readonly date: string;
}

/** Turns what was typed into what the page says. Whatever is empty leaves no trace. */
export const compose = ({ data, template, date }: ComposeInput): ResumeDocument => {
  const language = resumeLanguageOf(data);
  const words = documentWords[language];
  const wording: Wording = { data, template, date, words, dates: { words, style: template.months } };
  const name: Text = { text: cleanText(data.personalInfo.fullName), source: 'personalInfo.fullName' };
  const plan = data.isFresher ? template.fresherSections : template.sections;
  const sections = plan.flatMap((planned): Section[] => {
    const blocks = composers[planned.kind](wording);
    const heading: Text = {
      text: words.headings[planned.kind] ?? planned.label,
      source: sectionSources[planned.kind],
    };
    return blocks.length > 0 ? [{ kind: planned.kind, heading, blocks }] : [];
  });
  const photo = layoutPictures[template.name].photo
    ? image(data.personalInfo.profileImage, 'personalInfo.profileImage', words.photoOf(name.text))
    : undefined;
  return {
    template: template.name,
    title: words.title(name.text),
    author: name.text,
    language: `${language}-IN`,
    words,
    name,
    ...(photo && { photo }),
    contacts: composeContacts(data.personalInfo),
    sections,
  };
};

interface Wording extends ComposeInput {
  readonly words: DocumentWords;
  readonly dates: DateWords;
}

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

const composers: Record<SectionKind, (wording: Wording) => Block[]> = {
  summary: ({ data }) =>
    cleanLines(data.summary).map((text) => ({ kind: 'paragraph', text, source: 'summary' })),
  work: ({ data, dates }) =>
    entries(data.isFresher ? [] : data.workExperience, 'workExperience', (job, source) => ({
      title: optional(job.position, `${source}.position`),
      subtitle: optional(job.company, `${source}.company`),
      dates: optional(period(job, dates), `${source}.startDate`),
      bullets: bullets(job.description, `${source}.description`),
    })),
  training: ({ data, dates }) =>
    entries(data.isFresher ? data.trainingExperience : [], 'trainingExperience', (training, source) => ({
      title: optional(training.role, `${source}.role`),
      subtitle: optional(training.organization, `${source}.organization`),
      dates: optional(period(training, dates), `${source}.startDate`),
      bullets: bullets(training.description, `${source}.description`),
    })),
  education: ({ data, dates }) =>
    entries(data.education, 'education', (education, source) => composeEducation(education, source, dates)),
  skills: ({ data, words }) => (data.isFresher ? [] : composeSkills(data.skills, words)),
  projects: ({ data }) => entries(data.isFresher ? [] : data.projects, 'projects', composeProject),
  certificates: (wording) =>
    entries(wording.data.certificates, 'certificates', (certificate, source) =>
      composeCertificate(certificate, source, wording),
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

const composeEducation = (education: EducationEntry, source: string, dates: DateWords): EntryParts => {
  const degree = education.degree === '' ? '' : dates.words.degrees[education.degree];
  const field = cleanText(education.field);
  const gpa = cleanText(education.gpa ?? '');
  return {
    title: {
      text: field && degree ? dates.words.degreeIn(degree, field) : field || degree,
      source: `${source}.field`,
    },
    subtitle: optional(education.school, `${source}.school`),
    dates: optional(monthAndYear(education.graduationDate, dates), `${source}.graduationDate`),
    detail: optional(gpa && `GPA ${gpa}`, `${source}.gpa`),
  };
};

const percents: Record<SkillLevel, SkillItem['percent']> = {
  Expert: 100,
  Advanced: 75,
  Intermediate: 50,
  Beginner: 25,
};

const composeSkills = (list: readonly Skill[], { levels }: DocumentWords): SkillsBlock[] => {
  const skills = list.flatMap((skill, index): SkillItem[] => {
    const name = optional(skill.name, `skills.${index}.name`);
    return name
      ? [{ ...name, level: levels[skill.level] ?? skill.level, percent: percents[skill.level] ?? 25 }]
      : [];
  });
  const groups = (Object.keys(percents) as SkillLevel[])
    .map((level) => levels[level])
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

const composeCertificate = (
  certificate: Certificate,
  source: string,
  { template, words, dates }: Wording,
): EntryParts => ({
  title: optional(certificate.name, `${source}.name`),
  subtitle: optional(certificate.issuer, `${source}.issuer`),
  dates: optional(monthAndYear(certificate.date, dates), `${source}.date`),
  link: link(certificate.link, `${source}.link`),
  image: layoutPictures[template.name].certificateImages
    ? image(certificate.image, `${source}.image`, words.certificateOf(cleanText(certificate.name)))
    : undefined,
});

/** The fixed statement is stored in the specification's words, and said in the page's language. */
const declarationOf = (declaration: string, words: DocumentWords): string =>
  declaration.trim() === declarationText ? (words.declaration ?? declaration) : declaration;

function composeDeclaration({ data, date, words, dates }: Wording): DeclarationBlock[] {
  const statement = optional(declarationOf(data.declaration, words), 'declaration');
  if (!statement) return [];
  const place = optional(data.personalInfo.location, 'personalInfo.location');
  const name = cleanText(data.personalInfo.fullName);
  return [
    {
      kind: 'declaration',
      statement,
      ...(place && { place: { label: words.place, ...place } }),
      date: { label: words.date, text: fullDay(date, dates), source: '' },
      signature: image(data.signature, 'signature', words.signatureOf(name)) ?? {
        text: name,
        source: 'personalInfo.fullName',
      },
      signatureLabel: words.signature,
    },
  ];
}
