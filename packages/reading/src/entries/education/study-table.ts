import type { EntryContext } from '../../draft/entry-context.ts';
import { findTime } from '../../fields/dates.ts';
import { findDegree, levelOfExamination } from '../../fields/degrees.ts';
import { isBoardAlone, isInstitution, isUniversity } from '../../fields/institutions.ts';
import { labelKey } from '../../fields/labels.ts';
import { findMarks, type MarksHint, marksIn } from '../../fields/marks.ts';
import { hasText, join, type Traced, trim } from '../../text/traced-text.ts';
import { takeJoiningWords } from './joining-words.ts';
import { placeStudy, type StudyParts, saysSomething } from './study-entry.ts';
import { bare, findStudyTime, qualificationIn } from './study-words.ts';

export type Column =
  | 'examination'
  | 'field'
  | 'board'
  | 'institute'
  | 'either'
  | 'year'
  | 'marks'
  | 'serial'
  | 'other';
export type Row = readonly Traced[];

const headerWords: readonly (readonly [Column, RegExp])[] = [
  ['examination', /^(?!.*(?:year|date)).*(?:exam|degree|course|qualification|परीक्षा)/u],
  ['serial', /^(?:s|sr|sl|si)(?: ?no)?$|^(?:no|#|serial no|क्र|क्र सं|क्रम|क्रमांक)$/u],
  [
    'marks',
    /%|percent|marks|cgpa|gpa|score|division|grade|result|performance|aggregate|प्रतिशत|अंक|श्रेणी|class obtained|class division/u,
  ],
  ['year', /year|passing|passed|session|duration|period|batch|completion|yop|^date|वर्ष|उत्तीर्ण|सत्र/u],
  ['field', /speciali[sz]ation|stream|branch|subject|discipline|major|trade|विषय/u],
  [
    'either',
    /(?:board|university|बोर्ड).*(?:institut|school|college|संस्थान|विद्यालय)|(?:institut|school|college|संस्थान).*(?:board|universit|बोर्ड|विश्वविद्यालय)/u,
  ],
  ['board', /board|universit|affiliat|council|बोर्ड|विश्वविद्यालय/u],
  ['institute', /institut|school|college|संस्थान|संस्था|विद्यालय|place of study|^name$/u],
  [
    'examination',
    /exam|degree|course|qualification|class|standard|programme?|education|level|certificate|परीक्षा|योग्यता|कक्षा|पाठ्यक्रम/u,
  ],
];

/** What a label or the head of a column asks for. */
export const headerKind = (text: string): Column | undefined => {
  const key = labelKey(text);
  if (key === '' || key.split(' ').length > 6) return undefined;
  return headerWords.find(([, words]) => words.test(key))?.[0];
};

/** What the cells of a row name, where it is the head of a table: two different things at least, and nothing of an entry. */
export const columnsOf = (row: Row): readonly Column[] | undefined => {
  const kinds = row.map(({ text }) => headerKind(text));
  const named = row.filter(hasText).length;
  const known = kinds.filter((kind) => kind !== undefined);
  const hasEntry = row.some(
    (cell) => findTime(cell) !== undefined || findMarks(cell) !== undefined || /[0-9]{2}/.test(cell.text),
  );
  if (hasEntry || new Set(known).size < 2 || known.length * 2 <= named) return undefined;
  const columns = kinds.map((kind) => kind ?? 'other');
  // "Class" is what was passed, or how well: one column is one of them.
  return columns.includes('examination')
    ? columns
    : columns.map((kind, at) => firstUnknown(columns, kind, at));
};

const firstUnknown = (columns: readonly Column[], kind: Column, at: number): Column =>
  kind === 'other' && columns.indexOf('other') === at ? 'examination' : kind;

const kindByContent = (cells: readonly Traced[]): Column => {
  const filled = cells.filter(hasText);
  const most = (test: (cell: Traced) => boolean): boolean => filled.filter(test).length * 2 > filled.length;
  if (filled.length === 0) return 'other';
  if (
    filled.every(({ text }) => /^\s*[0-9]{1,2}[.)]?\s*$/.test(text)) &&
    filled.every(({ text }, at) => Number.parseInt(text, 10) === at + 1)
  )
    return 'serial';
  if (most((cell) => findTime(cell) !== undefined && !isInstitution(cell.text))) return 'year';
  if (most((cell) => qualificationIn(cell) !== undefined)) return 'examination';
  if (most((cell) => marksIn(cell, 'any') !== undefined)) return 'marks';
  if (most(({ text }) => isBoardAlone(text) || isUniversity(text))) return 'board';
  if (most(({ text }) => isInstitution(text))) return 'institute';
  return 'other';
};

const columnCount = (rows: readonly Row[]): number => Math.max(0, ...rows.map((row) => row.length));

const columnsByContent = (rows: readonly Row[]): readonly Column[] => {
  const kinds = Array.from({ length: columnCount(rows) }, (_, at) =>
    kindByContent(rows.flatMap((row) => row[at] ?? [])),
  );
  if (kinds.includes('institute')) return kinds;
  const guess = kinds.includes('board') ? 'board' : 'other';
  return kinds.map((kind, at) => (kind === guess && kinds.indexOf(guess) === at ? 'either' : kind));
};

/** What the head leaves open, or says of two columns, their cells say. */
const withContent = (columns: readonly Column[], rows: readonly Row[]): readonly Column[] => {
  const found = columnsByContent(rows);
  const missing = (['examination', 'year', 'marks', 'institute'] as const).filter(
    (kind) => !columns.includes(kind) && !(kind === 'institute' && columns.includes('either')),
  );
  return columns.map((column, at) => {
    const content = found[at];
    const isOpen = column === 'other' || columns.indexOf(column) !== at || columns.lastIndexOf(column) !== at;
    const isMissing = missing.some((kind) => kind === content);
    return content !== undefined && isMissing && (isOpen || content === 'examination') ? content : column;
  });
};

const transposed = (rows: readonly Row[]): readonly Row[] =>
  Array.from({ length: columnCount(rows) }, (_, at) => rows.flatMap((row) => row[at] ?? []));

const hintOf = (header: Traced | undefined): MarksHint => {
  const text = header?.text ?? '';
  const [points, percent] = [/c?gpa|cpi|point/i.test(text), /%|percent|प्रतिशत/i.test(text)];
  if (points === percent) return 'any';
  return points ? 'points' : 'percentage';
};

/** Puts what stands in one column into the entry. */
const readCell = (parts: StudyParts, column: Column, cell: Traced, header: Traced | undefined): void => {
  const text = trim(cell);
  if (!hasText(text)) return;
  switch (column) {
    case 'examination': {
      const named = qualificationIn(text);
      parts.degree = named?.degree.text ?? text;
      parts.level = named ? named.degree.level : levelOfExamination(text.text);
      if (named?.field) parts.field ??= named.field;
      if (named?.board) parts.board ??= named.board;
      return;
    }
    case 'field':
      parts.field = bare(text);
      return;
    case 'board':
      parts.board = text;
      return;
    case 'institute':
      parts.school = text;
      return;
    case 'either':
      if (isBoardAlone(text.text)) parts.board ??= text;
      else parts.school ??= text;
      return;
    case 'year': {
      const when = findStudyTime(text);
      if (when?.time) parts.time = when.time;
      if (when?.pursuing) parts.pursuing = when.pursuing;
      return;
    }
    case 'marks': {
      const marks = marksIn(text, hintOf(header));
      if (marks && !parts.marks) parts.marks = marks;
      return;
    }
    default:
  }
};

/** A university alone in the column of boards is where somebody studied, where no column says it otherwise. */
const withSchool = (parts: StudyParts, columns: readonly Column[]): StudyParts => {
  const { board, school } = parts;
  const hasInstitute = columns.includes('institute') || columns.includes('either');
  if (hasInstitute || school || !board || isBoardAlone(board.text)) return parts;
  const { board: _, ...others } = parts;
  return { ...others, school: board };
};

/** A row that goes on with the one above: it has no examination, year or marks of its own. */
const isContinued = (row: Row, columns: readonly Column[]): boolean =>
  row.every((cell, at) => !hasText(cell) || !['year', 'marks', 'serial'].includes(columns[at] ?? 'other')) &&
  row.some(
    (cell, at) => !hasText(cell) && ['examination', 'institute', 'either'].includes(columns[at] ?? 'other'),
  );

const joinedRows = (rows: readonly Row[], columns: readonly Column[]): readonly Row[] => {
  const joined: Row[] = [];
  for (const row of rows) {
    const before = joined.at(-1);
    if (before && isContinued(row, columns))
      joined[joined.length - 1] = before.map((cell, at) => {
        const more = row[at];
        return more && hasText(more) ? join([cell, more], ' ') : cell;
      });
    else if (row.some(hasText)) joined.push(row);
  }
  return joined;
};

const readRow = (row: Row, columns: readonly Column[], header: Row | undefined): StudyParts => {
  const parts: StudyParts = {};
  for (const [at, cell] of row.entries()) readCell(parts, columns[at] ?? 'other', cell, header?.[at]);
  return withSchool(parts, columns);
};

const placeRows = (
  rows: readonly Row[],
  columns: readonly Column[],
  header: Row | undefined,
  context: EntryContext,
): void => {
  for (const row of joinedRows(rows, columns)) {
    const parts = readRow(row, columns, header);
    if (!saysSomething(parts)) continue;
    placeStudy(parts, context);
    for (const [at, cell] of row.entries()) {
      if (columns[at] === 'serial') context.ledger.take(cell, 'mark');
      takeJoiningWords(context, cell);
    }
  }
};

/**
 * One entry a row (import 4). The head names the columns; without one their cells do. A table may also stand on its side,
 * the names in its first column.
 */
export const readEducationTable = (rows: readonly Row[], context: EntryContext): void => {
  const headAt = rows.slice(0, 2).findIndex((row) => columnsOf(row) !== undefined);
  const header = rows[headAt];
  const columns = header && columnsOf(header);
  if (header && columns) {
    for (const cell of header) context.ledger.take(cell, 'heading');
    const body = rows.slice(headAt + 1);
    placeRows(body, withContent(columns, body), header, context);
    return;
  }
  const turned = transposed(rows);
  const [side] = turned;
  const named = side && columnsOf(side);
  if (side && named && !rows.some((row) => row[0] && findDegree(row[0]))) {
    for (const cell of side) context.ledger.take(cell, 'heading');
    placeRows(turned.slice(1), named, side, context);
    return;
  }
  placeRows(rows, columnsByContent(rows), undefined, context);
};
