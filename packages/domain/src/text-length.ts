import { graphemes } from './graphemes.ts';

/**
 * A sign of an Indian script is a letter with its marks, seldom more than four units. Past twice that a text is built to
 * be large, and is measured by its size.
 */
const unitsPerCharacter = 8;

/**
 * Lengths are as a reader counts them: one for each written sign, whatever it takes to store. This looks no further than
 * it must: a pasted book is not counted to its end.
 */
export const hasAtLeast = (text: string, count: number): boolean => {
  if (text.length < count) return false;
  let seen = 0;
  for (const _ of graphemes(text)) {
    seen += 1;
    if (seen >= count) return true;
  }
  return count <= 0;
};

export const hasMoreThan = (text: string, limit: number): boolean =>
  text.length > limit && (text.length > limit * unitsPerCharacter || hasAtLeast(text, limit + 1));

/** What a reader would count; of a pasted book its length is near enough. */
export const countCharacters = (text: string, exactTo = 20_000): number =>
  text.length > exactTo ? text.length : [...graphemes(text)].length;
