import { consentVersion } from '@kalam/domain/auth/auth-fields';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startTestApp, tokenIn } from '../testing/test-app.ts';
import { accounts, sessions, users, verifications } from './auth-tables.ts';

const server = await startTestApp();
const { database, browser, mailsTo } = server;

const registers = (email: string, name: string, password: string, version = consentVersion) =>
  browser().post('/api/auth/sign-up/email', { name, email, password, consentVersion: version });
const verifies = (token: string) => browser().post('/api/auth/verify-email', { token });
const signsIn = (email: string, password: string) =>
  browser().post('/api/auth/sign-in/email', { email, password });
const asksReset = async (email: string) => {
  await browser().post('/api/auth/request-password-reset', { email });
  return tokenIn((await mailsTo(email))[0]);
};
const resets = (token: string, newPassword: string) =>
  browser().post('/api/auth/reset-password', { token, newPassword });
const rowOf = async (email: string) => {
  const [row] = await database.db.select().from(users).where(eq(users.email, email));
  return row;
};
const newestToken = async (email: string) => tokenIn((await mailsTo(email))[0]);

describe('an address that a stranger registered first', () => {
  const email = 'owner@example.com';

  it('belongs to whoever registers it again and verifies: password, name and consent are theirs', async () => {
    await registers(email, 'Stranger', 'password of a stranger');
    const strangersLink = await newestToken(email);
    const before = await rowOf(email);
    const answer = await registers(email, 'Asha Rao', 'password of the owner');
    expect(answer).toMatchObject({ status: 200, body: { success: true, email } });
    const after = await rowOf(email);
    expect(after).toMatchObject({ id: before?.id, displayName: 'Asha Rao', emailVerified: false });
    expect(after?.consentedAt?.getTime()).toBeGreaterThan(before?.consentedAt?.getTime() ?? 0);

    expect(await verifies(strangersLink)).toMatchObject({
      status: 400,
      body: { code: 'verification-link-invalid' },
    });
    expect((await rowOf(email))?.emailVerified).toBe(false);
    const ownLink = await newestToken(email);
    expect((await mailsTo(email))[0]).toMatchObject({ params: { displayName: 'Asha Rao' } });
    expect((await verifies(ownLink)).status).toBe(200);
    expect((await signsIn(email, 'password of a stranger')).status).toBe(401);
    expect((await signsIn(email, 'password of the owner')).status).toBe(200);
  });

  it('decisions 6 is not touched by a registration once it is verified', async () => {
    const before = await rowOf(email);
    expect((await registers(email, 'Stranger', 'password of a stranger')).status).toBe(200);
    expect(await rowOf(email)).toEqual(before);
    expect((await mailsTo(email))[0]?.kind).toBe('already-registered');
    expect((await signsIn(email, 'password of a stranger')).status).toBe(401);
    expect((await signsIn(email, 'password of the owner')).status).toBe(200);
  });

  it('has no session before it is verified, whatever was there', async () => {
    const other = 'early@example.com';
    await registers(other, 'Stranger', 'password of a stranger');
    const user = await rowOf(other);
    const soon = new Date(Date.now() + 60_000);
    await database.db
      .insert(sessions)
      .values({ id: 'early', token: 'early', userId: user?.id ?? '', expiresAt: soon });
    await registers(other, 'Asha Rao', 'password of the owner');
    const left = await database.db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, user?.id ?? ''));
    expect(left).toEqual([]);
  });

  it('a link that is sent again is one of the newest registration', async () => {
    const other = 'again@example.com';
    await registers(other, 'Stranger', 'password of a stranger');
    await browser().post('/api/auth/send-verification-email', { email: other });
    const strangersLink = await newestToken(other);
    await registers(other, 'Asha Rao', 'password of the owner');
    expect((await verifies(strangersLink)).status).toBe(400);
    expect((await signsIn(other, 'password of the owner')).body).toMatchObject({
      code: 'email-not-verified',
    });
    expect((await verifies(await newestToken(other))).status).toBe(200);
    // The link of a verified address says so as often as it is opened.
    expect((await verifies(await newestToken(other))).status).toBe(200);
  });

  it('registered many times at once it has one password, and one kind of link opens it', async () => {
    const other = 'crowd@example.com';
    const passwords = [1, 2, 3, 4, 5].map((place) => `password number ${place}`);
    const answers = await Promise.all(passwords.map((password) => registers(other, 'Asha Rao', password)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const user = await rowOf(other);
    const stored = await database.db
      .select()
      .from(accounts)
      .where(eq(accounts.userId, user?.id ?? ''));
    expect(stored).toHaveLength(1);
    const links = (await mailsTo(other)).map(tokenIn);
    expect(links).toHaveLength(5);
    const opened = await Promise.all(links.map(verifies));
    expect(opened.filter(({ status }) => status === 200)).toHaveLength(1);
    const signedIn = await Promise.all(passwords.map((password) => signsIn(other, password)));
    expect(signedIn.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('links to a new password', () => {
  const linksOf = async (email: string) =>
    database.db
      .select()
      .from(verifications)
      .where(eq(verifications.value, (await rowOf(email))?.id ?? ''));

  it('end all together when one of them was used', async () => {
    const email = 'two-links@example.com';
    await server.signedIn(email);
    const first = await asksReset(email);
    const second = await asksReset(email);
    expect((await resets(first, 'a better password')).status).toBe(200);
    expect(await resets(second, 'not this one')).toMatchObject({
      status: 400,
      body: { code: 'reset-link-invalid' },
    });
    expect((await signsIn(email, 'a better password')).status).toBe(200);
  });

  it('used at the same moment set one password', async () => {
    const email = 'two-at-once@example.com';
    await server.signedIn(email);
    const links = [await asksReset(email), await asksReset(email)];
    const answers = await Promise.all(links.map((link, place) => resets(link, `new password ${place}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('end with a change of the password in the profile', async () => {
    const email = 'profile-change@example.com';
    const here = await server.signedIn(email);
    const link = await asksReset(email);
    const changed = await here.post('/api/auth/change-password', {
      currentPassword: 'correct horse',
      newPassword: 'a new password',
    });
    expect(changed.status).toBe(200);
    expect(await linksOf(email)).toEqual([]);
    expect((await resets(link, 'not this one')).status).toBe(400);
    expect((await signsIn(email, 'a new password')).status).toBe(200);
  });

  it('end with a new registration of an unverified address, and verify it when they were asked for after', async () => {
    const email = 'unverified-reset@example.com';
    await registers(email, 'Stranger', 'password of a stranger');
    const old = await asksReset(email);
    await registers(email, 'Asha Rao', 'password of the owner');
    expect((await resets(old, 'not this one')).status).toBe(400);
    expect((await resets(await asksReset(email), 'a better password')).status).toBe(200);
    expect((await signsIn(email, 'a better password')).status).toBe(200);
  });
});
