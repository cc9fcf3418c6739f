import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SandboxOptions, sandboxPlugin } from '../sandbox.ts';
import { jobs } from './jobs-list.ts';
import { searchJobs, timeAgo } from './jobs-search.ts';

interface Listed {
  readonly id: string;
  readonly title: string;
  readonly company?: string;
  readonly location?: string;
  readonly description?: string;
  readonly employmentType?: string;
  readonly timeAgoPosted?: string;
  readonly jobProviders?: readonly { jobProvider: string; url: string }[];
}

interface Answer {
  readonly jobs: readonly Listed[];
  readonly jobCount: number;
  readonly nextPage?: string;
  readonly hasError: boolean;
}

const open: FastifyInstance[] = [];
let url: string;

async function serve(options: Partial<SandboxOptions> = {}): Promise<string> {
  const app = Fastify();
  await app.register(sandboxPlugin, {
    outboxDir: '/nonexistent',
    publicUrl: 'http://localhost:3000',
    keyId: '',
    keySecret: '',
    webhookSecret: '',
    webhookUrl: '',
    isFromThisMachine: () => true,
    services: { payments: false, mail: false, jobs: true },
    ...options,
  });
  open.push(app);
  return `${await app.listen({ port: 0, host: '127.0.0.1' })}/sandbox/jobs/v2/list`;
}

beforeAll(async () => {
  url = await serve();
});

afterAll(async () => {
  for (const app of open) await app.close();
});

