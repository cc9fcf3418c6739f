import type { Traced } from '../text/traced-text.ts';
import type { Box } from './source-document.ts';

/** A part of a cell that is set in one way. */
export interface Span {
  readonly text: Traced;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly size: number;
  readonly link?: string;
}

/** One stretch of a line; the next one stands a wide gap, or a tab, further. */
export interface Cell {
  readonly text: Traced;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly size: number;
  readonly link?: string;
  /** Where it is set in several ways, or leads to several places, its parts in order. */
  readonly spans?: readonly Span[];
  readonly box?: Box;
}

/**
 * A line of text in reading order. Where the source has paragraphs instead of lines (Word, pasted text) a whole paragraph
 * is one line.
 */
export interface Line {
  readonly kind: 'line';
  /** The cells, a tab between them; the list mark is not among them. */
  readonly text: Traced;
  readonly cells: readonly Cell[];
  /** The bullet or number in front. */
  readonly mark?: Traced;
  /** All of it is set so. */
  readonly bold: boolean;
  readonly italic: boolean;
  /** Shown in capitals by its style, whatever capitals its text has. */
  readonly caps?: boolean;
  /** How many letters at its start are bold, where the rest is not: a label, or a heading that its text follows. */
  readonly boldLead?: number;
  /** In points; 0 where the source has no sizes. */
  readonly size: number;
  /** From the left edge of its column, in points. */
  readonly indent: number;
  /** The empty space before it, as a multiple of the usual distance between lines. */
  readonly spaceAbove: number;
  readonly ruleAbove: boolean;
  readonly ruleBelow: boolean;
  readonly boxed: boolean;
  /** It reaches the right edge of its column, so that the next line may continue its sentence. */
  readonly full: boolean;
  /** The level of a heading, where the source itself says that it is one. */
  readonly heading?: number;
  /** Columns and bands are numbered in reading order; a sentence does not go on from one into the next. */
  readonly region: number;
  readonly box?: Box;
}

export interface Table {
  readonly kind: 'table';
  /** Every row has the same number of cells; a cell may be empty. */
  readonly rows: readonly (readonly Cell[])[];
  readonly region: number;
  readonly box?: Box;
}

/** What every source comes down to, in reading order. */
export type Block = Line | Table;
