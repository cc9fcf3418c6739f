import { topicsOfHeading } from '../sections/heading-topics.ts';
import { boxOf, cellOf, cellsOf, type PiecedCell } from './cells.ts';
import type { Area } from './grids.ts';
import { isMarkPiece } from './list-marks.ts';
import { middle } from './middle.ts';
import type { Piece } from './pieces.ts';
import type { Row } from './rows.ts';
import { rowsOf } from './rows.ts';
import { type UnplacedTable, wholeCell } from './ruled-tables.ts';
import type { Stroke } from './rules.ts';

/** Import.md 4. */
const leastRows = 3;
const leastCells = 3;
const aligned = 4;
/** Rows further apart than this, in parts of their size, are not of one table. */
const farthest = 4;

/** A longer one is no table of a resume. */
const mostRows = 120;

interface CelledRow {
  readonly row: Row;
  readonly cells: readonly PiecedCell[];
}

interface Extent {
  readonly start: number;
  readonly end: number;
}

const extentOf = ({ box }: PiecedCell): Extent => ({ start: box.x, end: box.x + box.width });
const overlap = (a: Extent, b: Extent): boolean => a.start < b.end && b.start < a.end;

/** The columns with one more row in them; undefined where a cell would stand in two. */
const widened = (columns: readonly Extent[], cells: readonly PiecedCell[]): Extent[] | undefined => {
  const next = [...columns];
  for (const cell of cells) {
    const extent = extentOf(cell);
    const met = next.filter((column) => overlap(column, extent));
    if (met.length > 1) return undefined;
    const [one] = met;
    if (one) {
      next[next.indexOf(one)] = {
        start: Math.min(one.start, extent.start),
        end: Math.max(one.end, extent.end),
      };
    } else next.push(extent);
  }
  next.sort((a, b) => a.start - b.start);
  return next.every((column, index) => index === 0 || column.start >= (next[index - 1] as Extent).end)
    ? next
    : undefined;
};

const columnOf = (columns: readonly Extent[], cell: PiecedCell): number =>
  columns.findIndex((column) => overlap(column, extentOf(cell)));

const firstWordWidth = ({ text, box }: PiecedCell): number => {
  const word = text.text.split(/\s/, 1)[0] ?? '';
  return text.text === '' ? 0 : (box.width * word.length) / text.text.length;
};

/** Whether a row of few cells is the rest of the cells above it. */
const continues = (columns: readonly Extent[], before: CelledRow, next: CelledRow): boolean => {
  if (next.row.y - before.row.y > 1.5 * next.row.size) return false;
  return next.cells.every((cell) => {
    const index = columnOf(columns, cell);
    const column = columns[index];
    const above = before.cells.find((other) => columnOf(columns, other) === index);
    if (!column || !above || above.bold !== cell.bold || topicsOfHeading(cell.text.text)?.exact) return false;
    const right = (columns[index + 1]?.start ?? Infinity) - 2;
    if (cell.box.x + cell.box.width > right + 2) return false;
    const widest = right === Infinity ? column.end : right;
    // At the left edge a paragraph below the table may begin.
    return (
      next.cells.length > 1 || index > 0 || above.box.x + above.box.width + firstWordWidth(cell) > widest - 14
    );
  });
};

const spread = (values: readonly number[]): number => {
  const usual = middle(values);
  return values.filter((value) => Math.abs(value - usual) > aligned).length;
};

const areAligned = (rows: readonly CelledRow[], columns: readonly Extent[]): boolean => {
  const good = columns.filter((_, index) => {
    const extents = rows.flatMap(({ cells }) =>
      cells.filter((cell) => columnOf(columns, cell) === index).map(extentOf),
    );
    const most = Math.floor(extents.length * 0.34);
    return [
      extents.map(({ start }) => start),
      extents.map(({ end }) => end),
      extents.map(({ start, end }) => (start + end) / 2),
    ].some((edges) => spread(edges) <= most);
  });
  return good.length >= columns.length - 1 && good.length >= leastCells - 1;
};

