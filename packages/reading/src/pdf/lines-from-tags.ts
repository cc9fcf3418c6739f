import type { Cell, Line } from '../source/blocks.ts';
import type { Box } from '../source/source-document.ts';
import { added, cut, join, slice, type Traced, trim } from '../text/traced-text.ts';
import type { TagText } from './tags.ts';

export interface LineRow {
  readonly texts: readonly TagText[];
}

/** Where the text of each page begins and ends across. */
export class PageMeasure {
  readonly #pages = new Map<number, { left: number; right: number }>();

  constructor(texts: readonly TagText[]) {
    for (const { run } of texts) {
      const known = this.#pages.get(run.page);
      this.#pages.set(run.page, {
        left: Math.min(known?.left ?? Number.POSITIVE_INFINITY, run.x),
        right: Math.max(known?.right ?? 0, run.x + run.width),
      });
    }
  }

  of(page: number): { readonly left: number; readonly right: number } {
    return this.#pages.get(page) ?? { left: 0, right: 0 };
  }
}

export interface LineContext {
  readonly measure: PageMeasure;
  readonly region: number;
  readonly heading: number | undefined;
}

/** Wider than a space in a line that is stretched to its edges. */
const cellGap = 0.65;
/** How much of a line may stay empty where the next word did not fit. */
const rest = 0.12;
const typicalLine = 1.25;

const listMark = /^(?:[•▪‣◦●○■□➢➤✓→·*–—-]|\(?\d{1,2}[.)])\s+/u;

/** A paragraph as the lines it has on its page: where they end tells a break that was meant from one that was not. */
export const linesOfTexts = (
  texts: readonly TagText[],
  mark: Traced | undefined,
  context: LineContext,
): Line[] => {
  let above: TagText | undefined;
  return rowsOf(texts).flatMap((row, index) => {
    const line = lineOf(row, index === 0 ? mark : undefined, above, context);
    above = row.texts[0];
    return line ? [line] : [];
  });
};

const rowsOf = (texts: readonly TagText[]): LineRow[] => {
  const rows: TagText[][] = [];
  for (const text of texts) {
    const open = rows.at(-1);
    const last = open?.at(-1)?.run;
    const sameRow =
      last &&
      last.page === text.run.page &&
      Math.abs(last.y - text.run.y) <= Math.max(1, text.run.size * 0.4);
    if (open && sameRow) open.push(text);
    else rows.push([text]);
  }
  return rows.map((row) => ({ texts: row }));
};

const gapBefore = (text: TagText, before: TagText | undefined): number =>
  before && before.run.page === text.run.page && Math.abs(before.run.y - text.run.y) < text.run.size
    ? text.run.x - before.run.x - before.run.width
    : 0;

/** The pieces of a row, a space between those that the page sets apart. */
export const rowText = ({ texts }: LineRow): Traced =>
  join(
    texts.flatMap((text, index) => {
      const before = texts[index - 1];
      const apart =
        before &&
        (before.after !== '' || gapBefore(text, before) > text.run.size * 0.12) &&
        !/\s$/.test(before.run.text) &&
        !/^\s/.test(text.run.text);
      return apart ? [added(' '), text.text] : [text.text];
    }),
  );

const cellsOf = ({ texts }: LineRow): LineRow[] => {
  const cells: TagText[][] = [];
  for (const [index, text] of texts.entries()) {
    const open = cells.at(-1);
    if (open && gapBefore(text, texts[index - 1]) <= text.run.size * cellGap) open.push(text);
    else cells.push([text]);
  }
  return cells.map((cell) => ({ texts: cell }));
};

const lineOf = (
  row: LineRow,
  mark: Traced | undefined,
  above: TagText | undefined,
  { measure, region, heading }: LineContext,
): Line | undefined => {
  const [first] = row.texts;
  const last = row.texts.at(-1);
  if (!first || !last) return undefined;
  const parts = cellsOf(row);
  const isWritten = mark?.at.some((place) => place >= 0);
  const typed = isWritten ? undefined : cut(rowText(parts[0] ?? row), listMark);
  const own = typed && typed.before.text === '' && typed.after.text.trim() !== '' ? typed.match : undefined;
  const cells = parts.map((part, index): Cell => {
    const text = rowText(part);
    return cellOf(part, trim(index === 0 && own ? slice(text, own.text.length) : text));
  });
  const { left, right } = measure.of(first.run.page);
  const { size } = first.run;
  const drop = above && above.run.page === first.run.page ? first.run.y - above.run.y : 0;
  return {
    kind: 'line',
    text: join(
      cells.map(({ text }) => text),
      '\t',
    ),
    cells,
    ...((own ?? mark) && { mark: trim(own ?? (mark as Traced)) }),
    bold: cells.every(({ bold }) => bold),
    italic: cells.every(({ italic }) => italic),
    size,
    indent: Math.max(0, first.run.x - left),
    spaceAbove: Math.max(0, drop / (size * typicalLine) - 1),
    ruleAbove: false,
    ruleBelow: false,
    boxed: false,
    full: last.run.x + last.run.width >= right - (right - left) * rest,
    ...(heading !== undefined && { heading }),
    region,
    box: boxOf(row),
  };
};

const cellOf = (row: LineRow, text: Traced): Cell => {
  const link = row.texts.find(({ run }) => run.link)?.run.link;
  return {
    text,
    bold: row.texts.every(({ run }) => run.bold),
    italic: row.texts.every(({ run }) => run.italic),
    size: row.texts[0]?.run.size ?? 0,
    ...(link !== undefined && { link }),
    box: boxOf(row),
  };
};

const boxOf = ({ texts }: LineRow): Box => {
  const runs = texts.map(({ run }) => run);
  const left = Math.min(...runs.map(({ x }) => x));
  const top = Math.min(...runs.map(({ y, size }) => y - size * 0.82));
  return {
    page: runs[0]?.page ?? 0,
    x: left,
    y: top,
    width: Math.max(...runs.map(({ x, width }) => x + width)) - left,
    height: Math.max(...runs.map(({ y, size }) => y + size * 0.26)) - top,
  };
};
