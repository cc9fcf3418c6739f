import type { EntryContext, EntryReader } from '../draft/entry-context.ts';
import { findTime } from '../fields/dates.ts';
import { isBoardAlone, isInstitution, isUniversity } from '../fields/institutions.ts';
import { findMarks } from '../fields/marks.ts';
import { isPlace } from '../fields/places.ts';
import type { Block, Line } from '../source/blocks.ts';
import type { Section } from '../source/sections.ts';
import { join, nothing, type Traced } from '../text/traced-text.ts';
import { placeStudy, saysSomething } from './education-entry.ts';
import { readStudyLine, studiesInLines } from './education-lines.ts';
import { columnsOf, type Row, readEducationTable } from './education-table.ts';
import { hasText, qualificationIn } from './education-words.ts';
import { readCertificates } from './read-certificates.ts';

/** The dash of a range that stands first in its line is no list mark. */
const withDash = (line: Line, before: Line): Line => {
  const isDash =
    line.mark !== undefined && /^[-–—]$/u.test(line.mark.text) && /^\s?[0-9]/.test(line.text.text);
  const isOther = before.mark !== undefined && before.mark.text !== line.mark?.text;
  if (!isDash || !isOther || !before.full || !line.mark) return line;
  const { mark, ...rest } = line;
  return { ...rest, text: join([mark, line.text], ' '), cells: [] };
};

const tellsItself = ({ text }: Line): boolean =>
  qualificationIn(text) !== undefined ||
  findTime(text) !== undefined ||
  findMarks(text) !== undefined ||
  isBoardAlone(text.text) ||
  (isInstitution(text.text) && text.text.trim().includes(' '));

/** It reaches the cell at the right edge that stands in the line below. */
const reachesNext = (before: Line, line: Line): boolean => {
  const [edge, cell] = [before.box, line.cells[1]?.box];
  return edge !== undefined && cell !== undefined && edge.x + edge.width > cell.x - 24;
};

/** A sentence that goes on in the next line; dates at the right edge make a line full as well. */
const goesOn = (before: Line, line: Line): boolean => {
  if (line.mark || before.region !== line.region || before.cells.length > 1) return false;
  if (line.cells.length > 1)
    return (
      line.cells.length === 2 && reachesNext(before, line) && !qualificationIn(line.cells[0]?.text ?? nothing)
    );
  const isCut = /(?:[,&(|–-]|\s(?:in|of|and|from|with|at|for))$/iu.test(before.text.text.trimEnd());
  const isTail = /^(?:\p{Ll}|[0-9.]+\s?%|[-–—] ?[0-9])/u.test(line.text.text.trimStart());
  const isUnderMark = before.mark !== undefined && line.indent > before.indent - 4 && line.spaceAbove <= 0.5;
  return before.full && (isCut || isTail || isUnderMark || !tellsItself(line) || isLastWord(line, before));
};

/** "Maharaj Nagpur University" below a name that is cut: the university has begun above. */
const isLastWord = (line: Line, before: Line): boolean => {
  const last = before.text.text.split(/[|,]/).at(-1) ?? '';
  const isOpen = hasText({ text: last, at: [] }) && !isInstitution(last) && !isPlace({ text: last, at: [] });
  return isOpen && isUniversity(line.text.text) && /[|,]/.test(before.text.text) && line.spaceAbove < 0.1;
};

const withWrapped = (lines: readonly Line[]): readonly Line[] => {
  const joined: Line[] = [];
  let last: Line | undefined;
  for (const next of lines) {
    const before = joined.at(-1);
    const line = before && last ? withDash(next, { ...before, full: last.full }) : next;
    if (
      before &&
      last &&
      goesOn({ ...before, full: last.full, cells: last.cells, ...(last.box && { box: last.box }) }, line)
    )
      joined[joined.length - 1] = { ...before, text: join([before.text, line.text], ' '), cells: [] };
    else joined.push(line);
    last = line;
  }
  return joined;
};

const cellsOf = ({ cells, text }: Line): Row => (cells.length > 0 ? cells.map((cell) => cell.text) : [text]);

/** Cells of a line under the columns of its head: by where they stand, or one after another. */
const alignedRow = (line: Line, head: Line): Row | undefined => {
  const cells = cellsOf(line);
  if (cells.length === head.cells.length) return cells;
  const hasPlaces = line.cells.every(({ box }) => box) && head.cells.every(({ box }) => box);
  if (!hasPlaces || cells.length > head.cells.length) return undefined;
  const row: Traced[] = head.cells.map(() => nothing);
  for (const { text, box } of line.cells) {
    const distances = head.cells.map((cell) => Math.abs((cell.box?.x ?? 0) - (box?.x ?? 0)));
    row[distances.indexOf(Math.min(...distances))] = text;
  }
  return row;
};

/** A table whose lines nobody ruled: a head that names columns, and lines of as many cells. */
const readLines = (lines: readonly Line[], context: EntryContext): void => {
  const headAt = lines.findIndex((line) => line.cells.length > 2 && columnsOf(cellsOf(line)) !== undefined);
  const head = lines[headAt];
  if (!head) {
    for (const study of studiesInLines(withWrapped(lines)).filter(saysSomething)) placeStudy(study, context);
    return;
  }
  const rows: Row[] = [];
  let end = headAt + 1;
  for (; end < lines.length; end++) {
    const line = lines[end];
    const row = line && alignedRow(line, head);
    if (!row) break;
    rows.push(row);
  }
  if (headAt > 0) readLines(lines.slice(0, headAt), context);
  readEducationTable([cellsOf(head), ...rows], context);
  if (end < lines.length) readLines(lines.slice(end), context);
};

const runsOfLines = (blocks: readonly Block[]): readonly (Block | readonly Line[])[] => {
  const runs: (Block | Line[])[] = [];
  for (const block of blocks) {
    const last = runs.at(-1);
    if (block.kind === 'table') runs.push(block);
    else if (Array.isArray(last)) last.push(block);
    else runs.push([block]);
  }
  return runs;
};

/** "Other Qualifications" may be courses, none of them a study: they are read as certificates. */
const isOfCourses = ({ blocks }: Section): boolean =>
  blocks.every(
    (block) => block.kind === 'line' && readStudyLine(block).degree === undefined && !findMarks(block.text),
  ) && blocks.length > 0;

/** Schools and degrees, in tables and in lines, in the order of the file. */
export const readEducation: EntryReader = (section, context) => {
  if (isOfCourses(section)) {
    readCertificates(section, context);
    return;
  }
  for (const run of runsOfLines(section.blocks)) {
    if ('kind' in run) {
      if (run.kind === 'table')
        readEducationTable(
          run.rows.map((row) => row.map(({ text }) => text)),
          context,
        );
    } else readLines(run, context);
  }
};