/** Lines of a table's row: a drawn line, more space, or a full row begins the next. */
const tableRows = (
  rows: readonly CelledRow[],
  columns: readonly Extent[],
  across: readonly Stroke[],
): CelledRow[][] => {
  const width = (columns.at(-1)?.end ?? 0) - (columns[0]?.start ?? 0);
  const lines = across.filter(({ start, end }) => end - start >= 0.6 * width).map(({ at }) => at);
  const isRuled = (a: Row, b: Row): boolean => lines.some((at) => at > a.y - 1 && at < b.y - 0.3 * b.size);
  const ruled = rows.slice(1).filter(({ row }, index) => isRuled((rows[index] as CelledRow).row, row)).length;
  const gaps = rows.slice(1).map(({ row }, index) => row.y - (rows[index] as CelledRow).row.y);
  const [least, widest] = [Math.min(...gaps), Math.max(...gaps)];
  const isUneven = widest > least * 1.25;
  const isRest = ({ cells }: CelledRow, gap: number): boolean =>
    cells.length < leastCells ||
    (isUneven &&
      gap <= least * 1.15 &&
      cells.length < columns.length &&
      !cells.some((cell) => columnOf(columns, cell) === columns.length - 1));
  const groups: CelledRow[][] = [];
  rows.forEach((one, index) => {
    const before = rows[index - 1];
    const starts =
      !before || (ruled >= 2 ? isRuled(before.row, one.row) : !isRest(one, gaps[index - 1] ?? 0));
    if (starts) groups.push([one]);
    else groups.at(-1)?.push(one);
  });
  return groups;
};

export interface SetTable {
  readonly table: UnplacedTable;
  /** How many rows it is made of. */
  readonly rows: number;
}

/** The table that begins at this row and ends above `until`, told by cells that stand below each other. */
export const setTableAt = (
  rows: readonly Row[],
  from: number,
  until: number,
  across: readonly Stroke[],
): SetTable | undefined => {
  const celled = (row: Row): CelledRow => ({ row, cells: cellsOf(row) });
  const isList = ({ pieces: [first, next] }: Row): boolean => first !== undefined && isMarkPiece(first, next);
  const first = rows[from];
  if (!first || isList(first)) return undefined;
  const start = celled(first);
  if (start.cells.length < leastCells) return undefined;
  const taken = [start];
  let columns = widened([], start.cells) ?? [];
  for (let index = from + 1; index < Math.min(rows.length, from + mostRows); index++) {
    const before = taken.at(-1) as CelledRow;
    const row = rows[index] as Row;
    if (
      row.y >= until ||
      row.page !== first.page ||
      row.y - before.row.y > farthest * row.size ||
      isList(row)
    )
      break;
    const next = celled(row);
    const wider = widened(columns, next.cells);
    if (!wider || wider.length < leastCells) break;
    if (next.cells.length < leastCells && !continues(wider, lastWith(taken, next, wider), next)) break;
    columns = wider;
    taken.push(next);
  }
  if (taken.filter(({ cells }) => cells.length >= leastCells).length < leastRows) return undefined;
  if (!areAligned(taken, columns)) return undefined;
  const table = tableRows(taken, columns, across).map((lines) =>
    columns.map((_, index) =>
      wholeCell(
        lines.flatMap(({ cells }) => {
          const own = cells.filter((cell) => columnOf(columns, cell) === index);
          return own.length > 0 ? rowsOf(own.flatMap(({ pieces }) => pieces)) : [];
        }),
      ),
    ),
  );
  return {
    table: { kind: 'table', rows: table, box: boxOf(taken.flatMap(({ row }) => row.pieces)) },
    rows: taken.length,
  };
};

const columnNames =
  /\b(?:examination|exam|degree|course|class|standard|qualification|board|university|institut(?:e|ion)|school|college|year|passing|percentage|marks|cgpa|gpa|grade|division|score|organi[sz]ation|company|employer|designation|position|period|duration|from|to|s\.? ?no|sr\.? ?no)\b|%|परीक्षा|बोर्ड|विश्वविद्यालय|संस्थान|वर्ष|अंक|प्रतिशत|श्रेणी/iu;

/** Where a page has tables whose first row names their columns: their gaps are no way between columns of the page. */
export const namedTables = (pieces: readonly Piece[]): readonly Area[] => {
  const rows = rowsOf(pieces);
  const areas: Area[] = [];
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as Row;
    if (row.pieces.length < leastCells) continue;
    const names = cellsOf(row).filter(({ text }) => text.text.length <= 40 && columnNames.test(text.text));
    const found = names.length >= 2 ? setTableAt(rows, index, Infinity, []) : undefined;
    if (!found?.table.box) continue;
    const { x, y, width, height } = found.table.box;
    areas.push({ left: x, right: x + width, top: y, bottom: y + height });
    index += found.rows - 1;
  }
  return areas;
};

/** The row before, with the cells that stand above the next one's even if they are some lines higher. */
const lastWith = (taken: readonly CelledRow[], next: CelledRow, columns: readonly Extent[]): CelledRow => {
  const last = taken.at(-1) as CelledRow;
  const cells = next.cells.flatMap((cell) => {
    const index = columnOf(columns, cell);
    for (const { cells: own } of taken.slice(-3).toReversed()) {
      const above = own.find((other) => columnOf(columns, other) === index);
      if (above) return [above];
    }
    return [];
  });
  return { row: last.row, cells: cells.length > 0 ? cells : [cellOf(last.row.pieces)] };
};
