import type { DocumentWords } from '@kalam/domain/resumes/document-words';
import { completionOf, dateOf, degreeOf, marksOf, periodOf } from '../pdf/own-values.ts';
import { isSame, plain, squeezed, wordsOf } from '../text/same-text.ts';
import { folded, stretchesOf } from './folded-text.ts';

/** An entry as a reader has it. */
export type GotEntry = Readonly<Record<string, unknown>>;

const textOf = (entry: GotEntry, name: string): string => {
  const value = entry[name];
  return typeof value === 'string' ? value : '';
};

const degreeWords = (...texts: readonly string[]): readonly string[] =>
  wordsOf(texts.join(' ')).filter((word) => word !== 'in' && word !== 'of');

const holds = (whole: string, part: string): boolean => squeezed(whole).includes(squeezed(part));

export const address = (text: string): string =>
  plain(text)
    .replace(/^(?:https?:\/\/|mailto:|tel:)/, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');

/** The numbers of marks; `of 10` says nothing more. */
const numbersOf = (text: string): string =>
  (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number).join('/').replace(/\/10$/, '');

type Check = (printed: string, entry: GotEntry, words: DocumentWords) => boolean;

const isPeriod: Check = (printed, entry, words) => {
  const { startDate, endDate, current } = periodOf(printed, words);
  const [start, end] = [textOf(entry, 'startDate'), textOf(entry, 'endDate') || textOf(entry, 'date')];
  // A time of one date does not say which end it is.
  if (endDate === '' && !current) return [start, end].includes(startDate) && (start === '' || end === '');
  return start === startDate && textOf(entry, 'endDate') === endDate && (entry.current ?? false) === current;
};

const isDate: Check = (printed, entry, words) =>
  ['date', 'startDate', 'endDate'].some((name) => textOf(entry, name) === dateOf(printed, words));

const isCompletion: Check = (printed, entry, words) => {
  const { graduationDate, pursuing = false } = completionOf(printed, words);
  return textOf(entry, 'graduationDate') === graduationDate && (entry.pursuing ?? false) === pursuing;
};

const isMarks: Check = (printed, entry, words) => {
  const { gpa, marksKind } = marksOf(printed, words);
  const got = textOf(entry, 'gpa');
  if (numbersOf(gpa) === '') return isSame(gpa, got) || isSame(printed, got);
  const isKind = ((entry.marksKind as string | undefined) === 'percentage') === (marksKind === 'percentage');
  return numbersOf(gpa) === numbersOf(got) && isKind;
};

/** A degree and its field of study, in whichever way a reader has cut them. */
const isStudied: Check = (printed, entry, words) => {
  const { degree, field } = degreeOf(printed, words);
  if (degree !== '' && entry.degree === degree && holds(textOf(entry, 'field'), field)) return true;
  const got = degreeWords(textOf(entry, 'degreeName'), textOf(entry, 'field')).join(' ');
  return ` ${got} `.includes(` ${degreeWords(printed).join(' ')} `);
};

/** Whole and in its entry; readers without a field for it take what stands below to be part of it. */
const isDescription: Check = (printed, entry) => holds(textOf(entry, 'description'), printed);

/** What a page has in one line is one name to some readers: `Infosys, Pune`. */
const isNameWith =
  (name: string, beside: string): Check =>
  (printed, entry) =>
    isSame(printed, textOf(entry, name)) ||
    (textOf(entry, beside) === '' && plain(textOf(entry, name)).startsWith(`${plain(printed)}, `));

const isBeside =
  (beside: string, name: string): Check =>
  (printed, entry) =>
    isSame(printed, textOf(entry, beside)) || holds(textOf(entry, name), printed);

const isLink: Check = (printed, entry) => address(textOf(entry, 'link')) === address(printed);

/** Among what it was made with or, for readers that look for a label before it, in what is told. */
const isTechnology: Check = (printed, entry) => {
  const named = Array.isArray(entry.technologies) ? entry.technologies.join('\n') : '';
  const told = `${named}\n${textOf(entry, 'description')}`;
  return stretchesOf(folded(printed), folded(told), 1).length > 0;
};

const same =
  (name: string): Check =>
  (printed, entry) =>
    isSame(printed, textOf(entry, name));

const checks: Readonly<Record<string, Check>> = {
  startDate: isPeriod,
  date: isDate,
  graduationDate: isCompletion,
  gpa: isMarks,
  degreeName: isStudied,
  field: isStudied,
  description: isDescription,
  company: isNameWith('company', 'location'),
  organization: isNameWith('organization', 'location'),
  school: isNameWith('school', 'board'),
  location: (printed, entry, words) =>
    isBeside('location', 'company')(printed, entry, words) || holds(textOf(entry, 'organization'), printed),
  board: isBeside('board', 'school'),
  link: isLink,
  technologies: isTechnology,
};

/** Whether a reader's entry has what is printed of one of its fields, in the sense of its owner. */
export const isInEntry = (name: string, printed: string, entry: GotEntry, words: DocumentWords): boolean =>
  (checks[name] ?? same(name))(printed, entry, words);

/** What a reader has in the fields that one printed text is read into. */
export const gotIn = (name: string, entry: GotEntry): string => {
  const parts: Readonly<Record<string, readonly string[]>> = {
    startDate: ['startDate', 'endDate'],
    degreeName: ['degreeName', 'field'],
    field: ['degreeName', 'field'],
  };
  if (name === 'technologies') {
    const named = Array.isArray(entry.technologies) ? entry.technologies : [];
    return named.length > 0 ? named.join(', ') : textOf(entry, 'description');
  }
  return (parts[name] ?? [name])
    .map((part) => textOf(entry, part))
    .filter(Boolean)
    .join(' – ');
};
