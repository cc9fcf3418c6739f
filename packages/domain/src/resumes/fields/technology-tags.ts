import { type Refusal, refuse } from '../../refusal.ts';
import { foreignToNames, hasLetter, keepNameCharacters } from '../resume-characters.ts';
import { checkLength, resumeLimits } from '../resume-limits.ts';
import { type Kept, nothingKept } from '../rules/rule-exceptions.ts';
import { askForSigns } from '../rules/sign-question.ts';
import { withoutSecondSpace } from './name-text.ts';
import type { TypedText } from './typed-text.ts';

const label = 'Technology';

/** One tag of a project. It may be a single letter: C and R are technologies. */
const checkTag = (text: string, kept: Kept): Refusal | undefined => {
  const trimmed = text.trim();
  if (trimmed === '') return refuse('text-required', { label });
  const tooLong = checkLength(trimmed, resumeLimits.nameText);
  if (tooLong) return tooLong;
  const foreign = foreignToNames(trimmed);
  if (foreign.length === 0 && !hasLetter(trimmed)) return refuse('text-characters', { label });
  return askForSigns(kept, 'text-characters', foreign, { label });
};

const sameTag = (a: string, b: string): boolean => tagKey(a) === tagKey(b);
const tagKey = (tag: string): string => tag.trim().normalize('NFC').toLowerCase();

/** Whether a tag can be added to those a project has. */
export const checkTechnology = (
  text: string,
  others: readonly string[],
  kept: Kept = nothingKept,
): Refusal | undefined =>
  checkTag(text, kept) ??
  (others.some((other) => sameTag(other, text)) ? refuse('technology-duplicate') : undefined);

/** The tags of a whole project: the first wrong or repeated one, by position. */
export const checkTechnologies = (
  tags: readonly string[],
  kept: Kept = nothingKept,
): { readonly index: number; readonly refusal: Refusal } | undefined => {
  const seen = new Set<string>();
  for (const [index, tag] of tags.entries()) {
    const refusal =
      checkTag(tag, kept) ?? (seen.has(tagKey(tag)) ? refuse('technology-duplicate') : undefined);
    if (refusal) return { index, refusal };
    seen.add(tagKey(tag));
  }
  return undefined;
};

export const filterTechnology = (typed: string, before?: TypedText): TypedText =>
  withoutSecondSpace(typed, before) ?? keepNameCharacters(typed.slice(0, resumeLimits.pasted));
