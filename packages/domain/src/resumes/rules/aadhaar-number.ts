import { toAsciiDigits } from '../resume-characters.ts';
import { ask, type Kept } from './rule-exceptions.ts';

/** Twelve digits, alone or in fours. A plus before them makes them a phone number with its country code. */
const twelveDigits = /(?<![0-9+])[0-9]{4}[ -]?[0-9]{4}[ -]?[0-9]{4}(?![0-9])/g;

/** Verhoeff's tables, by which the last digit of an Aadhaar number follows from the eleven before it. */
const product = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
];
const permutation = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
];

const digitAt = (table: readonly string[], row: number, column: number): number =>
  Number(table[row]?.charAt(column));

/** Whether twelve digits can be an Aadhaar number: it begins with none of 0 and 1, and its last digit fits the others. */
export const isAadhaarNumber = (digits: string): boolean =>
  /^[2-9][0-9]{11}$/.test(digits) &&
  [...digits]
    .reverse()
    .reduce(
      (check, digit, place) => digitAt(product, check, digitAt(permutation, place % 8, Number(digit))),
      0,
    ) === 0;

/** Asks before a number is printed that is nobody's business: whoever reads an Aadhaar number can misuse it. */
export const checkForAadhaar = (text: string | undefined, kept: Kept) => {
  const numbers = toAsciiDigits(text ?? '').match(twelveDigits) ?? [];
  return ask(
    kept,
    'aadhaar-number',
    numbers.map((number) => number.replace(/[ -]/g, '')),
  );
};
