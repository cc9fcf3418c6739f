import { consentVersion } from '@kalam/domain/auth/auth-fields';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orders } from '../payments/payment-tables.ts';
import { password, startTestApp, tokenIn } from '../testing/test-app.ts';
import { accounts, sessions, users } from './auth-tables.ts';

const server = await startTestApp();
const { database, browser, mailsTo } = server;
const form = (email: string) => ({ name: 'Asha Rao', email, password, consentVersion });
const rowOf = async (email: string) => {
  const [row] = await database.db.select().from(users).where(eq(users.email, email));
  return row;
};

describe('S1 §4 register', () => {
  it('keeps the account unverified, records the consent and sends the verification mail', async () => {
    const visitor = browser();
    const answer = await visitor.post('/api/auth/sign-up/email', form('New.Person@example.com'));
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, email: 'new.person@example.com' },
    });
    expect(visitor.cookie).toBe('');
    const row = await rowOf('new.person@example.com');
    expect(row).toMatchObject({
      displayName: 'Asha Rao',
      emailVerified: false,
      status: 'active',
      consentVersion,
    });
    expect(row?.consentedAt).toBeInstanceOf(Date);
    const [mail] = await mailsTo('new.person@example.com');
    expect(mail).toMatchObject({ kind: 'verify-email', params: { displayName: 'Asha Rao' } });
    expect(String(mail?.params.verifyUrl)).toMatch(/^http:\/\/localhost:3000\/verify-email\?token=/);
  });

  it('decisions 6 a taken address gets the same answer, and its owner a mail', async () => {
    await server.signedIn('owner@example.com');
    const fresh = await browser().post('/api/auth/sign-up/email', form('fresh@example.com'));
    const taken = await browser().post('/api/auth/sign-up/email', {
      ...form('owner@example.com'),
      name: 'Somebody Else',
      password: 'another password',
    });
    expect(taken.status).toBe(fresh.status);
    expect(Object.keys(taken.body)).toEqual(Object.keys(fresh.body));
    expect((await mailsTo('owner@example.com'))[0]?.kind).toBe('already-registered');
    expect((await rowOf('owner@example.com'))?.displayName).toBe('Asha Rao');
    const signIn = { email: 'owner@example.com', password };
    expect((await browser().post('/api/auth/sign-in/email', signIn)).status).toBe(200);
  });

  it('two registrations of one address at the same moment make one account', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => browser().post('/api/auth/sign-up/email', form('twice@example.com'))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await database.db.select().from(users).where(eq(users.email, 'twice@example.com'))).toHaveLength(
      1,
    );
  });

  it.each([
    [{ name: '' }, "Let's start with your name! 😊", 'name'],
    [{ name: 'R2D2' }, 'Please use only letters and spaces 🔤', 'name'],
    [{ name: 'A  B' }, 'Please use single spaces between words ✨', 'name'],
    [{ name: 'A' }, "That's a pretty short name! 🤔", 'name'],
    [{ email: '' }, "Don't forget your email! 📧", 'email'],
    [{ email: '123@example.com' }, 'Email must contain at least one letter before @', 'email'],
    [{ password: '12345' }, 'Password must be at least 6 characters', 'password'],
    [
      { consentVersion: '' },
      'Please agree to the Data Protection Notice to create an account',
      'consentVersion',
    ],
  ])('S1 §5 refuses %j', async (change, error, field) => {
    const answer = await browser().post('/api/auth/sign-up/email', { ...form('x@example.com'), ...change });
    expect(answer).toMatchObject({ status: 400, body: { success: false, error, field } });
    expect(await rowOf('x@example.com')).toBeUndefined();
  });

  it('takes a name in its own script', async () => {
    const answer = await browser().post('/api/auth/sign-up/email', {
      ...form('hindi@example.com'),
      name: 'आशा राव',
    });
    expect(answer.status).toBe(200);
  });

  it('never stores fields that it did not ask for', async () => {
    const answer = await browser().post('/api/auth/sign-up/email', {
      ...form('sly@example.com'),
      emailVerified: true,
      status: 'suspended',
      id: 'chosen',
      role: 'admin',
    });
    expect(answer.status).toBe(200);
    expect(await rowOf('sly@example.com')).toMatchObject({ emailVerified: false, status: 'active' });
    expect((await rowOf('sly@example.com'))?.id).not.toBe('chosen');
  });
});

