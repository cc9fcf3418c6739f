import { importLimits } from '@kalam/domain/resumes/import-limits';
import { markLength } from '../text/list-mark.ts';
import { rejoined } from '../text/spaced-letters.ts';
import { added, join, type Traced, traced, trim } from '../text/traced-text.ts';
import type { Block, Cell, Line, Span } from './blocks.ts';

/** Text that is set in one way. A tab in it ends a cell. */
export interface Piece {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly size: number;
  readonly caps?: boolean;
  readonly link?: string | undefined;
}

export const tabPiece: Piece = { text: '\t', bold: false, italic: false, size: 0 };

export interface LineLook {
  /** A bullet or number that the program makes; it is no character of the file. */
  readonly mark?: string | undefined;
  readonly heading?: number | undefined;
  readonly indent?: number;
  readonly spaceAbove?: number;
  readonly ruleAbove?: boolean;
  readonly ruleBelow?: boolean;
  readonly boxed?: boolean;
  readonly full?: boolean;
}

/** There is more text than any resume has. */
export class TooMuchText extends Error {}

/** A tab, or as many spaces as nobody puts between two words. */
const gap = /[ \u00a0]*\t[\s\u00a0]*|[ \u00a0\u2002\u2003]{3,}/g;

interface Placed extends Piece {
  readonly start: number;
  readonly end: number;
}

/** Gives characters their places, in the order in which they are written, and makes lines and tables of them. */
export class BlockWriter {
  readonly blocks: Block[] = [];
  #parts: string[] = [];
  #length = 0;
  #lines = 0;
  #region = 0;
  #isFresh = true;

  get text(): string {
    return this.#parts.join('');
  }

  /** What follows stands elsewhere on the page: in another column, box or cell. */
  newRegion(): void {
    if (!this.#isFresh) this.#region += 1;
    this.#isFresh = true;
  }

  /** A line; nothing where it has no text. */
  line(pieces: readonly Piece[], look: LineLook = {}): void {
    const { whole, placed } = this.#place(pieces);
    if (whole.text.trim() === '') return;
    const typed = look.mark === undefined ? markLength(whole.text) : 0;
    const word = rejoined(whole);
    const cells: readonly GappedCell[] = word
      ? [{ cell: { ...wholeCell(whole, placed), text: word }, gap: added('\t') }]
      : cellsOf(whole, placed, typed);
    this.#say('\n');
    const [first] = cells;
    if (!first) return;
    const mark = look.mark === undefined ? trim(part(whole, 0, typed)) : added(look.mark);
    const shown = placed.filter(({ text }) => text.trim() !== '');
    const line: Line = {
      kind: 'line',
      text: join(
        cells.flatMap(({ cell, gap: before }, index) => (index === 0 ? [cell.text] : [before, cell.text])),
      ),
      cells: cells.map(({ cell }) => cell),
      ...(mark.text !== '' && { mark }),
      bold: cells.every(({ cell }) => cell.bold),
      italic: cells.every(({ cell }) => cell.italic),
      ...(shown.length > 0 && shown.every(({ caps }) => caps === true) && { caps: true }),
      size: sizeOf(cells.map(({ cell }) => cell)),
      indent: look.indent ?? 0,
      spaceAbove: look.spaceAbove ?? 0,
      ruleAbove: look.ruleAbove ?? false,
      ruleBelow: look.ruleBelow ?? false,
      boxed: look.boxed ?? false,
      full: look.full ?? false,
      ...(look.heading !== undefined && { heading: look.heading }),
      region: this.#region,
    };
    this.#add(line);
  }

  /** Rows of equal length; a cell is a list of pieces. */
  table(rows: readonly (readonly (readonly Piece[])[])[]): void {
    const written = rows.map((row) => {
      const cells = row.map((pieces, index) => {
        if (index > 0) this.#say('\t');
        const { whole, placed } = this.#place(
          pieces.map((piece) => ({ ...piece, text: piece.text.replaceAll('\t', ' ') })),
        );
        return cellOf(whole, placed, 0, whole.text.length);
      });
      this.#say('\n');
      return cells;
    });
    this.#add({ kind: 'table', rows: written, region: this.#region });
  }

  /** A rule that stands by itself, drawn or typed, closes the line above it. */
  ruleBelowLast(typed: readonly Piece[] = []): void {
    for (const { text } of typed) this.#say(text);
    if (typed.length > 0) this.#say('\n');
    const last = this.blocks.at(-1);
    if (last?.kind === 'line') this.blocks[this.blocks.length - 1] = { ...last, ruleBelow: true };
  }

