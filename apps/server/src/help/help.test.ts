import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../auth/auth-tables.ts';
import { chooseServices } from '../dependencies.ts';
import { attemptCounts } from '../limits/limit-tables.ts';
import { grantSubscription } from '../subscriptions/subscription-actions.ts';
import { sendJson, startOutsideServer } from '../testing/outside-server.ts';
import { startTestApp, type TestBrowser, testConfig, testSecret } from '../testing/test-app.ts';
import { savedSample } from '../testing/test-resumes.ts';
import { helpConsents, helpUsage } from './help-tables.ts';

interface Sentence {
  readonly sentence: number;
  readonly text: string;
}

/** Answers each sentence as its own words ask for. */
const ai = await startOutsideServer(({ body }, response) => {
  const { wish, sentences } = JSON.parse(JSON.parse(body).messages[1].content);
  const operations =
    wish === 'order'
      ? [{ kind: 'order', order: sentences.map((one: Sentence) => one.sentence).reverse() }]
      : sentences.flatMap(({ sentence, text }: Sentence) => {
          if (text.includes('unchanged')) return [];
          const claim = text.includes('boastful') ? 'Led 40 people and ' : '';
          return [
            { kind: 'replace', sentence, text: `${claim}${text.replace('Was responsible for', 'Handled')}` },
          ];
        });
  sendJson(response, { choices: [{ message: { content: JSON.stringify({ operations }) } }] });
});

let later = 0;
const config = testConfig();
const services = {
  ...chooseServices(config, testSecret),
  rewriting: { url: ai.url, key: 'the key', model: 'a-model', serviceName: 'Sample AI' },
};
const server = await startTestApp({ config, services, now: () => new Date(Date.now() + later) });
const { db } = server.database;

const idOf = async (email: string): Promise<string> => {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user?.id ?? '';
};
const subscriber = async (email: string): Promise<TestBrowser> => {
  const browser = await server.signedIn(email);
  const userId = await idOf(email);
  await db.transaction((tx) =>
    grantSubscription(tx, userId, 'basic', { kind: 'staff', reason: 'test', by: null }, new Date()),
  );
  return browser;
};
const agreed = async (email: string): Promise<TestBrowser> => {
  const browser = await subscriber(email);
  await browser.send('PUT', '/api/help/consent', { service: 'Sample AI' });
  return browser;
};
const source = 'Was responsible for the monthly accounts of two shops.';
const rewrite = (browser: TestBrowser, sentences: readonly string[] = [source], wish = 'stronger-verb') =>
  browser.post('/api/help/rewrite', { wish, language: 'en', sentences });
const helpOf = async (browser: TestBrowser) => (await browser.get('/api/help')).body.help;
const sentTo = (from: number) =>
  ai.seen.slice(from).flatMap(({ body }) => JSON.parse(JSON.parse(body).messages[1].content).sentences);

