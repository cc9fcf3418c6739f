import type { DocumentWords } from '@kalam/domain/resumes/document-words';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import type { Block } from '../source/blocks.ts';
import type { Section } from '../source/sections.ts';
import { isSame, plain, squeezed } from '../text/same-text.ts';
import { address, type GotEntry, gotIn, isInEntry } from './entry-fields.ts';
import { folded, stretchesOf } from './folded-text.ts';
import type { PrintedField } from './printed-fields.ts';
import type { Answer } from './read-by-text.ts';

/** The lists whose entries are compared field by field, and where a reader may have put them. */
const entryLists: Readonly<Record<string, readonly (keyof ResumeData)[]>> = {
  workExperience: ['workExperience', 'trainingExperience'],
  trainingExperience: ['trainingExperience', 'workExperience'],
  education: ['education', 'moreEducation'],
  moreEducation: ['education', 'moreEducation'],
  projects: ['projects', 'fresherProjects'],
  fresherProjects: ['projects', 'fresherProjects'],
  certificates: ['certificates'],
  skills: ['skills', 'fresherSkills'],
  fresherSkills: ['skills', 'fresherSkills'],
};

/** The same things under two names. */
const alike: Readonly<Record<string, string>> = { organization: 'company', role: 'position' };

const poolOf = (list: string): string => (entryLists[list] ?? [list]).toSorted().join(' ');

interface Wanted {
  readonly field: PrintedField;
  readonly list: string;
  /** `education.0`. */
  readonly entry: string;
  readonly name: string;
  readonly printed: string;
}

const wantedOf = (field: PrintedField): Wanted | undefined => {
  const [list = '', position = '', name = ''] = field.path.split('.');
  if (!(list in entryLists) || name === '') return undefined;
  return { field, list, entry: `${list}.${position}`, name, printed: field.lines.join('\n') };
};

/** A reader's entry answers to the names of both kinds of work. */
const entriesOf = (data: ResumeData, list: string): readonly GotEntry[] =>
  (entryLists[list] ?? []).flatMap((name) =>
    ((data[name] ?? []) as readonly GotEntry[]).map((entry) => ({
      ...entry,
      ...Object.fromEntries(
        Object.entries(alike).flatMap(([one, other]) => {
          const value = entry[one] ?? entry[other];
          return value === undefined ? [] : [[one, value] as const, [other, value] as const];
        }),
      ),
    })),
  );

/** Each written entry with the read one that has most of it, the surest pairs first. */
const pairsOf = (
  wanted: readonly Wanted[],
  data: ResumeData,
  words: DocumentWords,
): ReadonlyMap<string, GotEntry> => {
  const pairs = new Map<string, GotEntry>();
  for (const pool of grouped(wanted, ({ list }) => poolOf(list)).values()) {
    const written = grouped(pool, ({ entry }) => entry);
    const read = entriesOf(data, pool[0]?.list ?? '');
    const likely = [...written].flatMap(([entry, fields]) =>
      read.map((got) => ({
        entry,
        got,
        points: fields.filter(({ name, printed }) => isInEntry(name, printed, got, words)).length,
      })),
    );
    const used = new Set<GotEntry>();
    for (const { entry, got, points } of likely.toSorted((a, b) => b.points - a.points)) {
      if (points === 0 || pairs.has(entry) || used.has(got)) continue;
      pairs.set(entry, got);
      used.add(got);
    }
  }
  return pairs;
};

const grouped = <One>(all: readonly One[], keyOf: (one: One) => string): ReadonlyMap<string, One[]> => {
  const groups = new Map<string, One[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
};

const textOfBlock = (block: Block): string =>
  block.kind === 'line'
    ? [block.mark?.text ?? '', block.text.text].join(' ')
    : block.rows.map((row) => row.map(({ text }) => text.text).join('\t')).join('\n');

const headingOf = ({ heading }: Section): string => heading?.text ?? '';

/** What stands below a heading, as the reader has cut the page. */
const belowHeading = (sections: readonly Section[], heading: string): string =>
  sections
    .filter((section) => squeezed(headingOf(section)) === squeezed(heading))
    .flatMap(({ blocks }) => blocks.map(textOfBlock))
    .join('\n');

const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(-10);

const isPersonal = (name: string, printed: string, got: string): boolean => {
  if (name === 'phone' && digitsOf(printed) !== '') return digitsOf(printed) === digitsOf(got);
  if (name === 'linkedin' || name === 'website') return address(printed) === address(got);
  return isSame(printed, got);
};

/** A street is kept among the details, and its town stands under the name. */
const isWholeAddress = (printed: string, { personalDetails = [] }: ResumeData): boolean =>
  personalDetails.some(({ detail = '' }) => isSame(printed, detail));

export interface ReadPage {
  readonly data: ResumeData;
  readonly sections: readonly Section[];
}

/**
 * Holds each field beside what a reader made of the page: the person's own and the entries by their meaning; of lists and
 * free sections, for which readers have no fields in common, that their text stands whole below its heading.
 */
export const readByPage = (
  fields: readonly PrintedField[],
  { data, sections }: ReadPage,
  words: DocumentWords,
): ReadonlyMap<string, Answer> => {
  const wanted = fields.flatMap((field) => wantedOf(field) ?? []);
  const byPath = new Map(wanted.map((one) => [one.field.path, one]));
  const pairs = pairsOf(wanted, data, words);
  const whole = sections
    .flatMap((section) => [headingOf(section), ...section.blocks.map(textOfBlock)])
    .join('\n');
  const answerOf = (field: PrintedField): Answer => {
    const { path, lines, heading } = field;
    const printed = lines.join('\n');
    const entry = byPath.get(path);
    if (entry) return entryAnswer(entry, pairs.get(entry.entry), belowHeading(sections, heading), words);
    const [root = '', name = ''] = path.split('.');
    if (root === 'personalInfo') {
      const got = String(data.personalInfo[name as keyof ResumeData['personalInfo']] ?? '');
      return {
        got,
        isSame: isPersonal(name, printed, got) || (name === 'location' && isWholeAddress(printed, data)),
      };
    }
    if (path === 'summary' || path === 'declaration')
      return { got: data[path], isSame: squeezed(data[path]).startsWith(squeezed(printed)) };
    if (root === 'arrangement') return textAnswer(lines, sections.map(headingOf).join('\n'));
    return textAnswer(lines, root === 'letter' ? whole : belowHeading(sections, heading));
  };
  return new Map(fields.map((field) => [field.path, answerOf(field)]));
};

const entryAnswer = (
  { name, printed, list }: Wanted,
  got: GotEntry | undefined,
  below: string,
  words: DocumentWords,
): Answer => {
  if (got && isInEntry(name, printed, got, words)) return { got: gotIn(name, got) || printed, isSame: true };
  // One item of a list is cut by readers at every comma, and few have a field for what a school or company belongs to:
  // what counts is that it stands there.
  if (/^(?:fresherS|s)kills$/.test(list) || name === 'board' || name === 'location')
    return textAnswer([printed], below);
  return { got: got ? gotIn(name, got) : '', isSame: false };
};

/** Whether each line of a field stands whole in a text. */
const textAnswer = (lines: readonly string[], whole: string): Answer => {
  const there = folded(whole);
  const kept = lines.filter((line) => stretchesOf(folded(line), there, 1).length > 0 || isTold(line, whole));
  return { got: kept.join('\n'), isSame: kept.length === lines.length };
};

/** Signs at the ends of a text are nobody's loss. */
const isTold = (line: string, whole: string): boolean =>
  squeezed(line) !== '' && plain(whole).includes(plain(line));
