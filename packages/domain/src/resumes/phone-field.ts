import { type Refusal, refuse } from '../refusal.ts';
import { toAsciiDigits } from './resume-characters.ts';
import { resumeLimits } from './resume-limits.ts';

export const phoneDigits = 10;

const tenDigits = new RegExp(`^[0-9]{${phoneDigits}}$`);

export const checkPhone = (text: string): Refusal | undefined => {
  if (text.trim() === '') return refuse('phone-required');
  return tenDigits.test(text) ? undefined : refuse('phone-invalid', { digits: phoneDigits });
};

/**
 * What stays of a typed or pasted number. Address books fill in `+91 98765 43210`: cut to ten digits that would be a
 * wrong number, so the country code goes first.
 */
export const filterPhone = (typed: string): string =>
  toAsciiDigits(typed.slice(0, resumeLimits.pasted))
    .replace(/^\s*\+91/, '')
    .replace(/[^0-9]/g, '')
    .slice(0, phoneDigits);
