import { type Refusal, refuse } from '../refusal.ts';
import { hasAtLeast } from '../text-length.ts';
import { hasOnlyDescriptionCharacters, spaceOutForeignCharacters } from './resume-characters.ts';
import { checkLength, resumeLimits } from './resume-limits.ts';

export const descriptionLimits = { minimum: 50, digitsInARow: 2 } as const;

const tooManyDigits = new RegExp(`\\p{Nd}{${descriptionLimits.digitsInARow + 1}}`, 'u');

/** Work, training and project descriptions (S1 §5). Each line becomes a bullet of the document. */
export const checkDescription = (text: string): Refusal | undefined => {
  const lines = tidyLineBreaks(text).trim();
  if (lines === '') return refuse('description-required');
  const tooLong = checkLength(lines, resumeLimits.description);
  if (tooLong) return tooLong;
  if (!hasOnlyDescriptionCharacters(lines)) return refuse('description-characters');
  if (tooManyDigits.test(lines))
    return refuse('description-digits', { limit: descriptionLimits.digitsInARow });
  if (/ {2}/.test(lines)) return refuse('text-spaces');
  if (/[.।॥]{2}/.test(lines)) return refuse('description-periods');
  if (!hasAtLeast(lines, descriptionLimits.minimum)) {
    return refuse('description-too-short', { minimum: descriptionLimits.minimum });
  }
  return undefined;
};

/** The summary follows the same rule; a missing one is asked for in its own words. */
export const checkSummary = (text: string): Refusal | undefined =>
  text.trim() === '' ? refuse('summary-required') : checkDescription(text);

/** One kind of line break, whatever the sender's system writes. */
export const tidyLineBreaks = (text: string): string => text.replace(/\r\n?/g, '\n');

/** The bullets of a description. */
export const descriptionLines = (text: string): string[] =>
  tidyLineBreaks(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const spokenSigns: readonly (readonly [RegExp, string])[] = [
  [/&/g, ' and '],
  [/%/g, ' percent '],
  [/\+(?=\s|$)/gm, ' plus '],
  [/@/g, ' at '],
  [/[!?;]/g, '.'],
];

/**
 * Rewrites pasted text so that its signs pass: some become words, the rest a space. What it cannot decide, such as a
 * long number, stays for its writer.
 */
export const tidyDescription = (text: string): string => {
  const spoken = spokenSigns.reduce((sofar, [sign, word]) => sofar.replace(sign, word), tidyLineBreaks(text));
  return spaceOutForeignCharacters(spoken)
    .replace(/[.।॥][ .।॥]*(?=[.।॥])/g, '')
    .split('\n')
    .map((line) =>
      line
        .replace(/ {2,}/g, ' ')
        .replace(/ +(?=[.।॥])/g, '')
        .replace(/^[. ]+/, '')
        .trim(),
    )
    .join('\n');
};
