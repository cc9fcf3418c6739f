import { consentVersion } from '@kalam/domain/auth/auth-fields';
import { keptResumeLimits } from '@kalam/domain/auth/kept-resume';
import { blankResume } from '@kalam/domain/resumes/blank-resume';
import { defaultFormatting } from '@kalam/domain/resumes/formatting';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createAttemptLimits } from '../../limits/attempt-limits.ts';
import { password, startTestApp, TestBrowser, testSecret, tokenIn } from '../../testing/test-app.ts';
import { userIdOf } from '../../testing/test-resumes.ts';
import { keptResumes, registrationTokens, sessions } from '../auth-tables.ts';
import { createSweepAccounts } from '../auth-tasks.ts';
import { readKeptResume } from './kept-resume-actions.ts';
import { openResume, sealResume } from './sealed-resume.ts';

const server = await startTestApp();
const { database, browser, mailsTo } = server;
const { db } = database;

const draftOf = (fullName: string, summary = '') => ({
  workId: 'work-1',
  template: 'modern',
  formatting: defaultFormatting,
  data: {
    ...blankResume(),
    personalInfo: { ...blankResume().personalInfo, fullName, email: 'not an address' },
    summary,
  },
  pendingEntries: { skills: { id: 's1', name: 'C++', level: 'Beginner' } },
  unfinishedDates: { 'personalInfo.dateOfBirth': { day: '3', month: '', year: '' } },
  declarationAccepted: false,
  step: 1,
  furthest: 1,
});
const draft = draftOf('Asha Rao of the secret project');

const registers = async (email: string, change: Record<string, unknown> = {}, from = browser()) => {
  const answer = await from.post('/api/auth/sign-up/email', {
    name: 'Asha Rao',
    email,
    password,
    consentVersion,
    ...change,
  });
  return { ...answer, token: String(answer.body.registrationToken) };
};
const verifies = async (email: string) =>
  browser().post('/api/auth/verify-email', { token: tokenIn((await mailsTo(email))[0]) });
const signsIn = async (email: string, secret = password) => {
  const person = browser();
  await person.post('/api/auth/sign-in/email', { email, password: secret });
  return person;
};
const stateOf = async (token: string) =>
  (await browser().post('/api/auth/registration-state', { token })).body;
const keptBy = async (person: TestBrowser) => (await person.get('/api/kept-resume')).body.kept;
const keptRows = async (email: string) =>
  db
    .select()
    .from(keptResumes)
    .where(eq(keptResumes.userId, await userIdOf(server, email)));

