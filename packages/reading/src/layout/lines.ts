import type { Cell, Line } from '../source/blocks.ts';
import { join, nothing, type Traced } from '../text/traced-text.ts';
import { boxOf, cellsOf, type PiecedCell } from './cells.ts';
import type { Area } from './grids.ts';
import { isMarkPiece, isSignMark, splitMark } from './list-marks.ts';
import { middle } from './middle.ts';
import type { Row } from './rows.ts';
import type { Stroke } from './rules.ts';

export type UnplacedLine = Omit<Line, 'region'>;

/** What a line is measured by. */
export interface Surroundings {
  readonly left: number;
  readonly right: number;
  /** The usual distance between baselines. */
  readonly pitch: number;
  readonly size: number;
  /** Drawn lines that are no part of a table, by page. */
  readonly across: readonly (readonly Stroke[])[];
  readonly boxes: readonly (readonly Area[])[];
}

/** The size most letters have, and the distance of most lines. */
export const usualMeasures = (rows: readonly Row[]): { readonly size: number; readonly pitch: number } => {
  const size = middle(
    rows.flatMap((row) =>
      row.pieces.flatMap((piece) => Array(Math.min(40, piece.text.text.length)).fill(piece.size)),
    ),
  );
  const gaps = rows.slice(1).flatMap((row, index) => {
    const before = rows[index] as Row;
    const gap = row.y - before.y;
    return before.page === row.page && gap > 0.8 * row.size && gap <= 2.5 * row.size ? [gap] : [];
  });
  return { size: size || 10, pitch: gaps.length >= 3 ? middle(gaps, 0.3) : (size || 10) * 1.25 };
};

const firstWord = /^\S+/u;

/** Whether the start of the next row had no room in this one. */
const isFull = (row: Row, next: Row | undefined, right: number): boolean => {
  if (!next) return row.end >= right - row.size;
  const [first] = next.pieces;
  const word = firstWord.exec(first?.text.text ?? '')?.[0] ?? '';
  const width = first ? ((first.end - first.x) * word.length) / first.text.text.length : 0;
  return row.end + width + 0.2 * row.size > right - 0.5;
};

const isUnder = (stroke: Stroke, row: Row): boolean =>
  stroke.start < row.end &&
  stroke.end > row.x &&
  stroke.end - stroke.start >= Math.min(40, 0.6 * (row.end - row.x)) &&
  !row.pieces.some(
    ({ link, x, end }) => link !== undefined && stroke.start >= x - 2 && stroke.end <= end + 2,
  );

const ruled = (row: Row, strokes: readonly Stroke[]): { above: boolean; below: boolean } => {
  let [above, below] = [false, false];
  for (const stroke of strokes) {
    const drop = stroke.at - row.y;
    if (drop < -2 * row.size || drop > 1.1 * row.size || !isUnder(stroke, row)) continue;
    if (drop > 0) below = true;
    else if (drop < -0.7 * row.size) above = true;
  }
  return { above, below };
};

const isBoxed = (row: Row, boxes: readonly Area[]): boolean =>
  boxes.some(
    ({ left, right, top, bottom }) =>
      bottom - top <= 2.8 * row.size &&
      row.y > top + 0.4 * row.size &&
      row.y < bottom + 0.1 * row.size &&
      row.x >= left - 3 &&
      row.end <= right + 3,
  );

const boldLead = ({ pieces, text }: PiecedCell): number => {
  const end = pieces.findIndex((piece) => !piece.bold && /[\p{L}\p{N}]/u.test(piece.text.text));
  if (end <= 0 || !pieces[0]?.bold) return 0;
  const last = pieces[end - 1]?.text.at.at(-1) ?? -1;
  return text.at.indexOf(last) + 1;
};

interface MarkedCells {
  readonly mark?: Traced;
  readonly cells: readonly PiecedCell[];
}

const markedCells = (row: Row): MarkedCells => {
  const [first, ...others] = row.pieces;
  if (first && others.length > 0 && isMarkPiece(first, others[0])) {
    return { mark: first.text, cells: cellsOf({ pieces: others }) };
  }
  const cells = cellsOf(row);
  const [lead] = cells;
  const { mark, text } = splitMark(lead?.text ?? nothing);
  if (!lead || !mark) return { cells };
  const part = (lead.text.text.length - text.text.length) / lead.text.text.length;
  const start = lead.box.x + lead.box.width * part;
  const box = { ...lead.box, x: start, width: lead.box.x + lead.box.width - start };
  return { mark, cells: [{ ...lead, text, box }, ...cells.slice(1)] };
};

/** A mark that stands a little higher or lower than its line. */
const withLooseMarks = (rows: readonly Row[]): Row[] => {
  const kept: Row[] = [];
  let waiting: Row | undefined;
  for (const row of rows) {
    const [only] = row.pieces;
    if (waiting) {
      const [mark] = waiting.pieces;
      const isNear = mark && row.page === waiting.page && row.y - waiting.y <= row.size && row.x > mark.end;
      if (isNear) kept.push({ ...row, x: waiting.x, pieces: [mark, ...row.pieces] });
      else kept.push(waiting, row);
      waiting = undefined;
      continue;
    }
    const isMark = only && row.pieces.length === 1 && isSignMark(only.text.text);
    if (isMark) waiting = row;
    else kept.push(row);
  }
  return waiting ? [...kept, waiting] : kept;
};

const all = (cells: readonly Cell[], is: (cell: Cell) => boolean): boolean =>
  cells.length > 0 && cells.every(is);

const plainCell = ({ pieces: _, ...cell }: PiecedCell): Cell => cell;

/** The rows of one region as lines with their style. */
export const linesOf = (rows: readonly Row[], around: Surroundings): UnplacedLine[] => {
  const marked = withLooseMarks(rows);
  return marked.map((row, index) => {
    const [before, next] = [marked[index - 1], marked[index + 1]];
    const { mark, cells } = markedCells(row);
    const size = cells.reduce(
      (a, b) => (b.text.text.length > a.text.text.length ? b : a),
      cells[0] as PiecedCell,
    ).size;
    const expected = around.pitch * Math.max(1, size / around.size);
    const gap = before?.page === row.page ? row.y - before.y : expected;
    const { above, below } = ruled(row, around.across[row.page] ?? []);
    const lead = cells[0] ? boldLead(cells[0]) : 0;
    const bold = all(cells, (cell) => cell.bold);
    return {
      kind: 'line',
      text: join(
        cells.map(({ text }) => text),
        '\t',
      ),
      cells: cells.map(plainCell),
      ...(mark && { mark }),
      bold,
      italic: all(cells, (cell) => cell.italic),
      ...(lead > 0 && !bold && { boldLead: lead }),
      size,
      indent: Math.max(0, row.x - around.left),
      spaceAbove: before ? Math.max(0, gap / expected - 1) : 1,
      ruleAbove: above,
      ruleBelow: below,
      boxed: isBoxed(row, around.boxes[row.page] ?? []),
      full: isFull(row, next, around.right),
      box: boxOf(row.pieces),
    };
  });
};
