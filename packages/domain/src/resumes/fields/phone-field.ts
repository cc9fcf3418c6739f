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
/** Without a plus, 91 is a country code only where a whole number follows it: 91987 65432 is a number as well. */
const bareCountryCode = /^910?(?=[1-9][0-9]{9}$)/;

const readLead = (digits: string): string => {
  const [first = ''] = lead.exec(digits) ?? [];
  if (first !== '' && first !== '0') return first;
  return first + (bareCountryCode.exec(digits.slice(first.length))?.[0] ?? '');
};

/** The digits, with the plus they begin with. */
const digitsOf = (text: string): string => (/^[^0-9]*\+/.test(text) ? '+' : '') + text.replace(/[^0-9]/g, '');

/**
 * What a phone field keeps: the ten digits, whatever code stands before them, typed key by key as well as pasted. The code
 * stays in sight until the number is whole. What is longer than a number, or has the code of another country, is never cut
 * into one of ours: it stays as it is, and `checkPhone` refuses it.
 */
export const filterPhone = (typed: string): TypedText => {
  const text = toAsciiDigits(typed.slice(0, resumeLimits.pasted));
  // Spaces and brackets are how numbers are written, and missed by nobody.
  const letters = text.match(/\p{L}/gu) ?? [];
  const all = digitsOf(text);
  const code = readLead(all);
  const number = all.slice(code.length);
  const isAbroad = code === '' && /^(?:\+|00)/.test(all);
  // The plus stays: with ten digits behind it, a number of Singapore would pass for one of ours.
  if (isAbroad) return { kept: all.replace(/^(?:\+|00)/, '+'), shown: all, takenOut: letters };
  if (number.length > phoneDigits) return { kept: all.replace('+', ''), shown: all, takenOut: letters };
  if (number.length < phoneDigits) return { kept: number, shown: all, takenOut: letters };
  return { kept: number, takenOut: [code, ...letters].filter((part) => part !== '') };
};
