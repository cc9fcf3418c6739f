import { type Band, type Column, single } from './bands.ts';
import { cellsOf } from './cells.ts';
import type { Area } from './grids.ts';
import { hangingBands, isHanging, isHeading, railIn, type Sides, withDatesBeside } from './hanging.ts';
import { haveOpenCells, withCellsBeside } from './open-cells.ts';
import type { Piece } from './pieces.ts';
import { type Row, rowsOf } from './rows.ts';

/** Import.md 3. */
const strip = 3;
const mostPainted = 0.04;
const innerPart = [0.2, 0.8] as const;
const leastRows = 4;
const leastWords = 30;
/** Columns that both begin with known headings may be as short as this. */
const leastHeadedRows = 3;
const leastGutter = 6;
/** How much of the shorter of two columns stands beside the other at least. */
const leastBeside = 0.5;

/** Of the lines at the right, how many may begin with a colon: they are values of what stands at the left. */
const mostlyValues = 0.5;

/** Contacts beside a name, each with lines of its own, may be short columns if they stand so far apart. */
const headGutter = 24;
const hasEmail = (pieces: readonly Piece[]): boolean =>
  pieces.some(({ text }) => /\S@\S+\.\p{L}/u.test(text.text));

const wordsIn = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { text }) => sum + text.text.split(/\s+/).length, 0);

interface Gutter {
  readonly from: number;
  readonly to: number;
  /** Of rows, the last not included. */
  readonly start: number;
  readonly end: number;
}

/** For each row, the stretches that no gutter can go through. */
const paintedIn = (row: Row, wholes: readonly Area[]): readonly (readonly [number, number])[] => {
  const painted = cellsOf(row).map(({ box }): readonly [number, number] => [box.x, box.x + box.width]);
  for (const { left, right, top, bottom } of wholes)
    if (row.y >= top && row.y <= bottom + 2) painted.push([left, right]);
  return painted;
};

/** The longest stretches of rows that leave a strip free, nearly. */
const freeStretches = (crossed: readonly boolean[]): (readonly [number, number])[] => {
  const stretches: [number, number][] = [];
  let start = 0;
  for (let row = 0; row <= crossed.length; row++) {
    if (row < crossed.length && !crossed[row]) continue;
    if (row > start) {
      const last = stretches.at(-1);
      const between = last ? start - last[1] : 0;
      if (last && between === 1 && between <= mostPainted * (row - last[0])) last[1] = row;
      else stretches.push([start, row]);
    }
    start = row + 1;
  }
  return stretches;
};

const guttersOf = (rows: readonly Row[], left: number, right: number, wholes: readonly Area[]): Gutter[] => {
  const width = right - left;
  const from = left + width * innerPart[0];
  const strips = Math.floor((width * (innerPart[1] - innerPart[0])) / strip);
  if (strips <= 0) return [];
  const crossed = Array.from({ length: strips }, () => new Array<boolean>(rows.length).fill(false));
  rows.forEach((row, index) => {
    for (const [start, end] of paintedIn(row, wholes)) {
      const first = Math.max(0, Math.floor((start - from) / strip));
      const last = Math.min(strips - 1, Math.floor((end - from) / strip));
      for (let one = first; one <= last; one++) (crossed[one] as boolean[])[index] = true;
    }
  });
  const gutters: Gutter[] = [];
  const open = new Map<string, number>();
  crossed.forEach((rowsCrossed, index) => {
    const x = from + index * strip;
    for (const [start, end] of freeStretches(rowsCrossed)) {
      if (end - start < leastHeadedRows) continue;
      const key = `${start} ${end}`;
      const at = open.get(key);
      const known = at === undefined ? undefined : gutters[at];
      if (at !== undefined && known && x - known.to < 0.1) gutters[at] = { ...known, to: x + strip };
      else open.set(key, gutters.push({ from: x, to: x + strip, start, end }) - 1);
    }
  });
  return gutters.filter(({ from: start, to }) => to - start >= leastGutter);
};

const sidesOf = (rows: readonly Row[], { from, to }: Gutter): Sides => {
  const middle = (from + to) / 2;
  const pieces = rows.flatMap((row) => row.pieces);
  return { left: pieces.filter(({ x }) => x < middle), right: pieces.filter(({ x }) => x >= middle) };
};

type Verdict = 'columns' | 'hanging' | 'rail' | 'cells' | 'none';

/** Whether what stands side by side is read apart, or are the cells of rows. */
const judge = (rows: readonly Row[], gutter: Gutter): Verdict => {
  const { left, right } = sidesOf(rows, gutter);
  const [leftRows, rightRows] = [rowsOf(left), rowsOf(right)];
  const verdict = judgeSides({ left, right }, leftRows, rightRows, gutter);
  const isMoved = left.some(({ isBeside }) => isBeside);
  return verdict === 'none' && !isMoved && haveOpenCells(leftRows, rightRows) ? 'cells' : verdict;
};

