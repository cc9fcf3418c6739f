import { join, slice, type Traced } from '../text/traced-text.ts';

const letter = /^[\p{L}\p{M}\p{N}&]$/u;

const capitals = /\p{Lu}{2}|\p{Lo}{2}/u;

/** "S k i l l s": small ones have to stand alone, all of them, to be no words of their own. */
const areSmallLetters = (words: readonly string[]): boolean =>
  words.length >= 5 && words.every((word) => letter.test(word)) && /^\p{Lu}\p{Ll}{3}/u.test(words.join(''));

/** Whether these words are the letters of words set wide: "E D U C A T I O N". */
export const areSpacedLetters = (words: readonly string[]): boolean =>
  words.length >= 4 &&
  words.every((word) => [...word].length <= 3) &&
  words.filter((word) => letter.test(word)).length >= words.length * 0.7 &&
  (words.join('') === words.join('').toUpperCase() ? capitals.test(words.join('')) : areSmallLetters(words));

/** Puts the letters of a word that was set wide together; two spaces and more stand between words. */
export const withoutLetterSpaces = (whole: Traced): Traced => {
  const words = whole.text.split(/ +/).filter(Boolean);
  if (!areSpacedLetters(words)) return whole;
  const pieces: Traced[] = [];
  let from = 0;
  for (const match of whole.text.matchAll(/ +/g)) {
    pieces.push(slice(whole, from, match.index));
    if (match[0].length > 1) pieces.push(slice(whole, match.index, match.index + 1));
    from = match.index + match[0].length;
  }
  return join([...pieces, slice(whole, from)]);
};
