import { topicsOfHeading } from '../sections/heading-topics.ts';
import type { Block } from '../source/blocks.ts';
import type { PlacedText } from '../source/source-document.ts';
import type { Traced } from '../text/traced-text.ts';
import type { Band, Region } from './bands.ts';
import { cellsOf } from './cells.ts';
import { bandsOf } from './columns.ts';
import { type DrawnPage, type DrawnTable, drawnPages } from './drawn-pages.ts';
import { flowsOf } from './flows.ts';
import { type Area, areaOf, type Grid, gridRows } from './grids.ts';
import { linesOf, type Surroundings, type UnplacedLine, usualMeasures } from './lines.ts';
import { withoutFurniture } from './page-furniture.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { type Row, rowsOf } from './rows.ts';
import { fill, inside, ruledTable, type UnplacedTable } from './ruled-tables.ts';
import { namedTables, setTableAt } from './set-tables.ts';

export interface Layout {
  /** In reading order. */
  readonly blocks: readonly Block[];
  /** Text that says nothing more: page numbers, heads repeated on every page, what was printed twice to look bold. */
  readonly marks: readonly Traced[];
}

const tallestBar = 40;
/** How far below a line its rule may be drawn, in parts of its size. */
const underlined = 0.9;

/** A heading's bar, or the rule under it, over the width of the page: no column goes through it. */
const headingBars = (page: DrawnPage, width: number): readonly Area[] => {
  const isWide = (start: number, end: number): boolean => end - start >= 0.8 * width;
  const bars = page.boxes.filter(
    ({ left, right, top, bottom }) => isWide(left, right) && bottom - top <= tallestBar,
  );
  const rules = page.across.filter(({ start, end }) => isWide(start, end));
  if (rules.length === 0) return bars;
  const ruled = rowsOf(page.pieces).flatMap((row) => {
    const rule = rules.find(({ at }) => at >= row.y && at - row.y <= underlined * row.size);
    return rule && cellsOf(row).length === 1
      ? [{ left: rule.start, right: rule.end, top: row.y - 1, bottom: row.y }]
      : [];
  });
  return [...bars, ...ruled];
};

/** A drawn frame over the width of the page is read row by row, and in a row cell by cell. */
const framedBands = (page: DrawnPage): Band[] => {
  const width =
    page.pieces.reduce((edge, { end }) => Math.max(edge, end), 0) -
    page.pieces.reduce((edge, { x }) => Math.min(edge, x), Infinity);
  const wholes = [
    ...page.tables.map(({ area }) => area),
    ...namedTables(page.pieces),
    ...headingBars(page, width),
  ];
  const frame = page.frames.find((grid) => {
    const { left, right } = areaOf(grid);
    // Words in small boxes that touch stand in a line, as words do.
    const size = inside(grid, page.pieces).reduce((most, piece) => Math.max(most, piece.size), 0);
    return (
      right - left >= 0.6 * width &&
      gridRows(grid).some(({ xs, ys: [top = 0, bottom = 0] }) => xs.length >= 3 && bottom - top > 2 * size)
    );
  });
  if (!frame) return bandsOf(page.pieces, wholes);
  const { top, bottom } = areaOf(frame);
  const framed = new Set(inside(frame, page.pieces));
  const others = page.pieces.filter((piece) => !framed.has(piece));
  const within = (from: number, to: number, pieces: readonly Piece[]) =>
    pieces.filter(({ y, size }) => y - 0.3 * size >= from && y - 0.3 * size < to);
  const rest = { ...page, frames: page.frames.filter((other) => other !== frame) };
  const rows = gridRows(frame).map((row) => {
    const pieces = within(row.ys[0] as number, row.ys[1] as number, [...framed]);
    return row.xs.length < 3 ? bandsOf(pieces, wholes) : [cellBand(row, pieces, wholes)];
  });
  const known = new Set(
    rows.flat().flatMap((band) => band.flatMap(({ regions }) => regions.flatMap(({ pieces }) => pieces))),
  );
  const strays = [...framed].filter((piece) => !known.has(piece));
  return [
    ...framedBands({ ...rest, pieces: within(-Infinity, (top + bottom) / 2, [...others, ...strays]) }),
    ...rows.flat().filter((band) => band.length > 0),
    ...framedBands({ ...rest, pieces: within((top + bottom) / 2, Infinity, [...others, ...strays]) }),
  ];
};

