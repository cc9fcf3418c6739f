import type { ReplyOf } from '../../platform/api/call.ts';
import { isRecord } from '../../platform/is-record.ts';
import { criteriaKey, type JobCriteria, readCriteria } from './job-criteria.ts';

export type Job = ReplyOf<'POST /api/jobs/search'>['jobs'][number];

/** What a search found, and when. Showing it again costs nothing. */
export interface FoundJobs {
  readonly jobs: readonly Job[];
  /** Milliseconds since 1970. */
  readonly foundAt: number;
}

export interface KeptSearch {
  /** The name it has in browsers since the first release. */
  readonly wish: JobCriteria;
  readonly found: FoundJobs | undefined;
}

/** Signing out clears it with everything else in this storage (S1 §4). */
const keptKey = 'jobSearchLast';

const texts = ['id', 'title', 'company', 'location', 'description', 'employmentType', 'timeAgoPosted', 'url'];

const isJob = (value: unknown): value is Job =>
  isRecord(value) &&
  texts.every((name) => typeof value[name] === 'string') &&
  Array.isArray(value.jobProviders) &&
  value.jobProviders.every(
    (provider) =>
      isRecord(provider) && typeof provider.jobProvider === 'string' && typeof provider.url === 'string',
  );

/** The last search as it lies in storage, where anything may lie. */
export const readKeptSearch = (stored: string | null): KeptSearch | undefined => {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? 'null');
  } catch {
    return undefined;
  }
  if (!isRecord(value)) return undefined;
  const wish = readCriteria(value.wish);
  if (wish === undefined) return undefined;
  return { wish, found: readFound(value.found) };
};

const readFound = (value: unknown): FoundJobs | undefined => {
  if (!isRecord(value) || typeof value.foundAt !== 'number' || !Array.isArray(value.jobs)) return undefined;
  const { foundAt } = value;
  const jobs: readonly unknown[] = value.jobs;
  return jobs.every(isJob) ? { jobs, foundAt } : undefined;
};

export const keptSearch = (): KeptSearch | undefined => {
  try {
    return readKeptSearch(localStorage.getItem(keptKey));
  } catch {
    return undefined;
  }
};

/** What the last search found, if it was this one. */
export const keptResult = (criteria: JobCriteria): FoundJobs | undefined => {
  const kept = keptSearch();
  return kept !== undefined && criteriaKey(kept.wish) === criteriaKey(criteria) ? kept.found : undefined;
};

/** A browser with little room keeps what was searched for, if not what was found. */
export const keepSearch = (search: KeptSearch): void => {
  for (const kept of [search, { ...search, found: undefined }]) {
    try {
      localStorage.setItem(keptKey, JSON.stringify(kept));
      return;
    } catch {
      // The next is smaller.
    }
  }
};
