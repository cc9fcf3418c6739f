import { toJsonResume } from '@kalam/domain/resumes/json-resume/json-resume';
import { ownKind } from '@kalam/reading/json/own-kind';
import type { Draft } from '../../../resume/draft.ts';

/** Everything there is, to be brought back here. */
export const writeOwnFile = ({ data, template, formatting }: Draft): string =>
  JSON.stringify({ kind: ownKind, version: 1, template, formatting, data }, undefined, 2);

/** What every other tool can read. */
export const writeJsonResume = ({ data }: Draft, now: Date): string =>
  JSON.stringify(toJsonResume(data, now.toISOString()), undefined, 2);
