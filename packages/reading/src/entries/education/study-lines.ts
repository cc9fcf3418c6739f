import { levelOfExamination } from '../../fields/degrees.ts';
import { leftAround } from '../../fields/found.ts';
import { isBoardAlone, isInstitution, isUniversity } from '../../fields/institutions.ts';
import { type FoundMarks, findMarks } from '../../fields/marks.ts';
import { isPlace } from '../../fields/places.ts';
import { isStudyField } from '../../fields/study-fields.ts';
import type { Line } from '../../source/blocks.ts';
import { partingSigns } from '../../text/parting-signs.ts';
import { cut, hasText, join, slice, type Traced, trim } from '../../text/traced-text.ts';
import { titleStyle } from '../pieces/title-lines.ts';
import { joiningTail } from './joining-words.ts';
import type { StudyParts } from './study-entry.ts';
import { type Column, headerKind } from './study-table.ts';
import { bare, findStudyTime, qualificationIn, type StudyTime, unbracketed } from './study-words.ts';

/** A stretch of a line between two separators. */
interface Chunk {
  readonly text: Traced;
  /** What parts it from the one before. */
  readonly before: string;
  /** Where it begins in its line. */
  readonly index: number;
}

/** What one line tells about a study. */
export interface StudyLine {
  readonly line: Line;
  readonly when?: StudyTime;
  readonly marks?: FoundMarks;
  readonly degree?: NonNullable<ReturnType<typeof qualificationIn>>;
  readonly field?: Traced;
  /** Behind the degree, and no subject that is known: the school, where nothing else is. */
  readonly fieldOrSchool?: Traced;
  readonly institutions: readonly Traced[];
  readonly board?: Traced;
  readonly labels: readonly Traced[];
  /** Chunks that nothing is known about. */
  readonly others: readonly Traced[];
}

const separator = new RegExp(
  `\\t+|${partingSigns}|\\s*;\\s*|\\s+[-–—]\\s+|\\s*—\\s*|,\\s*|\\s*:\\s+|\\s(?:from|at|under|affiliated to|affiliated with|recognised by|recognized by)\\s`,
  'giu',
);

/** Commas inside brackets part nothing. */
const chunksOf = (text: Traced): readonly Chunk[] => {
  const chunks: Chunk[] = [];
  let from = 0;
  let before = '';
  const push = (end: number): void => {
    const piece = slice(text, from, end);
    if (hasText(piece)) chunks.push({ text: piece, before, index: from });
  };
  for (const match of text.text.matchAll(separator)) {
    const open = text.text.slice(from, match.index);
    if ((open.match(/\(/g) ?? []).length > (open.match(/\)/g) ?? []).length) continue;
    push(match.index);
    from = match.index + match[0].length;
    before = match[0];
  }
  push(text.text.length);
  return chunks;
};

const marksWordsAfter = /^\s*\)?(?:\s*(?:marks|aggregate|overall)(?![\p{L}]))?/iu;

/** Marks with the words that lead to them, so that what is left is names alone. */
const withoutMarks = (text: Traced): { readonly rest: Traced; readonly marks?: FoundMarks } => {
  const marks = findMarks(text);
  if (!marks) return { rest: text };
  const index = joiningTail(text.text.slice(0, marks.index));
  const end = marks.index + marks.text.text.length;
  const after = marksWordsAfter.exec(text.text.slice(end))?.[0].length ?? 0;
  return { rest: leftAround(text, { index, text: slice(text, index, end + after) }), marks };
};

const withoutTime = (text: Traced): { readonly rest: Traced; readonly when?: StudyTime } => {
  const when = findStudyTime(text);
  return when ? { rest: leftAround(text, when.span), when } : { rest: text };
};

/** `Hindu College` and `Kota` are one name where nothing but a comma parts them. */
const withPlaces = (chunks: readonly Chunk[], whole: Traced): readonly Chunk[] => {
  const joined: Chunk[] = [];
  for (const chunk of chunks) {
    const before = joined.at(-1);
    const isOfSchool =
      before !== undefined &&
      (isInstitution(before.text.text) || isBoardAlone(before.text.text)) &&
      /^(?:,\s*|\s+[-–—]\s+)$/u.test(chunk.before) &&
      isPlace(bare(chunk.text));
    if (before && isOfSchool) {
      const text = slice(whole, before.index, chunk.index + chunk.text.text.length);
      joined[joined.length - 1] = { ...before, text };
    } else joined.push(chunk);
  }
  return joined;
};

/** Subjects behind a subject: "Physics, Chemistry and Mathematics". */
const isSubject = (text: string): boolean =>
  text.trim().split(/\s+/).length <= 5 && /^[\p{L}\p{M}&()./ -]+$/u.test(text.trim()) && !isInstitution(text);

type Draft = { -readonly [Key in keyof StudyLine]: StudyLine[Key] } & {
  institutions: Traced[];
  labels: Traced[];
  others: Traced[];
};

/** What a label before it says a chunk is. */
const readLabelled = (parts: Draft, text: Traced, column: Column): boolean => {
  if (column === 'institute') parts.institutions.push(text);
  else if (column === 'board') parts.board ??= text;
  else if (column === 'field') parts.field ??= text;
  else return false;
  return true;
};

