import type { Piece } from './pieces.ts';

/** A part of a page that is read from its top to its bottom before the next. */
export interface Region {
  readonly pieces: readonly Piece[];
  readonly left: number;
  readonly right: number;
}

export interface Column {
  readonly left: number;
  readonly right: number;
  /** Several where it has bands and columns of its own. */
  readonly regions: readonly Region[];
}

/** Columns side by side; one alone where the page has none there. */
export type Band = readonly Column[];

export const edgesOf = (pieces: readonly Piece[]): { readonly left: number; readonly right: number } => ({
  left: pieces.reduce((edge, { x }) => Math.min(edge, x), Infinity),
  right: pieces.reduce((edge, { end }) => Math.max(edge, end), -Infinity),
});

/** Text over the whole width. */
export const single = (pieces: readonly Piece[]): Band => {
  const edges = edgesOf(pieces);
  return [{ ...edges, regions: [{ ...edges, pieces }] }];
};
