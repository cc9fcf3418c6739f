import { toJsonResume } from '@kalam/domain/resumes/json-resume/json-resume';
import type { Draft } from '../../../resume/draft.ts';

/** Our own file, which carries everything: dates of birth, declaration, look. What reads it knows it by its kind. */
export const writeOwnFile = ({ data, template, formatting }: Draft): string =>
  JSON.stringify({ kind: 'kalam-resume', version: 1, template, formatting, data }, undefined, 2);

export const writeJsonResume = ({ data }: Draft, now: Date): string =>
  JSON.stringify(toJsonResume(data, now.toISOString()), undefined, 2);
