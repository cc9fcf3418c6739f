import { at, type Refusal, refuse } from '@kalam/domain/refusal';
import type { MissingCharacter } from '../layout/page.ts';

/** Enough to know them again; a whole name in a script we lack would fill the screen. */
const mostNamed = 8;

/** What would be printed as question marks, a refusal for each field that holds some. Nobody is to pay for those. */
export const checkPrintable = (missing: readonly MissingCharacter[]): Refusal[] => {
  const byField = new Map<string, Set<string>>();
  for (const { source, character } of missing) {
    const characters = byField.get(source) ?? new Set();
    byField.set(source, characters.add(character));
  }
  return [...byField].map(([field, characters]) =>
    at(field, refuse('resume-unprintable', { characters: [...characters].slice(0, mostNamed).join(' ') })),
  );
};