  #add(block: Block): void {
    this.#isFresh = false;
    this.blocks.push(block);
    this.#lines += block.kind === 'line' ? 1 : block.rows.length;
    if (this.#lines > importLimits.lines) throw new TooMuchText();
  }

  #say(text: string): void {
    this.#parts.push(text);
    this.#length += text.length;
    if (this.#length > importLimits.characters) throw new TooMuchText();
  }

  #place(pieces: readonly Piece[]): { readonly whole: Traced; readonly placed: readonly Placed[] } {
    const from = this.#length;
    const placed = pieces.map((piece): Placed => {
      const start = this.#length - from;
      this.#say(piece.text);
      return { ...piece, start, end: start + piece.text.length };
    });
    return { whole: traced(pieces.map(({ text }) => text).join(''), from), placed };
  }
}

const part = ({ text, at }: Traced, start: number, end: number): Traced => ({
  text: text.slice(start, end),
  at: at.slice(start, end),
});

interface GappedCell {
  readonly cell: Cell;
  /** A tab that stands where the gap before it begins. */
  readonly gap: Traced;
}

const cellsOf = (whole: Traced, placed: readonly Placed[], from: number): readonly GappedCell[] => {
  const found: { start: number; end: number; gap: Traced }[] = [];
  let start = from;
  let before: Traced = added('\t');
  const close = (end: number, at: number | undefined) => {
    const text = whole.text.slice(start, end);
    const last = found.at(-1);
    // `Name <tab> : <tab> Asha`: the colon belongs to what it follows.
    if (last && /^\s*[:：]\s*$/.test(text)) last.end = end;
    else if (text.trim() !== '') {
      found.push({ start, end, gap: before });
      before = added('\t');
    }
    if (at !== undefined && found.length > 0) before = { text: '\t', at: [at] };
  };
  for (const match of whole.text.matchAll(gap)) {
    if (match.index < start) continue;
    close(match.index, whole.at[match.index]);
    start = match.index + match[0].length;
  }
  close(whole.text.length, undefined);
  return found.map(({ start: first, end, gap: space }) => ({
    cell: cellOf(whole, placed, first, end),
    gap: space,
  }));
};

const cellOf = (whole: Traced, placed: readonly Placed[], start: number, end: number): Cell => {
  const text = trim(part(whole, start, end));
  const spans = spansOf(whole, placed, start, end);
  const shown = spans.filter(({ text: said }) => said.text.trim() !== '');
  const link = shown.find((span) => span.link !== undefined)?.link;
  const isMixed = shown.some(
    ({ bold, italic, size, link: other }) =>
      bold !== shown[0]?.bold ||
      italic !== shown[0]?.italic ||
      size !== shown[0]?.size ||
      other !== shown[0]?.link,
  );
  return {
    // The gap before a colon is one space.
    text: { ...text, text: text.text.replaceAll('\t', ' ') },
    bold: shown.length > 0 && shown.every(({ bold }) => bold),
    italic: shown.length > 0 && shown.every(({ italic }) => italic),
    size: sizeOf(shown),
    ...(link !== undefined && { link }),
    ...(isMixed && { spans }),
  };
};

const wholeCell = (whole: Traced, placed: readonly Placed[]): Omit<Cell, 'spans'> => {
  const { spans: _, ...cell } = cellOf(whole, placed, 0, whole.text.length);
  return cell;
};

/** Neighbours that are set alike are one: Word cuts text wherever somebody once stopped typing. */
const spansOf = (whole: Traced, placed: readonly Placed[], from: number, to: number): readonly Span[] => {
  const spans: (Omit<Placed, 'text' | 'end'> & { end: number })[] = [];
  for (const piece of placed) {
    const [start, end] = [Math.max(from, piece.start), Math.min(to, piece.end)];
    if (start >= end) continue;
    const last = spans.at(-1);
    const isSame =
      last &&
      last.bold === piece.bold &&
      last.italic === piece.italic &&
      last.size === piece.size &&
      last.link === piece.link;
    if (isSame) last.end = end;
    else spans.push({ ...piece, start, end });
  }
  return spans.map(({ start, end, bold, italic, size, link }) => ({
    text: part(whole, start, end),
    bold,
    italic,
    size,
    ...(link !== undefined && { link }),
  }));
};

/** That of most letters. */
const sizeOf = (parts: readonly { readonly text: Traced; readonly size: number }[]): number => {
  const letters = new Map<number, number>();
  for (const { text, size } of parts) letters.set(size, (letters.get(size) ?? 0) + text.text.trim().length);
  let [found, most] = [0, -1];
  for (const [size, count] of letters) if (count > most) [found, most] = [size, count];
  return found;
};
