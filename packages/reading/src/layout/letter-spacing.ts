import { join, slice, type Traced } from '../text/traced-text.ts';

/** Letters that a face draws as one stay together: "C e r t i fi c a t e s". */
const letter = /^(?:[\p{L}\p{M}\p{N}&]|ff?[il]|ff|ﬀ|ﬁ|ﬂ|ﬃ|ﬄ)$/u;

/** Whether these words are the letters of words set wide: "E D U C A T I O N". Some may have stayed together. */
export const areSpacedLetters = (words: readonly string[]): boolean => {
  if (words.length < 4 || !words.every((word) => [...word].length <= 3)) return false;
  const single = words.filter((word) => letter.test(word)).length;
  const text = words.join('');
  if (single === words.length) return /\p{L}{3}/u.test(text);
  return single >= words.length * 0.7 && text === text.toUpperCase() && /\p{Lu}{2}|\p{Lo}{2}/u.test(text);
};

/** Two letters and more, each for itself: beside words that are set wide, a short word of them. */
export const isOfSingleLetters = (text: string): boolean =>
  /^\p{L}\p{M}*(?: (?:\p{L}\p{M}*|\.))+$/u.test(text);

/** Puts the letters of a word that was set wide together; two spaces and more stand between words. */
export const withoutLetterSpaces = (whole: Traced): Traced =>
  areSpacedLetters(whole.text.split(/ +/).filter(Boolean)) ? lettersJoined(whole) : whole;

export const lettersJoined = (whole: Traced): Traced => {
  const pieces: Traced[] = [];
  let from = 0;
  for (const match of whole.text.matchAll(/ +/g)) {
    pieces.push(slice(whole, from, match.index));
    if (match[0].length > 1) pieces.push(slice(whole, match.index, match.index + 1));
    from = match.index + match[0].length;
  }
  return join([...pieces, slice(whole, from)]);
};
