import { findTime } from '../../fields/dates.ts';
import { endOf } from '../../fields/found.ts';
import { isPlace } from '../../fields/places.ts';
import type { Line } from '../../source/blocks.ts';
import { readRoleHead } from './role-head.ts';
import { hasCount, type RoleLine, roleLine, saysWork } from './role-lines.ts';
import { companyScore, titleScore } from './role-words.ts';

/** One job as its lines: those that name it and those that tell of it. */
export interface RoleBlock {
  readonly head: readonly RoleLine[];
  readonly body: readonly RoleLine[];
  /** It follows the text of another job without a line that could name a firm: a further post in the same one. */
  readonly isFurtherPost: boolean;
}

const mostLead = 3;

/** How many lines right before a place may belong to its head. */
const headsBefore = (lines: readonly RoleLine[], index: number, from: number): number => {
  let count = 0;
  while (count < mostLead && index - count - 1 >= from && lines[index - count - 1]?.isHead) count += 1;
  return count;
};

const isNamed = ({ line: { text } }: RoleLine): boolean =>
  titleScore(text.text) >= 2 || companyScore(text.text) >= 2;

const sameStyle = (a: Line | undefined, b: Line | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.bold === b.bold &&
  a.italic === b.italic &&
  Math.abs(a.size - b.size) < 0.6;

/** Lines that name the firm or the post by a label belong to the job below them, whatever space is between them. */
const withLabelsAbove = (lines: readonly RoleLine[], start: number, anchor: number, from: number): number => {
  const named = new Set(lines.slice(start, anchor).map(({ label }) => label?.kind));
  let first = start;
  for (let index = start - 1; index >= from; index--) {
    const kind = lines[index]?.label?.kind;
    if ((kind !== 'company' && kind !== 'title') || named.has(kind)) break;
    named.add(kind);
    first = index;
  }
  return first;
};

/** Where each job begins, given the lines that say when. */
const startsOf = (lines: readonly RoleLine[], anchors: readonly number[]): readonly number[] => {
  const [first = 0] = anchors;
  const lead = headsBefore(lines, first, 0);
  const opening = lines[first - lead];
  const isMarked = lead > 0 && opening?.line.bold === true;
  return anchors.map((anchor, index) => {
    if (index === 0) return anchor - lead;
    const from = (anchors[index - 1] ?? 0) + 1;
    const possible = headsBefore(lines, anchor, from);
    if (isMarked) {
      // The first job opens with a line in bold: so does each.
      for (let back = possible; back > 0; back--)
        if (sameStyle(lines[anchor - back]?.line, opening.line)) return anchor - back;
    }
    const above = lines[anchor - 1];
    // Behind the text of the job before, a name above a line that lacks one belongs to it, whatever the first job does.
    const isOpening =
      lead === 0 &&
      possible === 1 &&
      above !== undefined &&
      anchor - 2 >= from &&
      (above.line.bold || isNamed(above));
    if (isOpening && namesIn(lines.slice(anchor, anchor + 1)) < 2) return anchor - 1;
    const usual = Math.min(lead, possible);
    const spaced = Array.from({ length: possible }, (_, back) => back + 1).find(
      (back) => (lines[anchor - back]?.line.spaceAbove ?? 0) > 0.5,
    );
    const start = anchor - (lead > 0 && spaced !== undefined ? Math.min(spaced, mostLead) : usual);
    return withLabelsAbove(lines, start, anchor, from);
  });
};

/** How many names (of posts or firms) a head gives so far. */
const namesIn = (head: readonly RoleLine[]): number => {
  const { names, title, company } = readRoleHead(head, false);
  return names.length + (title ? 1 : 0) + (company ? 1 : 0);
};

const isOnlyPlace = ({ line: { text } }: RoleLine): boolean => isPlace(text);

/** How far the head reaches behind the line that says when. */
const endOfHead = (lines: readonly RoleLine[], start: number, anchor: number, end: number): number => {
  let at = anchor + 1;
  while (at < end && at - anchor <= mostLead) {
    const line = lines[at];
    if (!line?.isHead || line.period) break;
    const names = namesIn(lines.slice(start, at));
    const isLabelled = line.label !== undefined;
    const next = lines[at + 1];
    const stands = line.line.bold || line.line.italic || isNamed(line);
    const precedesText = at + 1 < end && next !== undefined && (!next.isHead || next.line.mark !== undefined);
    const isWanted = names < 2 && (stands || precedesText || at + 1 === end);
    if (!(isLabelled || isOnlyPlace(line) || isWanted)) break;
    at += 1;
  }
  return at;
};

const blocksAt = (
  lines: readonly RoleLine[],
  anchors: readonly number[],
): { readonly blocks: readonly RoleBlock[]; readonly before: readonly RoleLine[] } => {
  const starts = startsOf(lines, anchors);
  let isGroup = false;
  const blocks = anchors.map((anchor, index): RoleBlock => {
    const start = starts[index] ?? anchor;
    const end = starts[index + 1] ?? lines.length;
    const headEnd = endOfHead(lines, start, anchor, end);
    const isFurtherPost = index > 0 && start === anchor && isGroup;
    isGroup = isFurtherPost || start < anchor;
    return { head: lines.slice(start, headEnd), body: lines.slice(headEnd, end), isFurtherPost };
  });
  return { blocks, before: lines.slice(0, starts[0] ?? lines.length) };
};

/** Labels begin a job again when one comes back. */
const labelAnchors = (lines: readonly RoleLine[]): readonly number[] => {
  const anchors: number[] = [];
  let seen = new Set<string>();
  for (const [index, { label }] of lines.entries()) {
    if (label?.kind !== 'company' && label?.kind !== 'title') continue;
    if (anchors.length === 0 || seen.has(label.kind)) {
      anchors.push(index);
      seen = new Set();
    }
    seen.add(label.kind);
  }
  return anchors;
};

/** Lines that stand out among what follows them, or that name a post or a firm. */
const styleAnchors = (lines: readonly RoleLine[]): readonly number[] => {
  const heads = lines.flatMap((line, index) => (line.isHead ? [index] : []));
  const bold = heads.filter((index) => lines[index]?.line.bold);
  const standing = bold.length > 0 ? bold : heads.filter((index) => isNamed(lines[index] as RoleLine));
  // Lines of one head follow each other: only the first begins a job.
  return standing.filter((index, place) => place === 0 || index - (standing[place - 1] ?? 0) > 1);
};

/** A single date behind a name: `Intern, Asha Textiles, June 2020`. */
const withSingleDate = (line: RoleLine): RoleLine => {
  const tells = saysWork(line.line.text.text);
  if (line.period || (!tells && !isNamed(line) && !line.line.bold && line.line.cells.length < 2)) return line;
  if (line.label?.kind === 'duties' || line.label?.kind === 'detail') return line;
  const period = findTime(line.line.text);
  return period ? { ...line, period, isAnchor: line.isHead || tells } : line;
};

const dateAtEnd = /(?:[|\t•·~]|\s{2})\s*[^|\t•·~]*$/u;

/** A single date at the end of the line below a title that is set apart: a job that began and ended in one year. */
const withDateBelowTitle = (line: RoleLine, above: RoleLine | undefined): RoleLine => {
  const title = above?.line;
  if (line.period || line.label || line.line.mark || !line.isHead || !title || !above.isHead || above.period)
    return line;
  const isLarger = title.size > line.line.size && title.spaceAbove > 0.5 && line.line.spaceAbove < 0.3;
  const isSetApart =
    (title.bold && !line.line.bold) ||
    (title.heading !== undefined && line.line.heading === undefined) ||
    (isLarger && isNamed(above));
  const cell = dateAtEnd.exec(line.line.text.text);
  if (!isSetApart || !cell) return line;
  const period = findTime(line.line.text);
  const isLast =
    period && period.index >= cell.index && !/[\p{L}\p{N}]/u.test(line.line.text.text.slice(endOf(period)));
  return isLast ? { ...line, period, isAnchor: true } : line;
};

/** Among jobs that are told in a sentence each, one that gives no date. */
const isToldJob = ({ line: { text, mark } }: RoleLine): boolean =>
  mark !== undefined && saysWork(text.text) && /(?<!\p{L})(?:as|at)\s+(?:an?\s+)?\p{Lu}/u.test(text.text);

/** The jobs among the lines of a section; what comes before the first is none. */
export const roleBlocks = (
  lines: readonly Line[],
): { readonly blocks: readonly RoleBlock[]; readonly before: readonly RoleLine[] } => {
  const read = lines.map(roleLine);
  const all = read.map((line, index) => withDateBelowTitle(line, read[index - 1]));
  const unmarked = all.flatMap((line, index) =>
    line.isAnchor && (!line.line.mark || line.label || hasCount(line.line)) ? [index] : [],
  );
  if (unmarked.length > 0) return blocksAt(all, unmarked);
  const isTold = all.some((line) => line.isAnchor && isToldJob(line));
  const marked = all.flatMap((line, index) => (line.isAnchor || (isTold && isToldJob(line)) ? [index] : []));
  if (marked.length > 0) return blocksAt(all, marked);
  const labelled = labelAnchors(all);
  if (labelled.length > 0) return blocksAt(all, labelled);
  const dated = all.map(withSingleDate);
  const single = dated.flatMap((line, index) => (line.isAnchor ? [index] : []));
  if (single.length > 0) return blocksAt(dated, single);
  const styled = styleAnchors(all);
  if (styled.length > 0) return blocksAt(all, styled);
  return { blocks: [], before: all };
};
