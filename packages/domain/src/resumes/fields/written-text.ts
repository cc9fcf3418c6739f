import { resumeLimits } from '../resume-limits.ts';
import type { TypedText } from './typed-text.ts';

/** Seen by nobody and printed by nothing, apart from the joiners that shape Indian letters. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}](?<![\u200c\u200d])/gu;
/** They mean a space or a new line. */
const spacing = /[\t\v\f\u0085\u2028\u2029]/g;

/** What a one-line field keeps of what is typed or pasted: all that can ever be printed. */
export const keepLine = (typed: string): TypedText =>
  keep(typed.replace(/\r\n?|\n/g, ' '), resumeLimits.pasted);

/** The same for a text of several lines. */
export const keepLines = (typed: string): TypedText =>
  keep(typed.replace(/\r\n?/g, '\n'), resumeLimits.pastedText);

const keep = (typed: string, limit: number): TypedText => {
  const spaced = typed.replace(spacing, ' ');
  const takenOut: string[] = [];
  const seen = spaced.replace(unseen, (sign) => {
    if (sign === '\n') return sign;
    takenOut.push(sign);
    return '';
  });
  const kept = seen.slice(0, limit);
  return { kept, takenOut, ...(kept.length < seen.length && { cut: seen.length - kept.length }) };
};
