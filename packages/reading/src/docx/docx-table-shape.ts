import type { Piece } from '../source/block-writer.ts';
import { linesOf, type StoryCell, type StoryItem, textOf } from './docx-story.ts';

const widthOf = (row: readonly StoryCell[]): number => row.reduce((sum, { span }) => sum + span, 0);

const isSimple = (items: readonly StoryItem[]): boolean =>
  items.every(
    (item) => item.kind === 'paragraph' && item.boxes.length === 0 && item.look.heading === undefined,
  );

/** A row of names for what stands below: short, without numbers, in every column. */
const isHead = (row: readonly StoryCell[]): boolean =>
  row.every(({ items, span }) => {
    const lines = linesOf(items);
    const said = textOf(lines.flat());
    return span === 1 && lines.length === 1 && said.trim().length <= 40 && !/\d{3}|@/.test(said);
  });

/**
 * Whether a table tells facts in rows and columns, as one of marks does, or only puts text side by side. Facts have three
 * columns or more, and mostly one line in a cell, or names above their columns.
 */
export const isData = (rows: readonly (readonly StoryCell[])[]): boolean => {
  const [head] = rows;
  if (!head || rows.length < 2 || usedColumns(rows) < 3) return false;
  const cells = rows.flat().map(({ items }) => ({ items, lines: linesOf(items) }));
  const filled = cells.filter(({ lines }) => lines.length > 0);
  if (!filled.every(({ items }) => isSimple(items))) return false;
  const several = filled.filter(({ lines }) => lines.length > 1).length;
  if (isHead(head) && rows.every((row) => widthOf(row) <= head.length)) return several * 2 <= filled.length;
  return several * 3 <= filled.length && filled.every(({ lines }) => lines.length <= 4);
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

const between = (text: string): Piece => ({ text, bold: false, italic: false, size: 0 });

/** A name that was broken is one line; what was done are as many as it has paragraphs. */
const joined = (lines: readonly (readonly Piece[])[]): readonly Piece[] => {
  const length = lines.reduce((sum, line) => sum + textOf(line).length, 0);
  const gap = between(lines.length > 2 || length > 80 ? '\n' : ' ');
  return lines.flatMap((line, index) => (index === 0 ? line : [gap, ...line]));
};

/** A cell for every column, those that a wide cell covers empty; the lines of a cell behind or below each other. */
export const rowsOf = (
  rows: readonly (readonly StoryCell[])[],
): readonly (readonly (readonly Piece[])[])[] => {
  const width = Math.max(...rows.map(widthOf));
  return rows.map((row) => {
    const cells = row.flatMap(({ items, span }): (readonly Piece[])[] => [
      joined(linesOf(items)),
      ...Array.from({ length: span - 1 }, () => []),
    ]);
    return [...cells, ...Array.from({ length: width - cells.length }, () => [])];
  });
};
