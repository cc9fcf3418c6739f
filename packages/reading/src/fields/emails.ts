import type { Traced } from '../text/traced-text.ts';
import { type Found, foundAt } from './found.ts';

export interface FoundEmail extends Found {
  /** Without the spaces that crept in. */
  readonly value: string;
}

const at = '(?:\\s?@\\s?|\\s?[\\[(]\\s?at\\s?[\\])]\\s?)';
const dot = '(?:\\.|\\s?[\\[(]\\s?dot\\s?[\\])]\\s?)';
const email = new RegExp(
  `(?<![\\p{L}\\p{N}._%+-])[\\p{L}\\p{N}_][\\p{L}\\p{N}._%+-]*${at}[a-z0-9-]+(?:${dot}[a-z0-9-]+)*${dot}[a-z]{2,}(?![\\p{L}\\p{N}])`,
  'giu',
);
/** A label that nothing parts from the address: `Email-asha@example.com`. */
const glued = /^(?:e-?mail(?:[ -]?id)?|mail|gmail)[-–]+/i;

const plain = (text: string): string =>
  text
    .replace(/\s?[[(]\s?at\s?[\])]\s?/i, '@')
    .replace(/\s?[[(]\s?dot\s?[\])]\s?/gi, '.')
    .replace(/\s/g, '');

export const findEmails = (whole: Traced): readonly FoundEmail[] =>
  [...whole.text.matchAll(email)].map((match) => {
    const start = match.index + (glued.exec(match[0])?.[0].length ?? 0);
    const end = match.index + match[0].length;
    return { ...foundAt(whole, start, end), value: plain(whole.text.slice(start, end)) };
  });
