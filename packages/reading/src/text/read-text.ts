import { type Refusal, refuse } from '@kalam/domain/refusal';
import { BlockWriter, type LineLook, type Piece, TooMuchText } from '../source/block-writer.ts';
import type { Block } from '../source/blocks.ts';
import { isDivider, isMarkdown, markdownLine, plainPieces, tableCells } from './markdown.ts';
import { isTypedRule } from './typed-rule.ts';

export type TextReading =
  | { readonly refusal: Refusal }
  | { readonly refusal?: undefined; readonly blocks: readonly Block[]; readonly text: string };

interface TextLine {
  readonly text: string;
  /** Blank lines before it. */
  readonly blank: number;
  ruleAbove: boolean;
  ruleBelow: boolean;
  heading?: number;
}

/** What somebody pasted or kept in a text file, line by line. Markdown is understood where the text is written in it. */
export const readText = (text: string): TextReading => {
  const writer = new BlockWriter();
  try {
    write(textLines(text), writer);
  } catch (failure) {
    if (!(failure instanceof TooMuchText)) throw failure;
    return { refusal: refuse('import-too-much-text') };
  }
  if (writer.blocks.length === 0) return { refusal: refuse('import-nothing-found') };
  return { blocks: writer.blocks, text: writer.text };
};

const textLines = (text: string): readonly TextLine[] => {
  const lines: TextLine[] = [];
  let blank = 0;
  let ruleAbove = false;
  for (const raw of text.replace(/^\ufeff/, '').split(/\r\n|[\n\r\f\v\u0085\u2028\u2029]/)) {
    const line = raw.replace(/[\u00ad\u200b\ufeff]/g, '');
    const last = lines.at(-1);
    if (line.trim() === '') blank += 1;
    else if (isTypedRule(line)) {
      // A rule between two blank lines parts what it stands between; one below a line makes that a heading.
      if (last) {
        last.ruleBelow = true;
        if (blank === 0 && /^\s*[=-]/.test(line) && isShort(last.text))
          last.heading ??= line.includes('=') ? 1 : 2;
      }
      ruleAbove = blank > 0 || !last;
      blank += 1;
    } else {
      lines.push({ text: line, blank: lines.length === 0 ? 0 : blank, ruleAbove, ruleBelow: false });
      blank = 0;
      ruleAbove = false;
    }
  }
  return lines;
};

const isShort = (text: string): boolean => text.trim().length <= 60 && !/^\s*[|]/.test(text);

const write = (lines: readonly TextLine[], writer: BlockWriter): void => {
  const isMarked = isMarkdown(lines.map(({ text }) => text));
  const edge = edgeOf(lines);
  for (let index = 0; index < lines.length; ) {
    const rows = isMarked ? tableAt(lines, index) : [];
    if (rows.length > 0) {
      writer.table(
        evened(rows.flatMap((cells) => (cells ? [cells.map((text) => markdownLine(text).pieces)] : []))),
      );
      index += rows.length;
      continue;
    }
    const line = lines[index];
    if (line) writeLine(line, isMarked, edge, writer);
    index += 1;
  }
};

const writeLine = (line: TextLine, isMarked: boolean, edge: number, writer: BlockWriter): void => {
  const { pieces, heading } = isMarked ? markdownLine(line.text) : plainPieces(line.text);
  const level = heading ?? line.heading;
  const look: LineLook = {
    heading: level,
    indent: indentOf(line.text),
    spaceAbove: line.blank,
    ruleAbove: line.ruleAbove,
    ruleBelow: line.ruleBelow,
    full: line.text.trimEnd().length >= edge,
  };
  writer.line(pieces, look);
};

/** Fewer letters than in a line of any page. */
const narrowest = 50;

/**
 * From how many letters on a line goes to the right edge. Text from a page or a mail is broken where that was, which shows
 * in lines of nearly the same length; other text has none, and a paragraph a line.
 */
const edgeOf = (lines: readonly TextLine[]): number => {
  const lengths = lines.map(({ text }) => text.trimEnd().length).sort((one, other) => other - one);
  const longest = lengths[0] ?? 0;
  const edge = Math.round(longest * 0.85);
  const near = lengths.filter((length) => length >= edge).length;
  const isBroken = longest >= narrowest && longest <= 140 && near >= 4;
  return isBroken ? edge : Number.POSITIVE_INFINITY;
};

/** Of a letter a half em of twelve points; a tab is four letters. */
const indentOf = (text: string): number => (/^\s*/.exec(text)?.[0] ?? '').replaceAll('\t', '    ').length * 6;

/** The rows of a table that begins here, a divider among them as nothing. */
const tableAt = (lines: readonly TextLine[], start: number): readonly (readonly string[] | undefined)[] => {
  if (!isDivider(lines[start + 1]?.text ?? '')) return [];
  const rows: (readonly string[] | undefined)[] = [];
  for (let index = start; index < lines.length; index++) {
    const line = lines[index];
    if (!line || (index > start && line.blank > 0) || !line.text.includes('|')) break;
    rows.push(isDivider(line.text) ? undefined : tableCells(line.text));
  }
  return rows;
};

const evened = (
  rows: readonly (readonly (readonly Piece[])[])[],
): readonly (readonly (readonly Piece[])[])[] => {
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  return rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => [])]);
};