describe('S1 §4 verification', () => {
  it('an unverified sign-in sends the mail again, refuses, and makes no session', async () => {
    const email = 'unverified@example.com';
    const visitor = browser();
    await visitor.post('/api/auth/sign-up/email', form(email));
    const answer = await visitor.post('/api/auth/sign-in/email', { email, password });
    expect(answer).toMatchObject({ status: 403, body: { success: false, code: 'email-not-verified' } });
    expect(visitor.cookie).toBe('');
    const row = await rowOf(email);
    expect(
      await database.db
        .select()
        .from(sessions)
        .where(eq(sessions.userId, row?.id ?? '')),
    ).toEqual([]);
    const mails = await mailsTo(email);
    expect(mails.map(({ kind }) => kind)).toEqual(['verify-email', 'verify-email']);

    const confirmed = await visitor.post('/api/auth/verify-email', { token: tokenIn(mails[0]) });
    expect(confirmed).toMatchObject({ status: 200, body: { success: true, email } });
    const signedIn = await visitor.post('/api/auth/sign-in/email', { email, password });
    expect(signedIn.body).toMatchObject({
      success: true,
      user: { email, displayName: 'Asha Rao', hasSubscription: false },
    });
    expect((await rowOf(email))?.lastLoginAt).toBeInstanceOf(Date);
    expect((await visitor.get('/api/auth/get-session')).body).toMatchObject({ user: { email } });
  });

  it.each(['', 'nonsense', 'a.b.c', 'x'.repeat(5000)])('refuses the token %.20s', async (token) => {
    const answer = await browser().post('/api/auth/verify-email', { token });
    expect(answer).toMatchObject({ status: 400, body: { code: 'verification-link-invalid' } });
  });

  it('a link lasts 24 hours', async () => {
    const [mail] = await mailsTo('new.person@example.com');
    const payload = JSON.parse(Buffer.from(tokenIn(mail).split('.')[1] ?? '', 'base64url').toString());
    expect(payload.exp - payload.iat).toBe(86_400);
  });

  it('asked for again, answers the same whether the address is known or not', async () => {
    const known = await browser().post('/api/auth/send-verification-email', { email: 'fresh@example.com' });
    const unknown = await browser().post('/api/auth/send-verification-email', {
      email: 'nobody@example.com',
    });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(await mailsTo('fresh@example.com')).toHaveLength(2);
    expect(await mailsTo('nobody@example.com')).toEqual([]);
  });
});

describe('decisions 6 sign-in', () => {
  it('says the same about an unknown address and a wrong password, and does the same work', async () => {
    const timed = async (email: string) => {
      const start = performance.now();
      const { status, body } = await browser().post('/api/auth/sign-in/email', {
        email,
        password: 'wrong one',
      });
      return { status, body, ms: performance.now() - start };
    };
    const wrong = await timed('owner@example.com');
    const unknown = await timed('nobody@example.com');
    expect(wrong).toMatchObject({ status: 401, body: { error: 'Invalid email or password' } });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    // Both wait for the same floor, which is longer than the hashing.
    expect(Math.min(wrong.ms, unknown.ms)).toBeGreaterThanOrEqual(395);
  });

  it('finds the account whatever the case of the address', async () => {
    const answer = await browser().post('/api/auth/sign-in/email', {
      email: ' OWNER@Example.com ',
      password,
    });
    expect(answer.status).toBe(200);
  });

  it.each([
    [{ email: '', password: 'x' }, 'email-missing', 'email'],
    [{ email: 'a@b', password: 'x' }, 'email-domain', 'email'],
    [{ email: 'a@example.com', password: '' }, 'password-missing', 'password'],
  ])('S1 §5 refuses %j', async (body, code, field) => {
    expect((await browser().post('/api/auth/sign-in/email', body)).body).toMatchObject({ code, field });
  });
});

