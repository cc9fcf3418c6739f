import type { Run } from '../source/source-document.ts';
import { added, join, slice, type Traced, traced } from '../text/traced-text.ts';
import { withoutLetterSpaces } from './letter-spacing.ts';
import { signEnds } from './sign-widths.ts';

/** Words of one face that stand together on a page, without space around them. */
export interface Piece {
  readonly text: Traced;
  readonly page: number;
  readonly x: number;
  readonly end: number;
  /** The baseline, from the top. */
  readonly y: number;
  readonly size: number;
  readonly font: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly link?: string;
  /** The file has a space there, whatever the distance to the next piece says. */
  readonly spaceBefore: boolean;
  readonly spaceAfter: boolean;
  /** Its letters stood apart, each for itself. */
  readonly wide?: boolean;
  /** Moved to the row it belongs to. */
  readonly isBeside?: boolean;
}

export interface Pieces {
  readonly pieces: readonly Piece[];
  /** What was printed a second time over itself to look bold. */
  readonly echoes: readonly Traced[];
}

/** So many spaces stand for a tab. */
const stretch = /\t| {3,}/gu;

const piecesOfRun = (run: Run): Piece[] => {
  const whole = traced(run.text, run.at);
  const ends = signEnds(run.text, run.width);
  const startOf = (index: number): number => run.x + (index === 0 ? 0 : (ends[index - 1] ?? run.width));
  const size = run.size > 0 ? run.size : 10;
  const pieces: Piece[] = [];
  const add = (from: number, to: number): void => {
    const part = run.text.slice(from, to);
    const start = from + (part.length - part.trimStart().length);
    const end = from + part.trimEnd().length;
    if (end <= start) return;
    const written = slice(whole, start, end);
    const text = withoutLetterSpaces(written);
    pieces.push({
      text,
      page: run.page,
      x: startOf(start),
      end: startOf(end),
      y: run.y,
      size,
      font: run.font,
      bold: run.bold,
      italic: run.italic,
      ...(run.link !== undefined && { link: run.link }),
      spaceBefore: start > 0,
      spaceAfter: end < run.text.length,
      ...(text !== written && { wide: true }),
    });
  };
  const spaced = withoutLetterSpaces(whole);
  if (spaced.text !== whole.text) add(0, run.text.length);
  else {
    let from = 0;
    for (const match of run.text.matchAll(stretch)) {
      add(from, match.index);
      from = match.index;
    }
    add(from, run.text.length);
  }
  return pieces;
};

/**
 * A run may go through the border of a table where its neighbour stands close: it is cut at the space that is nearest.
 * Undefined where it has none near.
 */
export const cutAt = (piece: Piece, x: number): readonly [Piece, Piece] | undefined => {
  const { text } = piece.text;
  const ends = signEnds(text, piece.end - piece.x);
  let [best, least] = [-1, 2 * piece.size];
  for (const match of text.matchAll(/\s+/g)) {
    const middle =
      piece.x + ((ends[match.index - 1] ?? 0) + (ends[match.index + match[0].length - 1] ?? 0)) / 2;
    if (Math.abs(middle - x) < least) [best, least] = [match.index, Math.abs(middle - x)];
  }
  if (best <= 0) return undefined;
  const after = text.slice(best).length - text.slice(best).trimStart().length;
  return [
    { ...piece, text: slice(piece.text, 0, best), end: Math.min(x, piece.end), spaceAfter: true },
    { ...piece, text: slice(piece.text, best + after), x: Math.max(x, piece.x), spaceBefore: true },
  ];
};

/** Points by which a second print may be off. A single letter may have its like beside it. */
const offset = ({ text, size }: Piece): number => (text.text.length < 3 ? 0.08 * size : 1.5);
const grid = 2;

/** All pieces of a file by page. */
export const piecesOf = (runs: readonly Run[]): Pieces => {
  const kept: Piece[] = [];
  const echoes: Traced[] = [];
  const printed = new Map<string, number[]>();
  const key = (piece: Piece, column: number, row: number): string =>
    `${piece.page} ${column} ${row} ${piece.text.text}`;
  for (const piece of runs.flatMap(piecesOfRun)) {
    if (!Number.isFinite(piece.x + piece.y + piece.end)) {
      kept.push({ ...piece, x: 0, end: 0, y: 0 });
      continue;
    }
    const [column, row] = [Math.round(piece.x / grid), Math.round(piece.y / grid)];
    const near = [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) => printed.get(key(piece, column + dx, row + dy)) ?? []),
    );
    const first = near.find((index) => {
      const other = kept[index];
      const most = offset(piece);
      return other && Math.abs(other.x - piece.x) <= most && Math.abs(other.y - piece.y) <= most;
    });
    const under = first === undefined ? undefined : kept[first];
    if (first !== undefined && under) {
      kept[first] = { ...under, bold: true };
      echoes.push(piece.text);
      continue;
    }
    const own = key(piece, column, row);
    printed.set(own, [...(printed.get(own) ?? []), kept.length]);
    kept.push(piece);
  }
  return { pieces: kept, echoes };
};

/** The text of neighbours in reading order, spaced as the page shows it. */
export const joinPieces = (pieces: readonly Piece[], isSpace: (a: Piece, b: Piece) => boolean): Traced => {
  const texts = pieces.flatMap((piece, index) => {
    const before = pieces[index - 1];
    return before && isSpace(before, piece) ? [added(' '), piece.text] : [piece.text];
  });
  return join(texts);
};
