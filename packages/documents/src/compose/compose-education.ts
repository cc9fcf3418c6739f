import { compareDates, isPartialDate } from '@kalam/domain/calendar/partial-date';
import type { DocumentWords } from '@kalam/domain/resumes/document-words';
import type { MarksKind } from '@kalam/domain/resumes/education/education-marks';
import type { EducationEntry, ResumeData } from '@kalam/domain/resumes/resume-model';
import type { Block, EntryBlock, Text } from './blocks.ts';
import { cleanText } from './clean-text.ts';
import { composeMarksTable, type MarksRow } from './compose-marks-table.ts';
import { type DateWords, expectedDate, monthAndYear } from './document-dates.ts';
import { type EntryParts, entry, optional } from './entry-parts.ts';

interface Placed {
  readonly education: EducationEntry;
  readonly source: string;
}

const placed = (list: readonly EducationEntry[] | undefined, path: string): Placed[] =>
  (list ?? []).map((education, index) => ({ education, source: `${path}.${index}` }));

const composeEntries = (list: readonly Placed[], dates: DateWords): EntryBlock[] =>
  list.flatMap(({ education, source }) => entry(source, composeEntry(education, source, dates)));

/** As entries, or as the table that was chosen instead (docs/decisions/marks-table.md). */
const composeAll = (
  list: readonly Placed[],
  source: string,
  { marksTable }: ResumeData,
  dates: DateWords,
): Block[] =>
  marksTable
    ? composeMarksTable(
        list.map((one) => marksRow(one, dates)),
        source,
        dates.words,
      )
    : composeEntries(list, dates);

/** The ladder, and what stands with it. */
export const composeEducation = (data: ResumeData, joined: boolean, dates: DateWords): Block[] => {
  const ladder = placed(data.education, 'education');
  const more = joined ? placed(data.moreEducation, 'moreEducation') : [];
  return composeAll(more.reduce(withDegree, ladder), 'education', data, dates);
};

export const composeMoreEducation = (data: ResumeData, dates: DateWords): Block[] =>
  composeAll(placed(data.moreEducation, 'moreEducation'), 'moreEducation', data, dates);

const later = (a: Placed, b: Placed): number =>
  compareDates(a.education.graduationDate, b.education.graduationDate);

const inOrder = (list: readonly Placed[], sign: 1 | -1): boolean =>
  list.every((degree, index) => index === 0 || sign * later(degree, list[index - 1] ?? degree) >= 0);

/** Where its date belongs among degrees that follow their dates, latest or earliest first; else behind them. */
const withDegree = (list: readonly Placed[], degree: Placed): Placed[] => {
  const dated = [...list, degree].every(({ education }) => isPartialDate(education.graduationDate));
  const sign = inOrder(list, -1) ? -1 : inOrder(list, 1) ? 1 : 0;
  const place = dated && sign !== 0 ? list.findIndex((other) => sign * later(other, degree) > 0) : -1;
  return place < 0 ? [...list, degree] : list.toSpliced(place, 0, degree);
};

const composeEntry = (education: EducationEntry, source: string, dates: DateWords): EntryParts => {
  const { words } = dates;
  const { graduationDate, pursuing } = education;
  return {
    ...degreeTitle(education, source, words),
    subtitle: optional(education.school, `${source}.school`),
    beside: optional(education.board, `${source}.board`),
    dates: optional(
      pursuing ? expectedDate(graduationDate, dates) : monthAndYear(graduationDate, dates),
      `${source}.graduationDate`,
    ),
    detail: optional(marks(education, words), `${source}.gpa`),
  };
};

/** The year alone: a table has a column for it, and no room for months. */
const marksRow = ({ education, source }: Placed, { words }: DateWords): MarksRow => {
  const { graduationDate, pursuing } = education;
  const { title, titleEnd } = degreeTitle(education, source, words);
  const year = /^\d{4}(?=-|$)/.exec(graduationDate)?.[0] ?? cleanText(graduationDate);
  const when = pursuing ? (year ? words.expected(year) : words.pursuing) : year;
  return {
    source,
    cells: {
      examination: titleEnd ? [title, titleEnd] : [title],
      board: [{ text: cleanText(education.board ?? ''), source: `${source}.board` }],
      institute: [{ text: cleanText(education.school), source: `${source}.school` }],
      year: [{ text: when, source: `${source}.graduationDate` }],
      marks: [{ text: marks(education, words, 'percentage'), source: `${source}.gpa` }],
    },
  };
};

/** The level's words in the field of study, or the degree as on the certificate (decision 66). */
const degreeTitle = (
  { degree, degreeName, field: typedField }: EducationEntry,
  source: string,
  words: DocumentWords,
): { title: Text; titleEnd?: Text } => {
  const field = cleanText(typedField);
  const named = optional(degreeName, `${source}.degreeName`);
  if (named) {
    return wordsOf(named.text).includes(wordsOf(field))
      ? { title: named }
      : { title: named, titleEnd: { text: words.degreeIn('', field), source: `${source}.field` } };
  }
  const level = degree === '' ? '' : words.degrees[degree];
  return {
    title: {
      text: field && level ? words.degreeIn(level, field) : field || level,
      source: `${source}.field`,
    },
  };
};

/** Between spaces, so that one text is found in another by whole words. */
const wordsOf = (text: string): string =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `.replace(/^ +$/, ' ');

/** `A+`, `O`, `B1`, `9.2`: alone on a page it would say nothing. */
const shortGrade = /^(?:[A-Z]{1,2}[0-9+*-]{0,2}|[\p{Nd}.]{1,4}|\p{Lo}\p{M}?[+-]?)$/u;

/** What the marks are, whatever kind they were entered as: a percentage is never a GPA. */
const kindOf = (marks: string, kind: MarksKind): MarksKind => {
  if (/^[\p{Nd}., ]+%$/u.test(marks)) return 'percentage';
  return kind === 'grade' || /\p{Nd}/u.test(marks) ? kind : 'grade';
};

/** As written, with a label that fits (decision 66), unless what stands above says it. */
const marks = (
  { gpa, marksKind = 'gpa' }: EducationEntry,
  words: DocumentWords,
  saidAbove?: MarksKind,
): string => {
  const written = cleanText(gpa ?? '');
  if (!written || /gpa/i.test(written)) return written;
  const kind = kindOf(written, marksKind);
  if (kind === 'grade' && !shortGrade.test(written)) return written;
  const signed = kind === 'percentage' && !written.endsWith('%') ? `${written}%` : written;
  return kind === saidAbove ? signed : `${words.marks[kind]} ${signed}`;
};
