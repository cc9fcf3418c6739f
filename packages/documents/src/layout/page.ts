import type { ShapedRun } from '../fonts/shaping.ts';
import type { TextStyle } from '../templates/look.ts';

/** What the painters draw: every position is final, in points from the top left corner. */
export interface Layout {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  readonly pages: readonly Page[];
  /** Whether a last page was saved by moving blocks closer together than they were meant to stand. */
  readonly tightened: boolean;
  /** Characters that cannot be drawn, by the field they stand in. */
  readonly missing: readonly MissingCharacter[];
  /** By how many lines a letter is longer than its one page. */
  readonly linesOver?: number;
}

export interface MissingCharacter {
  readonly character: string;
  readonly source: string;
}

export interface Page {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  /** Painted first: bands and panels. */
  readonly background: readonly RectItem[];
  /** A mark drawn in lines; on paper alone, the preview has none. */
  readonly mark?: LineMark;
  /** In reading order. */
  readonly groups: readonly Group[];
}

/** A block, or the part of it that stands on one page. Its items are placed from its own corner. */
export interface Group {
  /** The same from one layout to the next as long as it is the same block. */
  readonly key: string;
  readonly source: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** What holds its structure together with that of other groups; the document itself where absent. */
  readonly root?: StructureNode;
  /** The same array as before when nothing inside the group changed. */
  readonly items: readonly Item[];
}

export type Item = TextItem | RectItem | ImageItem;

export interface TextItem {
  readonly kind: 'text';
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly width: number;
  readonly run: ShapedRun;
  readonly style: TextStyle;
  readonly source: string;
  readonly href?: string;
  /** The whole text it is part of, where capitals are drawn for what was typed. */
  readonly typed?: string;
  readonly node: StructureNode;
}

/** Decoration; never carries meaning. */
export interface RectItem {
  readonly kind: 'rect';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill: string;
  readonly radius?: number;
}

/** One stroke. Decoration. */
export interface LineMark {
  readonly x: number;
  readonly y: number;
  /** Points for each unit of the path. */
  readonly scale: number;
  /** In the operators of a PDF, y downwards. */
  readonly path: string;
  /** In units of the path. */
  readonly width: number;
  readonly colour: string;
}

export interface ImageItem {
  readonly kind: 'image';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly image: string;
  /** Pixels of the picture, to crop it to the frame. */
  readonly pixels: { readonly width: number; readonly height: number };
  readonly radius: number;
  readonly source: string;
  readonly node: StructureNode;
}

/** `Artifact` is what belongs to the page and not to the document: its number, what a table repeats on its next page. */
export type StructureRole =
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Link'
  | 'Figure'
  | 'Table'
  | 'THead'
  | 'TBody'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Artifact';

/** An element of the document's structure; those without a parent belong to the document itself. */
export interface StructureNode {
  readonly role: StructureRole;
  readonly parent?: StructureNode;
  readonly alt?: string;
  /** What the head of a table heads. */
  readonly scope?: 'Column' | 'Row';
}

export const structure = (role: StructureRole, parent?: StructureNode): StructureNode =>
  parent ? { role, parent } : { role };