const ask = async (query: Record<string, string>): Promise<Answer> => {
  const answer = await fetch(`${url}?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answer;
};

describe('the list', () => {
  it('has several hundred different adverts all over India', () => {
    expect(jobs.length).toBeGreaterThanOrEqual(400);
    expect(new Set(jobs.map((job) => job.id)).size).toBe(jobs.length);
    expect(new Set(jobs.map((job) => `${job.title}, ${job.company}, ${job.location}`)).size).toBe(
      jobs.length,
    );
    expect(new Set(jobs.map((job) => job.title)).size).toBeGreaterThanOrEqual(180);
    expect(new Set(jobs.map((job) => job.location)).size).toBeGreaterThanOrEqual(50);
    const described = jobs.flatMap((job) => job.description ?? []);
    expect(new Set(described).size).toBe(described.length);
  });

  it('says plainly that its employers are samples, and hints at pay in rupees', () => {
    for (const job of jobs) {
      if (job.company !== undefined) expect(job.company).toMatch(/ \(sample\)$/);
      if (job.description !== undefined)
        expect(job.description).toMatch(/₹[\d.–]+ lakh a year|₹\d+,000 a month/);
    }
  });

  it('has gaps as real lists do, and LinkedIn in most but not all adverts', () => {
    for (const gap of ['company', 'location', 'description', 'employmentType', 'jobProviders'] as const)
      expect(jobs.filter((job) => job[gap] === undefined).length, gap).toBeGreaterThan(0);
    const linked = jobs.filter((job) =>
      job.jobProviders?.some((each) => each.jobProvider === 'LinkedIn'),
    ).length;
    expect(linked / jobs.length).toBeGreaterThan(0.7);
    expect(linked / jobs.length).toBeLessThan(0.95);
  });

  it.each([
    'Software Engineer',
    'Full Stack Developer',
    'Frontend Developer',
    'Backend Developer',
    'DevOps Engineer',
  ])('has what is suggested when nothing else is: %s', (query) => {
    expect(
      searchJobs({ query, location: 'India', datePosted: 'any', kinds: [] }).length,
    ).toBeGreaterThanOrEqual(8);
  });

  it.each(['Mumbai', 'Delhi', 'Bengaluru', 'Hyderabad', 'Chennai', 'Kolkata', 'Pune', 'Ahmedabad'])(
    'has the common jobs in %s',
    (location) => {
      for (const query of [
        'software engineer',
        'developer',
        'nurse',
        'accountant',
        'teacher',
        'sales',
        'data entry',
        'civil engineer',
      ])
        expect(searchJobs({ query, location, datePosted: 'any', kinds: [] }).length, query).toBeGreaterThan(
          0,
        );
    },
  );

  it('has jobs of every kind and age', () => {
    for (const kinds of [['fulltime'], ['parttime'], ['intern'], ['contractor']] as const)
      for (const datePosted of ['today', 'week', 'month'] as const)
        expect(
          searchJobs({ query: 'a', location: '', datePosted, kinds }).length,
          `${kinds} ${datePosted}`,
        ).toBeGreaterThan(0);
  });
});

describe('searching', () => {
  it('finds every word in title, description or company, in any case and in part', async () => {
    for (const query of [
      'nurse',
      'NURS',
      'tally accounts',
      'bhandar',
      'full-stack developer',
      'nurse jobs',
    ]) {
      const { jobs: found } = await ask({ query, location: 'India' });
      expect(found.length, query).toBeGreaterThan(0);
      for (const job of found) {
        const text = `${job.title} ${job.company} ${job.description}`.toLowerCase();
        for (const word of query
          .toLowerCase()
          .replace(/ jobs$/, '')
          .split(/[ -]/))
          expect(text).toContain(word);
      }
    }
    expect(await ask({ query: 'astronaut zebra', location: 'India' })).toEqual({
      jobs: [],
      jobCount: 0,
      hasError: false,
      errors: [],
    });
  });

  it('puts titles before mere mentions', async () => {
    const { jobs: found } = await ask({ query: 'electrician', location: '' });
    expect(found[0]?.title).toBe('Electrician');
    expect(found.at(-1)?.title).not.toContain('Electrician');
  });

  it('keeps to the place, by its old name too', async () => {
    const inPune = await ask({ query: 'e', location: 'pune, Maharashtra' });
    expect(inPune.jobs.length).toBeGreaterThan(5);
    for (const job of inPune.jobs) expect(job.location).toBe('Pune, Maharashtra');
    const [old, today] = await Promise.all([
      ask({ query: 'developer', location: 'Bangalore' }),
      ask({ query: 'developer', location: 'Bengaluru' }),
    ]);
    expect(old.jobs.length).toBeGreaterThan(0);
    expect(old).toEqual(today);
    expect((await ask({ query: 'e', location: 'Atlantis' })).jobs).toEqual([]);
  });

  it('takes an advert without a place for a remote one', async () => {
    const { jobs: found } = await ask({ query: 'e', location: 'Remote' });
    const places = new Set(found.map((job) => job.location));
    expect(places).toEqual(new Set(['Remote, India', undefined]));
  });

  it('keeps to the date', async () => {
    const count = async (datePosted: string) =>
      (await ask({ query: 'e', location: 'India', datePosted })).jobCount;
    const [any, month, week, today] = await Promise.all([
      count('any'),
      count('month'),
      count('week'),
      count('today'),
    ]);
    expect(any).toBe((await ask({ query: 'e', location: 'India' })).jobCount);
    expect([any, month, week, today].sort((one, other) => other - one)).toEqual([any, month, week, today]);
    expect(new Set([any, month, week, today]).size).toBe(4);
    const { jobs: fresh } = await ask({ query: 'e', location: 'India', datePosted: 'today' });
    for (const job of fresh) if (job.timeAgoPosted) expect(job.timeAgoPosted).toMatch(/(minute|hour)s? ago$/);
  });

  it('keeps to any of the employment types', async () => {
    const { jobs: found } = await ask({ query: 'a', location: 'India', employmentTypes: 'intern;parttime' });
    expect(new Set(found.map((job) => job.employmentType))).toEqual(
      new Set(['Internship', 'Part-time', undefined]),
    );
  });

  it('goes through long results page by page', async () => {
    const seen: string[] = [];
    let nextPage: string | undefined = '';
    let total = 0;
    while (nextPage !== undefined) {
      const page: Answer = await ask({ query: 'a', location: 'India', nextPage });
      seen.push(...page.jobs.map((job) => job.id));
      total = page.jobCount;
      nextPage = page.nextPage;
    }
    expect(seen).toHaveLength(total);
    expect(new Set(seen).size).toBe(total);
  });

  it.each<Record<string, string>>([
    { query: '' },
    { query: 'x', datePosted: 'yesterday' },
    { query: 'x', employmentTypes: 'fulltime;other' },
  ])('refuses %j', async (query) => {
    const answer = await fetch(`${url}?${new URLSearchParams(query)}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ hasError: true, jobs: [] });
  });
});

describe('who may ask', () => {
  it('takes its key instead of the password, and refuses a wrong one', async () => {
    const locked = await serve({ password: 'secret', jobsKey: { header: 'X-Api-Key', value: 'k-123' } });
    const status = async (headers: Record<string, string>) =>
      (await fetch(`${locked}?query=nurse`, { headers })).status;
    expect(await status({})).toBe(401);
    expect(await status({ 'x-api-key': 'other' })).toBe(401);
    expect(await status({ 'x-api-key': 'k-123' })).toBe(200);
    expect(await status({ authorization: `Basic ${btoa('me:secret')}` })).toBe(200);
  });

  it('asks for the password when there is no key', async () => {
    const locked = await serve({ password: 'secret' });
    const ask = (headers: Record<string, string>) => fetch(`${locked}?query=nurse`, { headers });
    expect((await ask({})).status).toBe(401);
    expect((await ask({ authorization: `Basic ${btoa('me:secret')}` })).status).toBe(200);
  });
});

it('writes ages as people say them', () => {
  expect([1, 59, 60, 1439, 1440, 10_079, 10_080, 43_199, 43_200, 90_000].map(timeAgo)).toEqual([
    '1 minute ago',
    '59 minutes ago',
    '1 hour ago',
    '23 hours ago',
    '1 day ago',
    '6 days ago',
    '1 week ago',
    '4 weeks ago',
    '1 month ago',
    '2 months ago',
  ]);
});
