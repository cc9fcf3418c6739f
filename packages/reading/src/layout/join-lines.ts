import type { Cell, Line } from '../source/blocks.ts';
import type { Box } from '../source/source-document.ts';
import { join, type Traced } from '../text/traced-text.ts';
import { joinBroken } from './line-end-hyphens.ts';

/** Points by which the starts of two lines may differ and still be one edge. */
const inLine = 3;
/** Lines of one paragraph are at most this much further apart than usual. */
const mostSpace = 0.3;

/** How far a paragraph may stand in behind its first line, in points. */
const mostHanging = 40;

const opensLower = /^[\s(“"'‘]*[\p{Ll}]/u;
const goesOnAfter =
  /(?:[,&/–-]|\b(?:and|or|of|the|a|an|in|on|at|to|for|with|by|from|as|using|including|is|are|was|were|that|which))$/iu;
/** Nothing ends with such a word: "Institute of / Management". */
const neverLast = /(?:\s&|\b(?:and|of|the|for|with))$/iu;
const ends = /[.!?।:;]["”’)]?$/u;

/** A range of dates that had to be broken before its last year. */
const endsInDate = /(?:19|20)\d{2}.*(?:\p{L}{3},?|[-–—])\s*$/u;
const yearAlone = /^\s*(?:19|20)\d{2}\s*[)\]]?\s*$/u;

const lastOf = (line: Line): Cell | undefined => line.cells.at(-1);

/** How far the text behind a list mark stands in. */
const textIndent = (line: Line): number => {
  const start = line.cells[0]?.box?.x;
  return line.box !== undefined && start !== undefined ? line.indent + (start - line.box.x) : line.indent;
};

/** Under the last cell of a line: what stands there goes on, as behind a date in a column of its own. */
export const isUnderLastCell = (before: Line, next: Line): boolean => {
  const [last, start] = [lastOf(before)?.box, next.cells[0]?.box ?? next.box];
  return (
    before.cells.length > 1 &&
    last !== undefined &&
    start !== undefined &&
    Math.abs(start.x - last.x) <= inLine
  );
};

const isInLine = (first: Line, before: Line, next: Line): boolean => {
  if (isUnderLastCell(before, next)) return true;
  if (before !== first) return Math.abs(next.indent - before.indent) <= inLine;
  if (first.mark)
    return next.indent >= textIndent(first) - inLine || Math.abs(next.indent - first.indent) <= inLine;
  const isHanging = before.full && next.indent > first.indent && next.indent - first.indent <= mostHanging;
  return isHanging || Math.abs(next.indent - first.indent) <= inLine || next.indent < first.indent;
};

/** A new list entry, label or heading never continues a sentence. */
const startsSomething = (line: Line): boolean =>
  line.mark !== undefined || line.heading !== undefined || line.cells.length !== 1 || line.boxed;

const goesOn = (first: Line, before: Line, next: Line): boolean => {
  if (startsSomething(next) || before.heading !== undefined || before.boxed) return false;
  if (next.region !== before.region || next.spaceAbove > mostSpace || before.ruleBelow) return false;
  if (before.cells.length > 1 && before === first && !first.mark && !isUnderLastCell(before, next))
    return false;
  const [last, start] = [lastOf(before), next.cells[0]];
  if (!last || !start || Math.abs(last.size - start.size) > 0.6 || !isInLine(first, before, next))
    return false;
  if (endsInDate.test(before.text.text) && yearAlone.test(next.text.text)) return true;
  if (start.bold && !last.bold) return false;
  const lower = opensLower.test(next.text.text);
  const text = before.text.text.trimEnd();
  if (/:$/.test(text)) return false;
  if (last.bold && !start.bold && !lower) return false;
  // A hanging indent says by itself that the entry goes on.
  if (
    before.full ||
    (first.mark && next.indent >= textIndent(first) - inLine && textIndent(first) > first.indent)
  )
    return true;
  return neverLast.test(text) || (lower && !ends.test(text) && goesOnAfter.test(text));
};

const around = (a: Box | undefined, b: Box | undefined): Box | undefined => {
  if (!a || !b || a.page !== b.page) return a ?? b;
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    page: a.page,
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
};

const joinTexts = (before: Traced, after: Traced, words: ReadonlySet<string>): Traced =>
  joinBroken(before, after, words) ?? join([before, after], ' ');

const joined = (before: Line, next: Line, words: ReadonlySet<string>): Line => {
  const [last, start] = [lastOf(before), next.cells[0]];
  if (!last || !start) return before;
  const box = around(last.box, start.box);
  const cell: Cell = {
    ...last,
    text: joinTexts(last.text, start.text, words),
    bold: last.bold && start.bold,
    italic: last.italic && start.italic,
    ...(box && { box }),
  };
  const whole = around(before.box, next.box);
  return {
    ...before,
    text: joinTexts(before.text, next.text, words),
    cells: [...before.cells.slice(0, -1), cell],
    bold: before.bold && next.bold,
    italic: before.italic && next.italic,
    ruleBelow: next.ruleBelow,
    full: next.full,
    ...(whole && { box: whole }),
  };
};

const wordsOf = (lines: readonly Line[]): ReadonlySet<string> => {
  const words = new Set<string>();
  for (const { text } of lines)
    for (const [word] of text.text.toLowerCase().matchAll(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu))
      words.add(word);
  return words;
};

/** Lines as they were before the page made them break: each paragraph or list entry becomes one line. */
export const paragraphsOf = (lines: readonly Line[]): readonly Line[] => {
  const words = wordsOf(lines);
  const paragraphs: Line[] = [];
  let first: Line | undefined;
  let before: Line | undefined;
  for (const line of lines) {
    const last = paragraphs.at(-1);
    if (first && before && last && goesOn(first, before, line)) {
      paragraphs[paragraphs.length - 1] = joined(last, line, words);
    } else {
      paragraphs.push(line);
      first = line;
    }
    before = line;
  }
  return paragraphs;
};
