import type { Job } from './job-list.ts';
import { type DatePosted, type EmploymentType, employmentTypes } from './job-search.ts';

/** What of the found jobs is shown. Nobody is asked anew for it, so it costs nothing (decision 75). */
export interface Narrowing {
  readonly words: string;
  readonly types: readonly EmploymentType[];
  /** One of the places named in the results; empty for all. */
  readonly place: string;
  readonly posted: DatePosted;
  readonly savedOnly: boolean;
}

export const noNarrowing: Narrowing = { words: '', types: [], place: '', posted: 'any', savedOnly: false };

export const isNarrowed = ({ words, types, place, posted, savedOnly }: Narrowing): boolean =>
  words.trim() !== '' || types.length > 0 || place !== '' || posted !== 'any' || savedOnly;

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    // Accents of Latin letters alone: the marks of Indian scripts are part of the word.
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const typeWords: Readonly<Record<EmploymentType, RegExp>> = {
  fulltime: /full[\s_-]*time|permanent/,
  parttime: /part[\s_-]*time/,
  intern: /intern|apprentice|trainee/,
  contractor: /contract|freelance|temporary/,
};

/** The kinds an advert's own words name; an advert may name several, or one we do not know. */
export const typesNamed = (text: string): readonly EmploymentType[] =>
  employmentTypes.filter((type) => typeWords[type].test(text.toLowerCase()));

const unitDays: Readonly<Record<string, number>> = {
  second: 0,
  minute: 0,
  min: 0,
  hour: 0,
  hr: 0,
  day: 1,
  week: 7,
  month: 30,
  year: 365,
};

/** Whole days since an advert was posted, from words such as '3 days ago'; undefined where they say none. */
export const daysSincePosted = (text: string): number | undefined => {
  const said = text.slice(0, 60).toLowerCase();
  if (/\b(?:just now|just posted|today|moments? ago)\b/.test(said)) return 0;
  if (/\byesterday\b/.test(said)) return 1;
  const [, count = '', unit = ''] =
    /(\d{1,4}|\ban?\b|\bone\b)\s*\+?\s*(second|minute|min|hour|hr|day|week|month|year)s?\b/.exec(said) ?? [];
  const days = unitDays[unit];
  if (days === undefined) return undefined;
  const number = /^\d/.test(count) ? Number(count) : 1;
  // A day has as many hours as it has, whatever unit they were counted in.
  if (unit === 'hour' || unit === 'hr') return Math.floor(number / 24);
  return number * days;
};

const oldestDays: Readonly<Record<Exclude<DatePosted, 'any'>, number>> = { today: 0, week: 7, month: 31 };

/** An advert that does not say its age is left out where an age is asked for. */
const isPostedWithin = (posted: DatePosted, text: string): boolean => {
  if (posted === 'any') return true;
  const days = daysSincePosted(text);
  return days !== undefined && days <= oldestDays[posted];
};

type Shown = Pick<
  Job,
  'title' | 'company' | 'location' | 'description' | 'employmentType' | 'timeAgoPosted' | 'url'
>;

/** Each advert is made plain once, however many keys are pressed. */
const plainTexts = new WeakMap<Shown, string>();

const textOf = (job: Shown): string => {
  const { title, company, location, employmentType, description } = job;
  const text =
    plainTexts.get(job) ?? plain(`${title} ${company} ${location} ${employmentType} ${description}`);
  plainTexts.set(job, text);
  return text;
};

const checks = <J extends Shown>(narrowing: Narrowing, isSaved: (job: J) => boolean) => {
  const words = plain(narrowing.words).split(/\s+/).filter(Boolean);
  return {
    words: (job: J) => words.every((word) => textOf(job).includes(word)),
    types: (job: J) =>
      narrowing.types.length === 0 ||
      typesNamed(job.employmentType).some((type) => narrowing.types.includes(type)),
    place: (job: J) => narrowing.place === '' || job.location === narrowing.place,
    posted: (job: J) => isPostedWithin(narrowing.posted, job.timeAgoPosted),
    savedOnly: (job: J) => !narrowing.savedOnly || isSaved(job),
  };
};

const choices = ['words', 'types', 'place', 'posted', 'savedOnly'] as const;

export interface NarrowedJobs<J> {
  readonly jobs: readonly J[];
  /** How many each choice would show, the other choices staying as they are; choices without any job are left out. */
  readonly counts: {
    readonly types: ReadonlyMap<EmploymentType, number>;
    readonly places: ReadonlyMap<string, number>;
    readonly posted: ReadonlyMap<DatePosted, number>;
    readonly saved: number;
  };
}

const tally = <K, J>(jobs: readonly J[], keysOf: (job: J) => readonly K[]): ReadonlyMap<K, number> => {
  const counts = new Map<K, number>();
  for (const job of jobs) for (const key of keysOf(job)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/** The jobs that pass every choice, in their order. */
export const narrowJobs = <J extends Shown>(
  jobs: readonly J[],
  narrowing: Narrowing,
  isSaved: (job: J) => boolean,
): NarrowedJobs<J> => {
  const check = checks(narrowing, isSaved);
  const passed = jobs.map((job) => ({ job, failed: choices.filter((name) => !check[name](job)) }));
  const without = (name: (typeof choices)[number]): readonly J[] =>
    passed.filter(({ failed }) => failed.every((other) => other === name)).map(({ job }) => job);
  const ages = (['today', 'week', 'month'] as const).filter((age) =>
    jobs.some(({ timeAgoPosted }) => isPostedWithin(age, timeAgoPosted)),
  );
  return {
    jobs: passed.filter(({ failed }) => failed.length === 0).map(({ job }) => job),
    counts: {
      types: tally(without('types'), ({ employmentType }) => typesNamed(employmentType)),
      places: tally(without('place'), ({ location }) => [location]),
      posted: tally(without('posted'), ({ timeAgoPosted }) =>
        ages.filter((age) => isPostedWithin(age, timeAgoPosted)),
      ),
      saved: without('savedOnly').filter(isSaved).length,
    },
  };
};
