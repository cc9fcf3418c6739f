import { consentVersion } from '@kalam/domain/auth/auth-fields';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { password, startTestApp, type TestBrowser } from '../../testing/test-app.ts';
import { emailChanges, users } from '../auth-tables.ts';

const server = await startTestApp();
const { database, browser, mailsTo } = server;
const { db } = database;

const ask = (person: TestBrowser, newEmail: string, given = password) =>
  person.post('/api/profile/email-change', { newEmail, password: given });
const linkTo = async (email: string) => {
  const mail = (await mailsTo(email)).find(({ kind }) => kind === 'confirm-email-change');
  return new URL(String(mail?.params.confirmUrl)).hash.slice(1);
};
const confirm = (token: string, visitor = browser()) =>
  visitor.post('/api/auth/confirm-email-change', { token });
const emailOf = async (person: TestBrowser) =>
  ((await person.get('/api/auth/get-session')).body.user as { email: string } | null)?.email;
const register = (email: string) =>
  browser().post('/api/auth/sign-up/email', { name: 'Somebody Else', email, password, consentVersion });

describe('a change of e-mail', () => {
  it('is made when both mailboxes have confirmed, and the old one is told', async () => {
    const person = await server.signedIn('old@example.com');
    const elsewhere = browser();
    await elsewhere.post('/api/auth/sign-in/email', { email: 'old@example.com', password });
    expect(await ask(person, ' New@Example.com ')).toMatchObject({
      status: 200,
      body: { change: { newEmail: 'new@example.com', oldConfirmed: false, newConfirmed: false } },
    });
    expect(await confirm(await linkTo('new@example.com'))).toMatchObject({
      status: 200,
      body: { newEmail: 'new@example.com', waitsFor: 'old' },
    });
    expect(await emailOf(person)).toBe('old@example.com');
    expect((await person.get('/api/profile/email-change')).body).toMatchObject({
      change: { oldConfirmed: false, newConfirmed: true },
    });
    expect(await confirm(await linkTo('old@example.com'))).toMatchObject({ body: { waitsFor: null } });
    expect(await emailOf(person)).toBe('new@example.com');
    expect(await emailOf(elsewhere)).toBeUndefined();
    expect((await mailsTo('old@example.com'))[0]).toMatchObject({
      kind: 'email-changed',
      params: { newEmail: 'new@example.com' },
    });
    const old = await browser().post('/api/auth/sign-in/email', { email: 'old@example.com', password });
    expect(old).toMatchObject({ status: 401, body: { code: 'invalid-credentials' } });
    const fresh = await browser().post('/api/auth/sign-in/email', { email: 'new@example.com', password });
    expect(fresh.status).toBe(200);
    expect((await person.get('/api/profile/email-change')).body).toMatchObject({ change: null });
  });

  it('asks for the password, and for another address than the one it is', async () => {
    const person = await server.signedIn('asks@example.com');
    expect(await ask(person, 'else@example.com', 'wrong password')).toMatchObject({
      status: 400,
      body: { field: 'password', code: 'current-password-incorrect' },
    });
    expect(await ask(person, 'else@example.com', '')).toMatchObject({
      status: 400,
      body: { field: 'password', code: 'current-password-missing' },
    });
    expect(await ask(person, 'ASKS@example.com')).toMatchObject({
      status: 400,
      body: { field: 'newEmail', code: 'email-change-same' },
    });
    expect(await ask(person, 'no address')).toMatchObject({ status: 400, body: { field: 'newEmail' } });
    expect(await mailsTo('else@example.com')).toEqual([]);
  });

  it('does not tell whether the new address has an account; its own mailbox is told', async () => {
    await server.signedIn('taken@example.com');
    const person = await server.signedIn('wants@example.com');
    const taken = await ask(person, 'taken@example.com');
    expect(taken.status).toBe(200);
    await confirm(await linkTo('wants@example.com'));
    expect(await confirm(await linkTo('taken@example.com'))).toMatchObject({
      status: 409,
      body: { code: 'email-change-taken' },
    });
    expect(await emailOf(person)).toBe('wants@example.com');
  });

  it('an address that somebody registered and never verified is nobody’s', async () => {
    const person = await server.signedIn('mine@example.com');
    await register('squatted@example.com');
    await ask(person, 'squatted@example.com');
    await confirm(await linkTo('mine@example.com'));
    expect(await confirm(await linkTo('squatted@example.com'))).toMatchObject({ body: { waitsFor: null } });
    expect(await emailOf(person)).toBe('squatted@example.com');
    expect(await db.select().from(users).where(eq(users.email, 'squatted@example.com'))).toHaveLength(1);
  });

  it('against registrations of the same address at one moment: one of them has it, nothing breaks', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [from, to] = [`from${'x'.repeat(round)}@example.com`, `to${'x'.repeat(round)}@example.com`];
      const person = await server.signedIn(from);
      await ask(person, to);
      await confirm(await linkTo(from));
      const link = await linkTo(to);
      const [made, registered] = await Promise.all([confirm(link), register(to)]);
      expect(registered.status).toBe(200);
      expect([200, 409]).toContain(made.status);
      if (made.status === 409) expect(made.body.code).toBe('email-change-taken');
      expect(await db.select().from(users).where(eq(users.email, to))).toHaveLength(1);
    }
  });

  it('two people who want each other’s address do not block each other', async () => {
    const [a, b] = [await server.signedIn('aa@example.com'), await server.signedIn('bb@example.com')];
    await ask(a, 'bb@example.com');
    const links = [await linkTo('aa@example.com'), await linkTo('bb@example.com')];
    await ask(b, 'aa@example.com');
    links.push(await linkTo('aa@example.com'), await linkTo('bb@example.com'));
    const answers = await Promise.all(links.map((link) => confirm(link)));
    expect(answers.map(({ status }) => status).every((status) => status === 409)).toBe(true);
  });

  it.each(['', 'x', 'a'.repeat(43)])('a link that never was says so plainly: %j', async (token) => {
    expect(await confirm(token)).toMatchObject({
      status: 400,
      body: {
        code: 'email-change-link-invalid',
        error: 'This link is not valid or has expired. Please ask for the change again in your profile.',
      },
    });
  });

  it('a link ends after its day, when the change is taken back, and when another is asked for', async () => {
    const person = await server.signedIn('ends@example.com');
    await ask(person, 'first@example.com');
    const first = await linkTo('first@example.com');
    await ask(person, 'second@example.com');
    expect((await confirm(first)).body.code).toBe('email-change-link-invalid');
    await db.update(emailChanges).set({ expiresAt: new Date(Date.now() - 1000) });
    expect((await confirm(await linkTo('second@example.com'))).body.code).toBe('email-change-link-invalid');
    await ask(person, 'third@example.com');
    expect((await person.send('DELETE', '/api/profile/email-change')).status).toBe(200);
    expect((await confirm(await linkTo('third@example.com'))).body.code).toBe('email-change-link-invalid');
    expect(await emailOf(person)).toBe('ends@example.com');
  });

  it('one mailbox alone cannot confirm for both', async () => {
    const person = await server.signedIn('alone@example.com');
    await ask(person, 'thief@example.com');
    const link = await linkTo('thief@example.com');
    expect((await confirm(link)).body.waitsFor).toBe('old');
    expect((await confirm(link)).body.waitsFor).toBe('old');
    expect(await emailOf(person)).toBe('alone@example.com');
  });

  it('what went to the old address before stays the account’s, what a later owner gets is not', async () => {
    const person = await server.signedIn('was@example.com');
    await ask(person, 'is@example.com');
    await confirm(await linkTo('is@example.com'));
    await confirm(await linkTo('was@example.com'));
    const mails = async () =>
      ((await person.get('/api/profile/export')).body.mails as { kind: string }[]).map(({ kind }) => kind);
    expect(await mails()).toEqual(expect.arrayContaining(['verify-email', 'confirm-email-change']));
    const before = (await mails()).length;
    await register('was@example.com');
    expect(await mails()).toHaveLength(before);
    expect((await person.send('DELETE', '/api/profile', { password })).status).toBe(200);
    expect((await mailsTo('was@example.com')).map(({ kind }) => kind)).toEqual(['verify-email']);
    expect(await mailsTo('is@example.com')).toEqual([]);
  });
});

describe('an erased account and the address it was to have', () => {
  it('leaves no mail to it behind, of a change begun anew neither, and takes nobody else’s along', async () => {
    const [leaving, staying] = [
      await server.signedIn('leaves@example.com'),
      await server.signedIn('stays@example.com'),
    ];
    await ask(leaving, 'first-wish@example.com');
    await ask(leaving, 'wanted@example.com');
    await ask(staying, 'wanted@example.com');
    expect(await mailsTo('first-wish@example.com')).toEqual([]);
    expect(await mailsTo('wanted@example.com')).toHaveLength(2);
    expect((await leaving.send('DELETE', '/api/profile', { password })).status).toBe(200);
    expect(await mailsTo('wanted@example.com')).toMatchObject([
      { params: { oldEmail: 'stays@example.com' } },
    ]);
    expect((await confirm(await linkTo('wanted@example.com'))).status).toBe(200);
  });
});