describe('who may have sentences rewritten', () => {
  it('says to everybody what is in the way, and what the service is called', async () => {
    const visitor = server.browser();
    expect(await helpOf(visitor)).toEqual({
      service: 'Sample AI',
      consentedAt: null,
      limit: 50,
      remaining: 0,
      blockedBy: 'help-needs-sign-in',
    });
    expect(await rewrite(visitor)).toMatchObject({ status: 401, body: { code: 'help-needs-sign-in' } });
    const person = await server.signedIn('planless@example.com');
    expect(await helpOf(person)).toMatchObject({ blockedBy: 'help-needs-plan' });
    expect(await rewrite(person)).toMatchObject({ status: 403, body: { code: 'help-needs-plan' } });
  });

  it('refuses an address that is not verified', async () => {
    const browser = await agreed('unverified@example.com');
    await db.update(users).set({ emailVerified: false }).where(eq(users.email, 'unverified@example.com'));
    expect(await rewrite(browser)).toMatchObject({ status: 403, body: { code: 'verification-required' } });
  });

  it('is off where no service is configured, and says so', async () => {
    const off = await server.another({ services: { ...services, rewriting: undefined } });
    const { body } = await off.inject({ url: '/api/help', headers: { host: 'localhost:3000' } });
    expect(JSON.parse(body).help).toMatchObject({ service: null, blockedBy: 'help-not-available' });
  });

  it('sends nothing before the person agreed to the service named', async () => {
    const browser = await subscriber('consent@example.com');
    const before = ai.seen.length;
    expect(await helpOf(browser)).toMatchObject({ blockedBy: 'help-needs-consent', remaining: 50 });
    expect(await rewrite(browser)).toMatchObject({ status: 403, body: { code: 'help-needs-consent' } });
    const other = await browser.send('PUT', '/api/help/consent', { service: 'Other AI' });
    expect(other).toMatchObject({ status: 409, body: { code: 'help-service-changed' } });
    expect(ai.seen).toHaveLength(before);

    const given = await browser.send('PUT', '/api/help/consent', { service: 'Sample AI' });
    expect(given.body.help).toMatchObject({ blockedBy: null, consentedAt: expect.any(String) });
    expect((await rewrite(browser)).status).toBe(200);

    await browser.send('DELETE', '/api/help/consent');
    expect(await rewrite(browser)).toMatchObject({ status: 403, body: { code: 'help-needs-consent' } });
    expect(ai.seen).toHaveLength(before + 1);
  });

  it('asks again when the service has another name', async () => {
    const browser = await agreed('renamed@example.com');
    await db.update(helpConsents).set({ service: 'Former AI' });
    expect(await helpOf(browser)).toMatchObject({ blockedBy: 'help-needs-consent', consentedAt: null });
  });

  it('keeps each agreement with its times, gives them with the account and erases them with it', async () => {
    const browser = await agreed('export@example.com');
    await browser.send('DELETE', '/api/help/consent');
    await Promise.all(
      [1, 2, 3].map(() => browser.send('PUT', '/api/help/consent', { service: 'Sample AI' })),
    );
    await rewrite(browser);
    const { body } = await browser.get('/api/profile/export');
    const exported = body as unknown as { rewriteConsents: object[]; rewrites: object[] };
    expect(exported.rewriteConsents).toEqual([
      { service: 'Sample AI', givenAt: expect.any(String), withdrawnAt: null },
      { service: 'Sample AI', givenAt: expect.any(String), withdrawnAt: expect.any(String) },
    ]);
    expect(exported.rewrites).toEqual([{ day: expect.any(String), used: 1 }]);
    const userId = await idOf('export@example.com');
    await db.delete(users).where(eq(users.id, userId));
    expect(await db.select().from(helpConsents).where(eq(helpConsents.userId, userId))).toEqual([]);
    expect(await db.select().from(helpUsage).where(eq(helpUsage.userId, userId))).toEqual([]);
  });
});

