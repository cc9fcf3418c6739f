import { type Refusal, refuse } from '../refusal.ts';
import { hasMoreThan } from '../text/text-length.ts';

/**
 * How much a resume may hold. Far above what a person writes; they keep a hostile body from filling the store or the
 * document engine.
 */
export const resumeLimits = {
  name: 100,
  nameText: 200,
  description: 5_000,
  /** How much of a pasted text a one-line field looks at. */
  pasted: 2_000,
  /** The same for a text of several lines; what is over its length is for its writer to shorten. */
  pastedText: 50_000,
  id: 64,
  template: 64,
  marks: 60,
  heading: 60,
  workEntries: 40,
  skills: 100,
  projects: 40,
  certificates: 40,
  technologies: 40,
  /** Of each optional section. */
  extraEntries: 40,
  /** Of one person, in one answer. */
  listed: 1_000,
} as const;

export const checkLength = (text: string, limit: number): Refusal | undefined =>
  hasMoreThan(text, limit) ? refuse('text-too-long', { limit }) : undefined;

export const checkCount = (count: number, limit: number): Refusal | undefined =>
  count > limit ? refuse('too-many-entries', { limit }) : undefined;
