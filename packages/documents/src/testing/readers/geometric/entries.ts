import {
  bulletMark,
  isMarks,
  isPeriod,
  isWebAddress,
  jobWords,
  type KnownSection,
  periodIn,
} from './known-words.ts';
import { listOf } from './lists.ts';
import { type Row, rowText } from './rows.ts';
import { styleOf } from './sections.ts';
import { goesOn } from './wraps.ts';

export interface ParsedEntry {
  readonly title: string;
  readonly organization: string;
  readonly place: string;
  readonly dates: string;
  readonly marks: string;
  readonly links: readonly string[];
  readonly bullets: readonly string[];
  readonly tags: readonly string[];
}

interface RowEntry {
  readonly head: Row[];
  readonly bullets: string[];
  readonly after: Row[];
}

/**
 * An entry starts with a row set like the first of its section, once the one before is complete: it has its dates, or
 * something below its title.
 */
export const parseEntries = (
  rows: readonly Row[],
  kind: KnownSection | undefined,
  edge: number,
): ParsedEntry[] => cutEntries(rows, edge).map((entry) => parseEntry(entry, kind, edge));

/** How far the text behind a bullet stands in from it at least, in parts of its size. */
const leastIndent = 0.5;

const hasPeriod = (row: Row): boolean => row.cells.some(({ text }) => periodIn(text) !== undefined);

const cutEntries = (rows: readonly Row[], edge: number): RowEntry[] => {
  const entries: RowEntry[] = [];
  const lead = new Set(rows[0]?.cells[0]?.styles);
  let textX: number | undefined;
  for (const [index, row] of rows.entries()) {
    const entry = entries.at(-1);
    const before = rows[index - 1];
    const [first] = row.cells;
    const indented = textX !== undefined && first !== undefined && first.x >= textX;
    const text = row.cells.map((cell) => cell.text).join(' ');
    if (entry && first && bulletMark.test(text)) {
      entry.bullets.push(text.replace(bulletMark, ''));
      textX = first.x + first.size * leastIndent;
    } else if (entry && indented && entry.after.length === 0 && before && goesOn(before, row, edge)) {
      entry.bullets.push(`${entry.bullets.pop()} ${text}`);
    } else if (!entry || (isSetLike(row, lead) && isComplete(entry, lead))) {
      for (const style of first?.styles ?? []) lead.add(style);
      entries.push({ head: [row], bullets: [], after: [] });
      textX = undefined;
    } else if (entry.bullets.length > 0) entry.after.push(row);
    else entry.head.push(row);
  }
  return entries;
};

/** A title in another script is in another face; it is known by the part that is not. */
const isSetLike = ({ cells: [first] }: Row, lead: ReadonlySet<string>): boolean =>
  first?.styles.some((style) => lead.has(style)) ?? false;

const isComplete = ({ head, bullets }: RowEntry, lead: ReadonlySet<string>): boolean =>
  bullets.length > 0 || head.some((row) => hasPeriod(row) || !isSetLike(row, lead));

/** The cells of a head; what was broken at the end of a row is whole again. */
const headCells = (head: readonly Row[], edge: number): string[] => {
  const texts: string[] = [];
  const lead = head[0] && styleOf(head[0]);
  head.forEach((row, index) => {
    const before = head[index - 1];
    const cells = row.cells.map(({ text }) => text);
    const titleGoesOn =
      before !== undefined && before.cells.length === 1 && styleOf(before) === lead && styleOf(row) === lead;
    const wraps = before !== undefined && (titleGoesOn || goesOn(before, row, edge));
    if (
      wraps &&
      !isPeriod(texts.at(-1) ?? '') &&
      !isPeriod(cells[0] ?? '') &&
      !isWebAddress(cells[0] ?? '')
    ) {
      texts.push(`${texts.pop()} ${cells[0]}`, ...cells.slice(1));
    } else texts.push(...cells);
  });
  return texts;
};

const parseEntry = (
  { head, bullets, after }: RowEntry,
  kind: KnownSection | undefined,
  edge: number,
): ParsedEntry => {
  const [title = '', ...cells] = headCells(head, edge);
  const found = { title, organization: '', place: '', dates: '', marks: '' };
  const links: string[] = [];
  const others: string[] = [];
  const fused = isPeriod(title) ? undefined : trailingPeriod(title);
  if (fused) Object.assign(found, { title: fused.rest, dates: fused.period });
  for (const cell of cells) {
    const period = trailingPeriod(cell);
    if (isPeriod(cell) && !found.dates) found.dates = cell;
    else if (isMarks(cell) && !found.marks) found.marks = cell;
    else if (isWebAddress(cell)) links.push(cell);
    else if (period && !found.dates) {
      found.dates = period.period;
      others.push(period.rest);
    } else others.push(cell);
  }
  if (kind === 'education' && !found.marks && others.length > 1) found.marks = others.pop() ?? '';
  const rest = after.filter((row) => !isWebAddress(rowText(row)));
  for (const row of after) if (isWebAddress(rowText(row))) links.push(rowText(row));
  const tagged = kind === 'projects' ? head.slice(1).filter((row) => !hasPeriod(row)) : [];
  [found.organization = '', found.place = ''] = others;
  const turned =
    (kind === 'work' || kind === 'training') &&
    jobWords.test(found.organization) &&
    !jobWords.test(found.title);
  if (turned) [found.title, found.organization] = [found.organization, found.title];
  return { ...found, links, bullets, tags: listOf([...tagged, ...rest], edge) };
};

/** Words and dates that stand too close to be cells of their own. */
const trailingPeriod = (cell: string): { period: string; rest: string } | undefined => {
  const period = periodIn(cell);
  if (period === undefined) return undefined;
  const at = cell.indexOf(period);
  return at < 0
    ? undefined
    : { period, rest: `${cell.slice(0, at)}${cell.slice(at + period.length)}`.trim() };
};
