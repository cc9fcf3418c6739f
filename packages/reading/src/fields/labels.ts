import type { Block, Line, Table } from '../source/blocks.ts';
import { join, nothing, slice, type Traced, trim } from '../text/traced-text.ts';

/** "Father's Name : Ramesh" in whatever way it is set: on a line, in cells, in a table of two or three columns. */
export interface LabelPair {
  readonly label: Traced;
  readonly value: Traced;
  /** Label, separator and value: all that it consists of. */
  readonly whole: Traced;
}

/** What a label is looked up by: its letters in small, one space between words. */
export const labelKey = (label: string): string =>
  label
    .toLowerCase()
    .normalize('NFC')
    .replace(/['’‘`´.]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}%]+/gu, ' ')
    .trim();

export type IsLabel = (key: string) => boolean;

const nobody: IsLabel = () => false;

/** The longest label anybody writes, in words. */
const labelWords = 6;
const separator = /\s*(?:[:：]+\s?[-–—]*|[-–—]+:)\s*/u;
/** A dash parts a label from its value only where the label is known. */
const weakSeparator = /\s+[-–—=]+>?\s+|\s*[-–—=]+>?\s+|\t+/u;

const hasText = (text: Traced | undefined): text is Traced =>
  text !== undefined && /[\p{L}\p{N}]/u.test(text.text);

/** Not an address on the web, not a time of day. */
const isColonOfText = (text: string, at: number): boolean =>
  /^:\/\//.test(text.slice(at)) || (/[0-9]$/.test(text.slice(0, at)) && /^:[0-9]/.test(text.slice(at)));

const partedAt = (text: Traced, start: number, end: number): LabelPair => ({
  label: trim(slice(text, 0, start)),
  value: trim(slice(text, end)),
  whole: text,
});

const looksLikeLabel = (label: string): boolean =>
  /\p{L}/u.test(label) && labelKey(label).split(' ').length <= labelWords && !/[.!?;|•]\s|[,@]/u.test(label);

/** A pair on one line. Without `isLabel` only a colon makes one. */
export const labelPair = (text: Traced, isLabel: IsLabel = nobody): LabelPair | undefined => {
  const colon = separator.exec(text.text);
  if (colon && colon.index > 0 && !isColonOfText(text.text, colon.index + colon[0].search(/[:：]/))) {
    const pair = partedAt(text, colon.index, colon.index + colon[0].length);
    if (looksLikeLabel(pair.label.text) || isLabel(labelKey(pair.label.text))) return pair;
  }
  const weak = weakSeparator.exec(text.text);
  if (!weak || weak.index === 0) return undefined;
  const pair = partedAt(text, weak.index, weak.index + weak[0].length);
  return isLabel(labelKey(pair.label.text)) ? pair : undefined;
};

/** The labels of a line that holds several pairs: "DOB: 12/06/98 | Gender: Male". */
export const labelPairs = (text: Traced, isLabel: IsLabel = nobody): readonly LabelPair[] => {
  const starts = [0];
  for (const match of text.text.matchAll(/[|•·;~▪■◆❖♦●\t]|\s{3,}|,\s/gu)) {
    const from = match.index + match[0].length;
    const next = labelPair(slice(text, from), isLabel);
    // A comma or a gap may stand inside a value: only a known label begins a new pair there.
    const isSure =
      /[|•·;~▪■◆❖♦●]/u.test(match[0]) &&
      separator.test(text.text.slice(from).split(/[|•·;~▪■◆❖♦●]/u)[0] ?? '');
    if (next && (isSure || isLabel(labelKey(next.label.text)))) starts.push(from);
  }
  return starts.flatMap((start, index) => {
    const piece = slice(text, start, starts[index + 1]);
    const pair = labelPair(piece, isLabel);
    const isLast = index === starts.length - 1;
    return pair ? [isLast ? pair : { ...pair, value: trimmedEnd(pair.value) }] : [];
  });
};

const trimmedEnd = (value: Traced): Traced => {
  const end = value.text.replace(/[\s|•·;,~▪■◆❖♦●]+$/u, '').length;
  return slice(value, 0, end);
};

const onlySeparator = /^\s*[:：–—-]+\s*$/u;

/** Cells that hold label, separator and value each for themselves. */
const pairsInCells = (cells: readonly Traced[], isLabel: IsLabel): readonly LabelPair[] => {
  const pairs: LabelPair[] = [];
  for (let index = 0; index < cells.length; ) {
    const cell = cells[index] ?? nothing;
    const next = cells[index + 1] ?? nothing;
    const inCell = labelPairs(cell, isLabel);
    if (inCell.length > 0 && hasText(inCell.at(-1)?.value)) {
      pairs.push(...inCell);
      index += 1;
      continue;
    }
    const label = trim(slice(cell, 0, cell.text.replace(/[\s:：–—-]+$/u, '').length));
    const isMarked =
      label.text.length < cell.text.trimEnd().length ||
      onlySeparator.test(next.text) ||
      /^\s*[:：]/u.test(next.text);
    const isKnown = (isMarked && looksLikeLabel(label.text)) || isLabel(labelKey(label.text));
    if (!isKnown || !hasText(label)) {
      index += 1;
      continue;
    }
    const valueAt = onlySeparator.test(next.text) ? index + 2 : index + 1;
    const written = cells[valueAt] ?? nothing;
    const value = trim(slice(written, /^\s*[:：–—-]*\s*/u.exec(written.text)?.[0].length ?? 0));
    pairs.push({ label, value, whole: join(cells.slice(index, valueAt + 1), '\t') });
    index = valueAt + 1;
  }
  return pairs;
};

const cellTexts = (line: Line): readonly Traced[] =>
  line.cells.length > 0 ? line.cells.map(({ text }) => text) : [line.text];

/** The pairs of a line or of a row of a table. */
export const pairsOfLine = (line: Line, isLabel: IsLabel = nobody): readonly LabelPair[] =>
  line.cells.length > 1 ? pairsInCells(cellTexts(line), isLabel) : labelPairs(line.text, isLabel);

export const pairsOfTable = (table: Table, isLabel: IsLabel = nobody): readonly LabelPair[] =>
  table.rows.flatMap((row) => pairsInCells(row.map(({ text }) => text).filter(hasTextOrColon), isLabel));

const hasTextOrColon = ({ text }: Traced): boolean => text.trim() !== '';

export interface LabelledBlock {
  readonly block: Block;
  readonly pairs: readonly LabelPair[];
  /** Lines without a label that go on with the last value. */
  readonly more: readonly Line[];
}

/** It says by itself what it is. */
const webAddress = /@\S+\.\p{L}|https?:|www\.|linkedin\.com|github\.com/iu;

/** Nothing is missing behind an e-mail address or a number of ten figures. */
const wholeContact = /\S@\S+\.\p{L}{2,}\s*$|(?:\d[\s-]?){9}\d\s*$/u;

/** Whether a line goes on with the value above it: it has no label, and is set in as values are or follows a full line. */
const goesOn = (line: Line, before: Line, first: Line): boolean => {
  if (line.mark || line.region !== before.region || line.spaceAbove > 1 || line.heading !== undefined)
    return false;
  // Beside a label that stands at the right, what stands at the left is something else.
  if (line.box && first.box && line.box.x + line.box.width <= first.box.x) return false;
  if (webAddress.test(line.text.text) && !/[:：]\s*$/u.test(before.text.text)) return false;
  if (wholeContact.test(before.text.text) && /^\s*[^\p{Ll}\s]|\S\s+\S/u.test(line.text.text)) return false;
  const value = first.cells.at(-1);
  const isUnderValue =
    first.cells.length > 1 &&
    value?.box !== undefined &&
    line.box !== undefined &&
    Math.abs(line.box.x - value.box.x) < 6;
  return isUnderValue || before.full || line.indent > first.indent + 12;
};

/** Every block with the pairs in it; lines that go on with a value stand with it. */
export const labelledBlocks = (
  blocks: readonly Block[],
  isLabel: IsLabel = nobody,
): readonly LabelledBlock[] => {
  const labelled: { block: Block; pairs: readonly LabelPair[]; more: Line[] }[] = [];
  for (const block of blocks) {
    const pairs = block.kind === 'table' ? pairsOfTable(block, isLabel) : pairsOfLine(block, isLabel);
    const last = labelled.at(-1);
    const isMore =
      last !== undefined &&
      last.pairs.length > 0 &&
      last.block.kind === 'line' &&
      block.kind === 'line' &&
      pairs.length === 0 &&
      goesOn(block, last.more.at(-1) ?? last.block, last.block);
    if (isMore && block.kind === 'line') last.more.push(block);
    else labelled.push({ block, pairs, more: [] });
  }
  return labelled;
};

/** The pairs, the last with the lines that go on with it. */
export const withMore = ({ pairs, more }: LabelledBlock): readonly LabelPair[] => {
  const last = pairs.at(-1);
  if (!last || more.length === 0) return pairs;
  const texts = more.map(({ text }) => text);
  const value = join([last.value, ...texts], ' ');
  return [...pairs.slice(0, -1), { ...last, value, whole: join([last.whole, ...texts], ' ') }];
};
