import { type Refusal, refuse } from '../../refusal.ts';
import { hasAtLeast } from '../../text/text-length.ts';
import { hasLetter, hasOnlyNameCharacters, keepNameCharacters } from '../resume-characters.ts';
import { checkLength, resumeLimits } from '../resume-limits.ts';
import type { TypedText } from './typed-text.ts';

export const nameTextMinimum = 2;

/** The fields that follow the rule of name-like text (S1 §5), with the label their messages carry. */
export const nameLabels = {
  fullName: 'Full name',
  location: 'Location',
  school: 'School',
  field: 'Field of study',
  company: 'Company',
  position: 'Position',
  organization: 'Organization',
  role: 'Role',
  skill: 'Skill name',
  project: 'Project name',
  certificate: 'Certificate name',
  issuer: 'Issuer',
} as const;

export type NameField = keyof typeof nameLabels;

/** A space at either end is forgiven while typing and trimmed on saving. */
export const checkNameText = (field: NameField, text: string): Refusal | undefined => {
  const label = nameLabels[field];
  const trimmed = text.trim();
  if (trimmed === '') return refuse('text-required', { label });
  const tooLong = checkLength(trimmed, resumeLimits.nameText);
  if (tooLong) return tooLong;
  if (!hasOnlyNameCharacters(trimmed)) return refuse('text-characters', { label });
  if (/ {2}/.test(text)) return refuse('text-spaces');
  if (/['’]{2}/.test(trimmed)) return refuse('text-apostrophes');
  if (!hasAtLeast(trimmed, nameTextMinimum) || !hasLetter(trimmed))
    return refuse('text-too-short', { label });
  return undefined;
};

/** Full name and location drop apostrophes as well. */
export const keepsApostrophes = (field: NameField): boolean => field !== 'fullName' && field !== 'location';

/**
 * What stays of typed or pasted text in a name-like field; of a pasted book, what could be a name. `before` is what the
 * last key made of it: the space typed after a sign that was just taken out is the one that stood before it.
 */
export const filterNameText = (field: NameField, typed: string, before?: TypedText): TypedText =>
  withoutSecondSpace(typed, before) ??
  keepNameCharacters(
    typed.slice(0, resumeLimits.pasted),
    keepsApostrophes(field) ? 'withApostrophes' : 'without',
  );

export const withoutSecondSpace = (typed: string, before: TypedText | undefined): TypedText | undefined =>
  before && before.takenOut.length > 0 && typed.replace('  ', ' ') === before.kept
    ? { kept: before.kept, takenOut: [] }
    : undefined;
