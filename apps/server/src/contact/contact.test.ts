import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { chooseServices } from '../dependencies.ts';
import { startOutsideServer } from '../testing/outside-server.ts';
import { startTestApp, TestBrowser, testConfig, testSecret } from '../testing/test-app.ts';
import { contactSubmissions } from './contact-tables.ts';

let later = 0;
const server = await startTestApp({ now: () => new Date(Date.now() + later) });
const { db } = server.database;

const genuine = {
  name: 'Asha Rao',
  subject: 'Payment question',
  message: 'Hello, I paid for the pro plan yesterday but my resume is not downloading. Can you help me?',
};
const submit = (email: string, more: object = {}, address?: string) =>
  server.browser(address).post('/api/contact/submit', { ...genuine, email, ...more });
const storedFor = (email: string) =>
  db.select().from(contactSubmissions).where(eq(contactSubmissions.email, email));
const moderationJobs = async (): Promise<number> => {
  const { rows } = await db.execute<{ count: string }>(
    sql`select count(*) from graphile_worker.jobs where task_identifier = 'moderate-message'`,
  );
  return Number(rows[0]?.count);
};

describe('POST /api/contact/submit', () => {
  it('S2 §7 stores a message with its acknowledgement and its moderation, and answers its id', async () => {
    const email = 'asha@example.com';
    const { status, body } = await submit(` ${email} `, { name: ' Asha Rao ' });
    const [stored] = await storedFor(email);
    expect([status, body]).toEqual([
      200,
      { success: true, data: { id: stored?.id, number: stored?.number, status: 'pending' } },
    ]);
    expect(stored).toMatchObject({ ...genuine, spamScore: 1, isAccepted: null, moderatedAt: null });
    const [mail, ...others] = await server.mailsTo(email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'contact-acknowledgement',
      language: 'en',
      params: { reference: 'GRV-000001' },
    });
    expect(await moderationJobs()).toBe(1);
  });

  it('is answered in the language of the form', async () => {
    const email = 'hindi@example.com';
    await server.app.inject({
      method: 'POST',
      url: '/api/contact/submit',
      headers: { host: 'localhost:3000', origin: 'http://localhost:3000', cookie: 'lang=hi' },
      payload: { ...genuine, email },
    });
    expect(await storedFor(email)).toMatchObject([{ language: 'hi' }]);
    expect(await server.mailsTo(email)).toMatchObject([{ language: 'hi' }]);
  });

  it('decisions 23 is stored without waiting for the AI service, whatever becomes of it', async () => {
    const silent = await startOutsideServer(() => undefined);
    const services = {
      ...chooseServices(testConfig(), testSecret),
      ai: { url: silent.url, key: undefined, model: 'a-model' },
    };
    const browser = new TestBrowser(await server.another({ services, outsideTimeoutMs: 60_000 }));
    const email = 'silent@example.com';
    const { status } = await browser.post('/api/contact/submit', { ...genuine, email });
    expect([status, silent.seen]).toEqual([200, []]);
    expect(await storedFor(email)).toMatchObject([{ status: 'pending', moderatedAt: null }]);
  });

  it('S2 §5 keeps 4 pending, reviews 5 and 6, blocks at 7, whatever score was sent', async () => {
    const sent = async (name: string, subject: string, message: string, spamScore?: number) => {
      const { status, body } = await submit(`${name}@example.com`, { subject, message, spamScore });
      const [stored] = await storedFor(`${name}@example.com`);
      return [status, stored?.spamScore, stored?.status, body.error];
    };
    expect(await sent('four', 'Resume', 'help me', 10)).toEqual([200, 4, 'pending', undefined]);
    expect(await sent('five', 'Greetings', 'good morning all', 0)).toEqual([
      200,
      5,
      'under_review',
      undefined,
    ]);
    expect(await sent('six', 'Hi', 'hello', 0)).toEqual([200, 6, 'under_review', undefined]);
    expect(await sent('seven', 'Resume', 'hi', 0)).toEqual([
      422,
      undefined,
      undefined,
      'Message appears to be irrelevant, unclear, or inappropriate. Please provide a specific inquiry related to our resume building service.',
    ]);
    expect(await server.mailsTo('seven@example.com')).toEqual([]);
  });

  it('S2 §5 refuses what the form would', async () => {
    const fieldOf = async (more: object) => {
      const { status, body } = await submit('form@example.com', more);
      return [status, body.field];
    };
    expect(await fieldOf({ name: ' ' })).toEqual([400, 'name']);
    expect(await fieldOf({ email: 'nobody' })).toEqual([400, 'email']);
    expect(await fieldOf({ email: 'a@example.com,b@example.com' })).toEqual([400, 'email']);
    expect(await fieldOf({ name: 'x'.repeat(101) })).toEqual([400, 'name']);
    expect(await fieldOf({ subject: 'x'.repeat(201) })).toEqual([400, 'subject']);
    expect(await fieldOf({ message: 'x'.repeat(2001) })).toEqual([400, 'message']);
    expect((await server.browser().post('/api/contact/submit')).status).toBe(400);
    expect(await storedFor('form@example.com')).toEqual([]);
  });

  it('decisions 24 takes 200 an hour from a network, spam included', async () => {
    const address = '198.51.100.7';
    await submit('network@example.com', {}, address);
    await db.execute(
      sql`update attempt_counts set count = 199 where started_at = (select max(started_at) from attempt_counts)`,
    );
    expect((await submit('network@example.com', { message: 'hi' }, address)).status).toBe(422);
    const { status, body } = await submit('fresh@example.com', {}, address);
    expect([status, body.error]).toEqual([
      429,
      'Maximum message limit reached. Please try again in 60 minutes.',
    ]);
    expect((await submit('fresh@example.com', {}, '198.51.100.8')).status).toBe(200);
  });

  it('decisions 24 takes 10 messages an hour from an e-mail address, also when they come at once', async () => {
    const emails = ['Often@example.com', 'often@example.com'];
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, turn) => submit(emails[turn % 2] ?? '', {}, `203.0.113.${turn}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    expect(refused[0]?.body).toEqual({
      success: false,
      error: 'Maximum message limit reached. Please try again in 60 minutes.',
      code: 'contact-limit-reached',
      params: { minutes: 60 },
    });
    expect((await submit('someone-else@example.com')).status).toBe(200);
    later = 45 * 60_000;
    const { body, headers } = await submit('often@example.com');
    expect(body.error).toMatch(/^Maximum message limit reached\. Please try again in 1[45] minutes\.$/);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    later = 61 * 60_000;
    expect((await submit('often@example.com')).status).toBe(200);
    later = 0;
  });

  it('S2 §8 says when a message could not be saved, and keeps no half of it', async () => {
    const before = await moderationJobs();
    await db.execute(sql`alter table mail_messages rename to mail_messages_away`);
    const { status, body } = await submit('away@example.com');
    await db.execute(sql`alter table mail_messages_away rename to mail_messages`);
    expect([status, body]).toEqual([
      503,
      {
        success: false,
        error: 'Failed to save your message. Please try again.',
        code: 'contact-save-failed',
      },
    ]);
    expect(await storedFor('away@example.com')).toEqual([]);
    expect(await moderationJobs()).toBe(before);
  });
});
