import { describe, expect, it } from 'vitest';
import { signInLimits } from '../auth/auth-limits.ts';
import { deriveSecret } from '../config/auth-secret.ts';
import { startTestApp, TestBrowser, testSecret } from '../testing/test-app.ts';
import { signedInAdmin, staffPassword } from '../testing/test-staff.ts';
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
  const atUsers = '/api/auth/sign-in/email';
  const atStaff = '/api/admin/auth/sign-in/email';
  const tooMany = {
    status: 429,
    body: { error: 'Too many failed attempts. Please try again later.', code: 'too-many-attempts' },
  };

  it.each([
    ['a user', atUsers, 'guessed@example.com', 'correct horse'],
    ['staff', atStaff, 'boss@example.com', staffPassword],
  ])('a stranger who guesses locks out nobody but their own network: %s', async (_who, url, email, right) => {
    if (url === atUsers) await server.signedIn(email);
    else await signedInAdmin(server, email);
    const second = await server.another();
    const tries = (place: number, address: string, password: string) =>
      new TestBrowser(place % 2 ? server.app : second, address).post(url, { email, password });
    const guesses = await Promise.all(
      Array.from({ length: 10 }, (_, place) => tries(place, '203.0.113.7', 'a wrong guess')),
    );
    expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([401]));
    for (const place of [0, 1]) expect(await tries(place, '203.0.113.7', right)).toMatchObject(tooMany);
    const answer = await tries(0, '203.0.113.7', right);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(700);
    expect((await tries(0, '198.51.100.20', right)).status).toBe(200);
  });

  it.each([
    ['a user', atUsers, 'wide@example.com', 'correct horse', signInLimits.users],
    ['staff', atStaff, 'wide-boss@example.com', staffPassword, signInLimits.staff],
  ])('guesses from everywhere together close an account: %s', async (_who, url, email, right, limits) => {
    if (url === atUsers) await server.signedIn(email);
    else await signedInAdmin(server, email);
    const counted = createAttemptLimits(database.db, deriveSecret(testSecret, 'attempts'), () => new Date());
    expect([limits.perAccountAndNetwork.most, limits.perAccount.most]).toEqual([10, 100]);
    for (let tries = 0; tries < 100; tries += 1) await counted.allows(limits.perAccount, email);
    const owner = new TestBrowser(server.app, '198.51.100.21');
    expect(await owner.post(url, { email, password: right })).toMatchObject(tooMany);
  });

  it('a person gets five mails an hour, known or not', async () => {
    for (const email of ['guessed@example.com', 'unknown@example.com']) {
      const ask = () => server.browser().post('/api/auth/request-password-reset', { email });
      const answers = await Promise.all(Array.from({ length: 6 }, ask));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429]);
    }
  });
});
