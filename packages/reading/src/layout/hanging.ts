import { timeAlone } from '../fields/dates.ts';
import { topicsOfHeading } from '../sections/heading-topics.ts';
import { join, type Traced } from '../text/traced-text.ts';
import { type Band, edgesOf, single } from './bands.ts';
import { cellsOf } from './cells.ts';
import type { Piece } from './pieces.ts';
import { type Row, rowsOf } from './rows.ts';

export const isHeading = (row: Row): boolean => {
  const cells = cellsOf(row);
  const [first] = cells;
  if (!first || cells.length > 1) return false;
  const words = first.text.text.replace(/\s*:\s*$/, '');
  return words.split(/\s+/).length <= 5 && topicsOfHeading(words)?.exact === true;
};

/** A column of headings or dates at the left, and what they stand beside. */
export interface Sides {
  readonly left: readonly Piece[];
  readonly right: readonly Piece[];
}

const mostWrapped = 3;

interface Group {
  readonly rows: readonly Row[];
  readonly kind: 'heading' | 'time' | 'other';
}

const wordsOf = (row: Row): Traced =>
  join(
    cellsOf(row).map(({ text }) => text),
    ' ',
  );

const kindOf = (rows: readonly Row[]): Group['kind'] => {
  const row = { ...(rows[0] as Row), pieces: onOneRow(rows) };
  if (isHeading(row)) return 'heading';
  return timeAlone(wordsOf(row)) && !row.pieces.some(({ isBeside }) => isBeside) ? 'time' : 'other';
};

/** Lines of a narrow column by the headings and dates they make; one that had to be broken is one again. */
const groupsOf = (rows: readonly Row[]): readonly Group[] => {
  const groups: Group[] = [];
  for (let from = 0; from < rows.length; ) {
    let length = 1;
    let kind: Group['kind'] = 'other';
    for (let more = Math.min(mostWrapped, rows.length - from); more > 0 && kind === 'other'; more--) {
      const own = rows.slice(from, from + more);
      const isClose = own.every((row, index) => index === 0 || isBelow(own[index - 1] as Row, row));
      if (isClose) kind = kindOf(own);
      if (kind !== 'other') length = more;
    }
    groups.push({ rows: rows.slice(from, from + length), kind });
    from += length;
  }
  return groups;
};

const isBelow = (before: Row, row: Row): boolean => row.y - before.y <= 1.7 * row.size;

const standsBeside = ({ rows: [first] }: Group, right: readonly Row[]): boolean =>
  right.some(({ y, size }) => Math.abs(y - (first?.y ?? 0)) <= 0.8 * size);

/** Headings in a column of their own, each beside what it is about. */
export const isHanging = (left: readonly Row[], right: readonly Row[]): boolean => {
  if (right.length < left.length || !left.every(isShort)) return false;
  const groups = groupsOf(left);
  const headings = groups.filter(({ kind }) => kind === 'heading');
  return (
    headings.length >= 2 &&
    headings.length >= groups.length * 0.6 &&
    headings.every((heading) => standsBeside(heading, right))
  );
};

/** So much more text stands at the right of dates that belong to entries and not to rows of a table. */
const railShare = 1.4;

/** Between which heights a rail of dates stands, the second not included. */
export interface RailSpan {
  readonly top: number;
  readonly bottom: number;
}

/** Whether a group may be one of a rail: a date, a heading between dates, or a town below one. */
const isOfRail = (group: Group, before: Group | undefined): boolean => {
  if (group.kind !== 'other') return true;
  const [above, row] = [before?.rows.at(-1), group.rows[0]];
  return before?.kind === 'time' && above !== undefined && row !== undefined && isBelow(above, row);
};

