import { phoneDigits } from '@kalam/domain/resumes/fields/phone-field';
import { isAadhaarNumber } from '@kalam/domain/resumes/rules/aadhaar-number';
import type { Traced } from '../text/traced-text.ts';
import { endOf, type Found, foundAt, withPlainDigits } from './found.ts';
import { findLinks } from './links.ts';

export interface FoundPhone extends Found {
  /** Ten digits; of another country, its code and digits as they are. */
  readonly value: string;
  readonly isIndian: boolean;
}

const gap = '[\\s.()–-]';
/** Between two digits. */
const inside = '(?:[\\s.()]{0,2}|\\s?[–-]\\s?)';
const opens = '(?<![\\p{L}\\p{N}@_])(?<![0-9][.,])';
const closes = '(?![0-9\\p{L}@_])(?![.,][0-9])';
const indian = new RegExp(
  `${opens}(?:\\(?\\+?\\s?(?:0{0,2}91)\\)?${gap}{0,3})?(?:\\(?0\\)?${gap}{0,2})?\\(?[6-9](?:${inside}[0-9]){${phoneDigits - 1}}${closes}`,
  'gu',
);
const abroad = new RegExp(
  `${opens}(?:\\+|00)(?!\\s?91)[1-9][0-9]{0,2}(?:${inside}[0-9]){7,12}${closes}`,
  'gu',
);

/** A number that is counted or dated is none: ten digits are never parted into pairs, nor do they begin with a date. */
const isOtherNumber = (text: string): boolean =>
  /^[0-9]{1,2}[.-][0-9]{1,2}[.-][0-9]{4}/.test(text) || /^[0-9]{4} ?[–-] ?[0-9]{4}$/.test(text);

export const findPhones = (whole: Traced): readonly FoundPhone[] => {
  const text = withPlainDigits(whole.text);
  const links = findLinks(whole);
  const isInLink = (place: number): boolean =>
    links.some((link) => place >= link.index && place < endOf(link));
  const found = (pattern: RegExp, isIndian: boolean): FoundPhone[] =>
    [...text.matchAll(pattern)]
      .filter((match) => !isOtherNumber(match[0]) && !isInLink(match.index))
      .map((match) => {
        const digits = match[0].replace(/[^0-9]/g, '');
        const value = isIndian ? digits.slice(-phoneDigits) : `+${digits.replace(/^00/, '')}`;
        return { ...foundAt(whole, match.index, match.index + match[0].length), value, isIndian };
      });
  return [...found(indian, true), ...found(abroad, false)].toSorted((a, b) => a.index - b.index);
};

const twelve = /(?<![0-9+\p{L}])[2-9][0-9]{3}[ -]?[0-9]{4}[ -]?[0-9]{4}(?![0-9\p{L}])/gu;

/** Twelve digits that pass the checksum and are no phone number: nobody should print them. */
export const findAadhaarNumbers = (whole: Traced): readonly Found[] => {
  const text = withPlainDigits(whole.text);
  const phones = findPhones(whole);
  return [...text.matchAll(twelve)]
    .filter((match) => isAadhaarNumber(match[0].replace(/[^0-9]/g, '')))
    .filter((match) => !phones.some(({ index }) => index === match.index))
    .map((match) => foundAt(whole, match.index, match.index + match[0].length));
};
