import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addAdmin } from '../admin/admin-accounts.ts';
import { auditEntries } from '../audit/audit-tables.ts';
import { password, startTestApp, TestBrowser } from '../testing/test-app.ts';
import { disableAdmin, signedInAdmin, staffPassword } from '../testing/test-staff.ts';
import { admins, sessions, staff, staffSessions, users } from './auth-tables.ts';

const server = await startTestApp();
const { database, browser } = server;
const { db } = database;

const signIn = (email: string, typed = staffPassword) =>
  browser().post('/api/admin/auth/sign-in/email', { email, password: typed });

describe('S1 §8 admin sign-in', () => {
  it('ok: an active record opens the back office, with a cookie of its own', async () => {
    const boss = await signedInAdmin(server);
    expect(boss.cookie).toMatch(/^kalam-staff\.session_token=/);
    expect((await boss.get('/api/admin/auth/get-session')).body).toEqual({
      success: true,
      admin: { email: 'boss@example.com', name: 'Boss', status: 'active', role: 'owner' },
      access: 'ok',
      secondFactor: 'off',
    });
    expect((await boss.get('/api/admin/users')).status).toBe(200);
  });

  it('no record: the login alone is not enough, and no session is made', async () => {
    await addAdmin(
      db,
      { email: 'login.only@example.com', name: undefined, password: staffPassword },
      new Date(),
    );
    const [row] = await db.select().from(staff).where(eq(staff.email, 'login.only@example.com'));
    await db.delete(admins).where(eq(admins.staffId, row?.id ?? ''));
    expect(await signIn('login.only@example.com')).toMatchObject({
      status: 403,
      body: { error: 'Unauthorized access. This account does not have admin privileges.' },
      cookie: '',
    });
    expect(
      await db
        .select()
        .from(staffSessions)
        .where(eq(staffSessions.userId, row?.id ?? '')),
    ).toEqual([]);
  });

  it('not active: a disabled record is refused with its own words', async () => {
    await addAdmin(db, { email: 'former@example.com', name: undefined, password: staffPassword }, new Date());
    await disableAdmin(server, 'former@example.com');
    expect(await signIn('former@example.com')).toMatchObject({
      status: 403,
      body: { error: 'Admin account is not active. Please contact the system administrator.' },
    });
  });

  it('unknown user and wrong password read the same', async () => {
    const wrong = await signIn('boss@example.com', 'not the password');
    const unknown = await signIn('nobody@example.com', 'not the password');
    expect(wrong).toMatchObject({ status: 401, body: { error: 'Invalid email or password' } });
    expect(unknown.body).toEqual(wrong.body);
  });

  it.each([
    [{ email: '', password: 'x' }, 'email-missing'],
    [{ email: 'boss@example.com', password: '' }, 'password-missing'],
    [{ email: 'boss@', password: 'x' }, 'admin-credentials-malformed'],
  ])('refuses %j', async (body, code) => {
    expect((await browser().post('/api/admin/auth/sign-in/email', body)).body).toMatchObject({ code });
  });

  it('too many failed attempts', async () => {
    for (let tries = 0; tries < 10; tries += 1) await signIn('guessed@example.com', 'a guess');
    const answer = await signIn('guessed@example.com', 'a guess');
    expect(answer).toMatchObject({
      status: 429,
      body: { error: 'Too many failed attempts. Please try again later.' },
    });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('decisions 58 a session whose record is disabled is out at once', async () => {
    const former = await signedInAdmin(server, 'leaving@example.com');
    await disableAdmin(server, 'leaving@example.com');
    expect(await former.get('/api/admin/users')).toMatchObject({
      status: 403,
      body: { error: 'Your admin access has been revoked or is invalid.' },
    });
    expect((await former.get('/api/admin/auth/get-session')).body).toMatchObject({ access: 'not-active' });
    const [row] = await db.select().from(staff).where(eq(staff.email, 'leaving@example.com'));
    await db.delete(admins).where(eq(admins.staffId, row?.id ?? ''));
    expect((await former.get('/api/admin/users')).body).toMatchObject({ code: 'admin-access-denied' });
  });

  it('signs out', async () => {
    const boss = await signedInAdmin(server, 'tired@example.com');
    expect((await boss.post('/api/admin/auth/sign-out')).body).toEqual({ success: true });
    expect((await boss.get('/api/admin/users')).status).toBe(401);
    expect((await boss.get('/api/admin/auth/get-session')).body).toMatchObject({ admin: null, access: null });
  });

  it('decisions 2 a user never passes for staff, nor staff for a user', async () => {
    const user = await server.signedIn('plain@example.com');
    expect((await user.get('/api/admin/users')).status).toBe(401);
    const boss = await signedInAdmin(server, 'chief@example.com');
    expect((await boss.send('PATCH', '/api/profile', { displayName: 'Chief' })).status).toBe(401);
    // Not even the token of one under the cookie name of the other.
    const renamed = user.cookie.replace('kalam.session_token', 'kalam-staff.session_token');
    const forged = await server.app.inject({ url: '/api/admin/users', headers: { cookie: renamed } });
    expect(forged.statusCode).toBe(401);
  });
});

describe('decisions 4 suspension', () => {
  it('signs the user out on every server at once and refuses the next sign-in', async () => {
    const email = 'suspended@example.com';
    const second = await server.another();
    const there = new TestBrowser(second);
    const here = await server.signedIn(email);
    await there.post('/api/auth/sign-in/email', { email, password });
    // A session of one server is good on the other.
    const crossed = await second.inject({ url: '/api/auth/get-session', headers: { cookie: here.cookie } });
    expect(crossed.json()).toMatchObject({ user: { email } });

    const boss = await signedInAdmin(server, 'judge@example.com');
    const [row] = await db.select().from(users).where(eq(users.email, email));
    const url = `/api/admin/users/${row?.id}`;
    const answer = await boss.send('PATCH', url, { status: 'suspended' });
    expect(answer).toMatchObject({ status: 200, body: { user: { email, status: 'suspended' } } });
    for (const visitor of [here, there]) {
      expect((await visitor.get('/api/auth/get-session')).body).toMatchObject({ user: null });
      expect((await visitor.send('PATCH', '/api/profile', { displayName: 'Asha' })).status).toBe(401);
    }
    expect(await here.post('/api/auth/sign-in/email', { email, password })).toMatchObject({
      status: 403,
      body: { error: 'Your account has been suspended. Please contact support.' },
    });
    expect(
      await db
        .select()
        .from(sessions)
        .where(eq(sessions.userId, row?.id ?? '')),
    ).toEqual([]);

    await boss.send('PATCH', url, { status: 'active' });
    expect((await here.post('/api/auth/sign-in/email', { email, password })).status).toBe(200);
    const audit = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, row?.id ?? ''));
    expect(
      audit.map(({ action, staffEmail, before, after }) => ({ action, staffEmail, before, after })),
    ).toEqual([
      {
        action: 'user-suspended',
        staffEmail: 'judge@example.com',
        before: { status: 'active' },
        after: { status: 'suspended' },
      },
      {
        action: 'user-activated',
        staffEmail: 'judge@example.com',
        before: { status: 'suspended' },
        after: { status: 'active' },
      },
    ]);
  });

  it('a session that slipped in beside the suspension opens nothing', async () => {
    const email = 'quick@example.com';
    const visitor = await server.signedIn(email);
    await db.update(users).set({ status: 'suspended' }).where(eq(users.email, email));
    expect(await visitor.send('PATCH', '/api/profile', { displayName: 'Asha' })).toMatchObject({
      status: 403,
      body: { code: 'account-suspended' },
    });
    expect((await visitor.get('/api/auth/get-session')).body).toMatchObject({ user: null });
  });

  it('knows no user by another name', async () => {
    const boss = await signedInAdmin(server, 'seeker@example.com');
    for (const id of ['nobody', '%F0%9F%98%80', "'; drop table users --", 'x'.repeat(200)]) {
      const url = `/api/admin/users/${encodeURI(id)}`;
      expect((await boss.send('PATCH', url, { status: 'suspended' })).status).toBe(404);
    }
    const [row] = await db.select().from(users).limit(1);
    const wrong = await boss.send('PATCH', `/api/admin/users/${row?.id}`, { status: 'deleted' });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'invalid-field', field: 'status' } });
  });
});

