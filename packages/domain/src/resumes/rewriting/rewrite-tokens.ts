import { toAsciiDigits } from '../resume-characters.ts';
import { functionWords } from './rewrite-words.ts';

export interface Token {
  readonly kind: 'word' | 'number' | 'sign' | 'blank';
  /** As written. */
  readonly text: string;
  /** As it is compared: small letters, digits 0 to 9, no apostrophe at the end. */
  readonly key: string;
  /** Written large where no sentence begins. */
  readonly isName: boolean;
}

/** Left for the person to fill in. */
const blank = '_{2,}';
const number = '\\p{Nd}+(?:[.,:/]\\p{Nd}+)*';
const word = "[\\p{L}\\p{M}\\u200c\\u200d][\\p{L}\\p{M}\\p{Nd}\\u200c\\u200d'’]*(?:[+#]+)?";
const pattern = new RegExp(`(${blank})|(${number})|(${word})|(\\S)`, 'gu');

/** They join words and state nothing. */
const punctuation = /^[.,;:()\-–—'’"“”/&!?।॥•]$/u;
const sentenceEnd = /[.!?।:]/;

const keyOf = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/(?:'s|')$/, '');

export const tokensOf = (text: string): readonly Token[] => {
  const tokens: Token[] = [];
  let begins = true;
  for (const [all, isBlank, digits, letters] of text.normalize('NFC').matchAll(pattern)) {
    if (isBlank !== undefined) tokens.push({ kind: 'blank', text: all, key: '__', isName: false });
    else if (digits !== undefined)
      tokens.push({ kind: 'number', text: all, key: toAsciiDigits(all).replace(/,/g, ''), isName: false });
    else if (letters !== undefined) {
      const isName = !begins && /^\p{Lu}/u.test(all) && !functionWords.has(keyOf(all));
      tokens.push({ kind: 'word', text: all, key: keyOf(all), isName });
    } else if (!punctuation.test(all)) tokens.push({ kind: 'sign', text: all, key: all, isName: false });
    begins = sentenceEnd.test(all);
  }
  return tokens;
};

/** Signs that nobody sees, and those that have no meaning anywhere. */
export const hiddenSigns = (text: string): readonly string[] =>
  text.match(/[\p{Cf}\p{Co}\p{Cn}\p{Cc}\p{Cs}]/gu) ?? [];
