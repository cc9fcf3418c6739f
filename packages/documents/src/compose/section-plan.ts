import type { DocumentWords } from '@kalam/domain/resumes/document-words';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { arrangedSections, isHidden, ownHeading } from '@kalam/domain/resumes/sections/arrangement';
import {
  isOwnSection,
  type SectionKey,
  sectionKeys,
  specifiedSections,
} from '@kalam/domain/resumes/sections/section-keys';
import type { PlannedSection, Template } from '../templates/template.ts';
import type { Text } from './blocks.ts';
import { optional } from './entry-parts.ts';

const isSpecified = (key: SectionKey): boolean => specifiedSections.some((known) => known === key);

/** What a fresher may add although the specification keeps it for those with work experience. */
const addedByFreshers: readonly SectionKey[] = ['skills', 'projects'];

/** A template's own order; what is optional stands before the declaration, which closes the page (decision 65). */
const usualSections = (template: Template, isFresher: boolean): readonly SectionKey[] => {
  const own = (isFresher ? template.fresherSections : template.sections).map(({ kind }) => kind);
  const optional = [
    ...(isFresher ? addedByFreshers : []),
    ...sectionKeys.filter((key) => !isSpecified(key) && !own.includes(key)),
  ];
  const close = own.indexOf('declaration');
  return close < 0 ? [...own, ...optional] : [...own.slice(0, close), ...optional, ...own.slice(close)];
};

/** The sections a resume shows where it has something to say in them, in the order its owner wants. */
export const shownSections = (
  template: Template,
  { isFresher, arrangement }: ResumeData,
): readonly SectionKey[] => {
  const usual = usualSections(template, isFresher);
  const shown = arrangement
    ? arrangedSections(arrangement, usual).filter((key) => !isHidden(arrangement, key))
    : usual;
  return template.side ? withSideLast(shown, template.side.sections) : shown;
};

/** What stands at the side is read after the rest, and a declaration that closes the page after all of it. */
const withSideLast = (shown: readonly SectionKey[], side: readonly SectionKey[]): readonly SectionKey[] => {
  const main = shown.filter((key) => !side.includes(key));
  const close = main.at(-1) === 'declaration' ? main.length - 1 : main.length;
  return [...main.slice(0, close), ...shown.filter((key) => side.includes(key)), ...main.slice(close)];
};

/**
 * Degrees beside the ladder of three are a person's degrees: they stand with the others, unless they were given a
 * heading of their own or the others are hidden (docs/decisions/one-education.md).
 */
export const joinsEducation = ({ arrangement }: ResumeData): boolean =>
  ownHeading(arrangement, 'moreEducation') === undefined &&
  !isHidden(arrangement, 'moreEducation') &&
  !isHidden(arrangement, 'education');

const sources: Readonly<Partial<Record<SectionKey, string>>> = {
  work: 'workExperience',
  training: 'trainingExperience',
};
const fresherSources: Readonly<Partial<Record<SectionKey, string>>> = {
  skills: 'fresherSkills',
  projects: 'fresherProjects',
};

/** The field or list of a resume that a section shows. */
export const sectionSource = (key: SectionKey, isFresher: boolean): string =>
  (isFresher ? fresherSources[key] : undefined) ?? sources[key] ?? key;

const labelled = (sections: readonly PlannedSection[], key: SectionKey): string | undefined =>
  sections.find(({ kind }) => kind === key)?.label;

/** In its owner's words, or in those of the page's language and the template. */
export const sectionHeading = (
  key: SectionKey,
  { isFresher, arrangement }: ResumeData,
  template: Template,
  words: DocumentWords,
): Text => {
  const own = optional(ownHeading(arrangement, key), `arrangement.headings.${key}`);
  if (own) return own;
  const [first, second] = isFresher
    ? [template.fresherSections, template.sections]
    : [template.sections, template.fresherSections];
  return {
    text: nameOf(key, labelled(first, key) ?? labelled(second, key), words),
    source: isOwnSection(key) ? `arrangement.headings.${key}` : sectionSource(key, isFresher),
  };
};

/** A template's labels are English; another language has a name for every section. */
const nameOf = (key: SectionKey, label: string | undefined, { headings }: DocumentWords): string =>
  (headings.summary ? headings[key] : (label ?? headings[key])) ?? key;
