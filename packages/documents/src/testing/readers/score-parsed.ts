import type { ResumeDocument } from '../../compose/blocks.ts';
import type { ParsedEntry } from './geometric/entries.ts';
import type { ParsedResume, ParsedSection } from './geometric/parse-resume.ts';
import { plainWords, says } from './read-in-order.ts';
import type { ResumeField } from './resume-fields.ts';

const same = (a: string | undefined, b: string): boolean =>
  a !== undefined && plainWords(a) === plainWords(b);
const among = (list: readonly string[] | undefined, text: string): boolean =>
  (list ?? []).some((item) => same(item, text));

/** Where a person typed several things into one field, a list of them is as good. */
const isListed = (list: readonly string[], text: string): boolean =>
  among(list, text) || text.split(/, (?![^(]*\))/).every((part) => among(list, part));

/** Sections that a form has fields for; of the others every text must be there. */
const withFields: ReadonlySet<string> = new Set([
  'work',
  'training',
  'education',
  'moreEducation',
  'projects',
  'certificates',
]);

/** The fields that a parser did not put where they belong. */
export const unparsedFields = (
  parsed: ParsedResume,
  resume: ResumeDocument,
  fields: readonly ResumeField[],
): ResumeField[] => {
  const sections = inOrder(parsed, resume);
  return fields.filter((field) => {
    if (field.section === undefined) return !isInHead(parsed, field);
    const section = sections[field.section];
    const { kind } = resume.sections[field.section] ?? {};
    return !(section && kind && isInSection(section, kind, field));
  });
};

/** The parsed section of each of the resume's, found behind the one before; a lost heading loses its section alone. */
const inOrder = (parsed: ParsedResume, resume: ResumeDocument): (ParsedSection | undefined)[] => {
  let from = 0;
  return resume.sections.map(({ heading }) => {
    const at = parsed.sections.findIndex(
      (section, index) => index >= from && same(section.heading, heading.text),
    );
    if (at < 0) return undefined;
    from = at + 1;
    return parsed.sections[at];
  });
};

const isInHead = (parsed: ParsedResume, { kind, text }: ResumeField): boolean => {
  if (kind === 'link') return among(parsed.links, text);
  if (kind === 'name' || kind === 'headline' || kind === 'email' || kind === 'phone' || kind === 'place')
    return same(parsed[kind], text);
  return false;
};

const isInSection = (section: ParsedSection, kind: string, field: ResumeField): boolean => {
  if (field.kind === 'heading') return same(section.heading, field.text);
  if (field.kind === 'skill' || field.kind === 'item') return isListed(section.list, field.text);
  const entry = field.entry === undefined ? undefined : section.entries[field.entry];
  if (withFields.has(kind) && field.entry !== undefined)
    return entry !== undefined && isInEntry(entry, field);
  return says(section.text, field.text);
};

const isInEntry = (entry: ParsedEntry, { kind, text }: ResumeField): boolean => {
  switch (kind) {
    case 'title':
      return same(entry.title, text) || startsWith(entry.title, text);
    case 'organization':
      return same(entry.organization, text) || startsWith(entry.organization, text);
    case 'beside':
      return (
        same(entry.place, text) || [entry.organization, entry.title].some((whole) => endsWith(whole, text))
      );
    case 'dates':
      return same(entry.dates, text);
    case 'detail':
      return same(entry.marks, text);
    case 'link':
      return among(entry.links, text);
    case 'bullet':
      return among(entry.bullets, text);
    case 'tag':
      return isListed(entry.tags, text);
    default:
      return says([...entry.bullets, ...entry.tags].join('\n'), text);
  }
};

/** A place behind a comma is told apart by every list of places. */
const startsWith = (whole: string, text: string): boolean =>
  plainWords(whole).startsWith(`${plainWords(text)}, `);
const endsWith = (whole: string, text: string): boolean =>
  plainWords(whole).endsWith(`, ${plainWords(text)}`);