describe('S1 §2 reset', () => {
  it('sets a new password once, ends every session and tells the owner', async () => {
    const email = 'forgetful@example.com';
    const elsewhere = await server.signedIn(email);
    const visitor = browser();
    expect((await visitor.post('/api/auth/request-password-reset', { email })).body).toEqual({
      success: true,
    });
    const [mail] = await mailsTo(email);
    expect(mail?.kind).toBe('reset-password');
    expect(String(mail?.params.resetUrl)).toMatch(/^http:\/\/localhost:3000\/reset-password\?token=/);
    const token = tokenIn(mail);

    const short = await visitor.post('/api/auth/reset-password', { token, newPassword: '12345' });
    expect(short.body).toMatchObject({ code: 'password-short', field: 'newPassword' });
    const newPassword = 'a better password';
    expect((await visitor.post('/api/auth/reset-password', { token, newPassword })).status).toBe(200);
    expect((await elsewhere.get('/api/auth/get-session')).body).toEqual({ success: true, user: null });
    expect((await mailsTo(email))[0]?.kind).toBe('password-changed');
    const again = await visitor.post('/api/auth/reset-password', { token, newPassword: 'third password' });
    expect(again).toMatchObject({ status: 400, body: { code: 'reset-link-invalid' } });
    expect((await visitor.post('/api/auth/sign-in/email', { email, password })).status).toBe(401);
    const signedIn = await visitor.post('/api/auth/sign-in/email', { email, password: newPassword });
    expect(signedIn.status).toBe(200);
  });

  it('decisions 6 answers an unknown address in the same way and sends nothing', async () => {
    const answer = await browser().post('/api/auth/request-password-reset', { email: 'nobody@example.com' });
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    expect(await mailsTo('nobody@example.com')).toEqual([]);
  });

  it('verifies the address of whoever could open the link', async () => {
    const email = 'late@example.com';
    await browser().post('/api/auth/sign-up/email', form(email));
    await browser().post('/api/auth/request-password-reset', { email });
    const [mail] = await mailsTo(email);
    await browser().post('/api/auth/reset-password', {
      token: tokenIn(mail),
      newPassword: 'a better password',
    });
    expect((await rowOf(email))?.emailVerified).toBe(true);
  });

  it('stores no token that a reader of the database could use', async () => {
    await browser().post('/api/auth/request-password-reset', { email: 'late@example.com' });
    const token = tokenIn((await mailsTo('late@example.com'))[0]);
    const { rows } = await database.pool.query('select identifier from verifications');
    expect(rows.some(({ identifier }) => String(identifier).includes(token))).toBe(false);
  });
});

describe('S2 §5 change password', () => {
  it('needs the current one, keeps this session and ends the others', async () => {
    const email = 'changer@example.com';
    const here = await server.signedIn(email);
    const there = browser();
    await there.post('/api/auth/sign-in/email', { email, password });
    const wrong = await here.post('/api/auth/change-password', {
      currentPassword: 'not it',
      newPassword: 'a new password',
    });
    expect(wrong).toMatchObject({
      status: 400,
      body: { error: 'Current password is incorrect', field: 'currentPassword' },
    });
    const right = await here.post('/api/auth/change-password', {
      currentPassword: password,
      newPassword: 'a new password',
    });
    expect(right.body).toEqual({ success: true });
    expect((await here.get('/api/auth/get-session')).body).toMatchObject({ user: { email } });
    expect((await there.get('/api/auth/get-session')).body).toMatchObject({ user: null });
    expect((await mailsTo(email))[0]?.kind).toBe('password-changed');
  });

  it.each([
    [{ currentPassword: '', newPassword: 'long enough' }, 'current-password-missing'],
    [{ currentPassword: 'x', newPassword: '12345' }, 'password-short'],
  ])('refuses %j', async (body, code) => {
    const visitor = browser();
    await visitor.post('/api/auth/sign-in/email', { email: 'owner@example.com', password });
    expect((await visitor.post('/api/auth/change-password', body)).body).toMatchObject({ code });
  });
});

