import { createHmac } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { signedInAdmin } from '../testing/test-staff.ts';
import { sessions, staffSessions, users } from './auth-tables.ts';
import { isSettled, signedValue } from './live-session.ts';

const server = await startTestApp();
const { db, pool } = server.database;

const idOf = async (email: string): Promise<string> => {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user?.id ?? '';
};

/** What was asked of the database while something ran. */
const statementsOf = async (run: () => Promise<unknown>): Promise<string[]> => {
  const query = vi.spyOn(pool, 'query');
  await run();
  const asked = query.mock.calls.map(([given]) => JSON.stringify(given));
  query.mockRestore();
  return asked;
};

/** A request with this very header, and no other cookie. */
const withCookie = (cookie: string) =>
  server.app.inject({ url: '/api/resumes', headers: { host: 'localhost:3000', cookie } });

describe('a session that is neither over nor to be prolonged', () => {
  it('is found with its person in one statement', async () => {
    const person = await server.signedIn('once@example.com');
    const asked = await statementsOf(() => person.get('/api/resumes'));
    // The other one is the list itself.
    expect(asked).toHaveLength(2);
    expect(asked[0]).toContain('user of a session');
  });

  it('of staff is found with the record that lets them in', async () => {
    const boss = await signedInAdmin(server, 'boss@example.com');
    const asked = await statementsOf(() => boss.get('/api/admin/auth/get-session'));
    expect(asked.filter((text) => /staff_sessions/.test(text))).toHaveLength(1);
  });

  it('lets nobody in who was suspended or signed out a moment ago', async () => {
    const person = await server.signedIn('gone@example.com');
    await db.update(users).set({ status: 'suspended' }).where(eq(users.email, 'gone@example.com'));
    expect((await person.get('/api/resumes')).status).toBe(403);
    await db.update(users).set({ status: 'active' }).where(eq(users.email, 'gone@example.com'));
    expect((await person.get('/api/resumes')).status).toBe(200);
    await db.delete(sessions).where(eq(sessions.userId, await idOf('gone@example.com')));
    expect((await person.get('/api/resumes')).status).toBe(401);
  });
});

describe('a session with something to do is the library’s', () => {
  it('one that is over ends, and its cookie goes', async () => {
    const person = await server.signedIn('over@example.com');
    const userId = await idOf('over@example.com');
    await db
      .update(sessions)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(sessions.userId, userId));
    const answer = await person.get('/api/resumes');
    expect(answer.status).toBe(401);
    expect(answer.cookie).not.toContain('session_token');
    expect(await db.select().from(sessions).where(eq(sessions.userId, userId))).toEqual([]);
  });

  it('one that is a day old lasts fourteen days from now, and so does its cookie', async () => {
    const person = await server.signedIn('longer@example.com');
    const userId = await idOf('longer@example.com');
    await db
      .update(sessions)
      .set({ expiresAt: sql`now() + interval '12 days 23 hours'` })
      .where(eq(sessions.userId, userId));
    const answer = await person.get('/api/resumes');
    expect(answer.status).toBe(200);
    expect(String(answer.headers['set-cookie'])).toContain(`Max-Age=${14 * 24 * 3600}`);
    const [session] = await db.select().from(sessions).where(eq(sessions.userId, userId));
    expect(session?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 13.9 * 24 * 3600 * 1000);
  });
});

describe('a cookie that nobody signed', () => {
  it.each([
    ['another signature', (value: string) => `${value.slice(0, -6)}AAAAA%3D`],
    ['another token', (value: string) => `x${value.slice(1)}`],
    ['no signature', (value: string) => value.split('.')[0] ?? ''],
    ['nothing', () => ''],
    ['a dot', () => '.'],
  ])('opens nothing: %s', async (_what, change) => {
    const person = await server.signedIn(`forged.${_what.replaceAll(' ', '.')}@example.com`);
    const [name, value] =
      person.cookie
        .split('; ')
        .find((pair) => pair.includes('session_token'))
        ?.split('=') ?? [];
    expect((await withCookie(`${name}=${value}`)).statusCode).toBe(200);
    expect((await withCookie(`${name}=${change(value ?? '')}`)).statusCode).toBe(401);
  });

  it('of a member of staff opens nothing of a person', async () => {
    const boss = await signedInAdmin(server, 'other.door@example.com');
    const cookie = boss.cookie.replaceAll('kalam-staff', 'kalam');
    expect((await withCookie(cookie)).statusCode).toBe(401);
    expect(await db.select().from(staffSessions)).not.toEqual([]);
  });

  it('is told by its signature alone', () => {
    const signature = createHmac('sha256', 'secret').update('token').digest('base64');
    expect(signedValue(`token.${signature}`, 'secret')).toBe('token');
    expect(signedValue(`token.${signature}`, 'another')).toBeUndefined();
    expect(signedValue(`tokem.${signature}`, 'secret')).toBeUndefined();
    expect(signedValue('token.', 'secret')).toBeUndefined();
    expect(signedValue(undefined, 'secret')).toBeUndefined();
  });
});

it('a session of fourteen days is settled for its first day', () => {
  const lifetimes = { expiresIn: 1_209_600, updateAge: 86_400 };
  const made = Date.UTC(2026, 10, 1);
  const expiresAt = new Date(made + 1_209_600_000);
  expect(isSettled(expiresAt, lifetimes, made)).toBe(true);
  expect(isSettled(expiresAt, lifetimes, made + 86_399_999)).toBe(true);
  expect(isSettled(expiresAt, lifetimes, made + 86_400_000)).toBe(false);
  expect(isSettled(expiresAt, lifetimes, expiresAt.getTime())).toBe(false);
});
