import { checkDescription, tidyDescription } from '../fields/description-text.ts';
import { checkNameText, type NameField } from '../fields/name-text.ts';
import { checkTechnology } from '../fields/technology-tags.ts';
import { isAskRule, nothingKept } from './rule-exceptions.ts';

/**
 * What "Fix it" would make of a text. It only takes away what says nothing: a comma between words, brackets, a bullet, a
 * space too many. Where a sign says something (the plus of C++, the point of .NET, the commas of 2,50,000) there is no
 * mend that would still be true, and none is offered.
 */

/** Between two words they only part them; inside a word or beside a digit they belong to it. */
const separators = /(?<=\p{L}\p{M}*)\s*[,;:/|–—-]+\s*(?=\p{L})|\s+[-–—|/,;:]+\s+/gu;
const brackets = /[()[\]{}"“”„«»]/g;
const endMarks = /(?<=\p{L}\p{M}*)[.,;:!।۔᱾꯫]+$/u;

const fixedName = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(separators, ' ')
    .replace(brackets, ' ')
    .trim()
    .replace(endMarks, '')
    .replace(/(['’])\1+/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** The mend, where it differs and nothing is asked about it any more. */
const offered = (
  text: string,
  fixed: string,
  check: (text: string) => { readonly code: string } | undefined,
): string | undefined => {
  const open = check(fixed);
  return fixed === text.trim() || fixed === '' || (open && isAskRule(open.code)) ? undefined : fixed;
};

export const fixNameText = (field: NameField, text: string): string | undefined =>
  offered(text, fixedName(text), (fixed) => checkNameText(field, fixed, nothingKept));

export const fixTechnology = (text: string): string | undefined =>
  offered(text, fixedName(text), (fixed) => checkTechnology(fixed, [], nothingKept));

/** Also offered where something is left to ask about: what it mends is mended. */
export const fixDescription = (text: string): string | undefined => {
  const fixed = tidyDescription(text);
  const before = checkDescription(text, nothingKept);
  const after = checkDescription(fixed, nothingKept);
  const mends = (before?.asks?.length ?? 0) > (after?.code === before?.code ? (after?.asks?.length ?? 0) : 0);
  return mends && fixed !== text ? fixed : undefined;
};