describe('S2 §2 profile and sessions', () => {
  it('changes the display name by the rule of the register form', async () => {
    const visitor = await server.signedIn('renamed@example.com');
    const answer = await visitor.send('PATCH', '/api/profile', { displayName: '  Asha Devi Rao ' });
    expect(answer.body).toMatchObject({ success: true, user: { displayName: 'Asha Devi Rao' } });
    const refusal = await visitor.send('PATCH', '/api/profile', { displayName: 'A1' });
    expect(refusal).toMatchObject({ status: 400, body: { code: 'name-characters', field: 'displayName' } });
  });

  it('signs out here, and everywhere', async () => {
    const email = 'leaving@example.com';
    const here = await server.signedIn(email);
    const there = browser();
    await there.post('/api/auth/sign-in/email', { email, password });
    const kept = here.cookie;
    expect((await here.post('/api/auth/sign-out')).body).toEqual({ success: true });
    // The browser is still known; it is nobody's any more.
    expect(here.cookie).toMatch(/^kalam\.device=[\w-]+$/);
    const replayed = await server.app.inject({ url: '/api/auth/get-session', headers: { cookie: kept } });
    expect(replayed.json()).toEqual({ success: true, user: null });
    expect((await there.get('/api/auth/get-session')).body).toMatchObject({ user: { email } });

    await here.post('/api/auth/sign-in/email', { email, password });
    expect((await there.post('/api/auth/revoke-sessions')).body).toEqual({ success: true });
    expect((await here.get('/api/auth/get-session')).body).toMatchObject({ user: null });
    expect((await there.get('/api/auth/get-session')).body).toMatchObject({ user: null });
  });

  it('asks for a sign-in where one is needed', async () => {
    const answer = await browser().send('PATCH', '/api/profile', { displayName: 'Asha' });
    expect(answer).toMatchObject({ status: 401, body: { success: false, code: 'not-signed-in' } });
  });

  it('gives everything it holds, and erases it after the password was given', async () => {
    const email = 'erased@example.com';
    const visitor = await server.signedIn(email);
    const copy = await visitor.get('/api/profile/export');
    expect(copy.body).toMatchObject({
      success: true,
      account: { email, displayName: 'Asha Rao' },
      consents: [{ version: consentVersion }],
      sessions: [{ ipAddress: expect.any(String), expiresAt: expect.any(String) }],
      mails: [{ kind: 'verify-email' }],
      resumes: [],
    });
    expect(JSON.stringify(copy.body)).not.toMatch(/password|token/);
    expect((await visitor.send('DELETE', '/api/profile', { password: 'wrong' })).status).toBe(400);
    expect((await visitor.send('DELETE', '/api/profile', { password })).body).toEqual({ success: true });
    expect(await rowOf(email)).toBeUndefined();
    expect(await mailsTo(email)).toEqual([]);
    expect((await visitor.post('/api/auth/sign-in/email', { email, password })).status).toBe(401);
  });

  it('keeps the record of a sale without the person', async () => {
    const email = 'buyer@example.com';
    const visitor = await server.signedIn(email);
    const user = await rowOf(email);
    const sale = {
      planId: 'pro',
      amountPaise: 4900,
      receipt: 'receipt-erased',
      paymentId: 'pay_erased',
    } as const;
    await database.db.insert(orders).values({
      ...sale,
      userId: user?.id ?? null,
      customerName: 'Asha Rao',
      customerEmail: email,
      customerPhone: '9999999999',
      status: 'completed',
      completedAt: new Date(),
    });
    expect((await visitor.send('DELETE', '/api/profile', { password })).status).toBe(200);
    const [order] = await database.db.select().from(orders).where(eq(orders.receipt, sale.receipt));
    expect(order).toMatchObject({
      ...sale,
      status: 'completed',
      userId: null,
      customerName: 'Erased account',
      customerEmail: 'erased@account.invalid',
      customerPhone: '',
    });
  });

  it('keeps no password as it was typed', async () => {
    const rows = await database.db.select({ password: accounts.password }).from(accounts);
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) expect(row.password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  });
});
