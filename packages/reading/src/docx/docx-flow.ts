import { type BlockWriter, type LineLook, type Piece, tabPiece } from '../source/block-writer.ts';
import { isTypedRule } from '../text/typed-rule.ts';
import {
  hasText,
  linesOf,
  type StoryCell,
  type StoryItem,
  type StoryParagraph,
  textOf,
} from './docx-story.ts';
import { isData, rowsOf } from './docx-table-shape.ts';

/** A line is about so much higher than its letters. */
const lineHeight = 1.2;

/** Writes what a part tells in the order in which somebody reads it. */
export class DocxFlow {
  readonly #writer: BlockWriter;
  /** Text boxes with sections of their own, which stand beside the text and are read after it. */
  readonly #beside: (readonly StoryItem[])[] = [];
  #blank = 0;
  #after = 0;
  #style: string | undefined;
  #ruleAbove = false;

  constructor(writer: BlockWriter) {
    this.#writer = writer;
  }

  /** What stands elsewhere than what was written before: a header, the body, the notes. */
  part(items: readonly StoryItem[]): void {
    this.#region();
    this.#items(items);
    // What is beside the text may itself have boxes.
    for (let box = this.#beside.shift(); box; box = this.#beside.shift()) {
      this.#region();
      this.#items(box);
    }
  }

  #region(): void {
    this.#writer.newRegion();
    [this.#blank, this.#after, this.#style, this.#ruleAbove] = [0, 0, undefined, false];
  }

  #items(items: readonly StoryItem[], boxed = false): void {
    for (const item of items) {
      if (item.kind === 'table') this.#table(item.rows);
      else this.#paragraph(item, boxed);
    }
  }

  #paragraph(paragraph: StoryParagraph, boxed: boolean): void {
    if (paragraph.breaks) this.#region();
    for (const box of paragraph.boxes) this.#box(box);
    const { look, mark, lines, style } = paragraph;
    if (!lines.some(hasText)) {
      if (paragraph.hasRule || look.ruleBelow || look.ruleAbove) this.#rule();
      else if (paragraph.boxes.length === 0) this.#blank += 1;
      return;
    }
    const isTogether = look.together && style === this.#style;
    const last = lines.findLastIndex(hasText);
    const first = lines.findIndex(hasText);
    lines.forEach((line, index) => {
      if (!hasText(line)) {
        this.#blank += 1;
        return;
      }
      if (isTypedRule(textOf(line))) {
        this.#rule(line);
        return;
      }
      const size = Math.max(1, largestOf(line));
      const space = index === first && !isTogether ? Math.max(look.before, this.#after) : 0;
      this.#line(line, {
        mark: index === first ? mark : undefined,
        heading: look.heading,
        indent: look.indent,
        spaceAbove: Math.round((space / (size * lineHeight) + this.#blank) * 100) / 100,
        ruleAbove: this.#ruleAbove || (index === first && look.ruleAbove),
        ruleBelow: index === last && (look.ruleBelow || paragraph.hasRule),
        boxed: boxed || look.boxed,
      });
    });
    this.#after = look.after;
    this.#style = style;
  }

  #line(line: readonly Piece[], look: LineLook): void {
    this.#writer.line(line, look);
    this.#blank = 0;
    this.#ruleAbove = false;
  }

  /** A rule that stands by itself belongs to the line above and to the one below. */
  #rule(typed: readonly Piece[] = []): void {
    this.#writer.ruleBelowLast(typed);
    this.#ruleAbove = true;
  }

  #box(items: readonly StoryItem[]): void {
    const lines = linesOf(items);
    if (lines.length === 0) return;
    if (hasSections(items)) {
      this.#beside.push(items);
      return;
    }
    this.#region();
    this.#items(items, lines.length === 1);
    this.#region();
  }

  #table(rows: readonly (readonly StoryCell[])[]): void {
    const flowing: StoryCell[][] = [];
    const flush = () => {
      if (flowing.length > 0) this.#rows(flowing.splice(0));
    };
    for (const row of rows) {
      const filled = row.filter(({ items }) => linesOf(items).length > 0);
      const [only] = filled;
      // A cell across the whole table heads what stands below it, or is a frame around it.
      if (only && filled.length === 1 && (row.length === 1 || only.span > 1)) {
        flush();
        this.#region();
        this.#items(only.items, only.shaded || (rows.length === 1 && linesOf(only.items).length === 1));
        this.#region();
      } else if (filled.length > 0) flowing.push([...row]);
    }
    flush();
  }

  #rows(rows: readonly (readonly StoryCell[])[]): void {
    this.#region();
    if (isData(rows)) this.#writer.table(rowsOf(rows));
    else for (const row of rows) this.#layoutRow(row.filter(({ items }) => linesOf(items).length > 0));
    this.#region();
  }

  /** Cells that stand side by side for the look alone. */
  #layoutRow(cells: readonly StoryCell[]): void {
    const lines = cells.map(({ items }) => linesOf(items));
    if (lines.every(({ length }) => length === 1) && cells.every(isPlain)) {
      this.#sideBySide(lines.map(([line = []]) => line));
      return;
    }
    const dated = datedCell(lines);
    const [text] = cells.filter((_, index) => index !== dated);
    if (dated !== undefined && text && cells.length === 2) {
      const [head, ...rest] = text.items;
      const date = lines[dated]?.[0] ?? [];
      if (head?.kind === 'paragraph' && isPlain({ ...text, items: [head] }) && head.lines.length === 1) {
        const line = head.lines[0] ?? [];
        this.#sideBySide(dated === 0 ? [date, line] : [line, date]);
        this.#items(rest);
        return;
      }
    }
    for (const { items } of nameFirst(cells, this.#writer.blocks.length === 0)) {
      this.#region();
      this.#items(items);
    }
    this.#region();
  }

  #sideBySide(cells: readonly (readonly Piece[])[]): void {
    this.#line(
      cells.flatMap((cell, index) => (index === 0 ? cell : [tabPiece, ...cell])),
      { spaceAbove: this.#blank },
    );
  }
}

