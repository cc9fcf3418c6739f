import { at, type Refusal, refuse } from '../../refusal.ts';
import { hasMoreThan } from '../../text/text-length.ts';
import { jobAddress, jobDefaults, jobDescription, jobLine } from '../job-list.ts';

/** How far a person is with a job, in the order it usually goes. */
export const savedJobStatuses = ['saved', 'applied', 'interview', 'offer', 'no'] as const;
export type SavedJobStatus = (typeof savedJobStatuses)[number];

/** A person's saved jobs, and the characters of the note on one. */
export const savedJobLimits = { jobs: 500, note: 1_000 } as const;

/** What is copied of an advert, because adverts vanish. */
export interface JobFacts {
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly description: string;
  readonly employmentType: string;
  /** As the advert said it when it was saved. */
  readonly timeAgoPosted: string;
  readonly url: string;
  /** Whose page the address leads to. */
  readonly provider: string;
}

/**
 * Facts as a browser sends them, read like a stranger's: plain text of bounded length and a web address. Where they come
 * from is not asked: nobody else reads them.
 */
export const readJobFacts = (given: JobFacts): JobFacts => ({
  title: jobLine(given.title),
  company: jobLine(given.company),
  location: jobLine(given.location) || jobDefaults.location,
  description: jobDescription(given.description),
  employmentType: jobLine(given.employmentType) || jobDefaults.employmentType,
  timeAgoPosted: jobLine(given.timeAgoPosted),
  url: jobAddress(given.url) ?? '',
  provider: jobLine(given.provider),
});

export const checkJobFacts = ({ title, url }: JobFacts): Refusal | undefined => {
  if (title === '') return at('title', refuse('saved-job-title-missing'));
  return url === '' ? at('url', refuse('saved-job-address-invalid')) : undefined;
};

export const checkJobNote = (note: string): Refusal | undefined =>
  hasMoreThan(note, savedJobLimits.note)
    ? at('note', refuse('saved-job-note-long', { max: savedJobLimits.note }))
    : undefined;

export const checkSavedJobCount = (count: number): Refusal | undefined =>
  count >= savedJobLimits.jobs ? refuse('saved-jobs-full', { max: savedJobLimits.jobs }) : undefined;

/** When a job that comes back was saved: as it says, if that can be. */
export const savedAtOf = (given: string | undefined, now: Date): Date => {
  const moment = given === undefined ? now : new Date(given);
  return moment < now ? moment : now;
};

export const savedJobOrders = ['newest', 'changed', 'company', 'status'] as const;
export type SavedJobOrder = (typeof savedJobOrders)[number];

interface Listed {
  readonly title: string;
  readonly company: string;
  readonly status: SavedJobStatus;
  readonly savedAt: string;
  readonly statusAt: string;
}

const comparers: Readonly<Record<SavedJobOrder, (one: Listed, other: Listed) => number>> = {
  newest: (one, other) => other.savedAt.localeCompare(one.savedAt),
  changed: (one, other) => other.statusAt.localeCompare(one.statusAt),
  company: (one, other) =>
    one.company.localeCompare(other.company, undefined, { sensitivity: 'base' }) ||
    one.title.localeCompare(other.title, undefined, { sensitivity: 'base' }),
  status: (one, other) => savedJobStatuses.indexOf(one.status) - savedJobStatuses.indexOf(other.status),
};

/** Equal ones stand with the newest first. */
export const sortSavedJobs = <J extends Listed>(jobs: readonly J[], order: SavedJobOrder): readonly J[] =>
  jobs.toSorted((one, other) => comparers[order](one, other) || comparers.newest(one, other));
