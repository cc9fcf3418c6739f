import type { Cell } from '../source/blocks.ts';
import type { Box } from '../source/source-document.ts';
import { areSpacedLetters, isOfSingleLetters, lettersJoined } from './letter-spacing.ts';
import { middle } from './middle.ts';
import { joinPieces, type Piece } from './pieces.ts';
import type { Row } from './rows.ts';
import { usualWidth } from './sign-widths.ts';

/** A smaller gap is no space at all, in parts of the size. */
const noSpace = 0.12;
/**
 * A wider gap is a cell break, in parts of the size: the widest that pdf.js still takes for a space. In a line of single
 * words, which may be set to both edges, its own gaps are the measure.
 */
const wideGap = 0.62;
const wideInLine = 2.4;

const gapOf = (a: Piece, b: Piece): number => Math.max(b.x - a.end, a.x - b.end);
const sizeOf = (a: Piece, b: Piece): number => Math.min(a.size, b.size);

/** A sign that is set onto a letter never begins a word. */
const isSpace = (a: Piece, b: Piece): boolean => !/^\p{M}/u.test(b.text.text) && isGap(a, b);

const isGap = (a: Piece, b: Piece): boolean =>
  a.spaceAfter || b.spaceBefore || gapOf(a, b) > noSpace * sizeOf(a, b);

const isLetter = ({ text }: Piece): boolean => /^[\p{L}\p{N}&]\p{M}*$/u.test(text.text);

/** Some programs draw each letter for itself and close to the next: those are set as all text is. */
const touching = 0.04;

/** Letters that stand apart, each a piece of its own, make a word again. */
const withWideWords = (pieces: readonly Piece[]): Piece[] => {
  const words: Piece[] = [];
  let from = 0;
  while (from < pieces.length) {
    let to = from;
    while (to < pieces.length && isLetter(pieces[to] as Piece)) to++;
    const letters = pieces.slice(from, to);
    const gaps = letters.slice(1).map((piece, index) => gapOf(letters[index] as Piece, piece));
    const usual = middle(gaps);
    const first = letters[0];
    const isWide = first && usual > touching * first.size && usual < 1.2 * first.size;
    if (isWide && areSpacedLetters(letters.map(({ text }) => text.text))) {
      let word: Piece[] = [first];
      const close = (): void => {
        const last = word.at(-1) as Piece;
        words.push({
          ...(word[0] as Piece),
          text: joinPieces(word, () => false),
          end: last.end,
          spaceAfter: true,
          wide: true,
        });
      };
      gaps.forEach((gap, index) => {
        const next = letters[index + 1] as Piece;
        if (gap > usual * 1.6 + 0.05 * first.size) {
          close();
          word = [next];
        } else word.push(next);
      });
      close();
      from = to;
    } else {
      words.push(...pieces.slice(from, Math.max(to, from + 1)));
      from = Math.max(to, from + 1);
    }
  }
  return words;
};

/** Letters of one kind decide; signs and figures have no say. */
const all = (pieces: readonly Piece[], is: (piece: Piece) => boolean): boolean => {
  const telling = pieces.filter(({ text }) => /[\p{L}\p{N}]/u.test(text.text));
  return (telling.length > 0 ? telling : pieces).every(is);
};

const mainSize = (pieces: readonly Piece[]): number => {
  const letters = new Map<number, number>();
  for (const { size, text } of pieces) letters.set(size, (letters.get(size) ?? 0) + text.text.length);
  return [...letters].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0;
};

export const boxOf = (pieces: readonly Piece[]): Box => {
  const [x, end] = [
    Math.min(...pieces.map((piece) => piece.x)),
    Math.max(...pieces.map((piece) => piece.end)),
  ];
  const top = Math.min(...pieces.map(({ y, size }) => y - 0.8 * size));
  const bottom = Math.max(...pieces.map(({ y, size }) => y + 0.25 * size));
  return { page: pieces[0]?.page ?? 0, x, y: top, width: end - x, height: bottom - top };
};

/** Between words that are set wide, spaces are wider. */
const leastTracking = 0.15;
/** Letters that stand apart as words do have at least so much between them. */
const trackingOfWide = 0.25;

