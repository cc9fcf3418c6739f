import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { password, startTestApp } from '../../testing/test-app.ts';
import { knownDevices, sessions, users } from '../auth-tables.ts';

const server = await startTestApp();
const { database, browser, mailsTo } = server;
const { db } = database;
const signIn = (visitor: ReturnType<typeof browser>, email: string) =>
  visitor.post('/api/auth/sign-in/email', { email, password });
const newSignIns = async (email: string) =>
  (await mailsTo(email)).filter(({ kind }) => kind === 'new-sign-in');
const devicesOf = async (email: string) =>
  db
    .select({ hash: knownDevices.deviceHash })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(eq(users.email, email));

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

describe('a sign-in from a new device', () => {
  it('is no news the first time, nor from a browser that was there before', async () => {
    const person = await server.signedIn('first@example.com');
    expect(await newSignIns('first@example.com')).toEqual([]);
    await person.post('/api/auth/sign-out');
    expect((await signIn(person, 'first@example.com')).status).toBe(200);
    expect(await newSignIns('first@example.com')).toEqual([]);
    expect(await devicesOf('first@example.com')).toHaveLength(1);
  });

  it('is told to the owner, once for each browser, in their language', async () => {
    await server.signedIn('second@example.com');
    const phone = browser().speak('hi');
    await signIn(phone, 'second@example.com');
    await phone.post('/api/auth/sign-out');
    await signIn(phone, 'second@example.com');
    expect(await newSignIns('second@example.com')).toMatchObject([
      { params: { displayName: 'Asha Rao', profileUrl: 'http://localhost:3000/dashboard/profile' } },
    ]);
    expect(await devicesOf('second@example.com')).toHaveLength(2);
  });

  it('is told of when many browsers sign in at one moment', async () => {
    await server.signedIn('many@example.com');
    await Promise.all([1, 2, 3].map(() => signIn(browser(), 'many@example.com')));
    expect(await newSignIns('many@example.com')).toHaveLength(3);
  });

  it('two accounts in one browser are not tied to each other', async () => {
    const shared = await server.signedIn('one@example.com');
    await server.signedIn('two@example.com');
    await signIn(shared, 'two@example.com');
    const [one] = await devicesOf('one@example.com');
    expect((await devicesOf('two@example.com')).map(({ hash }) => hash)).not.toContain(one?.hash);
    expect(await newSignIns('two@example.com')).toHaveLength(1);
  });

  it('keeps the cookie from scripts and from every address but those of signing in', async () => {
    await server.signedIn('cookie@example.com');
    const { headers } = await signIn(browser(), 'cookie@example.com');
    const cookie = [headers['set-cookie']].flat().find((line) => line?.startsWith('kalam.device='));
    expect(cookie).toMatch(/Path=\/api\/auth; HttpOnly; SameSite=Lax/);
    expect(cookie).toMatch(/Max-Age=34560000/);
  });
});

const sessionsOf = async (person: ReturnType<typeof browser>) =>
  (await person.get('/api/auth/sessions')).body.sessions as {
    id: string;
    browser: string | null;
    system: string | null;
    isThis: boolean;
    lastUsedAt: string;
  }[];

describe('the list of sessions', () => {
  it('names the device, and this one first', async () => {
    const desk = await server.signedIn('list@example.com');
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      headers: { host: 'localhost:3000', origin: 'http://localhost:3000', 'user-agent': chrome },
      payload: { email: 'list@example.com', password },
    });
    expect(answer.statusCode).toBe(200);
    expect(await sessionsOf(desk)).toMatchObject([
      { isThis: true, browser: null, system: null },
      { isThis: false, browser: 'Chrome', system: 'Windows' },
    ]);
    // Nothing by which a browser could be known again.
    const kept = await db.select({ userAgent: sessions.userAgent, ip: sessions.ipAddress }).from(sessions);
    expect(kept).toContainEqual({ userAgent: 'Chrome/Windows', ip: '' });
  });

  it('ends one of them, and no one else’s', async () => {
    const desk = await server.signedIn('ends@example.com');
    const phone = browser();
    await signIn(phone, 'ends@example.com');
    const stranger = await server.signedIn('stranger@example.com');
    const [, other] = await sessionsOf(desk);
    const [theirs] = await sessionsOf(stranger);
    expect((await desk.send('DELETE', `/api/auth/sessions/${theirs?.id}`)).status).toBe(200);
    expect((await stranger.get('/api/auth/sessions')).status).toBe(200);
    expect((await desk.send('DELETE', `/api/auth/sessions/${other?.id}`)).status).toBe(200);
    expect((await phone.get('/api/auth/sessions')).status).toBe(401);
    expect(await sessionsOf(desk)).toHaveLength(1);
  });

  it('ends all but this one', async () => {
    const desk = await server.signedIn('others@example.com');
    const elsewhere = [browser(), browser()];
    for (const visitor of elsewhere) await signIn(visitor, 'others@example.com');
    expect(await sessionsOf(desk)).toHaveLength(3);
    expect((await desk.post('/api/auth/revoke-other-sessions')).status).toBe(200);
    expect(await sessionsOf(desk)).toMatchObject([{ isThis: true }]);
    for (const visitor of elsewhere) expect((await visitor.get('/api/auth/sessions')).status).toBe(401);
  });

  it('says when each was last used', async () => {
    const person = await server.signedIn('used@example.com');
    const [mine] = await sessionsOf(person);
    const hourAgo = new Date(Date.now() - 3_600_000);
    await db
      .update(sessions)
      .set({ updatedAt: hourAgo })
      .where(eq(sessions.id, mine?.id ?? ''));
    await person.get('/api/auth/get-session');
    const [again] = await sessionsOf(person);
    expect(Date.now() - Date.parse(again?.lastUsedAt ?? '')).toBeLessThan(60_000);
  });
});