const cellBand = (row: Grid, pieces: readonly Piece[], wholes: readonly Area[]): Band =>
  (fill(row, pieces)[0] ?? [])
    .filter((cell) => cell.length > 0)
    .map((cell) => ({
      left: cell.reduce((edge, { x }) => Math.min(edge, x), Infinity),
      right: cell.reduce((edge, { end }) => Math.max(edge, end), -Infinity),
      regions: bandsOf(cell, wholes).flatMap((band) => band.flatMap(({ regions }) => regions)),
    }));

type Unplaced = UnplacedLine | UnplacedTable;

/** Lines and tables of a part of one page, from its top. */
const unplacedOf = (region: Region, page: DrawnPage, around: Surroundings): Unplaced[] => {
  const drawn = page.tables.filter(({ pieces }) => region.pieces.some((piece) => pieces.has(piece)));
  const rows = rowsOf(region.pieces.filter((piece) => !drawn.some(({ pieces }) => pieces.has(piece))));
  const parts: Unplaced[] = [];
  let open: Row[] = [];
  const close = (): void => {
    if (open.length > 0) parts.push(...linesOf(open, around));
    open = [];
  };
  const waiting = [...drawn].sort((a, b) => a.area.top - b.area.top);
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as Row;
    while (waiting[0] && waiting[0].area.top < row.y - 0.3 * row.size) {
      close();
      parts.push(ruledTable((waiting.shift() as DrawnTable).filled));
    }
    const set = setTableAt(rows, index, waiting[0]?.area.top ?? Infinity, page.across);
    if (set) {
      close();
      parts.push(set.table);
      index += set.rows - 1;
    } else open.push(row);
  }
  close();
  for (const { filled } of waiting) parts.push(ruledTable(filled));
  return parts;
};

const byPage = <Item extends { readonly page: number }>(items: readonly Item[], pages: number): Item[][] => {
  const sorted = Array.from({ length: pages }, (): Item[] => []);
  for (const item of items) sorted[item.page]?.push(item);
  return sorted;
};

/** From text that has places to text that has an order. */
export const layoutOf = (placed: PlacedText): Layout => {
  const count = placed.runs.reduce((most, { page }) => Math.max(most, page + 1), placed.pages.length);
  const { pieces, echoes } = piecesOf(placed.runs);
  const furnished = withoutFurniture(byPage(pieces, count), placed.pages);
  const rules = byPage(placed.rules, count);
  const { pages, marks } = drawnPages(furnished.pages, rules);
  const document = usualMeasures(pages.flatMap((page) => rowsOf(page.pieces)));
  const drawn = { across: pages.map(({ across }) => across), boxes: pages.map(({ boxes }) => boxes) };
  const blocks: Block[] = [];
  flowsOf(pages.map(framedBands)).forEach((flow, region) => {
    const rows = flow.regions.flatMap(({ pieces: own }) => rowsOf(own));
    const measured = rows.length >= 8 ? usualMeasures(rows) : document;
    flow.regions.forEach((part, index) => {
      const page = pages[part.pieces[0]?.page ?? 0] as DrawnPage;
      const parts = unplacedOf(part, page, { ...measured, ...drawn, left: flow.left, right: flow.right });
      parts.forEach((one, at) => {
        const isContinued = index > 0 && at === 0 && one.kind === 'line';
        blocks.push({ ...one, region, ...(isContinued && { spaceAbove: 0 }) } as Block);
      });
    });
  });
  return {
    blocks: withContacts(blocks, furnished.contacts, { ...document, ...drawn, left: 0, right: Infinity }),
    marks: [...echoes, ...furnished.marks, ...marks],
  };
};

/** Contacts from the foot of the pages stand with the head. */
const withContacts = (
  blocks: readonly Block[],
  rows: readonly Row[],
  around: Surroundings,
): readonly Block[] => {
  if (rows.length === 0) return blocks;
  const isHeading = (block: Block): boolean =>
    block.kind === 'line' && topicsOfHeading(block.text.text)?.exact === true;
  const first = Math.max(0, blocks.findIndex(isHeading));
  const region = blocks[Math.max(0, first - 1)]?.region ?? 0;
  const lines = linesOf(rows, around).map((line): Block => ({ ...line, region, full: false }));
  return [...blocks.slice(0, first), ...lines, ...blocks.slice(first)];
};
