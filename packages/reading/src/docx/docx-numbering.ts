import { childOf, childrenOf, type XmlElement } from '../xml/read-xml.ts';
import { points } from './docx-measures.ts';
import type { DocxStyles } from './docx-styles.ts';
import { shownText } from './docx-symbols.ts';

interface Level {
  readonly start: number;
  readonly format: string;
  readonly text: string;
  readonly font: string | undefined;
  readonly indent: number | undefined;
}

interface List {
  /** Lists of one definition go on counting. */
  readonly definition: string;
  readonly levels: ReadonlyMap<number, Level>;
  readonly starts: ReadonlyMap<number, number>;
}

/** The bullets and numbers that Word puts in front of paragraphs. */
export class DocxNumbering {
  readonly #lists = new Map<string, List>();
  readonly #counts = new Map<string, number[]>();
  readonly #started = new Set<string>();

  constructor(root: XmlElement | undefined, styles: DocxStyles) {
    const definitions = new Map(
      childrenOf(root, 'w:abstractNum').map((found) => [found.attributes['w:abstractNumId'] ?? '', found]),
    );
    const lists = new Map(
      childrenOf(root, 'w:num').map((found) => [found.attributes['w:numId'] ?? '', found]),
    );
    const definitionOf = (list: XmlElement | undefined): string =>
      childOf(list, 'w:abstractNumId')?.attributes['w:val'] ?? '';
    for (const [id, list] of lists) {
      let definition = definitionOf(list);
      const style = childOf(definitions.get(definition), 'w:numStyleLink')?.attributes['w:val'];
      const linked = style === undefined ? undefined : styles.listOfStyle(style);
      if (linked !== undefined) definition = definitionOf(lists.get(linked));
      this.#lists.set(id, readList(definition, definitions.get(definition), list));
    }
  }

  indent = (list: string, level: number): number | undefined =>
    this.#lists.get(list)?.levels.get(level)?.indent;

  /** What stands in front of the next paragraph of the list; counts it. */
  next(list: string, level: number): string | undefined {
    const found = this.#lists.get(list);
    const here = found?.levels.get(level);
    if (!found || !here) return undefined;
    const counts = this.#counts.get(found.definition) ?? [];
    this.#counts.set(found.definition, counts);
    const start = found.starts.get(level);
    const key = `${list} ${level}`;
    if (start !== undefined && !this.#started.has(key)) counts[level] = start - 1;
    this.#started.add(key);
    counts[level] = (counts[level] ?? here.start - 1) + 1;
    counts.length = level + 1;
    if (here.format === 'bullet') return shownText(here.text, here.font).trim() || undefined;
    const text = here.text.replace(/%([1-9])/g, (_, digit: string) => {
      const at = Number(digit) - 1;
      const counted = found.levels.get(at);
      return numberText(counts[at] ?? counted?.start ?? 1, counted?.format ?? 'decimal');
    });
    return text.trim() || undefined;
  }
}

const readList = (
  definition: string,
  abstract: XmlElement | undefined,
  list: XmlElement | undefined,
): List => {
  const levels = new Map<number, Level>();
  const starts = new Map<number, number>();
  const add = (level: XmlElement) =>
    levels.set(Number(level.attributes['w:ilvl'] ?? 0), {
      start: Number(childOf(level, 'w:start')?.attributes['w:val'] ?? 1) || 0,
      format: childOf(level, 'w:numFmt')?.attributes['w:val'] ?? 'decimal',
      text: childOf(level, 'w:lvlText')?.attributes['w:val'] ?? '',
      font: childOf(childOf(level, 'w:rPr'), 'w:rFonts')?.attributes['w:ascii'],
      indent: indentOf(level),
    });
  for (const level of childrenOf(abstract, 'w:lvl')) add(level);
  for (const change of childrenOf(list, 'w:lvlOverride')) {
    const start = childOf(change, 'w:startOverride')?.attributes['w:val'];
    if (start !== undefined) starts.set(Number(change.attributes['w:ilvl'] ?? 0), Number(start) || 0);
    for (const level of childrenOf(change, 'w:lvl')) add(level);
  }
  return { definition, levels, starts };
};

const indentOf = (level: XmlElement): number | undefined => {
  const attributes = childOf(childOf(level, 'w:pPr'), 'w:ind')?.attributes;
  return points(attributes?.['w:left'] ?? attributes?.['w:start'], 20);
};

const numberText = (count: number, format: string): string => {
  if (count < 1 || count > 9999) return String(count);
  if (format === 'lowerLetter') return letters(count);
  if (format === 'upperLetter') return letters(count).toUpperCase();
  if (format === 'lowerRoman') return roman(count);
  if (format === 'upperRoman') return roman(count).toUpperCase();
  if (format === 'decimalZero') return String(count).padStart(2, '0');
  if (format === 'hindiNumbers')
    return [...String(count)].map((digit) => String.fromCharCode(0x0966 + Number(digit))).join('');
  return format === 'none' ? '' : String(count);
};

/** a, b, … z, aa, bb, as Word counts. */
const letters = (count: number): string =>
  String.fromCharCode(97 + ((count - 1) % 26)).repeat(Math.min(20, Math.floor((count - 1) / 26) + 1));

const romans = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;

const roman = (count: number): string => {
  let left = count;
  let text = '';
  for (const [value, sign] of romans) {
    while (left >= value) {
      text += sign;
      left -= value;
    }
  }
  return text;
};