describe('S2 §2 admin users', () => {
  it('lists newest first, page by page, and searches e-mail and name in any case', async () => {
    const boss = await signedInAdmin(server, 'reader@example.com');
    const many = Array.from({ length: 120 }, (_, place) => ({
      id: `many-${place}`,
      email: `person${place}@many.example`,
      displayName: place === 7 ? 'Ünïque 100%_Name' : 'Same Name',
      createdAt: new Date('2020-01-01T00:00:00Z'),
    }));
    await db.insert(users).values(many);
    const seen = new Set<string>();
    let pages = 0;
    for (let cursor: string | null = ''; cursor !== null; pages += 1) {
      const { body }: { body: Record<string, unknown> } = await boss.get(
        `/api/admin/users?search=MANY.example&cursor=${cursor}`,
      );
      for (const { uid } of body.users as { uid: string }[]) seen.add(uid);
      cursor = body.nextCursor as string | null;
    }
    expect([seen.size, pages]).toEqual([120, 3]);
    const found = async (search: string) =>
      ((await boss.get(`/api/admin/users?search=${encodeURIComponent(search)}`)).body.users as unknown[])
        .length;
    expect(await found('ünÏque')).toBe(1);
    expect(await found('100%_')).toBe(1);
    expect(await found('0%_X')).toBe(0);
    expect(await found('%')).toBe(1);
    expect(await found('7@')).toBe(12);
    expect(await found('\\')).toBe(0);
  });

  it('refuses a cursor that is none', async () => {
    const boss = await signedInAdmin(server, 'curious@example.com');
    for (const cursor of ['x', 'W10', Buffer.from('["2020","x"]').toString('base64url')]) {
      expect((await boss.get(`/api/admin/users?cursor=${cursor}`)).body).toMatchObject({ field: 'cursor' });
    }
  });

  it('gives the filter as CSV in which no name becomes a formula', async () => {
    const boss = await signedInAdmin(server, 'auditor@example.com');
    await db.insert(users).values({ id: 'formula', email: 'f@formula.example', displayName: '=1+1' });
    const response = await server.app.inject({
      url: '/api/admin/users?format=csv&search=formula.example',
      headers: { cookie: boss.cookie },
    });
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toContain('users.csv');
    expect(response.body).toContain("'=1+1");
  });
});
