import { type Refusal, refuse } from '../../refusal.ts';
import { toSavedPayload } from '../saved/saved-resume.ts';
import type { SavedResume } from '../saved/saved-resume-model.ts';
import { sampleFresher, sampleProfessional } from './sample-resumes.ts';
import { hindiFresher, hindiProfessional } from './sample-resumes-hindi.ts';

/**
 * Given anew on every filling in, or chosen without saying anything about a person. The samples had no headline at first,
 * and one alone makes no resume; neither does a letter.
 */
const notContent: ReadonlySet<string> = new Set([
  'id',
  'language',
  'headline',
  'declaration',
  'template',
  'formatting',
  'page',
  'marksTable',
  'letter',
]);

/** What a resume says, whatever the order of its fields and whether an empty one is named. */
const contentOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(contentOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([name, part]) => !notContent.has(name) && part !== undefined && part !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, part]) => [name, contentOf(part)]);
};

const fingerprint = (resume: SavedResume): string => JSON.stringify(contentOf(resume));

let samples: ReadonlySet<string> | undefined;

/** One of the resumes we fill in to show how it is done, with not a word of somebody's own in it. */
export const isUntouchedSample = (resume: SavedResume): boolean => {
  samples ??= new Set(
    [sampleProfessional, sampleFresher, hindiProfessional, hindiFresher].map((sample) =>
      fingerprint(toSavedPayload(sample)),
    ),
  );
  return samples.has(fingerprint(resume));
};

export const checkOwnContent = (resume: SavedResume): Refusal | undefined =>
  isUntouchedSample(resume) ? refuse('resume-is-sample') : undefined;