describe('the tab that registered', () => {
  it('learns that the address was verified elsewhere, and gets no session by it', async () => {
    const email = 'tab@example.com';
    const tab = browser();
    const { token } = await registers(email, {}, tab);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await stateOf(token)).toEqual({ success: true, verified: false });
    await verifies(email);
    const answer = await tab.post('/api/auth/registration-state', { token });
    expect(answer.body).toEqual({ success: true, verified: true });
    expect(tab.cookie).toBe('');
    expect((await tab.get('/api/auth/get-session')).body.user).toBeNull();
    const userId = await userIdOf(server, email);
    expect(await db.select().from(sessions).where(eq(sessions.userId, userId))).toEqual([]);
    const [row] = await db.select().from(registrationTokens).where(eq(registrationTokens.userId, userId));
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('decision 6: learns nothing of a taken address, nor anybody with a token that was never given out', async () => {
    const email = 'taken@example.com';
    await server.signedIn(email);
    const fresh = await registers('not-taken@example.com', { keep: draft });
    const taken = await registers(email, { keep: draft });
    expect(taken.status).toBe(200);
    expect(Object.keys(taken.body)).toEqual(Object.keys(fresh.body));
    expect([taken.body.kept, taken.token.length]).toEqual([fresh.body.kept, fresh.token.length]);
    expect(await keptRows(email)).toEqual([]);
    for (const token of [taken.token, fresh.token, 'x'.repeat(43), '', 'nonsense'])
      expect(await stateOf(token)).toEqual({ success: true, verified: false });
  });

  it('is told nothing any more once somebody else registered the address, a new password was set, or a day passed', async () => {
    const email = 'overtaken@example.com';
    const strangers = await registers(email);
    const own = await registers(email);
    await verifies(email);
    expect(await stateOf(strangers.token)).toMatchObject({ verified: false });
    expect(await stateOf(own.token)).toMatchObject({ verified: true });
    const later = await server.another({ now: () => new Date(Date.now() + 25 * 60 * 60 * 1000) });
    const answer = await new TestBrowser(later).post('/api/auth/registration-state', { token: own.token });
    expect(answer.body).toMatchObject({ verified: false });
    await browser().post('/api/auth/request-password-reset', { email });
    await browser().post('/api/auth/reset-password', {
      token: tokenIn((await mailsTo(email))[0]),
      newPassword: 'a new password',
    });
    expect(await stateOf(own.token)).toMatchObject({ verified: false });
  });
});

describe('"Keep this resume for me"', () => {
  it('is offered to who signs in with the password of the registration, in any browser, until it is discarded', async () => {
    const email = 'keeper@example.com';
    expect((await registers(email, { keep: draft })).body).toMatchObject({ kept: true });
    await verifies(email);
    const person = await signsIn(email);
    expect(await keptBy(person)).toMatchObject({ resume: draft });
    expect(await keptBy(await signsIn(email))).toMatchObject({ resume: draft });
    expect((await person.send('DELETE', '/api/kept-resume')).status).toBe(200);
    expect(await keptBy(person)).toBeNull();
    expect((await person.send('DELETE', '/api/kept-resume')).status).toBe(200);
  });

  it('is one person’s: nobody else reads or removes it', async () => {
    const email = 'owner@example.com';
    await registers(email, { keep: draft });
    await verifies(email);
    const stranger = await server.signedIn('stranger@example.com');
    expect(await keptBy(stranger)).toBeNull();
    await stranger.send('DELETE', '/api/kept-resume');
    for (const method of ['GET', 'DELETE'] as const)
      expect((await browser().send(method, '/api/kept-resume')).status).toBe(401);
    expect(await keptBy(await signsIn(email))).toMatchObject({ resume: draft });
  });

  it('lies sealed in the database, for one account and one secret', async () => {
    const email = 'sealed@example.com';
    await registers(email, { keep: draft });
    const [row] = await keptRows(email);
    const { rows } = await database.pool.query(
      "select 1 from kept_resumes where encode(sealed, 'escape') like '%secret project%'",
    );
    expect(rows).toEqual([]);
    const userId = row?.userId ?? '';
    const sealed = row ?? sealResume('', '', {});
    expect(openResume(testSecret, userId, sealed)).toEqual(draft);
    expect(openResume(testSecret, 'somebody else', sealed)).toBeUndefined();
    const changed = Buffer.from(sealed.sealed);
    changed[40] = (changed[40] ?? 0) ^ 1;
    expect(openResume(testSecret, userId, { ...sealed, sealed: changed })).toBeUndefined();
    expect(openResume(testSecret, userId, { ...sealed, sealed: changed.subarray(0, 5) })).toBeUndefined();
    // A changed secret: nobody can read it any more, so it is not there.
    const services = { db, secret: 'another secret, long enough to be one too', now: () => new Date() };
    expect(await readKeptResume(services, userId)).toBeNull();
    expect(await keptRows(email)).toEqual([]);
  });

  it('goes with the next registration of the address, and nothing of either reaches the other', async () => {
    const email = 'contested@example.com';
    await registers(email, { keep: draftOf('The stranger') });
    await registers(email, { keep: draft, password: 'password of the owner' });
    await verifies(email);
    expect(await keptBy(await signsIn(email, 'password of the owner'))).toMatchObject({ resume: draft });
    // Once verified, somebody who registers the address changes nothing.
    await registers(email, { keep: draftOf('The stranger') });
    expect(await keptBy(await signsIn(email, 'password of the owner'))).toMatchObject({ resume: draft });
    const without = 'contested-too@example.com';
    await registers(without, { keep: draftOf('The stranger') });
    await registers(without);
    expect(await keptRows(without)).toEqual([]);
  });

  it('goes with a new password from a link, which whoever reads the mail can set', async () => {
    const email = 'reset@example.com';
    await registers(email, { keep: draftOf('The stranger') });
    await browser().post('/api/auth/request-password-reset', { email });
    await browser().post('/api/auth/reset-password', {
      token: tokenIn((await mailsTo(email))[0]),
      newPassword: 'password of the owner',
    });
    expect(await keptBy(await signsIn(email, 'password of the owner'))).toBeNull();
    expect(await keptRows(email)).toEqual([]);
  });

  it.each([
    ['a picture', { ...draft, data: { ...draft.data, signature: 'data:image/png;base64,AAAA' } }, 'keep'],
    ['more than 256 KB', draftOf('Asha', 'a'.repeat(262_144)), 'keep'],
    ['another form', { ...draft, data: { ...draft.data, education: 'none' } }, 'keep.data.education'],
  ])('refuses %s, and registers nobody', async (_what, keep, field) => {
    const email = 'refused@example.com';
    expect(await registers(email, { keep })).toMatchObject({ status: 400, body: { field } });
    await expect(userIdOf(server, email)).rejects.toThrow();
  });

  it('does not let one network fill the disk: beyond its room the account is made without the copy', async () => {
    const address = '203.0.113.9';
    const summary = 'a'.repeat(260_000);
    const userId = await userIdOf(server, 'keeper@example.com');
    await registers('room-1@example.com', { keep: draftOf('Asha', summary) }, browser(address));
    const [one] = await keptRows('room-1@example.com');
    expect(one?.networkHash).toMatch(/^[\w-]{43}$/);
    const sealed = Buffer.alloc(keptResumeLimits.networkBytes - 300_000);
    const expiresAt = new Date(Date.now() + 60_000);
    await db
      .insert(keptResumes)
      .values({ userId, keyId: 'x', sealed, networkHash: one?.networkHash, expiresAt });
    const last = await registers('room-2@example.com', { keep: draftOf('Asha', summary) }, browser(address));
    expect(last).toMatchObject({ status: 200, body: { kept: false } });
    expect(await keptRows('room-2@example.com')).toEqual([]);
    expect((await registers('room-3@example.com', { keep: draft }, browser(address))).body.kept).toBe(true);
    const elsewhere = await registers(
      'room-4@example.com',
      { keep: draftOf('Asha', summary) },
      browser('203.0.113.10'),
    );
    expect(elsewhere.body.kept).toBe(true);
  });

  it('is in the account’s data, and erased with the account', async () => {
    const email = 'leaver@example.com';
    await registers(email, { keep: draft });
    await verifies(email);
    const person = await signsIn(email);
    const { body } = await person.get('/api/profile/export');
    expect(body.keptResumes).toMatchObject([{ resume: draft, until: expect.any(String) }]);
    expect(JSON.stringify(body)).not.toMatch(/tokenHash|networkHash|sealed/);
    const userId = await userIdOf(server, email);
    expect((await person.send('DELETE', '/api/profile', { password })).status).toBe(200);
    for (const table of [keptResumes, registrationTokens])
      expect(await db.select().from(table).where(eq(table.userId, userId))).toEqual([]);
  });

  it('is kept 7 days, and then removed', async () => {
    const email = 'late@example.com';
    await registers(email, { keep: draft });
    await verifies(email);
    const person = await signsIn(email);
    const day = 24 * 60 * 60 * 1000;
    const sweep = (days: number) => {
      const now = () => new Date(Date.now() + days * day);
      return createSweepAccounts({ db, attempts: createAttemptLimits(db, 'x', now), now })();
    };
    await sweep(6.9);
    expect(await keptRows(email)).toHaveLength(1);
    // Also before the sweep comes.
    const services = { db, secret: testSecret, now: () => new Date(Date.now() + 7.1 * day) };
    expect(await readKeptResume(services, await userIdOf(server, email))).toBeNull();
    expect(await keptBy(person)).toMatchObject({ resume: draft });
    await sweep(7.1);
    expect(await keptRows(email)).toEqual([]);
  });
});
