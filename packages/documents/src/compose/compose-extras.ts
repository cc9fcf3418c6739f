import type { ExtraEntry } from '@kalam/domain/resumes/sections/extra-entry';
import { type ExtraSection, isOwnSection } from '@kalam/domain/resumes/sections/section-keys';
import type { Block, Fact, NotedText, Text } from './blocks.ts';
import { type DateWords, fullDay, monthAndYear, period } from './document-dates.ts';
import {
  bullets,
  type EntryParts,
  entries,
  entry,
  lines,
  link,
  linkBesideDates,
  optional,
  reachable,
  startsWithMark,
} from './entry-parts.ts';

/** What an optional section says. Languages, interests, details and links are short: they share lines. */
export const composeExtra = (
  section: ExtraSection,
  list: readonly ExtraEntry[] | undefined,
  dates: DateWords,
): Block[] => {
  if (!list || list.length === 0) return [];
  if (isOwnSection(section)) return composeOwn(section, list, dates);
  switch (section) {
    case 'languages':
      return items(section, list, (language, source) => [
        optional(language.level && dates.words.languageLevels[language.level], `${source}.level`),
        optional(language.detail, `${source}.detail`),
      ]);
    case 'interests':
      return items(section, list, ({ detail }, source) => [optional(detail, `${source}.detail`)]);
    case 'personalDetails':
      return facts(section, list, (detail, source) => personalDetail(detail, source, dates));
    case 'links':
      return facts(section, list, ({ title, link: address }, source) => ({
        label: optional(title, `${source}.title`),
        value: link(address, `${source}.link`),
      }));
    case 'references':
      return entries(list, section, (reference, source) => ({
        title: optional(reference.title, `${source}.title`),
        subtitle: optional(reference.subtitle, `${source}.subtitle`),
        detail: reachable(reference.detail, `${source}.detail`),
        paragraphs: lines(reference.description, `${source}.description`),
      }));
    case 'achievements':
      return plainList(section, list) ?? entries(list, section, (told, source) => parts(told, source, dates));
    default:
      return entries(list, section, (told, source) => parts(told, source, dates));
  }
};

const whenOf = (told: ExtraEntry, source: string, dates: DateWords): Text | undefined =>
  optional(told.date && monthAndYear(told.date, dates), `${source}.date`) ??
  optional(period(told, dates), `${source}.startDate`);

const parts = (told: ExtraEntry, source: string, dates: DateWords): EntryParts => {
  const subtitle = optional(told.subtitle, `${source}.subtitle`);
  const when = whenOf(told, source, dates);
  return {
    title: optional(told.title, `${source}.title`),
    subtitle,
    dates: when,
    ...linkBesideDates({ dates: when, link: link(told.link, `${source}.link`) }),
    bullets: bullets(told.description, `${source}.description`),
  };
};

/** A heading's text, a list of one's own marks, or an entry where there is a title to it. */
const composeOwn = (section: ExtraSection, list: readonly ExtraEntry[], dates: DateWords): Block[] =>
  plainList(section, list) ??
  list.flatMap((told, index): Block[] => {
    const source = `${section}.${index}`;
    const said = parts(told, source, dates);
    if (said.title ?? said.subtitle) return entry(source, said);
    const { dates: when, detail, link: address = detail, ...rest } = said;
    if (address) return entry(source, { ...rest, title: address, dates: when });
    return when
      ? entry(source, { ...rest, title: when })
      : ownText(told.description, `${source}.description`);
  });

const ownText = (text: string | undefined, source: string): Block[] => {
  const said = lines(text, source);
  return said.length > 0 && said.every((line) => startsWithMark(line.text))
    ? [{ kind: 'list', source, bullets: bullets(text, source) }]
    : said.map((line) => ({ kind: 'paragraph', ...line }));
};

/** Entries of a title alone are lines of a list: a column of bold titles would shout. */
const plainList = (section: ExtraSection, list: readonly ExtraEntry[]): Block[] | undefined => {
  const isPlain = ({ subtitle, date, link: address, description }: ExtraEntry): boolean =>
    !subtitle && !date && !address && !description;
  if (!list.every(isPlain)) return undefined;
  const said = list.flatMap(({ title }, index) => optional(title, `${section}.${index}.title`) ?? []);
  return said.length > 0 ? [{ kind: 'list', source: section, bullets: said }] : [];
};

const items = (
  section: ExtraSection,
  list: readonly ExtraEntry[],
  notesOf: (entry: ExtraEntry, source: string) => readonly (Text | undefined)[],
): Block[] => {
  const shown = list.flatMap((item, index): NotedText[] => {
    const source = `${section}.${index}`;
    const name = optional(item.title, `${source}.title`);
    const notes = notesOf(item, source).filter((note) => note !== undefined);
    return name ? [{ ...name, notes }] : [];
  });
  return shown.length > 0 ? [{ kind: 'items', source: section, items: shown }] : [];
};

const facts = (
  section: ExtraSection,
  list: readonly ExtraEntry[],
  factOf: (entry: ExtraEntry, source: string) => { label: Text | undefined; value: Text | undefined },
): Block[] => {
  const shown = list.flatMap((item, index): Fact[] => {
    const { label, value } = factOf(item, `${section}.${index}`);
    return value ? [{ value, ...(label && { label }) }] : [];
  });
  return shown.length > 0 ? [{ kind: 'facts', source: section, facts: shown }] : [];
};

const personalDetail = ({ kind, title, detail }: ExtraEntry, source: string, dates: DateWords) => ({
  label: kind
    ? { text: dates.words.personalDetails[kind], source: `${source}.kind` }
    : optional(title.replace(/\s*:\s*$/, ''), `${source}.title`),
  value: optional(kind === 'date-of-birth' ? fullDay(detail ?? '', dates) : detail, `${source}.detail`),
});
