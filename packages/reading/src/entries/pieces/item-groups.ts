import type { EntryContext } from '../../draft/entry-context.ts';
import { type FoundDate, findDate, findPeriod } from '../../fields/dates.ts';
import { endOf, leftAround } from '../../fields/found.ts';
import { paragraphsOf } from '../../layout/join-lines.ts';
import type { Block, Line } from '../../source/blocks.ts';
import { type Traced, trim } from '../../text/traced-text.ts';
import { linesOf } from './lines-of-blocks.ts';
import { titleStyle } from './title-lines.ts';
import { trimSigns } from './trim-signs.ts';

/** An entry of a plain list: the line that opens it, and those that belong to it. */
export interface ItemGroup {
  readonly head: Line;
  readonly rest: readonly Line[];
}

const isTimeAlone = ({ text }: Line): boolean => {
  const found = findPeriod(text) ?? findDate(text);
  return found !== undefined && !/[\p{L}\p{N}]/u.test(leftAround(text, found).text);
};

/** Whether a line opens an entry, by what most of the section does. */
const openerOf = (lines: readonly Line[]): ((line: Line, before: Line | undefined) => boolean) => {
  const marked = lines.filter(({ mark }) => mark !== undefined);
  const bold = lines.filter((line) => line.bold && !line.mark);
  const isHeaded = bold.length > 0 && bold.length < lines.length;
  const first = lines[0];
  // Who gave it may be bold as well, in smaller letters.
  if (isHeaded && first?.bold) return (line) => line.bold && !line.mark && first.size - line.size < 0.4;
  const isTitle = titleStyle(lines);
  if (isTitle) return isTitle;
  if (marked.length > 0 && lines[0]?.mark) {
    const edge = Math.min(...marked.map(({ indent }) => indent));
    return (line) => line.mark !== undefined && line.indent <= edge + 6;
  }
  // Unmarked lines, each with a list below it.
  if (marked.length > 0) return (line) => line.mark === undefined;
  return (line) => !isTimeAlone(line);
};

export const itemGroups = (blocks: readonly Block[], context: EntryContext): readonly ItemGroup[] => {
  const lines = paragraphsOf(linesOf(blocks));
  const opens = openerOf(lines);
  const groups: { head: Line; rest: Line[] }[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.mark) context.ledger.take(line.mark, 'mark');
    const group = groups.at(-1);
    if (!group || opens(line, lines[index - 1])) groups.push({ head: line, rest: [] });
    else group.rest.push(line);
  }
  return groups;
};

/** A date at the edge of a text, in a bracket or behind a sign: one in the middle belongs to what is told. */
export const dateAtEdge = (text: Traced): FoundDate | undefined => {
  const period = findPeriod(text);
  const date = findDate(text);
  if (!date || (period && period.index <= date.index)) return undefined;
  const before = text.text.slice(0, date.index);
  const after = text.text.slice(endOf(date));
  const isLast = !/[\p{L}\p{N}]/u.test(after);
  const isApart = /[,|(•·\t–—:-]\s*$|^\s*$|\s{2}$/u.test(before) || /\b(?:in|on|dated)\s+$/i.test(before);
  const isFirst = !/[\p{L}\p{N}]/u.test(before) && /^\s*[,|)•·\t–—:-]/u.test(after);
  return (isLast && isApart) || isFirst ? date : undefined;
};

/** A text without the date at its edge. */
export const withoutDate = (text: Traced): { readonly rest: Traced; readonly date?: FoundDate } => {
  const date = dateAtEdge(text);
  return date ? { rest: trimSigns(leftAround(text, date)), date } : { rest: trim(text) };
};
