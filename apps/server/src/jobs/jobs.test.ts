import { gzipSync } from 'node:zlib';
import type { PlanId } from '@kalam/domain/plans/plan-catalogue';
import { sandboxPlugin } from '@kalam/sandbox/sandbox';
import { eq, sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { users } from '../auth/auth-tables.ts';
import { chooseServices } from '../dependencies.ts';
import { grantSubscription } from '../subscriptions/subscription-actions.ts';
import {
  type OutsideRequestSeen,
  sendJson,
  sendLots,
  startOutsideServer,
} from '../testing/outside-server.ts';
import { password, startTestApp, TestBrowser, testConfig, testSecret } from '../testing/test-app.ts';

const advert = (id: string, provider = 'LinkedIn') => ({
  id,
  title: `Tester <b>${id}</b>`,
  company: 'Sample Works',
  jobProviders: [{ jobProvider: provider, url: `https://jobs.example/${id}` }],
});
const elsewhere = await startOutsideServer((_request, response) => sendJson(response, { jobs: [] }));

let sentOfLots = 0;
let flaky = 0;
const bomb = gzipSync(`{"jobs":[]${' '.repeat(20 * 1024 * 1024)}}`);

/** What the service does is what it is asked for. */
const misbehaviours: Readonly<Record<string, Parameters<typeof startOutsideServer>[0]>> = {
  slow: () => undefined,
  stalled: (_request, response) => response.writeHead(200).write('{"jobs":['),
  broken: (_request, response) => sendJson(response, { jobs: [advert('x')] }, 500),
  unpaid: (_request, response) => sendJson(response, { jobs: [advert('x')] }, 402),
  hangup: (_request, response) => response.destroy(),
  html: (_request, response) => response.end('<html>sorry</html>'),
  empty: (_request, response) => response.end(),
  other: (_request, response) => sendJson(response, { jobs: 'none' }),
  failure: (_request, response) => sendJson(response, { jobs: [], hasError: true, errors: ['quota'] }),
  large: (_request, response) =>
    sendLots(response, 20 * 1024 * 1024, (count) => {
      sentOfLots = count;
    }),
  bomb: (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
  redirect: (_request, response) =>
    response.writeHead(302, { location: `${elsewhere.url}/v2/list?query=x` }).end(),
  moved: (_request, response) => response.writeHead(308, { location: elsewhere.url }).end(),
};

const service = await startOutsideServer((request, response) => {
  const query = request.url.searchParams.get('query') ?? '';
  if (query === 'flaky' && flaky++ === 0) return sendJson(response, {}, 503);
  if (query === 'none') return sendJson(response, { jobs: [] });
  if (query === 'only elsewhere') return sendJson(response, { jobs: [advert('2', 'Other board')] });
  if (query === 'paged') {
    const page = request.url.searchParams.get('nextPage');
    return sendJson(response, page ? { jobs: [advert('p2')] } : { jobs: [advert('p1')], nextPage: 'mark 2' });
  }
  const misbehave = misbehaviours[query];
  if (misbehave !== undefined) return misbehave(request, response);
  return sendJson(response, { jobs: [advert('1'), advert('2', 'Other board')] });
});
const asked = (query: string): OutsideRequestSeen[] =>
  service.seen.filter(({ url }) => url.searchParams.get('query') === query);

let later = 0;
const config = testConfig();
const services = {
  ...chooseServices(config, testSecret),
  jobs: { url: `${service.url}/base/`, key: 'the key', keyHeader: 'x-test-key' },
};
const server = await startTestApp({
  config,
  services,
  now: () => new Date(Date.now() + later),
  outsideTimeoutMs: 1_500,
});
const { db } = server.database;

const idOf = async (email: string): Promise<string> => {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user?.id ?? '';
};
const give = async (email: string, planId: PlanId): Promise<void> => {
  const userId = await idOf(email);
  await db.transaction((tx) =>
    grantSubscription(tx, userId, planId, { kind: 'staff', reason: 'a test', by: null }, new Date()),
  );
};
const subscriber = async (email: string, planId: PlanId): Promise<TestBrowser> => {
  const browser = await server.signedIn(email);
  await give(email, planId);
  return browser;
};
const search = (browser: TestBrowser, query: string, more: object = {}) =>
  browser.post('/api/jobs/search', { query, location: 'Pune', ...more });
const usage = async (browser: TestBrowser) => (await browser.get('/api/jobs/usage')).body.usage;
const refusal = (error: string, code: string) => ({ success: false, error, code });

describe('POST /api/jobs/search', () => {
  it('S2 §7 asks the service with the specified parameters and our key, and shows LinkedIn jobs only', async () => {
    const browser = await subscriber('asks@example.com', 'pro');
    const { status, body } = await search(browser, ' Tester ', {
      location: ' New Delhi ',
      datePosted: 'week',
      employmentTypes: ['parttime', 'fulltime'],
    });
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        remaining: 19,
        cost: 1,
        made: { hash: expect.stringMatching(/^[0-9a-f]{64}$/), at: expect.any(String) },
        nextPage: null,
        jobs: [
          {
            id: '1',
            title: 'Tester 1',
            company: 'Sample Works',
            location: 'Remote',
            description: '',
            employmentType: 'Full-time',
            timeAgoPosted: '',
            url: 'https://jobs.example/1',
            jobProviders: [{ jobProvider: 'LinkedIn', url: 'https://jobs.example/1' }],
          },
        ],
      },
    ]);
    const [request] = asked('Tester');
    expect(request?.url.pathname).toBe('/base/v2/list');
    expect(Object.fromEntries(request?.url.searchParams ?? [])).toEqual({
      query: 'Tester',
      location: 'New Delhi',
      datePosted: 'week',
      employmentTypes: 'fulltime;parttime',
    });
    expect(request?.headers['x-test-key']).toBe('the key');
    expect(request?.headers.cookie).toBeUndefined();
  });

  it('asks the same once in ten minutes', async () => {
    const browser = await subscriber('cache@example.com', 'pro');
    await Promise.all([search(browser, 'Cached'), search(browser, 'cached ')]);
    later = 9 * 60_000;
    expect((await search(browser, 'CACHED')).body.remaining).toBe(19);
    const count = () => asked('Cached').length + asked('cached').length + asked('CACHED').length;
    expect(count()).toBe(1);
    later = 11 * 60_000;
    await search(browser, 'Cached');
    expect(count()).toBe(2);
    later = 0;
  });

  it('S2 §8 refuses with the specified messages', async () => {
    const browser = await server.signedIn('refused@example.com');
    const none = await search(browser, 'Tester');
    expect([none.status, none.body]).toEqual([
      422,
      refusal('No active subscription found', 'subscription-none'),
    ]);
    await give('refused@example.com', 'basic');
    const basic = await search(browser, 'Tester');
    expect([basic.status, basic.body]).toEqual([
      403,
      refusal('Job search is not available with Basic plan', 'jobs-not-on-basic'),
    ]);
    await give('refused@example.com', 'pro');
    const said = async (body: object) => (await browser.post('/api/jobs/search', body)).body.error;
    expect(await said({})).toBe('Job title/keywords and location are required');
    expect(await said({ query: ' ', location: 'Pune' })).toBe('Please enter job title or keywords');
    expect(await said({ query: 'x', location: ' ' })).toBe('Please enter a location');
    expect((await search(browser, 'x', { datePosted: 'yesterday' })).status).toBe(400);
    expect((await search(browser, 'x', { employmentTypes: ['gig'] })).status).toBe(400);
    expect(await usage(browser)).toMatchObject({ searchCount: 0, remaining: 20, lastSearchAt: null });
    expect((await search(server.browser(), 'x')).status).toBe(401);
  });

  it('S2 §9 gives 20, 40 and 60 searches, and not one more when they come at once', async () => {
    for (const [planId, limit] of [
      ['premium', 40],
      ['enterprise', 60],
    ] as const) {
      const email = `${planId}@example.com`;
      const browser = await subscriber(email, planId);
      await search(browser, 'Tester');
      await db.execute(
        sql`update job_search_usage set search_count = ${limit - 1} where user_id = ${await idOf(email)}`,
      );
      expect((await search(browser, 'Tester 1')).body.remaining).toBe(0);
      expect((await search(browser, 'Tester 2')).body.error).toBe('Search limit reached for current plan');
      expect(await usage(browser)).toMatchObject({ limit, remaining: 0, blockedBy: 'jobs-limit-reached' });
    }
    const browser = await subscriber('many@example.com', 'pro');
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, turn) => search(browser, `Tester ${turn}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ body }) => body.code === 'jobs-limit-reached')).toHaveLength(40);
    expect(await usage(browser)).toMatchObject({ planId: 'pro', limit: 20, searchCount: 20, remaining: 0 });
  });

  it('decisions 38, 43 lasts with a used-up plan, and starts again with a new one', async () => {
    const browser = await subscriber('again@example.com', 'pro');
    const userId = await idOf('again@example.com');
    await db.execute(sql`update subscriptions set resumes_remaining = 0 where user_id = ${userId}`);
    expect((await search(browser, 'Tester')).body.remaining).toBe(19);
    await give('again@example.com', 'pro');
    expect(await usage(browser)).toMatchObject({ searchCount: 0, remaining: 20, blockedBy: null });
    expect((await search(browser, 'Elsewhere')).body.remaining).toBe(19);
  });

  it('decision 75 the same search within 24 hours costs nothing, a changed filter is a new search', async () => {
    const browser = await subscriber('repeat@example.com', 'pro');
    const first = (await search(browser, 'Repeated')).body;
    expect(first).toMatchObject({ cost: 1, remaining: 19 });
    const spent = async (query: string, more: object = {}) => (await search(browser, query, more)).body.cost;
    later = 23 * 3_600_000;
    expect((await search(browser, ' repeated ', { location: 'PUNE' })).body).toMatchObject({
      cost: 0,
      remaining: 19,
      made: first.made,
    });
    expect(await usage(browser)).toMatchObject({ recentSearches: [first.made] });
    expect(await spent('Repeated', { datePosted: 'week' })).toBe(1);
    expect(await spent('Repeated', { employmentTypes: ['intern', 'fulltime'] })).toBe(1);
    expect(await spent('Repeated', { employmentTypes: ['fulltime', 'intern'] })).toBe(0);
    expect(await spent('Repeated', { location: 'Mumbai' })).toBe(1);
    // Counted from when it was first made: repeating does not renew the day.
    later = 24 * 3_600_000 + 60_000;
    expect(await spent('Repeated')).toBe(1);
    later = 0;
    expect(await usage(browser)).toMatchObject({ searchCount: 5, remaining: 15 });
  });

  it('decision 75 the same search many times at once counts once', async () => {
    const browser = await subscriber('at-once@example.com', 'pro');
    const answers = await Promise.all(Array.from({ length: 12 }, () => search(browser, 'At once')));
    expect(answers.map(({ body }) => body.cost).sort()).toEqual([...Array(11).fill(0), 1]);
    expect(await usage(browser)).toMatchObject({ searchCount: 1, remaining: 19 });
  });

  it('decision 75 a repeated search works when none is left, and not when the plan is over', async () => {
    const browser = await subscriber('spent@example.com', 'pro');
    const userId = await idOf('spent@example.com');
    await search(browser, 'Spent');
    await db.execute(sql`update job_search_usage set search_count = 20 where user_id = ${userId}`);
    expect((await search(browser, 'Spent')).body).toMatchObject({ success: true, cost: 0, remaining: 0 });
    expect((await search(browser, 'Another')).body.code).toBe('jobs-limit-reached');
    await db.execute(
      sql`update subscriptions set start_date = start_date - interval '40 days', end_date = now() - interval '1 hour' where user_id = ${userId}`,
    );
    expect((await search(browser, 'Spent')).body.code).toBe('subscription-none');
  });

  it('decision 75 an empty answer costs nothing', async () => {
    const browser = await subscriber('nobody@example.com', 'pro');
    expect((await search(browser, 'none')).body).toMatchObject({ jobs: [], cost: 0, remaining: 20 });
    expect((await search(browser, 'only elsewhere')).body).toMatchObject({
      jobs: [],
      cost: 0,
      remaining: 20,
    });
    expect(await usage(browser)).toMatchObject({ searchCount: 0, lastSearchAt: expect.any(String) });
  });

  it('decision 75 another page of the same search costs nothing, of a search never made one', async () => {
    const browser = await subscriber('pages@example.com', 'pro');
    const first = (await search(browser, 'paged')).body;
    expect(first).toMatchObject({ cost: 1, nextPage: 'mark 2', jobs: [{ id: 'p1' }] });
    expect((await search(browser, 'paged', { nextPage: first.nextPage })).body).toMatchObject({
      cost: 0,
      remaining: 19,
      nextPage: null,
      jobs: [{ id: 'p2' }],
    });
    expect(asked('paged').map(({ url }) => url.searchParams.get('nextPage'))).toEqual([null, 'mark 2']);
    const other = await search(browser, 'paged', { location: 'Mumbai', nextPage: 'mark 2' });
    expect(other.body).toMatchObject({ cost: 1, remaining: 18 });
    expect((await search(browser, 'paged', { nextPage: 'x'.repeat(501) })).status).toBe(400);
  });

  it('decisions 25 says the specified message and spends no search whatever the service does', async () => {
    const browser = await subscriber('failing@example.com', 'pro');
    for (const query of Object.keys(misbehaviours)) {
      const { status, body } = await search(browser, query);
      expect([query, status, body]).toEqual([query, 503, refusal('Failed to fetch jobs', 'jobs-failed')]);
    }
    expect(await usage(browser)).toMatchObject({ searchCount: 0, remaining: 20 });
    expect(elsewhere.seen).toEqual([]);
    expect(sentOfLots).toBeLessThan(20 * 1024 * 1024);
    const tries = (query: string) => asked(query).length;
    expect(['slow', 'broken', 'hangup'].map(tries)).toEqual([2, 2, 2]);
    expect(['unpaid', 'html', 'redirect', 'large'].map(tries)).toEqual([1, 1, 1, 1]);
  });

  it('tries once more when the service stumbles', async () => {
    const browser = await subscriber('flaky@example.com', 'pro');
    expect((await search(browser, 'flaky')).body.remaining).toBe(19);
    expect(asked('flaky')).toHaveLength(2);
  });

  it('S2 §8 says when the limit cannot be checked', async () => {
    const browser = await subscriber('check@example.com', 'pro');
    await db.execute(sql`alter table job_search_usage rename to job_search_usage_away`);
    const answers = [await search(browser, 'Tester'), await browser.get('/api/jobs/usage')];
    await db.execute(sql`alter table job_search_usage_away rename to job_search_usage`);
    for (const { status, body } of answers)
      expect([status, body]).toEqual([
        503,
        refusal('Failed to check search limit', 'jobs-limit-check-failed'),
      ]);
  });

  it('works with the jobs list that comes with the product', async () => {
    const sandbox = Fastify();
    await sandbox.register(sandboxPlugin, {
      outboxDir: config.dataDir,
      publicUrl: config.publicUrl,
      keyId: '',
      keySecret: '',
      webhookSecret: '',
      webhookUrl: '',
      jobsKey: { header: 'x-api-key', value: services.razorpay.keySecret },
      isFromThisMachine: () => true,
      services: { payments: false, mail: false, jobs: true },
    });
    const url = await sandbox.listen({ port: 0, host: '127.0.0.1' });
    afterAll(() => sandbox.close());
    const jobs = {
      url: `${url}/sandbox/jobs`,
      key: services.razorpay.keySecret,
      keyHeader: 'x-api-key',
    };
    const app = await server.another({ services: { ...services, jobs }, outsideTimeoutMs: 10_000 });
    await subscriber('sandbox@example.com', 'pro');
    const browser = new TestBrowser(app);
    await browser.post('/api/auth/sign-in/email', { email: 'sandbox@example.com', password });
    const { body } = await search(browser, 'Accountant', { location: 'Mumbai' });
    expect(body).toMatchObject({ success: true, remaining: 19 });
    expect(JSON.stringify(body.jobs)).toContain('Accountant');
  });
});
