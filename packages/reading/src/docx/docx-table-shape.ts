import type { Piece } from '../source/block-writer.ts';
import { linesOf, type StoryCell, type StoryItem } from './docx-story.ts';

const widthOf = (row: readonly StoryCell[]): number => row.reduce((sum, { span }) => sum + span, 0);

const isSimple = (items: readonly StoryItem[]): boolean =>
  items.every(
    (item) => item.kind === 'paragraph' && item.boxes.length === 0 && item.look.heading === undefined,
  );

/**
 * Whether a table tells facts in rows and columns, as one of marks does, or only puts text side by side. Facts have three
 * columns or more, and mostly one line in a cell.
 */
export const isData = (rows: readonly (readonly StoryCell[])[]): boolean => {
  if (rows.length < 2) return false;
  const cells = rows.flat().map(({ items }) => ({ items, lines: linesOf(items) }));
  const filled = cells.filter(({ lines }) => lines.length > 0);
  if (filled.every(({ items }) => isSimple(items)) && isHeaded(rows)) return usedColumns(rows) >= 3;
  if (!filled.every(({ items, lines }) => isSimple(items) && lines.length <= 4)) return false;
  const several = filled.filter(({ lines }) => lines.length > 1).length;
  return usedColumns(rows) >= 3 && several * 3 <= filled.length;
};

/** A first row of names for the columns, in another face than the rows below it. */
const isHeaded = ([head = [], ...rows]: readonly (readonly StoryCell[])[]): boolean => {
  const faces = (row: readonly StoryCell[]): readonly boolean[] =>
    row.flatMap(({ items, shaded }) => linesOf(items).map((line) => shaded || line.every(({ bold, text }) => bold || text.trim() === '')));
  const names = head.map(({ items }) => linesOf(items));
  const isNamed = names.filter((lines) => lines.length > 0).length >= 3;
  const isShort = names.every((lines) => lines.length <= 1 && lines.flat().map(({ text }) => text).join('').length <= 30);
  const [first] = rows;
  return isNamed && isShort && faces(head).every(Boolean) && first !== undefined && !faces(first).every(Boolean);
};

/** Columns in which more than a colon stands. */
const usedColumns = (rows: readonly (readonly StoryCell[])[]): number => {
  const used = new Set<number>();
  for (const row of rows) {
    let column = 0;
    for (const { items, span } of row) {
      const said = linesOf(items)
        .flat()
        .map(({ text }) => text)
        .join('');
      if (/[^\s:\-–]/.test(said)) used.add(column);
      column += span;
    }
  }
  return used.size;
};

const space: Piece = { text: ' ', bold: false, italic: false, size: 0 };

/** A cell for every column, those that a wide cell covers empty; the lines of a cell behind each other. */
export const rowsOf = (
  rows: readonly (readonly StoryCell[])[],
): readonly (readonly (readonly Piece[])[])[] => {
  const width = Math.max(...rows.map(widthOf));
  return rows.map((row) => {
    const cells = row.flatMap(({ items, span }): (readonly Piece[])[] => [
      linesOf(items).flatMap((line, index) => (index === 0 ? line : [space, ...line])),
      ...Array.from({ length: span - 1 }, () => []),
    ]);
    return [...cells, ...Array.from({ length: width - cells.length }, () => [])];
  });
};
