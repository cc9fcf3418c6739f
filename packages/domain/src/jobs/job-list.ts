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
const webAddress = /^https?:\/\/[^\s"'<>\\]+$/i;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const line = (value: unknown): string =>
  typeof value === 'string' ? plainText(value, lineLength).replace(/\n/g, ' ') : '';

const idOf = (value: unknown, fallback: string): string =>
  (typeof value === 'number' ? String(value) : line(value)) || fallback;

const providersOf = (value: unknown): readonly JobProvider[] =>
  (Array.isArray(value) ? value.slice(0, 20) : []).flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry.url !== 'string') return [];
    const url = entry.url.trim();
    const jobProvider = line(entry.jobProvider);
    return jobProvider && url.length <= 2_000 && webAddress.test(url) ? [{ jobProvider, url }] : [];
  });

const isProfessionalNetwork = ({ jobProvider }: JobProvider): boolean =>
  jobProvider.toLowerCase().includes('linkedin');

const jobOf = (value: unknown): Job | undefined => {
  if (!isRecord(value)) return undefined;
  const jobProviders = providersOf(value.jobProviders);
  const network = jobProviders.find(isProfessionalNetwork);
  const title = line(value.title);
  if (!network || !title) return undefined;
  return {
    id: idOf(value.id, network.url),
    title,
    company: line(value.company),
    location: line(value.location) || jobDefaults.location,
    description: typeof value.description === 'string' ? plainText(value.description, descriptionLength) : '',
    employmentType: line(value.employmentType) || jobDefaults.employmentType,
    timeAgoPosted: line(value.timeAgoPosted),
    url: network.url,
    jobProviders,
  };
};

/**
 * The jobs of the service's reply that have LinkedIn among their providers (S2 §7), as safe plain text with web links
 * only. Undefined when the reply is none.
 */
export const readJobs = (reply: unknown): readonly Job[] | undefined => {
  if (!isRecord(reply) || !Array.isArray(reply.jobs)) return undefined;
  // Some services report their own failure as an empty success.
  if (reply.hasError === true && reply.jobs.length === 0) return undefined;
  const jobs = new Map<string, Job>();
  for (const entry of reply.jobs.slice(0, maxJobs)) {
    const job = jobOf(entry);
    if (job && !jobs.has(job.id)) jobs.set(job.id, job);
  }
  return [...jobs.values()];
};
