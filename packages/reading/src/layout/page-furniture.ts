import type { PageSize } from '../source/source-document.ts';
import { join, type Traced } from '../text/traced-text.ts';
import { cellsOf } from './cells.ts';
import type { Piece } from './pieces.ts';
import { type Row, rowsOf } from './rows.ts';

export interface Furnished {
  /** By page: what is not furniture. */
  readonly pages: readonly (readonly Piece[])[];
  /** Feet that say how to reach somebody: they belong to the head. */
  readonly contacts: readonly Row[];
  /** Page numbers, and what is said again on every page. */
  readonly marks: readonly Traced[];
}

/** How much of a page's height its head and foot take at most, and how many rows. */
const edgePart = 0.14;
const edgeRows = 3;
/** Points by which a head may move from page to page. */
const samePlace = 8;

const textOf = (row: Row): Traced =>
  join(
    cellsOf(row).map(({ text }) => text),
    ' ',
  );

const number = '(\\d{1,2})(?: ?(?:of|/|-) ?\\d{1,2})?';
const wholeNumber = new RegExp(
  `^[-–—|\\[( ]*(?:page|pg\\.?|पृष्ठ)? ?(?:no\\.? ?)?:? ?${number}[-–—|\\]) ]*$`,
  'iu',
);
const lastNumber = new RegExp(`(?:^|[\\s·|•,–—-])(?:page|pg\\.?|पृष्ठ)? ?${number}$`, 'iu');
const contact = /@|\+?\d[\d\s()-]{8,}\d|https?:|www\.|linkedin/iu;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? [];

interface EdgeRow {
  readonly row: Row;
  readonly text: Traced;
  readonly key: string;
  readonly isFoot: boolean;
  /** Nothing stands further out. */
  readonly isOutermost: boolean;
}

const edgesOf = (rows: readonly Row[], height: number): readonly EdgeRow[] =>
  [
    ...rows.slice(0, edgeRows).filter(({ y }) => y <= height * edgePart),
    ...rows.slice(-edgeRows).filter(({ y }) => y >= height * (1 - edgePart)),
  ].map((row) => {
    const text = textOf(row);
    const key = text.text.toLowerCase().replace(/\d+/g, '#').replace(/\s+/g, ' ');
    const isOutermost = row === rows[0] || row === rows.at(-1);
    return { row, text, key, isFoot: row.y > height / 2, isOutermost };
  });

/** Of a name or title beside the page's number. */
const mostWords = 6;

/** "Page 2 of 3", alone or behind words that the first page has as well. */
const isNumbering = (
  { text: { text }, isFoot, isOutermost }: EdgeRow,
  page: number,
  known: ReadonlySet<string>,
): boolean => {
  const alone = wholeNumber.exec(text.trim());
  if (alone) return /page|pg|पृष्ठ|of|\//iu.test(text) || Number(alone[1]) === page + 1;
  const last = lastNumber.exec(text.trim());
  if (!last || Number(last[1]) !== page + 1 || !isOutermost || (page === 0 && !isFoot)) return false;
  const words = wordsOf(text.trim().slice(0, last.index));
  return (
    words.length > 0 &&
    words.length <= mostWords &&
    words.every((word) => known.has(word) || word === 'resume' || word === 'vitae')
  );
};

/** Takes heads, feet and numbers of pages out of the way of the sentences that they would cut in two. */
export const withoutFurniture = (
  pages: readonly (readonly Piece[])[],
  sizes: readonly PageSize[],
): Furnished => {
  const rows = pages.map(rowsOf);
  const edges = rows.map((own, page) => edgesOf(own, sizes[page]?.height ?? 842));
  const known = new Set((rows[0] ?? []).slice(0, 12).flatMap((row) => wordsOf(textOf(row).text)));
  const taken = new Set<Piece>();
  const contacts: Row[] = [];
  const marks: Traced[] = [];
  const take = ({ row, text }: EdgeRow, isContact = false): void => {
    for (const piece of row.pieces) taken.add(piece);
    if (isContact) contacts.push(row);
    else marks.push(text);
  };
  edges.forEach((own, page) => {
    for (const edge of own) {
      if (!/[\p{L}\p{N}]/u.test(edge.key)) continue;
      const isLike = (other: EdgeRow): boolean =>
        other.key === edge.key && Math.abs(other.row.y - edge.row.y) <= samePlace;
      const isRepeated = edges.slice(0, page).some((others) => others.some(isLike));
      const isFirst = !isRepeated && edges.slice(page + 1).some((others) => others.some(isLike));
      const isFoot = edge.isFoot && pages.length > 1;
      if (isRepeated) take(edge);
      else if (isFirst && isFoot) take(edge, contact.test(edge.text.text));
      else if (isNumbering(edge, page, known)) take(edge);
    }
  });
  return { pages: pages.map((own) => own.filter((piece) => !taken.has(piece))), contacts, marks };
};
