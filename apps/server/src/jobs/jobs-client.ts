import { type JobPage, readJobs } from '@kalam/domain/jobs/job-list';
import { type JobSearchForm, jobsServiceQuery } from '@kalam/domain/jobs/job-search';
import { askOutside, OutsideFailure, withOneRetry } from '../outside/outside-json.ts';
import type { OutsideServices } from '../outside/outside-services.ts';
import { type ServiceWatch, watched } from '../outside/service-watch.ts';

const maxBytes = 2 * 1024 * 1024;
const defaultTimeoutMs = 8_000;

/** One page of a search; a further one is named by the mark the service gave with the page before. */
export type FindJobs = (form: JobSearchForm, page?: string) => Promise<JobPage>;

/** The jobs list service (S2 §7); fails with an OutsideFailure on anything but a list of jobs. */
export const createFindJobs = (
  service: NonNullable<OutsideServices['jobs']>,
  watch: ServiceWatch,
  timeoutMs: number = defaultTimeoutMs,
): FindJobs => {
  const endpoint = new URL(service.url);
  endpoint.pathname = `${endpoint.pathname.replace(/\/+$/, '')}/v2/list`;
  const headers: Record<string, string> =
    service.key === undefined ? {} : { [service.keyHeader]: service.key };
  return watched(watch, (form: JobSearchForm, page?: string) => {
    const url = new URL(endpoint);
    for (const [name, value] of Object.entries(jobsServiceQuery(form))) url.searchParams.set(name, value);
    if (page !== undefined) url.searchParams.set('nextPage', page);
    return withOneRetry(async () => {
      const answer = readJobs(await askOutside({ url, headers, timeoutMs, maxBytes }));
      if (answer === undefined) throw new OutsideFailure(`${url.host} answered no list of jobs`, false);
      return answer;
    });
  });
};