/** "City College (Osmania University)": whom it belongs to stands in brackets. */
const withoutBoard = (text: Traced): { readonly name: Traced; readonly board?: Traced } => {
  const bracket = cut(text, /\s*\(([^()]+)\)\s*$/u);
  const inner = bracket?.groups[0] ?? '';
  const isBoard = isBoardAlone(inner) || isUniversity(inner);
  return bracket && isBoard && hasText(bracket.before)
    ? { name: bracket.before, board: unbracketed(trim(bracket.match)) }
    : { name: text };
};

const readChunk = (parts: Draft, chunk: Chunk, last: string, column?: Column): string => {
  const text = unbracketed(bare(chunk.text));
  if (!hasText(text)) return last;
  if (column && readLabelled(parts, text, column)) return column;
  const named = qualificationIn(text);
  const isOfDegree =
    named !== undefined &&
    !isInstitution(text.text.slice(named.degree.index + named.degree.text.text.length));
  if (named && isOfDegree && !parts.degree) {
    parts.degree = named;
    if (named.field) parts.field = named.field;
    if (named.board) parts.board = named.board;
    return named.field ? 'field' : 'degree';
  }
  if (isBoardAlone(text.text) && !parts.board) {
    parts.board = text;
    return 'board';
  }
  if (isInstitution(text.text)) {
    const { name, board } = withoutBoard(text);
    parts.institutions.push(name);
    if (board) parts.board ??= board;
    return 'school';
  }
  if (last === 'degree' && !parts.field && isSubject(text.text) && !isPlace(text)) {
    if (isStudyField(text.text)) parts.field = text;
    else parts.fieldOrSchool = text;
    return 'field';
  }
  parts.others.push(text);
  return 'other';
};

export const readStudyLine = (line: Line): StudyLine => {
  // A year and marks may both be digits with a stroke: what is surely a time goes first.
  const timed = withoutTime(line.text);
  const marked = withoutMarks(timed.rest);
  const parts: Draft = {
    line,
    ...(timed.when && { when: timed.when }),
    ...(marked.marks && { marks: marked.marks }),
    institutions: [],
    labels: [],
    others: [],
  };
  let last = '';
  let column: Column | undefined;
  const chunks = withPlaces(chunksOf(marked.rest), marked.rest);
  for (const [index, chunk] of chunks.entries()) {
    const isLabel =
      /:/.test(chunks[index + 1]?.before ?? '') && qualificationIn(bare(chunk.text)) === undefined;
    const asked = isLabel ? headerKind(chunk.text.text) : undefined;
    if (asked) parts.labels.push(chunk.text);
    else last = readChunk(parts, chunk, last, column);
    column = asked;
  }
  return parts;
};

const saysNothing = ({ when, marks, degree, field, institutions, board }: StudyLine): boolean =>
  !when && !marks && !degree && !field && institutions.length === 0 && !board;

/** The lines of one study. */
type Group = StudyLine[];

const has = {
  degree: (group: Group): boolean => group.some(({ degree }) => degree !== undefined),
  school: (group: Group): boolean => group.some(({ institutions }) => institutions.length > 0),
  time: (group: Group): boolean => group.some(({ when }) => when !== undefined),
  marks: (group: Group): boolean => group.some(({ marks }) => marks !== undefined),
};

/** Where studies are set apart by space, a line without it begins none. */
const setApart = (lines: readonly StudyLine[]): ((line: StudyLine) => boolean) => {
  const spaces = lines.slice(1).map(({ line }) => line.spaceAbove);
  const widest = Math.max(0, ...spaces);
  const isSpaced = widest >= 0.15 && spaces.filter((space) => space > widest / 2).length * 2 <= spaces.length;
  return ({ line }) => !isSpaced || line.spaceAbove > widest / 2;
};

/** Whether a line begins a study of its own. `degreeFirst`: in this resume, the degree stands in the first line of each. */
const beginsStudy = (
  line: StudyLine,
  group: Group,
  next: StudyLine | undefined,
  degreeFirst: boolean,
): boolean => {
  const isNamed = line.degree !== undefined || line.institutions.length > 0;
  if (line.degree && has.degree(group)) return true;
  if (line.line.mark && isNamed && (has.degree(group) || has.school(group)) && has.time(group) && line.when)
    return true;
  if (degreeFirst)
    return (
      !line.degree &&
      line.institutions.length > 0 &&
      line.when !== undefined &&
      has.time(group) &&
      has.school(group)
    );
  if (line.degree || !has.degree(group))
    return line.institutions.length > 0 && has.school(group) && has.time(group) && line.when !== undefined;
  const isHead = line.institutions.length > 0 || (line.when !== undefined && has.time(group));
  return isHead || (next?.degree !== undefined && line.others.length > 0 && has.school(group));
};

