import { type Refusal, refuse } from '../../refusal.ts';
import { hasAtLeast } from '../../text/text-length.ts';
import { foreignToDescriptions, mayHoldDigits, periods } from '../resume-characters.ts';
import { checkLength, resumeLimits } from '../resume-limits.ts';
import { checkForAadhaar } from '../rules/aadhaar-number.ts';
import { ask, type Kept, nothingKept } from '../rules/rule-exceptions.ts';
import { askForSigns } from '../rules/sign-question.ts';

export const descriptionLimits = { minimum: 50, digitsInARow: 2 } as const;

const tooManyDigits = new RegExp(`\\p{Nd}{${descriptionLimits.digitsInARow + 1},}`, 'gu');
const repeatedPeriods = new RegExp(`[${periods}]{2,}`, 'g');
const spacedPeriods = new RegExp(`([${periods}])(?: ?[${periods}])+`, 'g');

/** Work, training and project descriptions (S1 §5). Each line becomes a bullet of the document. */
export const checkDescription = (text: string, kept: Kept = nothingKept): Refusal | undefined => {
  const lines = tidyLineBreaks(text).trim();
  if (lines === '') return refuse('description-required');
  const tooLong = checkLength(lines, resumeLimits.description);
  if (tooLong) return tooLong;
  const asked =
    askForSigns(kept, 'description-characters', foreignToDescriptions(lines)) ??
    ask(kept, 'description-digits', mayHoldDigits(lines) ? [...new Set(lines.match(tooManyDigits))] : [], {
      limit: descriptionLimits.digitsInARow,
    }) ??
    ask(kept, 'text-spaces', / {2}/.test(lines) ? ['spaces'] : []) ??
    ask(kept, 'description-periods', [...new Set(lines.match(repeatedPeriods))]) ??
    checkForAadhaar(lines, kept);
  if (asked) return asked;
  if (!hasAtLeast(lines, descriptionLimits.minimum)) {
    return refuse('description-too-short', { minimum: descriptionLimits.minimum });
  }
  return undefined;
};

/** The summary follows the same rule; a missing one is asked for in its own words. */
export const checkSummary = (text: string, kept: Kept = nothingKept): Refusal | undefined =>
  text.trim() === '' ? refuse('summary-required') : checkDescription(text, kept);

/** One kind of line break, whatever the sender's system writes. */
export const tidyLineBreaks = (text: string): string => text.replace(/\r\n?/g, '\n');

/** The bullets of a description. */
export const descriptionLines = (text: string): string[] =>
  tidyLineBreaks(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** At the start of a line they mark a bullet, which every line is. */
const bulletMarks = /^[\s\u2022\u25aa\u25cf\u25e6\u2023\u2043*·]+|^\s*[-–—]\s+/;

/**
 * Mends what means nothing: spaces, bullet marks, repeated periods, typographic apostrophes, signs nobody sees. A sign that
 * says something, such as the plus of C++ or the commas of 2,50,000, stays for its writer to put into words.
 */
export const tidyDescription = (text: string): string =>
  tidyLineBreaks(text)
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/[\u2018\u201b\u2032]/g, '’')
    .replace(/…/g, '.')
    .split('\n')
    .map((line) => line.replace(bulletMarks, '').replace(/\s+/g, ' ').replace(spacedPeriods, '$1').trim())
    .join('\n');
