import { pageMarkMax } from './job-search.ts';
import { plainText } from './job-text.ts';

export interface JobProvider {
  readonly jobProvider: string;
  readonly url: string;
}

export interface Job {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly description: string;
  readonly employmentType: string;
  readonly timeAgoPosted: string;
  readonly url: string;
  readonly jobProviders: readonly JobProvider[];
}

/** S2 §3 defaults of a job. */
export const jobDefaults = { location: 'Remote', employmentType: 'Full-time' } as const;

const maxJobs = 100;
const lineLength = 200;
const descriptionLength = 5_000;
const addressLength = 2_000;
const webAddress = /^https?:\/\/[^\s"'<>\\]+$/i;

/** An address that can be linked to, without blanks around it. */
export const jobAddress = (value: string): string | undefined => {
  const url = value.trim();
  return url.length <= addressLength && webAddress.test(url) ? url : undefined;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A stranger's text as one line. */
export const jobLine = (value: unknown): string =>
  typeof value === 'string' ? plainText(value, lineLength).replace(/\n/g, ' ') : '';

/** A stranger's advert as lines of text. */
export const jobDescription = (value: unknown): string =>
  typeof value === 'string' ? plainText(value, descriptionLength) : '';

const idOf = (value: unknown, fallback: string): string =>
  (typeof value === 'number' ? String(value) : jobLine(value)) || fallback;

const providersOf = (value: unknown): readonly JobProvider[] =>
  (Array.isArray(value) ? value.slice(0, 20) : []).flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry.url !== 'string') return [];
    const url = jobAddress(entry.url);
    const jobProvider = jobLine(entry.jobProvider);
    return jobProvider && url !== undefined ? [{ jobProvider, url }] : [];
  });

const isProfessionalNetwork = ({ jobProvider }: JobProvider): boolean =>
  jobProvider.toLowerCase().includes('linkedin');

const jobOf = (value: unknown): Job | undefined => {
  if (!isRecord(value)) return undefined;
  const jobProviders = providersOf(value.jobProviders);
  const network = jobProviders.find(isProfessionalNetwork);
  const title = jobLine(value.title);
  if (!network || !title) return undefined;
  return {
    id: idOf(value.id, network.url),
    title,
    company: jobLine(value.company),
    location: jobLine(value.location) || jobDefaults.location,
    description: jobDescription(value.description),
    employmentType: jobLine(value.employmentType) || jobDefaults.employmentType,
    timeAgoPosted: jobLine(value.timeAgoPosted),
    url: network.url,
    jobProviders,
  };
};

const markOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= pageMarkMax ? value : undefined;

/** One answer of the service. */
export interface JobPage {
  readonly jobs: readonly Job[];
  /** The service's mark of the next page, where it gives one. */
  readonly nextPage: string | undefined;
}

/**
 * The jobs of the service's reply that have LinkedIn among their providers (S2 §7), as safe plain text with web links
 * only. Undefined when the reply is none.
 */
export const readJobs = (reply: unknown): JobPage | undefined => {
  if (!isRecord(reply) || !Array.isArray(reply.jobs)) return undefined;
  // Some services report their own failure as an empty success.
  if (reply.hasError === true && reply.jobs.length === 0) return undefined;
  const jobs = new Map<string, Job>();
  for (const entry of reply.jobs.slice(0, maxJobs)) {
    const job = jobOf(entry);
    if (job && !jobs.has(job.id)) jobs.set(job.id, job);
  }
  return { jobs: [...jobs.values()], nextPage: markOf(reply.nextPage) };
};
