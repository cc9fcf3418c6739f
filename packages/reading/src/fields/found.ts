import { toAsciiDigits } from '@kalam/domain/resumes/resume-characters';
import { join, slice, type Traced } from '../text/traced-text.ts';

/** Something recognised inside a longer text, and where it begins there. */
export interface Found {
  readonly text: Traced;
  readonly index: number;
}

export const foundAt = (whole: Traced, start: number, end: number): Found => ({
  text: slice(whole, start, end),
  index: start,
});

export const endOf = ({ text, index }: Found): number => index + text.text.length;

/** What stands around it. */
export const around = (whole: Traced, found: Found): { readonly before: Traced; readonly after: Traced } => ({
  before: slice(whole, 0, found.index),
  after: slice(whole, endOf(found)),
});

/** The text without it; a tab stays between what it parted, so that both are still two things. */
export const leftAround = (whole: Traced, found: Found): Traced => {
  const { before, after } = around(whole, found);
  return join([before, after], '\t');
};

/** Digits of any script as 0 to 9, place for place. */
export const withPlainDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => (digit.length === 1 ? toAsciiDigits(digit) : digit));

/** In small letters, place for place: patterns over them are compiled many times faster than ones without case. */
export const lowered = (text: string): string => {
  const small = text.toLowerCase();
  return small.length === text.length ? small : text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
};

/** Of a regular expression: no letter or digit of the same word before, and none behind. Latin and Indian letters are enough. */
export const wordStart = '(?<![0-9a-z\\u0900-\\u0dff])';
export const wordEnd = '(?![0-9a-z\\u0900-\\u0dff])';
