import { createHash } from 'node:crypto';
import type { Job, JobPage } from '@kalam/domain/jobs/job-list';
import { checkJobSearch, type JobSearchForm, jobSearchKey } from '@kalam/domain/jobs/job-search';
import {
  type JobAllowance,
  jobAllowance,
  type MadeSearch,
  madeBefore,
  recentSearches,
  recordJobSearch,
  searchPrice,
} from '@kalam/domain/jobs/job-usage';
import { refuse } from '@kalam/domain/refusal';
import type { Db } from '../database/database.ts';
import { orRefused, refused, throwIfRefused } from '../failures/refused.ts';
import type { AttemptLimit, AttemptLimits } from '../limits/attempt-limits.ts';
import type { AnswerCache } from '../outside/answer-cache.ts';
import { findCurrentSubscription, lockCurrentSubscription } from '../subscriptions/current-subscription.ts';
import { findJobUsage, saveJobUsage } from './job-queries.ts';
import type { FindJobs } from './jobs-client.ts';

export interface JobServices {
  readonly db: Db;
  readonly now: () => Date;
  readonly attempts: AttemptLimits;
  /** Absent on a site without a jobs service. */
  readonly findJobs: FindJobs | undefined;
  readonly found: AnswerCache<JobPage>;
}

/** Failed searches cost nothing, so something else must keep a program from making them without end. */
const searchesPerUser = {
  name: 'job search',
  most: 300,
  seconds: 60 * 60,
  code: 'too-many-requests',
} as const satisfies AttemptLimit;

export const requireJobSearch = ({ findJobs }: Pick<JobServices, 'findJobs'>): FindJobs => {
  if (findJobs === undefined) throw refused('jobs-not-available');
  return findJobs;
};

export const readJobAllowance = (
  { db, now, findJobs }: Pick<JobServices, 'db' | 'now' | 'findJobs'>,
  userId: string,
): Promise<
  JobAllowance & { readonly lastSearchAt: Date | null; readonly recentSearches: readonly MadeSearch[] }
> =>
  orRefused('jobs-limit-check-failed', async () => {
    const usage = await findJobUsage(db, userId);
    const allowance = jobAllowance(usage, await findCurrentSubscription(db, userId), now());
    const known = {
      ...allowance,
      lastSearchAt: usage?.lastSearchAt ?? null,
      recentSearches: recentSearches(usage?.recentSearches ?? [], now()),
    };
    return findJobs === undefined
      ? { ...known, limit: 0, remaining: 0, refusal: refuse('jobs-not-available') }
      : known;
  });

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

interface AskedSearch extends JobSearchForm {
  /** The service's mark of another page of the same search. */
  readonly nextPage?: string | undefined;
}

export interface SearchAnswer {
  jobs: Job[];
  nextPage: string | null;
  remaining: number;
  cost: number;
  made: MadeSearch;
}

/**
 * S2 §4: a search counts once it succeeded; one made within a day and an empty answer count nothing (decision 75). What it
 * costs is looked at twice: before asking, to ask for nothing that cannot be given, and while the subscription is held, so
 * that searches at the same moment never exceed the plan and the same one twice at once counts once.
 */
export const searchJobs = async (
  services: JobServices,
  userId: string,
  asked: AskedSearch,
): Promise<SearchAnswer> => {
  const { attempts, found, now } = services;
  const findJobs = requireJobSearch(services);
  throwIfRefused(checkJobSearch(asked));
  const key = jobSearchKey(asked);
  const hash = hashOf(key);
  const { refusal, recentSearches } = await readJobAllowance(services, userId);
  if (searchPrice(refusal?.code, madeBefore(recentSearches, hash, now())) === 'refused')
    throwIfRefused(refusal);
  await attempts.count(searchesPerUser, userId);
  const { nextPage, ...form } = asked;
  const wish = { ...form, employmentTypes: [...(form.employmentTypes ?? [])].sort() };
  const page = await orRefused('jobs-failed', () =>
    found.get(`${key} ${nextPage ?? ''}`, () => findJobs(wish, nextPage)),
  );
  const recorded = await recordSearch(services, userId, { hash, isEmpty: page.jobs.length === 0 });
  return { jobs: [...page.jobs], nextPage: page.nextPage ?? null, ...recorded };
};

const recordSearch = (
  { db, now }: JobServices,
  userId: string,
  answered: { readonly hash: string; readonly isEmpty: boolean },
): Promise<Pick<SearchAnswer, 'remaining' | 'cost' | 'made'>> =>
  orRefused('jobs-limit-check-failed', () =>
    db.transaction(async (tx) => {
      const subscription = await lockCurrentSubscription(tx, userId);
      const usage = await findJobUsage(tx, userId);
      const allowance = jobAllowance(usage, subscription, now());
      if (subscription === undefined) throw refused('subscription-none');
      const { usage: next, cost, made } = recordJobSearch(usage, subscription, answered, now());
      // What costs nothing is answered also when somebody else's request took the last one meanwhile.
      if (cost > 0 || allowance.refusal?.code !== 'jobs-limit-reached') throwIfRefused(allowance.refusal);
      await saveJobUsage(tx, next);
      return { remaining: allowance.remaining - cost, cost, made };
    }),
  );
