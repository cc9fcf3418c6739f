import { toAsciiDigits } from '../resume-characters.ts';
import { ask, type Kept } from './rule-exceptions.ts';

/** Twelve digits, alone or in fours. A plus before them makes them a phone number with its country code. */
const twelveDigits = /(?<![0-9+])[0-9]{4}[ -]?[0-9]{4}[ -]?[0-9]{4}(?![0-9])/g;

/** Asks before a number is printed that is nobody's business: whoever reads an Aadhaar number can misuse it. */
export const checkForAadhaar = (text: string | undefined, kept: Kept) => {
  const numbers = toAsciiDigits(text ?? '').match(twelveDigits) ?? [];
  return ask(
    kept,
    'aadhaar-number',
    numbers.map((number) => number.replace(/[ -]/g, '')),
  );
};
