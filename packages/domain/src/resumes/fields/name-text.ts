import { type Refusal, refuse } from '../../refusal.ts';
import { hasAtLeast } from '../../text/text-length.ts';
import { foreignToNames, hasLetter, keepNameCharacters } from '../resume-characters.ts';
import { checkLength, resumeLimits } from '../resume-limits.ts';
import { ask, type Kept, nothingKept } from '../rules/rule-exceptions.ts';
import { askForSigns } from '../rules/sign-question.ts';
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

/** A skill may be a single letter: C and R are. */
const mayBeShort = (field: NameField): boolean => field === 'skill';

/** A space at either end is forgiven while typing and trimmed on saving. */
export const checkNameText = (
  field: NameField,
  text: string,
  kept: Kept = nothingKept,
): Refusal | undefined => {
  const label = nameLabels[field];
  const trimmed = text.trim();
  if (trimmed === '') return refuse('text-required', { label });
  const tooLong = checkLength(trimmed, resumeLimits.nameText);
  if (tooLong) return tooLong;
  const foreign = foreignToNames(trimmed);
  const asked =
    askForSigns(kept, 'text-characters', foreign, { label }) ??
    ask(kept, 'text-spaces', / {2}/.test(text) ? ['spaces'] : []) ??
    ask(kept, 'text-apostrophes', trimmed.match(/['’]{2,}/g) ?? []);
  if (asked) return asked;
  // Signs that were kept may be all there is: a shop called 99.
  const isShort = !hasAtLeast(trimmed, nameTextMinimum) || (foreign.length === 0 && !hasLetter(trimmed));
  if (!isShort) return undefined;
  return mayBeShort(field) && hasLetter(trimmed)
    ? ask(kept, 'text-too-short', [trimmed], { label })
    : refuse('text-too-short', { label });
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