/** Dates in a column of their own, each beside the entry it dates; a town may stand below one, headings between them. */
export const railIn = (left: readonly Row[], right: readonly Row[]): RailSpan | undefined => {
  const runs: Group[][] = [];
  const groups = groupsOf(left);
  for (const [index, group] of groups.entries()) {
    const before = groups[index - 1];
    if (!group.rows.every(isShort) || !isOfRail(group, before)) continue;
    const open = runs.at(-1);
    if (open && open.at(-1) === before) open.push(group);
    else runs.push([group]);
  }
  const countTimes = (run: readonly Group[]): number => run.filter(({ kind }) => kind === 'time').length;
  const run = runs
    .sort((a, b) => countTimes(b) - countTimes(a))[0]
    ?.filter((_, index, all) => index >= all.findIndex(({ kind }) => kind === 'time'));
  const [first] = run ?? [];
  const last = run?.at(-1);
  if (!run || !first || !last || countTimes(run) === 0) return undefined;
  const top = (first.rows[0]?.y ?? 0) - 0.8 * (first.rows[0]?.size ?? 0);
  const next = groups[groups.indexOf(last) + 1]?.rows[0];
  const bottom = next ? next.y - 0.8 * next.size : Infinity;
  const beside = right.filter(({ y }) => y >= top && y < bottom);
  const rows = run.reduce((sum, group) => sum + group.rows.length, 0);
  const isRail =
    beside.length >= rows * railShare &&
    run.every((group) => group.kind !== 'time' || standsBeside(group, beside));
  return isRail ? { top, bottom } : undefined;
};

const isShort = ({ pieces }: Row): boolean =>
  pieces.reduce((sum, { text }) => sum + text.text.length, 0) <= 40;

/** Each heading that hangs beside its text becomes a band above it; `inner` is what the text is made of. */
export const hangingBands = (
  { left, right }: Sides,
  inner: (pieces: readonly Piece[]) => readonly Band[],
): readonly Band[] => {
  const groups = groupsOf(rowsOf(left));
  const tops = groups.map(({ rows: [first] }) => (first?.y ?? 0) - 0.6 * (first?.size ?? 0));
  const edges = edgesOf(right);
  // A short text reaches as far as the longest of its column could: none of its lines is full by being alone.
  const asWide = (band: Band): Band =>
    band.length > 1
      ? band
      : band.map(({ regions }) => ({
          ...edges,
          regions: regions.map((region) => ({ ...region, ...edges })),
        }));
  const text = (from: number, to: number): readonly Band[] => {
    const pieces = right.filter(({ y }) => y >= from && y < to);
    return pieces.length > 0 ? inner(pieces).map(asWide) : [];
  };
  return [
    ...text(-Infinity, tops[0] ?? Infinity),
    ...groups.flatMap((group, index) => [
      single(onOneRow(group.rows)),
      ...text(tops[index] as number, tops[index + 1] ?? Infinity),
    ]),
  ];
};

/** So far apart two pieces are two cells of a row. */
const cellGap = 14;

/** What stands at the left of a text in one row that ends where the text begins: several cells, each of some lines. */
export const besideText = (cells: readonly (readonly Row[])[], y: number, edge: number): readonly Piece[] => {
  let end = edge - cellGap;
  return cells.toReversed().flatMap((rows) => {
    const pieces = onOneRow(rows);
    const shift = end - (pieces.at(-1)?.end ?? end);
    end = (pieces[0]?.x ?? end) + shift - cellGap;
    return pieces.map((piece) => ({
      ...piece,
      y,
      x: piece.x + shift,
      end: piece.end + shift,
      isBeside: true,
    }));
  });
};

/** Dates, and the towns below them, in the row of what they date; headings between them stay where they are. */
export const withDatesBeside = ({ left, right }: Sides): readonly Piece[] => {
  const { left: edge } = edgesOf(right);
  const rightRows = rowsOf(right);
  const groups = groupsOf(rowsOf(left));
  const moved = groups.flatMap((group, index) => {
    const [first] = group.rows;
    if (group.kind === 'heading' || !first) return group.rows.flatMap(({ pieces }) => pieces);
    if (group.kind === 'other') return [];
    const beside = rightRows.find((row) => Math.abs(row.y - first.y) <= 0.8 * row.size);
    const others = groups.slice(index + 1);
    const until = others.findIndex(({ kind }) => kind !== 'other');
    const below = until < 0 ? others : others.slice(0, until);
    return besideText(
      [group, ...below].map(({ rows }) => rows),
      beside?.y ?? first.y,
      edge,
    );
  });
  return [...moved, ...right];
};

/** A heading that had to be broken in its narrow column stands in one line again. */
const onOneRow = (rows: readonly Row[]): Piece[] => {
  const [first] = rows;
  if (!first) return [];
  let x = first.x;
  return rows.flatMap((row) =>
    row.pieces.map((piece) => {
      const moved = { ...piece, y: first.y, x, end: x + piece.end - piece.x };
      x = moved.end + 0.3 * piece.size;
      return moved;
    }),
  );
};