const judgeSides = (
  { left, right }: Sides,
  leftRows: readonly Row[],
  rightRows: readonly Row[],
  gutter: Gutter,
): Verdict => {
  const fewest = Math.min(leftRows.length, rightRows.length);
  const [leftHeadings, rightHeadings] = [leftRows.filter(isHeading), rightRows.filter(isHeading)];
  const values = rightRows.filter(({ pieces: [first] }) => /^\s*[:：]/u.test(first?.text.text ?? ''));
  if (fewest > 0 && values.length >= rightRows.length * mostlyValues) return 'none';
  if (rightHeadings.length * 4 <= leftHeadings.length && isHanging(leftRows, rightRows)) return 'hanging';
  if (railIn(leftRows, rightRows)) return 'rail';
  if (fewest < leastHeadedRows || !areBeside(leftRows, rightRows)) return 'none';
  if (leftHeadings.length > 0 && rightHeadings.length > 0) return 'columns';
  const baselines = new Set(leftRows.flatMap(({ y }) => [-1, 0, 1].map((off) => Math.round(y) + off)));
  const paired = rightRows.filter(({ y }) => baselines.has(Math.round(y))).length / fewest;
  const isHead = gutter.to - gutter.from >= headGutter && [left, right].some(hasEmail);
  if (isHead && paired <= 0.34) return 'columns';
  if (fewest < leastRows || wordsIn(left) + wordsIn(right) < leastWords) return 'none';
  const few = Math.min(wordsIn(left), wordsIn(right));
  // Labels with values and titles with dates are rows; a column has lines of its own.
  if (rightHeadings.length > 0) return paired <= 0.75 && few >= 8 ? 'columns' : 'none';
  if (leftHeadings.length > 1) return paired <= 0.5 && few >= 8 ? 'columns' : 'none';
  return paired <= 0.5 && few >= 15 ? 'columns' : 'none';
};

/** Text at the right above text at the left makes no columns. */
const areBeside = (left: readonly Row[], right: readonly Row[]): boolean => {
  const [top, bottom] = [
    Math.max(left[0]?.y ?? 0, right[0]?.y ?? 0),
    Math.min(left.at(-1)?.y ?? 0, right.at(-1)?.y ?? 0),
  ];
  const shorter = Math.min(...[left, right].map((rows) => (rows.at(-1)?.y ?? 0) - (rows[0]?.y ?? 0)));
  return bottom - top >= leastBeside * shorter;
};

/** A single column above may have dates at its right edge: such rows are not yet columns. */
const trimmed = (rows: readonly Row[], gutter: Gutter): Gutter => {
  const middle = (gutter.from + gutter.to) / 2;
  let start = gutter.start;
  for (; start < gutter.end; start++) {
    const row = rows[start] as Row;
    const right = row.pieces.filter(({ x }) => x >= middle);
    if (right.length === 0) continue;
    const isValue = right.length < row.pieces.length && right.some(({ text }) => /\d/.test(text.text));
    if (!isValue) break;
  }
  // Lines of the left column beside nothing belong to it if it has begun.
  const isFree = (row: Row): boolean => row.pieces.every(({ x }) => x < middle);
  while (start > gutter.start && isFree(rows[start - 1] as Row)) start--;
  return start < gutter.end ? { ...gutter, start } : gutter;
};

/** From the first date of a rail to what follows its last. */
const ofRail = (rows: readonly Row[], gutter: Gutter): Gutter => {
  const { left, right } = sidesOf(rows.slice(gutter.start, gutter.end), gutter);
  const span = railIn(rowsOf(left), rowsOf(right));
  if (!span) return gutter;
  const isIn = ({ y }: Row): boolean => y >= span.top && y < span.bottom;
  const own = rows.flatMap((row, index) =>
    index >= gutter.start && index < gutter.end && isIn(row) ? [index] : [],
  );
  return { ...gutter, start: own[0] ?? gutter.start, end: (own.at(-1) ?? gutter.end - 1) + 1 };
};

const trimmedBy: Readonly<Record<Exclude<Verdict, 'none'>, typeof trimmed>> = {
  columns: trimmed,
  hanging: (_, gutter) => gutter,
  rail: ofRail,
  cells: (_, gutter) => gutter,
};

const deepest = 4;
const mostTried = 16;

/** The bands of a page, from the top; between bands over the whole width there may be columns, and in them again. */
export const bandsOf = (pieces: readonly Piece[], wholes: readonly Area[], depth = 0): Band[] => {
  if (pieces.length === 0) return [];
  const whole = single(pieces);
  const [{ left, right }] = whole as readonly [Column];
  const rows = rowsOf(pieces);
  if (depth >= deepest || rows.length < leastHeadedRows || right - left < 120) return [whole];
  const found = guttersOf(rows, left, right, wholes)
    .sort((a, b) => b.end - b.start - (a.end - a.start) || b.to - b.from - (a.to - a.from))
    .slice(0, mostTried);
  for (const wide of found) {
    const verdict = judge(rows.slice(wide.start, wide.end), wide);
    if (verdict === 'none') continue;
    const gutter = trimmedBy[verdict](rows, wide);
    const inside = rows.slice(gutter.start, gutter.end);
    if (verdict === 'columns' && gutter.start !== wide.start && judge(inside, gutter) !== 'columns') continue;
    const part = (from: number, to: number): Band[] =>
      bandsOf(
        rows.slice(from, to).flatMap((row) => row.pieces),
        wholes,
        depth + 1,
      );
    const sides = sidesOf(inside, gutter);
    if (verdict === 'rail' || verdict === 'cells') {
      const others = rows.flatMap((row, index) =>
        index < gutter.start || index >= gutter.end ? row.pieces : [],
      );
      return bandsOf(
        [...others, ...(verdict === 'rail' ? withDatesBeside(sides) : withCellsBeside(sides))],
        wholes,
        depth,
      );
    }
    const middle =
      verdict === 'hanging'
        ? hangingBands(sides, (own) => bandsOf(own, wholes, depth + 1))
        : [columnsOf(sides, wholes, depth)];
    return [...part(0, gutter.start), ...middle, ...part(gutter.end, rows.length)];
  }
  return [whole];
};

/** Columns inside a column are read one after the other within it. */
const columnsOf = ({ left, right }: Sides, wholes: readonly Area[], depth: number): Band =>
  [left, right].map((side) => ({
    ...(single(side)[0] as Column),
    regions: bandsOf(side, wholes, depth + 1).flatMap((band) => band.flatMap(({ regions }) => regions)),
  }));
