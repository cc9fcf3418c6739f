import { type KnownSection, knownSection } from './known-words.ts';
import { type Row, rowText } from './rows.ts';

export interface RowSection {
  readonly heading: string;
  /** Absent where the heading was told by its looks alone. */
  readonly kind?: KnownSection;
  readonly rows: readonly Row[];
}

export interface Sectioned {
  /** Name and contacts: what stands above the first heading. */
  readonly head: readonly Row[];
  readonly sections: readonly RowSection[];
}

export const styleOf = ({ cells: [first] }: Row): string => first?.styles[0] ?? '';

const startOf = ({ cells: [first] }: Row): number => first?.x ?? 0;
const middleOf = ({ cells }: Row): number => (cells[0]?.x ?? 0) / 2 + (cells.at(-1)?.end ?? 0) / 2;

const shortWords = /^[^:\d]{1,40}$/;

/** Points by which the starts of two rows may differ and still be one edge. */
const inLine = 2;

/** The space above each row, none at the top of a page. */
const spaces = (rows: readonly Row[]): Map<Row, number> =>
  new Map(
    rows.map((row, index) => {
      const above = rows[index - 1];
      return [row, above?.page === row.page ? above.y - row.y : 0];
    }),
  );

/** Space that parts things, in parts of the space between lines. */
const moreSpace = 1.4;

const middle = (spaces: readonly number[]): number => {
  const sorted = spaces.filter((space) => space > 0).sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
};

/**
 * Cut at rows of one cell that say a known heading, or that look like the known ones and like nothing else: set like
 * them, or with as much space above in a setting that is rare on the page, for a heading may be in another script.
 */
export const cutSections = (rows: readonly Row[]): Sectioned => {
  const known = rows.filter((row) => row.cells.length === 1 && knownSection(rowText(row)));
  const styles = new Set(known.map(styleOf));
  const isInLine = (row: Row): boolean =>
    known.some(
      (heading) =>
        Math.abs(startOf(heading) - startOf(row)) < inLine ||
        Math.abs(middleOf(heading) - middleOf(row)) < inLine,
    );
  const alike = rows.filter((row) => styles.has(styleOf(row)) && isInLine(row));
  // A style that most other rows have as well says nothing.
  const isTelling = alike.length <= known.length * 1.6;
  const above = spaces(rows);
  const usualSpace = middle(known.map((row) => above.get(row) ?? 0));
  const isSpaced = usualSpace > middle([...above.values()]) * moreSpace;
  const sameStyle = (row: Row): number => rows.filter((other) => styleOf(other) === styleOf(row)).length;
  const isApart = (row: Row): boolean =>
    isSpaced &&
    (above.get(row) ?? 0) >= usualSpace * 0.95 &&
    sameStyle(row) <= known.length &&
    shortWords.test(rowText(row));
  const firstKnown = known[0] ? rows.indexOf(known[0]) : rows.length;
  const head = rows.slice(0, firstKnown);
  const sections: { heading: string; kind?: KnownSection; rows: Row[] }[] = [];
  for (const row of rows.slice(firstKnown)) {
    const heading = rowText(row);
    const kind = row.cells.length === 1 ? knownSection(heading) : undefined;
    const setAlike = isTelling && styles.has(styleOf(row));
    const looksAlike = row.cells.length === 1 && isInLine(row) && (setAlike || isApart(row));
    if (kind || looksAlike) sections.push({ heading, ...(kind && { kind }), rows: [] });
    else sections.at(-1)?.rows.push(row);
  }
  return { head, sections };
};
