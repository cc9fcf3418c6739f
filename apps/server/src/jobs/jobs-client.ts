import { type Job, readJobs } from '@kalam/domain/jobs/job-list';
import { type JobSearchForm, jobsServiceQuery } from '@kalam/domain/jobs/job-search';
import { askOutside, OutsideFailure, withOneRetry } from '../outside/outside-json.ts';
import type { OutsideServices } from '../outside/outside-services.ts';

const maxBytes = 2 * 1024 * 1024;
const defaultTimeoutMs = 8_000;

export type FindJobs = (form: JobSearchForm) => Promise<readonly Job[]>;

/** The jobs list service (S2 §7); fails with an OutsideFailure on anything but a list of jobs. */
export const createFindJobs = (
  service: NonNullable<OutsideServices['jobs']>,
  timeoutMs: number = defaultTimeoutMs,
): FindJobs => {
  const endpoint = new URL(service.url);
  endpoint.pathname = `${endpoint.pathname.replace(/\/+$/, '')}/v2/list`;
  const headers: Record<string, string> =
    service.key === undefined ? {} : { [service.keyHeader]: service.key };
  return (form) => {
    const url = new URL(endpoint);
    for (const [name, value] of Object.entries(jobsServiceQuery(form))) url.searchParams.set(name, value);
    return withOneRetry(async () => {
      const jobs = readJobs(await askOutside({ url, headers, timeoutMs, maxBytes }));
      if (jobs === undefined) throw new OutsideFailure(`${url.host} answered no list of jobs`, false);
      return jobs;
    });
  };
};
