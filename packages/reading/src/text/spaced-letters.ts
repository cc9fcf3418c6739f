import type { Traced } from './traced-text.ts';

const spaced = /^[\p{L}&]\p{M}*(?: [\p{L}&]\p{M}*)+(?: {2,}[\p{L}&]\p{M}*(?: [\p{L}&]\p{M}*)*)*(?: ?[:.])?$/u;

/** `E D U C A T I O N` as one word, and words that stand a wider gap apart as words. Undefined where a line is not set so. */
export const rejoined = ({ text, at }: Traced): Traced | undefined => {
  const line = text.trim();
  if (line.length > 120 || !spaced.test(line) || (line.match(/\p{L}/gu)?.length ?? 0) < 4) return undefined;
  const start = text.indexOf(line);
  const indexes = Array.from({ length: line.length }, (_, index) => index);
  // Of a gap between words the first space stays.
  const places = indexes.filter(
    (index) => line[index] !== ' ' || (line[index + 1] === ' ' && line[index - 1] !== ' '),
  );
  return {
    text: places.map((index) => line[index]).join(''),
    at: places.map((index) => at[start + index] ?? -1),
  };
};
