import type { Job } from '@kalam/domain/jobs/job-list';
import { checkJobSearch, type JobSearchForm, jobsServiceQuery } from '@kalam/domain/jobs/job-search';
import { countJobSearch, type JobAllowance, jobAllowance } from '@kalam/domain/jobs/job-usage';
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
  readonly found: AnswerCache<readonly Job[]>;
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
): Promise<JobAllowance & { readonly lastSearchAt: Date | null }> =>
  orRefused('jobs-limit-check-failed', async () => {
    const usage = await findJobUsage(db, userId);
    const allowance = jobAllowance(usage, await findCurrentSubscription(db, userId), now());
    const lastSearchAt = usage?.lastSearchAt ?? null;
    if (findJobs === undefined)
      return { ...allowance, lastSearchAt, limit: 0, remaining: 0, refusal: refuse('jobs-not-available') };
    return { ...allowance, lastSearchAt };
  });

/** The same wish, however it is written, is asked once. */
const keyOf = (form: JobSearchForm): string =>
  new URLSearchParams(jobsServiceQuery(form)).toString().toLowerCase();

/**
 * S2 §4: a search counts once it succeeded. What remains is looked at twice: before asking, to ask for nothing that
 * cannot be given, and while the subscription is held, so that searches at the same moment never exceed the plan.
 */
export const searchJobs = async (
  services: JobServices,
  userId: string,
  form: JobSearchForm,
): Promise<{ jobs: Job[]; remaining: number }> => {
  const { attempts, found } = services;
  const findJobs = requireJobSearch(services);
  throwIfRefused(checkJobSearch(form));
  throwIfRefused((await readJobAllowance(services, userId)).refusal);
  await attempts.count(searchesPerUser, userId);
  const wish = { ...form, employmentTypes: [...(form.employmentTypes ?? [])].sort() };
  const jobs = await orRefused('jobs-failed', () => found.get(keyOf(wish), () => findJobs(wish)));
  return { jobs: [...jobs], remaining: await countSearch(services, userId) };
};

const countSearch = ({ db, now }: JobServices, userId: string): Promise<number> =>
  orRefused('jobs-limit-check-failed', () =>
    db.transaction(async (tx) => {
      const subscription = await lockCurrentSubscription(tx, userId);
      const usage = await findJobUsage(tx, userId);
      const allowance = jobAllowance(usage, subscription, now());
      throwIfRefused(allowance.refusal);
      if (subscription !== undefined) await saveJobUsage(tx, countJobSearch(usage, subscription, now()));
      return allowance.remaining - 1;
    }),
  );
