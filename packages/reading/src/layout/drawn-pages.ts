import type { Rule } from '../source/source-document.ts';
import { join, type Traced } from '../text/traced-text.ts';
import { cellsOf } from './cells.ts';
import { type Area, areaOf, type Grid, gridsOf } from './grids.ts';
import type { Piece } from './pieces.ts';
import { rowsOf } from './rows.ts';
import { type Filled, fill, inside, isTableGrid } from './ruled-tables.ts';
import { type Stroke, strokesOf } from './rules.ts';

export interface DrawnTable {
  readonly area: Area;
  /** With its rest on the pages after. */
  readonly filled: Filled;
  /** Those on its own page. */
  readonly pieces: ReadonlySet<Piece>;
}

/** A page with what is drawn on it. */
export interface DrawnPage {
  /** Without those of a table that began on a page before. */
  readonly pieces: readonly Piece[];
  readonly tables: readonly DrawnTable[];
  /** Grids that lay out the page. */
  readonly frames: readonly Grid[];
  /** Lines that are no part of a table. */
  readonly across: readonly Stroke[];
  readonly boxes: readonly Area[];
}

interface OpenTable {
  readonly grid: Grid;
  readonly area: Area;
  readonly pieces: ReadonlySet<Piece>;
  filled: (readonly (readonly Piece[])[])[];
}

const boxesOf = (grid: Grid): Area[] =>
  grid.ys.slice(1).map((bottom, index) => ({ ...areaOf(grid), top: grid.ys[index] as number, bottom }));

const haveSameColumns = (a: Grid, b: Grid): boolean =>
  a.xs.length === b.xs.length && a.xs.every((x, index) => Math.abs(x - (b.xs[index] as number)) <= 4);

const textOf = (row: readonly (readonly Piece[])[]): Traced =>
  join(
    row.flatMap((cell) => rowsOf(cell).flatMap((one) => cellsOf(one).map(({ text }) => text))),
    ' ',
  );

/** Adds what a table has on the next page; a row that was cut by the page's end becomes whole again. */
const append = (table: OpenTable, filled: Filled, marks: Traced[]): void => {
  const rows = [...filled];
  const [head] = table.filled;
  if (rows[0] && head && textOf(rows[0]).text === textOf(head).text)
    marks.push(textOf(rows.shift() as Filled[number]));
  const last = table.filled.at(-1);
  if (rows[0] && last && rows[0][0]?.length === 0 && (last[0]?.length ?? 0) > 0) {
    const rest = rows.shift() as Filled[number];
    table.filled[table.filled.length - 1] = last.map((cell, column) => [...cell, ...(rest[column] ?? [])]);
  }
  table.filled.push(...rows);
};

/** Finds tables, frames and boxes of all pages. */
export const drawnPages = (
  pages: readonly (readonly Piece[])[],
  rules: readonly (readonly Rule[])[],
): { readonly pages: readonly DrawnPage[]; readonly marks: readonly Traced[] } => {
  const marks: Traced[] = [];
  let before: OpenTable | undefined;
  const drawn = pages.map((pieces, page) => {
    const strokes = strokesOf(rules[page] ?? []);
    const grids = gridsOf(strokes).sort((a, b) => areaOf(a).top - areaOf(b).top);
    const tables: OpenTable[] = [];
    const frames: Grid[] = [];
    const tableAreas: Area[] = [];
    const taken = new Set<Piece>();
    let last = before;
    for (const grid of grids) {
      if (grid.xs.length < 3) continue;
      const area = areaOf(grid);
      const own = inside(grid, pieces);
      const filled = fill(grid, own);
      const isAtTop = pieces.every(({ y, size }) => y - 0.3 * size >= area.top - 2);
      if (before && isAtTop && haveSameColumns(before.grid, grid)) {
        append(before, filled, marks);
        for (const piece of own) taken.add(piece);
      } else if (isTableGrid(grid, filled)) {
        last = { grid, area, pieces: new Set(own), filled: [...filled] };
        tables.push(last);
      } else {
        frames.push(grid);
        continue;
      }
      tableAreas.push(area);
    }
    const isLast =
      last?.area && pieces.every(({ y }) => y <= (last?.area.bottom ?? 0) + 2 || tables.at(-1) !== last);
    before = isLast || taken.size > 0 ? last : undefined;
    const inTable = ({ at, start, end }: Stroke): boolean =>
      tableAreas.some(
        (area) =>
          at >= area.top - 3 && at <= area.bottom + 3 && start >= area.left - 3 && end <= area.right + 3,
      );
    return {
      pieces: pieces.filter((piece) => !taken.has(piece)),
      tables,
      frames,
      across: strokes.across.filter((stroke) => !inTable(stroke)),
      boxes: grids.filter(({ xs }) => xs.length === 2).flatMap(boxesOf),
    };
  });
  return { pages: drawn, marks };
};
