import { createHash } from 'node:crypto';
import { type City, cities, metros, towns } from './jobs-cities.ts';
import { fieldWork } from './jobs-roles-field.ts';
import { office } from './jobs-roles-office.ts';
import { technology } from './jobs-roles-technology.ts';
import { works } from './jobs-roles-works.ts';
import type { Field, Kind, Role } from './jobs-table.ts';

export interface JobProvider {
  readonly jobProvider: string;
  readonly url: string;
}

/** An advert as kept; real lists have gaps, so this one has some too. */
export interface Job {
  readonly id: string;
  readonly title: string;
  readonly company?: string;
  readonly location?: string;
  readonly description?: string;
  readonly kind: Kind;
  readonly employmentType?: string;
  readonly jobProviders?: readonly JobProvider[];
  readonly ageMinutes: number;
  readonly saysAge: boolean;
  readonly alsoCalled: string;
}

const labels: Readonly<Record<Kind, string>> = {
  fulltime: 'Full-time',
  parttime: 'Part-time',
  intern: 'Internship',
  contractor: 'Contractor',
};

/** The same list at every start: choices come from a hash of what is being decided, not from chance. */
const pick = (...about: readonly (string | number)[]): number =>
  createHash('sha256').update(about.join('\n')).digest().readUInt32BE();

const from = <T>(list: readonly [T, ...T[]] | readonly T[], choice: number): T => {
  const chosen = list[choice % list.length];
  if (chosen === undefined) throw new Error('Nothing to choose from');
  return chosen;
};

const advertsOf = (field: Field): Job[] =>
  field.roles.flatMap((role) => Array.from({ length: role.adverts }, (_, turn) => advert(field, role, turn)));

function advert(field: Field, role: Role, turn: number): Job {
  const seed = pick(role.title, turn);
  const firstCompany = pick(role.title, 'company');
  const company = `${from(field.companies, firstCompany + turn)} (sample)`;
  const { city, remote } = placeFor(role, turn);
  const gap = seed % 40;
  return {
    id: createHash('sha256').update(`${role.title}/${turn}`).digest('hex').slice(0, 20),
    title: role.title,
    ...(gap === 1 ? {} : { company }),
    ...(remote ? (gap % 2 === 0 ? {} : { location: 'Remote, India' }) : { location: placeOf(city) }),
    ...(gap === 2 ? {} : { description: textOf(field, role, turn, company, remote ? undefined : city) }),
    kind: role.kind,
    ...(gap === 3 ? {} : { employmentType: labels[role.kind] }),
    ...(gap === 4 ? {} : { jobProviders: providersOf(role.title, remote ? 'India' : city.city, gap) }),
    ageMinutes: ageOf(pick(role.title, turn, 'age')),
    saysAge: gap !== 5,
    alsoCalled: remote ? '' : city.alsoCalled,
  };
}

/** A common job is offered in every large city first; other adverts are spread over the country. */
function placeFor(role: Role, turn: number): { city: City; remote: boolean } {
  const start = pick(role.title, 'city');
  const common = role.adverts >= 5;
  if (common && turn < metros.length) return { city: from(metros, start + turn), remote: false };
  // A step that shares no factor with the number of cities visits each once before any comes again.
  return {
    city: from(common ? towns : cities, start + turn * 31),
    remote: role.remote && (common ? turn % 2 === 0 : turn % 3 === 2),
  };
}

const placeOf = ({ city, state }: City): string => (city === state ? city : `${city}, ${state}`);

function textOf(
  { remarks }: Field,
  role: Role,
  turn: number,
  company: string,
  city: City | undefined,
): string {
  const post = `${/^(?:[aeio]|MIS|HR|SEO|NGO|SAP|X-)/i.test(role.title) ? 'an' : 'a'} ${role.title}`;
  const place = city === undefined ? 'working from home, anywhere in India' : `in ${city.city}`;
  const opening = from(
    [
      `${company} is looking for ${post} ${place}.`,
      `We need ${post} ${place}, as soon as the right person is found.`,
      `${company} has an opening for ${post} ${place}.`,
      `Join ${company} as ${post} ${place}.`,
    ],
    pick(role.title, turn, 'opening'),
  );
  const remark = from(remarks, pick(role.title, turn, 'remark'));
  return [opening, role.work, role.needs, role.pay, remark].join(' ');
}

/** Links lead to the services' own search pages, since none of these adverts is real. */
function providersOf(title: string, place: string, gap: number): JobProvider[] {
  const what = encodeURIComponent(title);
  const where = encodeURIComponent(place);
  const linkedIn = {
    jobProvider: 'LinkedIn',
    url: `https://www.linkedin.com/jobs/search/?keywords=${what}&location=${where}`,
  };
  const others = [
    { jobProvider: 'Indeed', url: `https://in.indeed.com/jobs?q=${what}&l=${where}` },
    { jobProvider: 'Naukri.com', url: `https://www.naukri.com/jobs-in-india?k=${what}&l=${where}` },
    { jobProvider: 'Foundit', url: `https://www.foundit.in/srp/results?query=${what}&locations=${where}` },
  ];
  const other = from(others, gap);
  if (gap >= 34) return [other];
  return gap % 3 === 0 ? [linkedIn] : gap % 3 === 1 ? [linkedIn, other] : [other, linkedIn];
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** A tenth is of today, a third of this week, most of this month, a few are older. */
const ageOf = (choice: number): number => {
  const share = choice % 100;
  const within = (low: number, high: number) => low + (Math.floor(choice / 100) % (high - low));
  if (share < 12) return within(8, DAY);
  if (share < 40) return within(DAY, 7 * DAY);
  if (share < 88) return within(7 * DAY, 30 * DAY);
  return within(30 * DAY, 75 * DAY);
};

export const jobs: readonly Job[] = [...technology, ...office, ...fieldWork, ...works].flatMap(advertsOf);