describe('a rewrite', () => {
  it('gives back what the lock lets through, and names the word of what it does not', async () => {
    const browser = await agreed('lock@example.com');
    const { status, body } = await rewrite(browser, [
      source,
      'Was responsible for a boastful brochure.',
      'This one stays unchanged.',
    ]);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      rewrites: [{ place: 0, text: 'Handled the monthly accounts of two shops.' }],
      order: null,
      refused: [{ place: 1, reason: expect.any(String), word: expect.stringMatching(/led|40|people/i) }],
      withheld: [],
      remaining: 49,
    });
    const [asked] = ai.seen.slice(-1);
    expect(asked?.headers.authorization).toBe('Bearer the key');
    expect(asked?.url.pathname).toBe('/chat/completions');
  });

  it('never sends a name, contact or birth date that the account or its resumes know', async () => {
    const browser = await agreed('priya.nair@example.com');
    const userId = await idOf('priya.nair@example.com');
    const { personalInfo } = savedSample;
    await server.database.pool.query(
      `insert into resumes (user_id, template, formatting, data) values ($1, 'modern', '{}', $2)`,
      [
        userId,
        JSON.stringify({
          ...savedSample,
          personalInfo: {
            ...personalInfo,
            fullName: 'Priya Nair',
            phone: '9812345670',
            dateOfBirth: '1996-04-12',
          },
        }),
      ],
    );
    const from = ai.seen.length;
    const { body } = await rewrite(browser, [
      'Was responsible for the accounts, Priya Nair, priya.nair@example.com, 98123 45670.',
      'Was responsible for the shop since I was born on 12 April 1996.',
      'Was responsible for the blog of Asha Rao.',
      'Residing at house no 12, Pune, I kept accounts.',
      source,
    ]);
    const sent = JSON.stringify(sentTo(from));
    expect(sent).not.toMatch(/priya|nair|98123|45670|april|1996|asha|rao|house no/i);
    expect(sentTo(from)).toHaveLength(4);
    expect(body).toMatchObject({ withheld: [{ place: 3, reason: 'address' }] });
    // The person's own words are back in what comes home.
    expect(body.rewrites).toContainEqual({ place: 2, text: 'Handled the blog of Asha Rao.' });
    expect(body.rewrites).toContainEqual({ place: 4, text: 'Handled the monthly accounts of two shops.' });
    const nothing = await rewrite(browser, ['Residing at house no 12, Pune.', ' ']);
    expect(nothing).toMatchObject({ status: 422, body: { code: 'help-nothing-to-send' } });
  });

  it('orders what was sent around what stayed at home', async () => {
    const browser = await agreed('order@example.com');
    const { body } = await rewrite(
      browser,
      ['First.', 'Residing at house no 12, Pune.', 'Second.', 'Third.'],
      'order',
    );
    expect(body).toMatchObject({ order: [3, 1, 2, 0], rewrites: [] });
  });

  it('refuses more than a field holds, in words', async () => {
    const browser = await agreed('much@example.com');
    const many = await rewrite(browser, Array(41).fill(source));
    expect(many).toMatchObject({ status: 400, body: { code: 'help-too-many-sentences' } });
    expect(await rewrite(browser, [])).toMatchObject({ body: { code: 'help-nothing-to-send' } });
    const long = await rewrite(browser, ['x'.repeat(1_201)]);
    expect(long).toMatchObject({ status: 400, body: { code: 'help-sentence-long' } });
    const all = await rewrite(browser, Array(6).fill('x'.repeat(1_100)));
    expect(all).toMatchObject({ status: 400, body: { code: 'help-text-long' } });
  });
});

describe('fifty a day', () => {
  it('are never more, however many ask at once', async () => {
    const browser = await agreed('many@example.com');
    const userId = await idOf('many@example.com');
    await rewrite(browser);
    await db.update(helpUsage).set({ used: 45 }).where(eq(helpUsage.userId, userId));
    const answers = await Promise.all(Array.from({ length: 12 }, () => rewrite(browser)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(7);
    expect(refused[0]?.body).toMatchObject({ code: 'help-limit-reached', params: { limit: 50 } });
    expect(await helpOf(browser)).toMatchObject({ remaining: 0, blockedBy: 'help-limit-reached' });

    later = 24 * 60 * 60 * 1000;
    expect(await helpOf(browser)).toMatchObject({ remaining: 50, blockedBy: null });
    expect((await rewrite(browser)).body).toMatchObject({ remaining: 49 });
    later = 0;
  });

  it('are not used by an answer that gave nothing', async () => {
    const browser = await agreed('nothing@example.com');
    const refused = await rewrite(browser, ['Was responsible for a boastful brochure.']);
    expect(refused.body).toMatchObject({ rewrites: [], remaining: 50 });
    const unchanged = await rewrite(browser, ['This one stays unchanged.']);
    expect(unchanged.body).toMatchObject({ rewrites: [], refused: [], remaining: 50 });
    expect(await helpOf(browser)).toMatchObject({ remaining: 50 });
  });

  it('have an end of tries as well', async () => {
    const browser = await agreed('tries@example.com');
    await db.delete(attemptCounts);
    await rewrite(browser, ['This one stays unchanged.']);
    await db.update(attemptCounts).set({ count: 150 });
    const before = ai.seen.length;
    expect(await rewrite(browser)).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect(ai.seen).toHaveLength(before);
    expect(await helpOf(browser)).toMatchObject({ remaining: 50 });
  });
});
