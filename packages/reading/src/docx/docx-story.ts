import type { Piece } from '../source/block-writer.ts';
import type { ParagraphLook } from './docx-styles.ts';

/** What a part of a Word file tells: paragraphs and tables, not yet in the order of reading. */
export type StoryItem = StoryParagraph | StoryTable;

export interface StoryParagraph {
  readonly kind: 'paragraph';
  /** Cut where the writer broke the line. */
  readonly lines: readonly (readonly Piece[])[];
  readonly look: ParagraphLook;
  readonly style: string | undefined;
  readonly mark?: string | undefined;
  /** What stands in text boxes that are fastened here. */
  readonly boxes: readonly (readonly StoryItem[])[];
  readonly notes: readonly string[];
  /** A line is drawn in it. */
  readonly hasRule: boolean;
  /** The number of the page stands in it. */
  readonly hasPageNumber: boolean;
  /** It begins a column, or ends a section. */
  readonly breaks: boolean;
}

export interface StoryCell {
  readonly items: readonly StoryItem[];
  readonly span: number;
  readonly shaded: boolean;
}

export interface StoryTable {
  readonly kind: 'table';
  /** Each cell with how many columns it spans; those that only continue a cell above are empty. */
  readonly rows: readonly (readonly StoryCell[])[];
}

/** The lines of text among the items, also those in tables and boxes. */
export const linesOf = (items: readonly StoryItem[]): readonly (readonly Piece[])[] =>
  items.flatMap((item) =>
    item.kind === 'table'
      ? item.rows.flatMap((row) => row.flatMap((cell) => linesOf(cell.items)))
      : [...item.lines.filter(hasText), ...item.boxes.flatMap(linesOf)],
  );

export const hasText = (line: readonly Piece[]): boolean => line.some(({ text }) => text.trim() !== '');

export const textOf = (line: readonly Piece[]): string => line.map(({ text }) => text).join('');
