import { countGraphemes } from './grapheme-count.ts';

/**
 * A sign of an Indian script is a letter with its marks, seldom more than four units. Past twice that a text is built to
 * be large, and is measured by its size.
 */
const unitsPerCharacter = 8;

/**
 * Lengths are as a reader counts them: one for each written sign, whatever it takes to store. This looks no further than
 * it must: a pasted book is not counted to its end.
 */
export const hasAtLeast = (text: string, count: number): boolean =>
  text.length >= count && (count <= 0 || countGraphemes(text, count - 1) >= count);

export const hasMoreThan = (text: string, limit: number): boolean =>
  text.length > limit && (text.length > limit * unitsPerCharacter || hasAtLeast(text, limit + 1));

/** What a reader would count. */
export const countCharacters = (text: string): number => countGraphemes(text);
