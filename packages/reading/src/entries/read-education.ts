import type { EntryContext, EntryReader } from '../draft/entry-context.ts';
import { findMarks } from '../fields/marks.ts';
import type { Block, Line } from '../source/blocks.ts';
import type { Section } from '../source/sections.ts';
import { nothing, type Traced } from '../text/traced-text.ts';
import { placeStudy, saysSomething } from './education/study-entry.ts';
import { readStudyLine, studiesInLines } from './education/study-lines.ts';
import { columnsOf, type Row, readEducationTable } from './education/study-table.ts';
import { withWrapped } from './education/wrapped-studies.ts';
import { readCertificates } from './read-certificates.ts';

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

const besides = /other|additional|professional|technical|extra|अन्य|अतिरिक्त/iu;

/** "Other Qualifications" may be courses, none of them a study: they are read as certificates. */
const isOfCourses = ({ heading, blocks }: Section): boolean =>
  besides.test(heading?.text ?? '') &&
  blocks.every(
    (block) =>
      block.kind === 'line' &&
      readStudyLine(block).degree === undefined &&
      findMarks(block.text) === undefined,
  );

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
