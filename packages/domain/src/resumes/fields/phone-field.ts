import { type Refusal, refuse } from '../../refusal.ts';
import { toAsciiDigits } from '../resume-characters.ts';
import { resumeLimits } from '../resume-limits.ts';
import type { TypedText } from './typed-text.ts';

export const phoneDigits = 10;

const tenDigits = new RegExp(`^[0-9]{${phoneDigits}}$`);

export const checkPhone = (text: string): Refusal | undefined => {
  if (text.trim() === '') return refuse('phone-required');
  return tenDigits.test(text) ? undefined : refuse('phone-invalid', { digits: phoneDigits });
};

/** What stands before the ten digits: `+91`, `0091`, the `0` of a call inside India, or a part of these still being typed. */
const lead = /^(?:\+(?:9?$|910?)|00(?:9?$|910?)|0(?!0))/;
/** Without a plus, 91 is a country code only when more follows it than a number has. */
const bareCountryCode = /^91(?=[6-9][0-9]{8,})/;
/** No number anywhere is longer. */
const longestAbroad = 15;

const readLead = (digits: string): string => {
  const [first = ''] = lead.exec(digits) ?? [];
  if (first !== '' && first !== '0') return first;
  return first + (bareCountryCode.exec(digits.slice(first.length))?.[0] ?? '');
};

/** The digits, with the plus they begin with. */
const digitsOf = (text: string): string => (/^[^0-9]*\+/.test(text) ? '+' : '') + text.replace(/[^0-9]/g, '');

/**
 * What a phone field keeps: the ten digits, whatever code stands before them, typed key by key as well as pasted. The code
 * stays in sight until the number is whole. `before` is what the control showed: a key too many changes nothing.
 */
export const filterPhone = (typed: string, before = ''): TypedText => {
  const text = toAsciiDigits(typed.slice(0, resumeLimits.pasted));
  // Spaces and brackets are how numbers are written, and missed by nobody.
  const letters = text.match(/\p{L}/gu) ?? [];
  const all = digitsOf(text);
  const code = readLead(all);
  const number = all.slice(code.length);
  const isAbroad = code === '' && /^(?:\+|00)/.test(all);
  if (isAbroad) {
    // A number of another country must not be cut into one of ours: its length is refused instead.
    const kept = number.replace(/^(?:\+|00)/, '').slice(0, longestAbroad);
    return { kept, shown: all, takenOut: letters };
  }
  const tooMany = number.slice(phoneDigits);
  if (tooMany !== '' && tenDigits.test(before) && typed.length === before.length + 1) {
    return { kept: before, takenOut: [addedSign(typed, before)] };
  }
  const kept = number.slice(0, phoneDigits);
  if (kept.length < phoneDigits) return { kept, shown: all, takenOut: letters };
  return { kept, takenOut: [code, ...letters, tooMany].filter((part) => part !== '') };
};

const addedSign = (typed: string, before: string): string =>
  [...typed].find((sign, index) => sign !== before[index]) ?? '';
