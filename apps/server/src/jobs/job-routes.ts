import { jobContracts } from '@kalam/domain/jobs/job-api';
import type { JobPage } from '@kalam/domain/jobs/job-list';
import { savedJobContracts } from '@kalam/domain/jobs/saved/saved-job-api';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/database.ts';
import { type BindContext, bind, type Handlers } from '../http/bind.ts';
import type { AttemptLimits } from '../limits/attempt-limits.ts';
import { AnswerCache } from '../outside/answer-cache.ts';
import { createAskChat } from '../outside/chat-completions.ts';
import type { OutsideServices } from '../outside/outside-services.ts';
import { createServiceWatch } from '../outside/service-watch.ts';
import { type JobServices, readJobAllowance, requireJobSearch, searchJobs } from './job-actions.ts';
import { type SuggestionServices, suggestTitles } from './job-suggestion-actions.ts';
import { createFindJobs } from './jobs-client.ts';
import {
  changeSavedJob,
  listSavedJobs,
  readSavedJob,
  removeSavedJob,
  type SavedJobServices,
  saveJob,
} from './saved/saved-job-actions.ts';

const tenMinutes = 10 * 60 * 1000;
/** A list of jobs has 30 kB as a rule and half a megabyte at most. */
const mostAnswers = 100;

interface Services {
  readonly db: Db;
  readonly now: () => Date;
  readonly attempts: AttemptLimits;
  readonly services: Pick<OutsideServices, 'jobs' | 'ai'>;
  readonly outsideTimeoutMs?: number | undefined;
}

const blocks = [
  'jobs-not-available',
  'subscription-none',
  'jobs-not-on-basic',
  'jobs-limit-reached',
] as const;

const handlers = (services: JobServices & SuggestionServices): Handlers<typeof jobContracts> => ({
  'GET /api/jobs/usage': async ({ user }) => {
    const { refusal, lastSearchAt, ...allowance } = await readJobAllowance(services, user.id);
    return {
      usage: {
        ...allowance,
        lastSearchAt: lastSearchAt?.toISOString() ?? null,
        blockedBy: blocks.find((code) => code === refusal?.code) ?? null,
      },
    };
  },
  'GET /api/jobs/suggestions': async ({ user }) => {
    requireJobSearch(services);
    return suggestTitles(services, user.id);
  },
  'POST /api/jobs/search': ({ user, body }) => searchJobs(services, user.id, body),
});

/** Needs neither a plan nor a jobs service: what somebody saved is theirs. */
const savedJobHandlers = (services: SavedJobServices): Handlers<typeof savedJobContracts> => ({
  'GET /api/jobs/saved': async ({ user }) => ({ jobs: await listSavedJobs(services, user.id) }),
  'GET /api/jobs/saved/:id': async ({ user, params }) => ({
    job: await readSavedJob(services, user.id, params.id),
  }),
  'POST /api/jobs/saved': async ({ user, body }) => ({ job: await saveJob(services, user.id, body) }),
  'PATCH /api/jobs/saved/:id': async ({ user, params, body }) => ({
    job: await changeSavedJob(services, user.id, params.id, body),
  }),
  'DELETE /api/jobs/saved/:id': async ({ user, params }) => ({
    job: await removeSavedJob(services, user.id, params.id),
  }),
});

export const jobRoutes = (app: FastifyInstance, given: Services, context: BindContext): void => {
  const { db, now, attempts, outsideTimeoutMs } = given;
  const { jobs, ai } = given.services;
  const kept = { keepMs: tenMinutes, most: mostAnswers, now };
  const services = {
    db,
    now,
    attempts,
    findJobs: jobs && createFindJobs(jobs, createServiceWatch(db, 'jobs', now), outsideTimeoutMs),
    found: new AnswerCache<JobPage>(kept),
    askChat: ai && createAskChat(ai, createServiceWatch(db, 'ai', now)),
    suggested: new AnswerCache<readonly string[]>(kept),
    timeoutMs: outsideTimeoutMs,
    warn: (message: string) => app.log.warn(message),
  };
  bind(app, jobContracts, handlers(services), context);
  bind(app, savedJobContracts, savedJobHandlers(services), context);
};
