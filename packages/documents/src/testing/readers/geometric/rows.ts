import type { PdfItem } from '../pdf-items.ts';

/** Words that stand so close to each other that they belong together. */
export interface Cell {
  readonly text: string;
  readonly x: number;
  readonly end: number;
  readonly size: number;
  /** Faces and sizes of its pieces; text of several scripts has several. */
  readonly styles: readonly string[];
}

/** What stands on one baseline. */
export interface Row {
  readonly page: number;
  readonly y: number;
  readonly cells: readonly Cell[];
}

export const rowText = (row: Row): string => row.cells.map(({ text }) => text).join('   ');

/** Baselines closer than this part of the letters' size are one. */
const sameBaseline = 0.4;
/** A smaller gap is no space at all, in parts of the size. */
const noSpace = 0.1;

/** Rows by baseline, from the top of the first page on, and their cells by gaps wider than a usual letter. */
export const readRows = (items: readonly PdfItem[]): Row[] => {
  const letter = letterWidth(items);
  const pages = [...new Set(items.map(({ page }) => page))];
  return withoutPageFeet(
    pages.flatMap((page) =>
      baselines(items.filter((item) => item.page === page)).map((line) => ({
        page,
        y: line[0]?.y ?? 0,
        cells: cellsOf(line, letter),
      })),
    ),
  );
};

/** In parts of the size. */
const letterWidth = (items: readonly PdfItem[]): number => {
  let widths = 0;
  let letters = 0;
  for (const { text, width, size } of items) {
    if (size === 0) continue;
    widths += width / size;
    letters += text.length;
  }
  return letters === 0 ? 0.5 : widths / letters;
};

const baselines = (items: readonly PdfItem[]): PdfItem[][] => {
  const lines: PdfItem[][] = [];
  for (const item of [...items].sort((a, b) => b.y - a.y)) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && first.y - item.y <= sameBaseline * Math.min(first.size, item.size)) line.push(item);
    else lines.push([item]);
  }
  return lines.map((line) => line.sort((a, b) => a.x - b.x));
};

const cellsOf = (line: readonly PdfItem[], letter: number): Cell[] => {
  const cells: Cell[] = [];
  for (const item of line) {
    const last = cells.at(-1);
    const gap = last ? item.x - last.end : 0;
    const end = item.x + item.width;
    const style = `${item.font} ${item.size.toFixed(1)}`;
    if (last && gap <= letter * Math.max(last.size, item.size)) {
      const space = gap > noSpace * item.size && !/\s$/.test(last.text) && !/^\s/.test(item.text) ? ' ' : '';
      cells[cells.length - 1] = {
        ...last,
        text: last.text + space + item.text,
        end,
        styles: [...last.styles, style],
      };
    } else cells.push({ text: item.text, x: item.x, end, size: item.size, styles: [style] });
  }
  return cells
    .map((cell) => ({ ...cell, text: cell.text.replace(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '');
};

const pageNumber = /^(?:page )?\d{1,2}(?: ?(?:of|\/) ?\d{1,2})?$/i;

/** The last or first row of a page that has nothing but a page's number and what is repeated with it. */
const withoutPageFeet = (rows: readonly Row[]): Row[] =>
  rows.filter((row, index) => {
    const edge = rows[index - 1]?.page !== row.page || rows[index + 1]?.page !== row.page;
    const short = row.cells.length <= 3 && rowText(row).length < 80;
    const numbered = row.cells.some(
      ({ text }) => pageNumber.test(text) || /[\s·|–-]\d{1,2}(?: ?(?:of|\/) ?\d{1,2})$/.test(text),
    );
    return !(edge && short && numbered);
  });
