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

/** Points by which the starts of two rows may differ and still be one edge. */
const inLine = 2;

/** Cut at rows of one cell that say a known heading, or that look like the known ones and like nothing else. */
export const cutSections = (rows: readonly Row[]): Sectioned => {
  const known = rows.filter((row) => row.cells.length === 1 && knownSection(rowText(row)));
  const styles = new Set(known.map(styleOf));
  const starts = known.map(({ cells: [first] }) => first?.x ?? 0);
  const isInLine = ({ cells: [first] }: Row): boolean =>
    starts.some((x) => Math.abs(x - (first?.x ?? 0)) < inLine);
  const alike = rows.filter((row) => styles.has(styleOf(row)));
  // A style that most other rows have as well says nothing.
  const isTelling = alike.length <= known.length * 1.6;
  const firstKnown = known[0] ? rows.indexOf(known[0]) : rows.length;
  const head = rows.slice(0, firstKnown);
  const sections: { heading: string; kind?: KnownSection; rows: Row[] }[] = [];
  for (const row of rows.slice(firstKnown)) {
    const heading = rowText(row);
    const kind = row.cells.length === 1 ? knownSection(heading) : undefined;
    const looksAlike = isTelling && row.cells.length === 1 && styles.has(styleOf(row)) && isInLine(row);
    if (kind || looksAlike) sections.push({ heading, ...(kind && { kind }), rows: [] });
    else sections.at(-1)?.rows.push(row);
  }
  return { head, sections };
};
