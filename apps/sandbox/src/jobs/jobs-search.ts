import { type Job, jobs } from './jobs-list.ts';
import type { Kind } from './jobs-table.ts';

export const DATES = ['any', 'today', 'week', 'month'] as const;
export const KINDS = ['fulltime', 'parttime', 'intern', 'contractor'] as const satisfies readonly Kind[];

export interface Search {
  readonly query: string;
  readonly location: string;
  readonly datePosted: (typeof DATES)[number];
  /** Any of these; all when empty. */
  readonly kinds: readonly Kind[];
}

const DAY = 24 * 60;
const oldest: Readonly<Record<Search['datePosted'], number>> = {
  any: Number.POSITIVE_INFINITY,
  today: DAY,
  week: 7 * DAY,
  month: 30 * DAY,
};

/** Words people add without meaning anything by them. */
const EMPTY_WORDS = new Set(['job', 'jobs', 'vacancy', 'vacancies', 'in', 'for', 'at', 'the', 'and', 'or']);

/** What is looked through, prepared once. */
const shelf = jobs.map((job) => ({
  job,
  title: plain(job.title),
  text: plain(`${job.title} ${job.company ?? ''} ${job.description ?? ''}`),
  // An advert without a place is a remote one.
  place: plain(`${job.location ?? 'Remote'} ${job.alsoCalled} India`),
}));

/** Every word of the query occurs; those with more of them in the title come first, then the newest. */
export function searchJobs({ query, location, datePosted, kinds }: Search): Job[] {
  const words = wordsOf(query);
  const places = placesIn(location);
  return shelf
    .filter(
      ({ job, text, place }) =>
        job.ageMinutes <= oldest[datePosted] &&
        (kinds.length === 0 || kinds.includes(job.kind)) &&
        places.every((part) => place.includes(part)) &&
        words.every((word) => text.includes(word)),
    )
    .map(({ job, title }) => ({ job, named: words.filter((word) => title.includes(word)).length }))
    .sort((one, other) => other.named - one.named || one.job.ageMinutes - other.job.ageMinutes)
    .map(({ job }) => job);
}

const wordsOf = (query: string): string[] => {
  const words = plain(query).split(' ').filter(Boolean);
  const meant = words.filter((word) => !EMPTY_WORDS.has(word));
  return meant.length === 0 ? words : meant;
};

/** Hyphens, slashes and case do not matter: "Full-Stack" is "full stack"; C++, C# and Node.js stay what they are. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+#.]+/gu, ' ')
    .replace(/\.(?=\s|$)/g, '')
    .trim();
}

const REMOTE = /^(?:remote|work from home|wfh|home|anywhere)$/;

/** "Pune, Maharashtra, India" asks for each of its parts. */
const placesIn = (location: string): string[] =>
  location
    .split(',')
    .map(plain)
    .filter(Boolean)
    .map((part) => (REMOTE.test(part) ? 'remote' : part));

/** "3 hours ago", as such services write it. */
export function timeAgo(minutes: number): string {
  const units = [
    ['month', 30 * DAY],
    ['week', 7 * DAY],
    ['day', DAY],
    ['hour', 60],
    ['minute', 1],
  ] as const;
  const [unit, size] = units.find(([, each]) => minutes >= each) ?? ['minute', 1];
  const count = Math.max(1, Math.floor(minutes / size));
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
