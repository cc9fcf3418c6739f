import { hasText, slice, type Traced, wordCount } from '../../text/traced-text.ts';
import { trimSigns } from './trim-signs.ts';

export interface Items {
  readonly items: readonly Traced[];
  /** Commas, bullets, the "and" before the last. */
  readonly separators: readonly Traced[];
}

const opening = '([{';
const closing = ')]}';
/** A slash parts only where spaces stand around it: C/C++ and HTML/CSS are one thing to their writer. */
const separator = /^(?:\s*[,;|\t\n•·▪●■➢►✓✔~]\s*|\s{3,}|\s+\/\s+)/u;
/** Where nothing else parts them. */
const dash = /^\s+[–—-]\s+/u;
const lastAnd = /^(?:\s*,?\s+(?:and|एवं|और|तथा)\s+)/u;

const depthAt = (text: string): readonly number[] => {
  let depth = 0;
  return [...text].flatMap((sign) => {
    if (opening.includes(sign)) depth += 1;
    const now = depth;
    if (closing.includes(sign)) depth = Math.max(0, depth - 1);
    return Array.from({ length: sign.length }, () => now);
  });
};

const partAt = (text: Traced, pattern: RegExp): Items => {
  const depths = depthAt(text.text);
  const isBalanced = depths.at(-1) === 0 || closing.includes(text.text.at(-1) ?? '');
  const items: Traced[] = [];
  const separators: Traced[] = [];
  let from = 0;
  for (let at = 0; at < text.text.length; ) {
    const match = isBalanced && (depths[at] ?? 0) > 0 ? null : pattern.exec(text.text.slice(at));
    if (!match) {
      at += 1;
      continue;
    }
    items.push(slice(text, from, at));
    separators.push(slice(text, at, at + match[0].length));
    at += match[0].length;
    from = at;
  }
  items.push(slice(text, from));
  return { items, separators };
};

/** A sentence has commas too: its pieces are long. A danda ends nothing but a sentence. */
const isProse = (text: string, items: readonly Traced[]): boolean =>
  /।\s*$/u.test(text) || (wordCount(text) >= 10 && wordCount(text) / items.length > 4.5);

const withoutStop = (item: Traced): Traced => {
  const trimmed = trimSigns(item);
  const isStop = /[^.\s]\.$/.test(trimmed.text) && !/\b(?:\p{L}\.)+$|\betc\.$/u.test(trimmed.text);
  return isStop ? slice(trimmed, 0, -1) : trimmed;
};

/** Two spaces between all that an item has are no slip: the signs there were lost. */
const withWideSpaces = ({ items, separators }: Items): Items => {
  const parted = items.map((item) => partAt(item, /^\s{2,}/u));
  return parted.some((one) => one.items.length > 2)
    ? {
        items: parted.flatMap((one) => one.items),
        separators: [...separators, ...parted.flatMap((one) => one.separators)],
      }
    : { items, separators };
};

const opensLarge = (text: string): boolean => /^[^\p{L}]*\p{Lu}/u.test(text);

/** Where every item opens with a capital, "Honest and sincere" is one of them. */
const isOneThing = (last: string, items: readonly Traced[]): boolean =>
  items.filter(hasText).every(({ text }) => opensLarge(text)) && /\sand\s+\p{Ll}/u.test(last);

/** The items of a list on a line; brackets keep theirs together. A sentence is one item. */
export const itemsOf = (text: Traced): Items => {
  const parted = partAt(text, separator);
  const dashed = parted.items.length === 1 ? partAt(text, dash) : undefined;
  const { items, separators } = withWideSpaces(dashed && dashed.items.length > 2 ? dashed : parted);
  if (items.length === 1 || isProse(text.text, items))
    return { items: [withoutStop(text)].filter(hasText), separators: [] };
  const last = items.at(-1);
  const most = items.length > 2 ? 6 : 3;
  const isOfOne = last && isOneThing(last.text, items);
  const ending = last && !isOfOne && wordCount(last.text) <= most ? partAt(last, lastAnd) : undefined;
  const all = ending ? [...items.slice(0, -1), ...ending.items] : items;
  return {
    items: all.map(withoutStop).filter(hasText),
    separators: [...separators, ...(ending?.separators ?? [])],
  };
};
