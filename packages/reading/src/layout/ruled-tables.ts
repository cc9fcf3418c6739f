import { topicsOfHeading } from '../sections/heading-topics.ts';
import type { Cell, Table } from '../source/blocks.ts';
import { join, nothing } from '../text/traced-text.ts';
import { boxOf, cellsOf } from './cells.ts';
import { areaOf, cellAt, type Grid, isIn } from './grids.ts';
import { joinBroken } from './line-end-hyphens.ts';
import { splitMark } from './list-marks.ts';
import { cutAt, type Piece } from './pieces.ts';
import { type Row, rowsOf } from './rows.ts';

export type UnplacedTable = Omit<Table, 'region'>;

/** Pieces by the cells of a grid. */
export type Filled = readonly (readonly (readonly Piece[])[])[];

const cutAtBorders = (piece: Piece, grid: Grid): Piece[] => {
  const y = piece.y - 0.3 * piece.size;
  const border = grid.xs.slice(1, -1).find((x) => {
    const isInside = x > piece.x + 0.6 * piece.size && x < piece.end - 0.6 * piece.size;
    return (
      isInside && grid.down.some(({ at, start, end }) => Math.abs(at - x) <= 4 && start <= y && end >= y)
    );
  });
  const parts = border === undefined ? undefined : cutAt(piece, border);
  return parts ? [parts[0], ...cutAtBorders(parts[1], grid)] : [piece];
};

/** What a grid holds. */
export const fill = (grid: Grid, pieces: readonly Piece[]): Filled => {
  const filled = Array.from({ length: grid.ys.length - 1 }, () =>
    Array.from({ length: grid.xs.length - 1 }, (): Piece[] => []),
  );
  for (const piece of pieces.flatMap((one) => cutAtBorders(one, grid))) {
    const [row, column] = cellAt(
      grid,
      piece.x + Math.min(4, (piece.end - piece.x) / 2),
      piece.y - 0.3 * piece.size,
    );
    filled[row]?.[column]?.push(piece);
  }
  return filled;
};

const emptyCell: Cell = { text: nothing, bold: false, italic: false, size: 0 };

/** The lines of a table's cell, as one. */
export const wholeCell = (rows: readonly Row[]): Cell => {
  const [first, ...others] = rows.flatMap(cellsOf);
  if (!first) return emptyCell;
  const link = [first, ...others].find((cell) => cell.link !== undefined)?.link;
  return {
    text: others.reduce(
      (text, cell) => joinBroken(text, cell.text) ?? join([text, cell.text], ' '),
      first.text,
    ),
    bold: first.bold && others.every(({ bold }) => bold),
    italic: first.italic && others.every(({ italic }) => italic),
    size: first.size,
    ...(link !== undefined && { link }),
    box: boxOf(rows.flatMap(({ pieces }) => pieces)),
  };
};

/** Cells with more lines, or with lists or headings among them, lay out a page. */
const mostLines = 5;
/** The words of a column's name or a label. */
const mostWords = 6;

const isShort = (pieces: readonly Piece[]): boolean =>
  pieces.reduce((sum, { text }) => sum + text.text.split(/\s+/).length, 0) <= mostWords;

const isHeading = (pieces: readonly Piece[]): boolean =>
  rowsOf(pieces).some((row) => {
    const [text, ...others] = cellsOf(row);
    return text !== undefined && others.length === 0 && topicsOfHeading(text.text.text)?.exact === true;
  });

const isProse = (pieces: readonly Piece[]): boolean => {
  const rows = rowsOf(pieces);
  const marked = rows.filter((row) => {
    const text = cellsOf(row)[0]?.text;
    return text && splitMark(text).mark !== undefined && !/^\d/.test(text.text);
  });
  return rows.length > mostLines || marked.length >= 2 || (rows.length > 3 && isHeading(pieces));
};

/** Names above its columns, or labels before its values, make a table of a grid whatever its cells hold. */
export const isTableGrid = (grid: Grid, filled: Filled): boolean => {
  if (grid.xs.length < 3 || grid.ys.length < 3) return false;
  const used = filled.filter((row) => row.filter((cell) => cell.length > 0).length >= 2);
  if (used.length < 2) return false;
  const [first = []] = used;
  const isNamed = first.filter((cell) => cell.length > 0).length >= 3 && first.every(isShort);
  const labels = used.flatMap(([label = []]) => (label.length > 0 ? [label] : []));
  const headings = labels.filter(isHeading).length;
  // Sections in rows, each with its heading at the left, are a page and no table.
  if (headings >= 2 && headings >= used.length * 0.6) return false;
  const isLabelled = labels.length === used.length && labels.every(isShort) && headings < 2;
  return isNamed || isLabelled || used.every((row) => row.every((cell) => !isProse(cell)));
};

/** A table whose cells are drawn. Rows and columns without any text were drawn for looks. */
export const ruledTable = (filled: Filled): UnplacedTable => {
  const rows = filled
    .filter((row) => row.some((cell) => cell.length > 0))
    .map((row) => row.map((cell) => rowsOf(cell)));
  const columns = rows[0]?.map((_, column) => rows.some((row) => (row[column]?.length ?? 0) > 0)) ?? [];
  return {
    kind: 'table',
    rows: rows.map((row) => row.filter((_, column) => columns[column]).map(wholeCell)),
    box: boxOf(filled.flat(2)),
  };
};

/** The pieces inside a grid. */
export const inside = (grid: Grid, pieces: readonly Piece[]): readonly Piece[] => {
  const area = areaOf(grid);
  return pieces.filter(({ x, end, y, size }) => isIn(area, (x + end) / 2, y - 0.3 * size));
};