/** Written out, because a line may have more pieces than a call has room for. */
const largestOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((size, piece) => Math.max(size, piece.size), 0);

const isPlain = ({ items }: StoryCell): boolean =>
  items.every(
    (item) =>
      item.kind === 'paragraph' &&
      item.mark === undefined &&
      item.look.heading === undefined &&
      item.boxes.length === 0,
  );

/** The one short cell of a row that says when: it stands beside the first line of the other. */
const datedCell = (lines: readonly (readonly (readonly Piece[])[])[]): number | undefined => {
  const found = lines.findIndex(
    (cell) =>
      cell.length === 1 &&
      textOf(cell[0] ?? []).length <= 40 &&
      /(?:19|20)\d\d|['’]\d\d|\d[/.-]\d\d/.test(textOf(cell[0] ?? [])),
  );
  return found < 0 ? undefined : found;
};

/** At the top of a file the column with the name is read first, which is set larger than all else. */
const nameFirst = (cells: readonly StoryCell[], isTop: boolean): readonly StoryCell[] => {
  if (!isTop) return cells;
  const largest = cells.map(({ items }) =>
    Math.max(
      ...linesOf(items)
        .flat()
        .map(({ size }) => size),
      0,
    ),
  );
  const at = largest.indexOf(Math.max(...largest));
  return (largest[at] ?? 0) > (largest[0] ?? 0) * 1.2
    ? [...cells.slice(at, at + 1), ...cells.filter((_, index) => index !== at)]
    : cells;
};

/** Several lines, of which a later one looks like a heading. */
const hasSections = (items: readonly StoryItem[]): boolean => {
  const paragraphs = items
    .filter((item) => item.kind === 'paragraph')
    .filter(({ lines }) => lines.some(hasText));
  if (paragraphs.length < 3) return items.some(({ kind }) => kind === 'table') && linesOf(items).length > 3;
  const isHeading = ({ lines, look, mark }: StoryParagraph): boolean => {
    const [line = []] = lines.filter(hasText);
    const text = textOf(line).trim();
    if (look.heading !== undefined) return true;
    if (mark !== undefined || /\d|@/.test(text) || text.split(/\s+/).length > 4) return false;
    const isUpper = /\p{Lu}{4}/u.test(text) && text === text.toUpperCase();
    return isUpper || look.ruleBelow || line.every(({ bold, caps }) => bold || caps === true);
  };
  const headings = paragraphs.filter(isHeading).length;
  return headings > 0 && headings < paragraphs.length;
};
