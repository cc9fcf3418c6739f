import type { Block, Section, Text } from '../compose/blocks.ts';
import { type Direction, directionOf, hasRightToLeft, levelsOf, visualOrder } from '../fonts/bidi.ts';

/** Of the code units of a text: odd ones go from right to left. */
export type Levels = readonly number[];

/**
 * What the rules for any text would tear off, in the way that applications may say so (UAX #9, HL3): C++ and C# keep their
 * signs at the right, a telephone number its groups in the order of dialling.
 */
const ofOneWord = /(?<=[A-Za-z])[+#]+|\+\d[\d -]{6,}\d/g;

interface Said {
  readonly text: string;
  readonly href?: string;
}

const firstOf = (block: Block | undefined): Text | undefined => {
  switch (block?.kind) {
    case 'paragraph':
      return block;
    case 'entry':
      return block.title;
    case 'list':
      return block.bullets[0];
    case 'skills':
      return block.groups[0]?.skills[0];
    case 'items':
      return block.items[0];
    case 'facts':
      return block.facts[0]?.label ?? block.facts[0]?.value;
    case 'declaration':
      return block.statement;
    default:
      return undefined;
  }
};

/** A heading begins where the first thing below it does: its own words are often not the person's. */
export const headingDirection = ({ heading, blocks: [first] }: Section): Direction =>
  [heading.text, firstOf(first)?.text ?? ''].some((text) => directionOf(text) === 'rtl') ? 'rtl' : 'ltr';

/** A paragraph goes the way of the first letter of its own that has one. */
export const directionOfSpans = (spans: readonly Said[]): Direction =>
  spans.some(({ text }) => hasRightToLeft(text))
    ? (directionOf(spans.map(({ text }) => text).join('')) ?? 'ltr')
    : 'ltr';

/**
 * Nothing where all goes from left to right. What stands side by side on a line comes from different fields, and each goes
 * its own way whatever stands before it; only what has no direction, such as a comma between two, goes with the paragraph.
 */
export const levelsOfSpans = (
  spans: readonly Said[],
  direction: Direction,
): readonly Levels[] | undefined => {
  if (direction === 'ltr' && !spans.some(({ text }) => hasRightToLeft(text))) return undefined;
  return spans.map(({ text, href }) => {
    // The digits of a telephone number are dialled from left to right.
    const own = directionOf(text) ?? (href ? 'ltr' : direction);
    const levels = levelsOf(
      text.replace(ofOneWord, (signs) => 'a'.repeat(signs.length)),
      own === 'rtl' ? 1 : direction === 'rtl' ? 2 : 0,
    );
    const [start, end] = [text.search(/\S|$/), text.search(lastSigns)];
    const around = direction === 'rtl' ? 1 : 0;
    return levels.map((level, at) => (at < start || at >= end ? around : level));
  });
};

/** The space to what follows, and the colon before it, are between the two. */
const lastSigns = /:?\s*$/;

export interface OneWay {
  readonly text: string;
  readonly level: number;
  readonly direction: Direction;
}

/** A text cut where its direction changes. */
export const oneWay = (text: string, levels: Levels): OneWay[] => {
  const pieces: OneWay[] = [];
  for (let start = 0; start < text.length; ) {
    const level = levels[start] ?? 0;
    let end = start + 1;
    while (end < text.length && levels[end] === level) end++;
    pieces.push({ text: text.slice(start, end), level, direction: level % 2 === 1 ? 'rtl' : 'ltr' });
    start = end;
  }
  return pieces;
};

/** Puts the parts of a line side by side. */
export const inPlace = <Part extends { readonly x: number; readonly width: number }>(
  parts: readonly Part[],
  levels: Levels,
): { parts: readonly Part[]; width: number } => {
  const placed = [...parts];
  let x = 0;
  const order = levels.some((level) => level > 0) ? visualOrder(levels) : levels.keys();
  for (const place of order) {
    const part = placed[place];
    if (!part) continue;
    placed[place] = { ...part, x };
    x += part.width;
  }
  return { parts: placed, width: x };
};
