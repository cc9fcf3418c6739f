import { type Narrowing, noNarrowing } from '@kalam/domain/jobs/narrow-jobs';
import type { ReplyOf } from '../../platform/api/call.ts';
import { isRecord } from '../../platform/is-record.ts';
import { criteriaKey, type JobCriteria, readCriteria } from './job-criteria.ts';

export type Job = ReplyOf<'POST /api/jobs/search'>['jobs'][number];

/** What a search found, and when. Showing it again costs nothing. */
export interface FoundJobs {
  readonly jobs: readonly Job[];
  /** Milliseconds since 1970. */
  readonly foundAt: number;
  /** The service's mark of more of them. */
  readonly nextPage?: string | undefined;
  /** What the search took from the plan; unknown of one kept from an earlier visit. */
  readonly cost?: number | undefined;
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
  const nextPage = typeof value.nextPage === 'string' ? { nextPage: value.nextPage } : {};
  return jobs.every(isJob) ? { jobs, foundAt, ...nextPage } : undefined;
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

/** How somebody looks at what was found: narrowed to what, and how far down. */
export interface ResultsView {
  readonly narrowing: Narrowing;
  readonly limit: number;
}

/** So many cards at once; the rest is already here and costs nothing. */
export const shownAtOnce = 20;
export const firstView: ResultsView = { narrowing: noNarrowing, limit: shownAtOnce };

/** Beside the results, which are large, because it is written with every key. */
const viewKey = 'jobSearchView';

/** The view as it lies in storage, where anything may lie. */
export const readKeptView = (stored: string | null, criteria: JobCriteria): ResultsView | undefined => {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? 'null');
  } catch {
    return undefined;
  }
  if (!isRecord(value) || value.of !== criteriaKey(criteria) || !isRecord(value.narrowing)) return undefined;
  const { words, types, place, posted, savedOnly } = value.narrowing;
  // The filters of a search are among the same lists.
  const known = readCriteria({ query: '', location: '', datePosted: posted, employmentTypes: types });
  if (typeof words !== 'string' || typeof place !== 'string' || known === undefined) return undefined;
  return {
    narrowing: {
      words,
      place,
      types: known.employmentTypes,
      posted: known.datePosted,
      savedOnly: savedOnly === true,
    },
    limit: typeof value.limit === 'number' && value.limit > shownAtOnce ? value.limit : shownAtOnce,
  };
};

export const keptView = (criteria: JobCriteria): ResultsView | undefined => {
  try {
    return readKeptView(localStorage.getItem(viewKey), criteria);
  } catch {
    return undefined;
  }
};

export const keepView = (criteria: JobCriteria, view: ResultsView): void => {
  try {
    localStorage.setItem(viewKey, JSON.stringify({ of: criteriaKey(criteria), ...view }));
  } catch {
    // Without room it lasts as long as the page.
  }
};
