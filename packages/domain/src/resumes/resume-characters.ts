import type { TypedText } from './fields/typed-text.ts';

/**
 * What counts as a letter, an apostrophe, a period and a digit in a resume. A name may be written in any script, so
 * letters are every script's letters with their marks, and a danda or another script's own stop ends a sentence like a period.
 */

/** Typewriter and typographic: phones write the second one by themselves. */
export const apostrophes = "'’";
export const periods = '.।॥۔᱾᱿꯫';

const joiners = '\u200c\u200d';

/**
 * A joiner shapes the letters around it. It may stand between letters, and after a mark also at the end of a word, where
 * Malayalam and Bengali write it.
 */
const misplacedJoiner = new RegExp(
  `(?<![\\p{L}\\p{M}])[${joiners}]|(?<!\\p{M})[${joiners}](?![\\p{L}\\p{M}])`,
  'u',
);
/** As above, but one typed at the end may still be waiting for its letter. */
const looseJoiners = new RegExp(
  `(?<![\\p{L}\\p{M}])[${joiners}]|(?<!\\p{M})[${joiners}](?![\\p{L}\\p{M}]|$)`,
  'gu',
);

const nameCharacters = new RegExp(`^[\\p{L}\\p{M}${joiners}${apostrophes} ]*$`, 'u');
const descriptionCharacters = new RegExp(
  `^[\\p{L}\\p{M}${joiners}${apostrophes}${periods}\\p{Nd} \n]*$`,
  'u',
);
const letter = /\p{L}/u;

export const hasLetter = (text: string): boolean => letter.test(text);

/** The signs of a text that a rule does not know, each once, in the order they appear. */
const strangersIn = (text: string, known: RegExp, unknown: RegExp): string[] => {
  // To look around every letter of a long text takes longer than to look for the two signs.
  const joiner = /[\u200c\u200d]/.test(text) ? misplacedJoiner.exec(text)?.[0] : undefined;
  if (joiner === undefined && known.test(text)) return [];
  return [...new Set([...(text.match(unknown) ?? []), ...(joiner ? [joiner] : [])])];
};

const notNameCharacters = new RegExp(`[^\\p{L}\\p{M}${joiners}${apostrophes} ]`, 'gu');
const notDescriptionCharacters = new RegExp(
  `[^\\p{L}\\p{M}${joiners}${apostrophes}${periods}\\p{Nd} \n]`,
  'gu',
);

export const foreignToNames = (text: string): string[] =>
  strangersIn(text, nameCharacters, notNameCharacters);

export const foreignToDescriptions = (text: string): string[] =>
  strangersIn(text, descriptionCharacters, notDescriptionCharacters);

/** Signs that a name may not hold, and the spaces around them. */
const strangeTo = (allowed: string) => ({
  signs: new RegExp(`[^${allowed} ]`, 'gu'),
  gaps: new RegExp(`(?<! ) *(?:[^${allowed} ] *)+`, 'gu'),
});
const strange = {
  withApostrophes: strangeTo(`\\p{L}\\p{M}${joiners}${apostrophes}`),
  without: strangeTo(`\\p{L}\\p{M}${joiners}`),
} as const;

/**
 * Takes out what a name may not hold; pasted tabs, line breaks and wide spaces become spaces. Of the spaces on both sides
 * of a sign one stays: `Science & Arts` would otherwise be told to use single spaces.
 */
export const keepNameCharacters = (
  text: string,
  rule: keyof typeof strange = 'withApostrophes',
): TypedText => {
  const spaced = text.replace(/\s/g, ' ');
  const { signs, gaps } = strange[rule];
  const kept = spaced.replace(gaps, (gap) => (gap.includes(' ') ? ' ' : '')).replace(looseJoiners, '');
  return { kept, takenOut: spaced.match(signs) ?? [] };
};

const decimalDigit = /\p{Nd}/u;

/**
 * The digits of the scripts of India and its neighbours, and the halves of signs beyond the first plane, where others
 * have theirs: a text without any of them is known to have no digit ten times sooner than by `\p{Nd}`.
 */
const mayBeDigit =
  /[0-9\u0660-\u0669\u06f0-\u06f9\u07c0-\u07c9\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\u0de6-\u1fff\ua620-\uabf9\ud800-\udbff\uff10-\uff19]/;

export const mayHoldDigits = (text: string): boolean => mayBeDigit.test(text);

/** Writes every script's digits as 0 to 9, so that a number typed in Devanagari can be dialled. */
export const toAsciiDigits = (text: string): string =>
  mayHoldDigits(text)
    ? text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)))
    : text;

const digitValues = new Map<number, number>();

/** Scripts' digits stand in runs of ten, sometimes one run behind another: the value is the place in the run. */
const digitValue = (code: number): number => {
  const known = digitValues.get(code);
  if (known !== undefined) return known;
  const value = decimalDigit.test(String.fromCodePoint(code - 1)) ? (digitValue(code - 1) + 1) % 10 : 0;
  digitValues.set(code, value);
  return value;
};
