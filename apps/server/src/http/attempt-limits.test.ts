import { describe, expect, it } from 'vitest';
import { authAttemptLimits } from '../auth/auth-limits.ts';
import { startTestApp, TestBrowser } from '../testing/test-app.ts';
import { type AttemptLimit, createAttemptLimits } from './attempt-limits.ts';

const server = await startTestApp();
const { database } = server;
const limit: AttemptLimit = { name: 'test', most: 3, seconds: 60, code: 'too-many-attempts' };

describe('counted attempts', () => {
  it('hold over several servers, whatever comes at once', async () => {
    const [one, two] = [1, 2].map(() => createAttemptLimits(database.db, 'key', () => new Date()));
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, place) => (place % 2 ? one : two)?.allows(limit, 'somebody')),
    );
    expect(results.filter(Boolean)).toHaveLength(3);
    expect(await one?.allows(limit, 'somebody else')).toBe(true);
  });

  it('start again when the window is over, and can be forgotten', async () => {
    let now = new Date('2026-01-01T00:00:00Z');
    const limits = createAttemptLimits(database.db, 'key', () => now);
    const four = async () => {
      const answers = [];
      for (let tries = 0; tries < 4; tries += 1) answers.push(await limits.allows(limit, 'window'));
      return answers;
    };
    expect(await four()).toEqual([true, true, true, false]);
    now = new Date('2026-01-01T00:00:59Z');
    await expect(limits.count(limit, 'window')).rejects.toMatchObject({
      refusal: { code: 'too-many-attempts' },
      retryAfter: 1,
    });
    now = new Date('2026-01-01T00:01:00Z');
    expect(await four()).toEqual([true, true, true, false]);
    await limits.forget(limit, 'window');
    expect(await limits.allows(limit, 'window')).toBe(true);
    now = new Date('2026-01-02T00:00:00Z');
    await limits.sweep();
    const { rows } = await database.pool.query("select 1 from attempt_counts where ends_at < '2026-01-02'");
    expect(rows).toEqual([]);
  });

  it('are kept under names that tell nothing', async () => {
    const { rows } = await database.pool.query('select key from attempt_counts');
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
  });
});

describe('S1 §8 too many failed attempts', () => {
  it('an account is closed to guesses on every server, also to the right one, until the window is over', async () => {
    const email = 'guessed@example.com';
    await server.signedIn(email);
    const second = await server.another();
    const guess = (place: number, password: string) =>
      new TestBrowser(place % 2 ? server.app : second, `203.0.113.${place}`).post('/api/auth/sign-in/email', {
        email,
        password,
      });
    const answers = await Promise.all(Array.from({ length: 10 }, (_, place) => guess(place, 'a guess')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expect(authAttemptLimits.signInPerAccount.most).toBe(10);
    const answer = await guess(77, 'correct horse');
    expect(answer).toMatchObject({
      status: 429,
      body: { error: 'Too many failed attempts. Please try again later.', code: 'too-many-attempts' },
    });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(800);
  });

  it('a person gets five mails an hour, known or not', async () => {
    for (const email of ['guessed@example.com', 'unknown@example.com']) {
      const ask = () => server.browser().post('/api/auth/request-password-reset', { email });
      const answers = await Promise.all(Array.from({ length: 6 }, ask));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429]);
    }
  });
});
