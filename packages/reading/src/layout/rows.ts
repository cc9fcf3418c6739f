import type { Piece } from './pieces.ts';

/** What stands on one baseline, in reading order. */
export interface Row {
  readonly page: number;
  readonly y: number;
  /** Of its largest piece. */
  readonly size: number;
  readonly x: number;
  readonly end: number;
  readonly pieces: readonly Piece[];
}

/** Baselines this near are one (import.md 2), unless the letters are very small. */
const sameBaseline = 3.5;

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/gu;
const leftToRight = /[\p{Script=Latin}\p{Script=Devanagari}]/gu;

const count = (text: string, signs: RegExp): number => text.match(signs)?.length ?? 0;

const isRightToLeft = (pieces: readonly Piece[]): boolean => {
  const text = pieces.map((piece) => piece.text.text).join('');
  const turned = count(text, rightToLeft);
  return turned > 0 && turned > count(text, leftToRight);
};

/** Points. */
const samePlace = 0.4;

/** What begins at one place, as letters do of which the file tells no width, is read in the order of the file. */
const inOrder = (sorted: Piece[]): Piece[] => {
  for (let index = 1; index < sorted.length; index++) {
    const [before, piece] = [sorted[index - 1] as Piece, sorted[index] as Piece];
    const isSame = piece.x - before.x <= samePlace && (piece.text.at[0] ?? 0) < (before.text.at[0] ?? 0);
    if (isSame) [sorted[index - 1], sorted[index]] = [piece, before];
  }
  return sorted;
};

const rowOf = (pieces: readonly Piece[]): Row => {
  const largest = pieces.reduce((a, b) => (b.size > a.size ? b : a));
  const sorted = isRightToLeft(pieces)
    ? [...pieces].sort((a, b) => b.end - a.end)
    : inOrder([...pieces].sort((a, b) => a.x - b.x));
  return {
    page: largest.page,
    y: largest.y,
    size: largest.size,
    x: Math.min(...pieces.map(({ x }) => x)),
    end: Math.max(...pieces.map(({ end }) => end)),
    pieces: sorted,
  };
};

/** A raised or lowered sign is small and stands close beside what it belongs to. */
const isBeside = (small: Piece, row: Row): boolean =>
  small.text.text.length <= 4 &&
  row.pieces.some((large) => {
    const near = 0.35 * large.size;
    const touches = Math.abs(small.x - large.end) <= near || Math.abs(large.x - small.end) <= near;
    const rise = large.y - small.y;
    return (
      touches && small.size <= 0.8 * large.size && rise <= 0.65 * large.size && rise >= -0.35 * large.size
    );
  });

const withRaisedSigns = (rows: readonly Row[]): Row[] => {
  const merged: Row[] = [];
  let waiting: readonly Piece[] = [];
  rows.forEach((row, index) => {
    const [above, below] = [merged.at(-1), rows[index + 1]];
    const isSmall = row.pieces.length <= 6 && row.pieces.every(({ text }) => text.text.length <= 4);
    if (isSmall && below && row.pieces.every((piece) => isBeside(piece, below))) {
      waiting = [...waiting, ...row.pieces];
    } else if (isSmall && above && row.pieces.every((piece) => isBeside(piece, above))) {
      merged[merged.length - 1] = rowOf([...above.pieces, ...row.pieces]);
    } else {
      merged.push(waiting.length > 0 ? rowOf([...row.pieces, ...waiting]) : row);
      waiting = [];
    }
  });
  return merged;
};

/** The rows of pages or a part of them, from the top. */
export const rowsOf = (pieces: readonly Piece[]): Row[] => {
  const rows: Piece[][] = [];
  let [y, size] = [0, 0];
  for (const piece of [...pieces].sort((a, b) => a.page - b.page || a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    const most = Math.min(sameBaseline, 0.5 * Math.max(size, piece.size));
    if (row && row[0]?.page === piece.page && piece.y - y <= most) {
      row.push(piece);
      if (piece.size > size) [y, size] = [piece.y, piece.size];
    } else {
      rows.push([piece]);
      [y, size] = [piece.y, piece.size];
    }
  }
  return withRaisedSigns(rows.map(rowOf));
};
