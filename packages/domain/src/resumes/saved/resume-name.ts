import { type Refusal, refuse } from '../../refusal.ts';
import { checkLength, resumeLimits } from '../resume-limits.ts';

export const defaultResumeName = 'Untitled Resume';

/** Asked on saving (S1 §5 Other). */
export const checkResumeName = (name: string): Refusal | undefined =>
  name.trim() === '' ? refuse('resume-name-required') : checkLength(name.trim(), resumeLimits.name);
