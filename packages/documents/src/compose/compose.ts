import { type DocumentWords, documentWords } from '@kalam/domain/resumes/document-words';
import { declarationText } from '@kalam/domain/resumes/fields/declaration';
import type { SkillLevel } from '@kalam/domain/resumes/fields/skill-levels';
import { resumeLanguageOf } from '@kalam/domain/resumes/resume-language';
import type {
  Certificate,
  PersonalInfo,
  Project,
  ResumeData,
  Skill,
} from '@kalam/domain/resumes/resume-model';
import { isExtraSection } from '@kalam/domain/resumes/sections/section-keys';
import { layoutPictures } from '@kalam/domain/templates/template-layouts';
import type { Template } from '../templates/template.ts';
import type {
  Block,
  Contact,
  ContactKind,
  DeclarationBlock,
  ResumeDocument,
  Section,
  SectionKind,
  SkillItem,
  SkillsBlock,
  Text,
} from './blocks.ts';
import { cleanLines, cleanText } from './clean-text.ts';
import { composeEducation, composeMoreEducation } from './compose-education.ts';
import { composeExtra } from './compose-extras.ts';
import { type DateWords, fullDay, monthAndYear, period } from './document-dates.ts';
import { bullets, type EntryParts, entries, image, link, linkBesideDates, optional } from './entry-parts.ts';
import { mailAddress, phoneAddress, shownPhone } from './links.ts';
import { joinsEducation, sectionHeading, sectionSource, shownSections } from './section-plan.ts';

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
  const headline = optional(data.personalInfo.headline, 'personalInfo.headline');
  const sections = shownSections(template, data).flatMap((kind): Section[] => {
    const blocks = composeSection(kind, wording);
    return blocks.length > 0 ? [{ kind, heading: sectionHeading(kind, data, template, words), blocks }] : [];
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
    ...(headline && { headline }),
    ...(photo && { photo }),
    contacts: composeContacts(data.personalInfo),
    sections,
  };
};

interface Wording extends ComposeInput {
  readonly words: DocumentWords;
  readonly dates: DateWords;
}

const composeSection = (kind: SectionKind, wording: Wording): Block[] => {
  const { data, dates, words } = wording;
  const source = sectionSource(kind, data.isFresher);
  if (isExtraSection(kind)) return composeExtra(kind, data[kind], dates);
  switch (kind) {
    case 'summary':
      return cleanLines(data.summary).map((text) => ({ kind: 'paragraph', text, source }));
    case 'work':
      return entries(data.workExperience, source, (job, path) => ({
        title: optional(job.position, `${path}.position`),
        subtitle: optional(job.company, `${path}.company`),
        beside: optional(job.location, `${path}.location`),
        dates: optional(period(job, dates), `${path}.startDate`),
        bullets: bullets(job.description, `${path}.description`),
      }));
    case 'training':
      return entries(data.trainingExperience, source, (training, path) => ({
        title: optional(training.role, `${path}.role`),
        subtitle: optional(training.organization, `${path}.organization`),
        beside: optional(training.location, `${path}.location`),
        dates: optional(period(training, dates), `${path}.startDate`),
        bullets: bullets(training.description, `${path}.description`),
      }));
    case 'education':
      return composeEducation(data, joinsEducation(data), dates);
    case 'moreEducation':
      return joinsEducation(data) ? [] : composeMoreEducation(data, dates);
    case 'skills':
      return composeSkills((data.isFresher ? data.fresherSkills : data.skills) ?? [], source, words);
    case 'projects':
      return entries(data.isFresher ? data.fresherProjects : data.projects, source, (project, path) =>
        composeProject(project, path, dates),
      );
    case 'certificates':
      return entries(data.certificates, source, (certificate, path) =>
        composeCertificate(certificate, path, wording),
      );
    case 'declaration':
      return composeDeclaration(wording);
  }
};

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

const percents: Record<SkillLevel, SkillItem['percent']> = {
  Expert: 100,
  Advanced: 75,
  Intermediate: 50,
  Beginner: 25,
};

const composeSkills = (list: readonly Skill[], source: string, { levels }: DocumentWords): SkillsBlock[] => {
  const skills = list.flatMap((skill, index): SkillItem[] => {
    const name = optional(skill.name, `${source}.${index}.name`);
    return name
      ? [{ ...name, level: levels[skill.level] ?? skill.level, percent: percents[skill.level] ?? 25 }]
      : [];
  });
  const groups = (Object.keys(percents) as SkillLevel[])
    .map((level) => levels[level])
    .map((level) => ({ level, skills: skills.filter((skill) => skill.level === level) }))
    .filter((group) => group.skills.length > 0);
  return skills.length > 0 ? [{ kind: 'skills', source, skills, groups }] : [];
};

const composeProject = (project: Project, source: string, dates: DateWords): EntryParts => {
  const when = optional(period(project, dates), `${source}.startDate`);
  return {
    title: optional(project.name, `${source}.name`),
    dates: when,
    ...linkBesideDates({ dates: when, link: link(project.link, `${source}.link`) }),
    bullets: bullets(project.description, `${source}.description`),
    tags: project.technologies.flatMap((technology, index) => {
      const tag = optional(technology, `${source}.technologies.${index}`);
      return tag ? [tag] : [];
    }),
  };
};

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

const composeDeclaration = ({ data, date, words, dates }: Wording): DeclarationBlock[] => {
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
};
