/** Text in which case, the form of a letter and the number of spaces make no difference; each sign knows its place. */
export interface FoldedText {
  readonly signs: readonly string[];
  /** For each sign where it stood. */
  readonly at: readonly number[];
}

/** They draw nothing: marks of direction, and joiners that only shape letters. */
const undrawn = /\p{Cf}/u;

/** A space, or the end of a line: what stands before and behind it may be one word or two. */
export const lineEnd = '\n';

export const folded = (text: string): FoldedText => {
  const signs: string[] = [];
  const at: number[] = [];
  let place = 0;
  for (const sign of text) {
    const here = place;
    place += sign.length;
    if (undrawn.test(sign)) continue;
    if (/\s/.test(sign)) {
      const isEnd = /[\n\r\v\f\u2028\u2029]/.test(sign);
      const last = signs.at(-1);
      if (last === ' ' || last === lineEnd) {
        if (isEnd) signs[signs.length - 1] = lineEnd;
      } else {
        signs.push(isEnd ? lineEnd : ' ');
        at.push(here);
      }
      continue;
    }
    for (const part of sign.normalize('NFKD').toLowerCase().normalize('NFKD')) {
      signs.push(part);
      at.push(here);
    }
  }
  return { signs, at };
};

export interface Stretch {
  /** Among the signs. */
  readonly start: number;
  readonly end: number;
}

const inWord = /[\p{L}\p{M}\p{N}]/u;

const isInside = (signs: readonly string[], place: number): boolean =>
  inWord.test(signs[place - 1] ?? '') && inWord.test(signs[place] ?? '');

/** Where a text stands unbroken in another, by whole words; no more than a few places. */
export const stretchesOf = (wanted: FoldedText, whole: FoldedText, most = 40): readonly Stretch[] => {
  const words = wanted.signs.filter((sign, index) => !(isSpace(sign) && isEdge(index, wanted)));
  const [first] = words;
  const found: Stretch[] = [];
  if (first === undefined) return found;
  for (let start = 0; start < whole.signs.length && found.length < most; start++) {
    if (whole.signs[start] !== first || isInside(whole.signs, start)) continue;
    const end = endOf(words, whole.signs, start);
    if (end !== undefined && !isInside(whole.signs, end)) found.push({ start, end });
  }
  return found;
};

const isSpace = (sign: string): boolean => sign === ' ' || sign === lineEnd;
const isEdge = (index: number, { signs }: FoldedText): boolean => index === 0 || index === signs.length - 1;

/** A line may end between two words or, where one is longer than the line, inside of it. */
const endOf = (words: readonly string[], signs: readonly string[], start: number): number | undefined => {
  let place = start;
  for (const word of words) {
    if (isSpace(word)) {
      if (!isSpace(signs[place] ?? '')) return undefined;
      place++;
    } else {
      if (signs[place] === lineEnd) place++;
      if (signs[place] !== word) return undefined;
      place++;
    }
  }
  return place;
};
