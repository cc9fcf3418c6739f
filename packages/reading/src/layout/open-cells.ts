import { edgesOf } from './bands.ts';
import { besideText, type Sides } from './hanging.ts';
import { splitMark } from './list-marks.ts';
import type { Piece } from './pieces.ts';
import { type Row, rowsOf } from './rows.ts';

/** A row of a table that nobody ruled: what stands at its left and at its right, each in lines of its own. */
interface CellRow {
  readonly left: readonly Row[];
  readonly right: readonly Row[];
}

/** Rows of cells stand further apart than the lines in them, by this much of a line at least. */
const leastApart = 1.12;
const longestLabel = 45;

const lengthOf = ({ pieces }: Row): number => pieces.reduce((sum, { text }) => sum + text.text.length, 0);

const isMarked = ({ pieces: [first] }: Row): boolean =>
  first !== undefined && splitMark(first.text).mark !== undefined;

/** Between which lines, of both sides together, more space is left than usual. */
const cellRowsOf = (left: readonly Row[], right: readonly Row[]): readonly CellRow[] => {
  const ys = [...left, ...right].map(({ y }) => y).sort((a, b) => a - b);
  const lines = ys.filter((y, index) => index === 0 || y - (ys[index - 1] as number) > 2);
  const gaps = lines.slice(1).map((y, index) => y - (lines[index] as number));
  const pitch = Math.min(...gaps);
  const starts = lines.filter((_, index) => index === 0 || (gaps[index - 1] as number) >= pitch * leastApart);
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? Infinity;
    const own = ({ y }: Row): boolean => y >= start - 1 && y < end - 1;
    return { left: left.filter(own), right: right.filter(own) };
  });
};

const beginTogether = ({ left: [first], right: [beside] }: CellRow): boolean =>
  first !== undefined && beside !== undefined && Math.abs(first.y - beside.y) <= 0.5 * beside.size;

/** Values at the right edge of a page end together and begin anywhere: each belongs to its own line. */
const beginAtOneEdge = (rows: readonly Row[]): boolean => {
  const edge = Math.min(...rows.map(({ x }) => x));
  return rows.filter(({ x }) => x - edge <= 4).length >= rows.length * 0.7;
};

/**
 * Names at the left that take several lines, each beside what it is about: "Bachelor of Technology (Computer / Science)" beside
 * its college. Line by line both would be mixed.
 */
export const haveOpenCells = (left: readonly Row[], right: readonly Row[]): boolean => {
  if (left.some((row) => lengthOf(row) > longestLabel || isMarked(row)) || !beginAtOneEdge(right))
    return false;
  const rows = cellRowsOf(left, right);
  return (
    rows.length >= 2 &&
    rows.every((row) => beginTogether(row) && row.left.length <= row.right.length) &&
    rows.some((row) => row.left.length > 1)
  );
};

/** What stands at the left of each row, in one line beside the first at its right. */
export const withCellsBeside = ({ left, right }: Sides): readonly Piece[] => {
  const { left: edge } = edgesOf(right);
  const names = cellRowsOf(rowsOf(left), rowsOf(right)).flatMap((row) =>
    besideText([row.left], row.right[0]?.y ?? 0, edge),
  );
  return [...names, ...right];
};