/** Where each study has its first line in a style of its own, and never two of them together. */
const titled = (lines: readonly StudyLine[]): ((line: StudyLine) => boolean) | undefined => {
  const all = lines.map(({ line }) => line);
  const [first] = all;
  const isBold = (line: Line): boolean => line.bold && !line.mark && (first?.size ?? 0) - line.size < 0.4;
  const styles = [titleStyle(all), first && isBold(first) && !all.every(isBold) ? isBold : undefined];
  const areApart = (isTitle: (line: Line) => boolean): boolean =>
    all.filter(isTitle).length > 1 &&
    all.every((line, at) => !isTitle(line) || !isTitle(all[at + 1] ?? { ...line, mark: line.text }));
  const isTitle = styles.find((style) => style && areApart(style));
  return isTitle && (({ line }) => isTitle(line));
};

const titledGroups = (lines: readonly StudyLine[]): readonly Group[] | undefined => {
  const isTitle = titled(lines);
  if (!isTitle) return undefined;
  const groups: Group[] = [];
  for (const line of lines) {
    if (isTitle(line)) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  return groups;
};

const groupsOf = (lines: readonly StudyLine[]): readonly Group[] => {
  const firstDegree = lines.findIndex(({ degree }) => degree !== undefined);
  const firstOther = lines.findIndex(
    ({ degree, institutions, others }) => !degree && (institutions.length > 0 || others.length > 0),
  );
  const degreeFirst = firstDegree >= 0 && (firstOther < 0 || firstDegree < firstOther);
  const isApart = setApart(lines);
  const groups: Group[] = [];
  for (const [index, line] of lines.entries()) {
    const group = groups.at(-1);
    const mayBegin = isApart(line) || line.degree !== undefined;
    if (group && !(mayBegin && beginsStudy(line, group, lines[index + 1], degreeFirst))) group.push(line);
    else groups.push([line]);
  }
  return groups;
};

const firstOf = <Key extends 'degree' | 'field' | 'fieldOrSchool' | 'board' | 'marks' | 'when'>(
  group: Group,
  key: Key,
): StudyLine[Key] => group.find((line) => line[key] !== undefined)?.[key];

const looksLikeName = ({ text }: Traced): boolean =>
  /^[\p{Lu}\p{Lo}]/u.test(text.trim()) && text.trim().split(/\s+/).length <= 9 && !/[.!?]$/.test(text.trim());

/** A town in a line or cell of its own belongs to the school above or beside it. */
const withTown = (school: Traced, group: Group): Traced => {
  const town = group.flatMap(({ others }) => others).find((other) => isPlace(other));
  return town && !school.text.includes(town.text.trim()) ? join([school, town], ', ') : school;
};

/** College and university: the second is what the first belongs to. */
const schoolAndBoard = (group: Group): Pick<StudyParts, 'school' | 'board' | 'isGuess'> => {
  const institutions = group.flatMap((line) => line.institutions);
  const college = institutions.find(({ text }) => !isUniversity(text)) ?? institutions[0];
  const university = institutions.find((one) => one !== college);
  const board = firstOf(group, 'board') ?? university;
  if (college) return { school: withTown(college, group), ...(board && { board }) };
  const guess =
    firstOf(group, 'fieldOrSchool') ??
    group
      .filter((line) => !saysNothing(line) || line === group[0])
      .flatMap(({ others }) => others)
      .find((other) => looksLikeName(other) && !isPlace(other));
  return { ...(guess && { school: withTown(guess, group), isGuess: true }), ...(board && { board }) };
};

/** ICSE and ISC are boards, and what their examinations are called. */
const examinationOf = (board: Traced | undefined): Pick<StudyParts, 'degree' | 'level'> =>
  board && levelOfExamination(board.text) ? { degree: board, level: levelOfExamination(board.text) } : {};

/** The title of a study that names no degree we know: what was studied, in its own words. */
const titleOf = ([first]: Group): Traced | undefined =>
  first && first.others.length > 0 && first.institutions.length === 0 ? bare(first.line.text) : undefined;

const studyOf = (group: Group, isTitled: boolean): StudyParts => {
  const degree = firstOf(group, 'degree')?.degree;
  const title = isTitled && !degree ? titleOf(group) : undefined;
  const when = firstOf(group, 'when');
  const marks = firstOf(group, 'marks');
  const schools = schoolAndBoard(group);
  const field = firstOf(group, 'field') ?? (schools.isGuess ? undefined : firstOf(group, 'fieldOrSchool'));
  return {
    lines: group.map(({ line }) => line.text),
    labels: group.flatMap(({ labels }) => labels),
    ...(degree ? { degree: degree.text, level: degree.level } : examinationOf(schools.board)),
    ...(title && { degree: title }),
    ...(field && { field }),
    ...schools,
    ...(when?.time && { time: when.time }),
    ...(when?.pursuing && { pursuing: when.pursuing }),
    ...(marks && { marks }),
  };
};

/** Studies that stand in lines, in any order of degree, school, year and marks. */
export const studiesInLines = (lines: readonly Line[]): readonly StudyParts[] => {
  const told = lines.map(readStudyLine).filter((line) => !saysNothing(line) || line.others.length > 0);
  const groups = titledGroups(told);
  return (groups ?? groupsOf(told)).map((group) => studyOf(group, groups !== undefined));
};