/** How far its letters are set apart, in parts of the size; undefined of a letter alone. */
const tracking = ({ text, x, end, size, wide }: Piece): number | undefined => {
  const letters = [...text.text].length;
  if (letters < 2) return undefined;
  return Math.max(wide ? trackingOfWide : 0, ((end - x) / size - usualWidth(text.text)) / letters);
};

/** Capitals tell sooner that they are set wide. */
const leastOfCapitals = 0.08;
/** Names in large capitals are often set wide; so large there are no tables. */
const largeType = 16;
const wideInLarge = 1;

const capitalWord = /^[\p{Lu}.'’-]+$/u;

/** "M E" behind "ABOUT", both set wide. */
const withShortWords = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.some(
    (piece) =>
      piece.text.text.length >= 4 &&
      (tracking(piece) ?? 0) >= (capitalWord.test(piece.text.text) ? leastOfCapitals : leastTracking),
  )
    ? pieces.map((piece) =>
        isOfSingleLetters(piece.text.text) ? { ...piece, text: lettersJoined(piece.text) } : piece,
      )
    : pieces;

/** Files tell too small a width of Indian letters that are joined, so that gaps seem wider than they are. */
const joinedLetters =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}]/u;
const wideForJoined = 1.6;

const wideBetween = (a: Piece, b: Piece): number => {
  if (joinedLetters.test(a.text.text)) return wideForJoined;
  const [before, after] = [tracking(a), tracking(b)];
  const least = Math.min(before ?? after ?? 0, after ?? before ?? 0);
  const areCapitals = [a, b].every(({ text }) => capitalWord.test(text.text));
  if (areCapitals && sizeOf(a, b) >= largeType) return wideInLarge;
  return least >= (areCapitals ? leastOfCapitals : leastTracking) ? wideGap + 2.5 * least : wideGap;
};

/** What was read as one stretch, with the pieces it is made of. */
export interface PiecedCell extends Cell {
  readonly box: Box;
  readonly pieces: readonly Piece[];
}

export const cellOf = (pieces: readonly Piece[]): PiecedCell => {
  const link = pieces.find((piece) => piece.link !== undefined)?.link;
  return {
    text: joinPieces(pieces, isSpace),
    bold: all(pieces, ({ bold }) => bold),
    italic: all(pieces, ({ italic }) => italic),
    size: mainSize(pieces),
    ...(link !== undefined && { link }),
    box: boxOf(pieces),
    pieces,
  };
};

/** A row is asked for its cells by each step that looks at it. */
const known = new WeakMap<readonly Piece[], readonly PiecedCell[]>();

/** Cuts a row where the gap is wide, or where another link begins. */
export const cellsOf = ({ pieces }: Pick<Row, 'pieces'>): readonly PiecedCell[] => {
  const cells = known.get(pieces) ?? cutCells(pieces);
  known.set(pieces, cells);
  return cells;
};

const cutCells = (row: readonly Piece[]): PiecedCell[] => {
  const pieces = withShortWords(withWideWords(row));
  const gaps = pieces.slice(1).map((piece, index) => {
    const before = pieces[index] as Piece;
    return gapOf(before, piece) / sizeOf(before, piece);
  });
  const words = gaps.filter((gap) => gap > noSpace);
  const isOfWords = words.length >= 4 && pieces.every(({ text }) => !/\s/.test(text.text));
  const usual = isOfWords ? middle(words) : 0;
  const cells: Piece[][] = [];
  pieces.forEach((piece, index) => {
    const cell = cells.at(-1);
    const gap = gaps[index - 1] ?? 0;
    const linked = cell?.find(({ link }) => link !== undefined)?.link;
    const isOtherLink = piece.link !== undefined && linked !== undefined && piece.link !== linked;
    if (
      cell &&
      !isOtherLink &&
      (gap <= wideBetween(pieces[index - 1] as Piece, piece) || gap <= usual * wideInLine)
    )
      cell.push(piece);
    else cells.push([piece]);
  });
  return cells.map(cellOf);
};
