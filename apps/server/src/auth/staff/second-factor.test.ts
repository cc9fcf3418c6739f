import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { adminCommand } from '../../admin/admin-command-line.ts';
import { auditEntries } from '../../audit/audit-tables.ts';
import { startTestApp, type TestBrowser, testConfig } from '../../testing/test-app.ts';
import { appCode } from '../../testing/test-codes.ts';
import { signedInAdmin, staffPassword } from '../../testing/test-staff.ts';
import { staff, staffTwoFactors } from '../auth-tables.ts';

const server = await startTestApp({ config: { ...testConfig(), onLoopback: false } });
const { db } = server.database;

const begin = async (browser: TestBrowser): Promise<string> => {
  const { body } = await browser.post('/api/admin/account/second-factor', { password: staffPassword });
  return String(body.uri);
};
const confirm = (browser: TestBrowser, code: string) =>
  browser.post('/api/admin/account/second-factor/confirm', { code });
const enrol = async (browser: TestBrowser) => {
  const uri = await begin(browser);
  const { status, body } = await confirm(browser, appCode(uri));
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { uri, codes: body.recoveryCodes as string[] };
};
const firstStep = async (email: string) => {
  const browser = server.browser();
  const answer = await browser.post('/api/admin/auth/sign-in/email', { email, password: staffPassword });
  return { browser, answer };
};
const secondStep = (browser: TestBrowser, code: string) =>
  browser.post('/api/admin/auth/sign-in/code', { code });
const actionsOf = async (email: string) => {
  const [row] = await db.select().from(staff).where(eq(staff.email, email));
  const rows = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, row?.id ?? ''));
  return rows.sort((one, other) => one.id - other.id).map(({ action }) => action);
};

describe('the second factor is required of owner and finance', () => {
  it.each(['owner', 'finance'] as const)('%s may do nothing before it is set up', async (role) => {
    const email = `new.${role}@example.com`;
    const member = await signedInAdmin(server, email, role);
    expect((await member.get('/api/admin/auth/get-session')).body).toMatchObject({
      access: 'ok',
      secondFactor: 'required',
    });
    for (const url of ['/api/admin/users', '/api/admin/account', '/api/admin/settings/checkout']) {
      const answer = await member.get(url);
      if (answer.status === 404) continue;
      expect(answer, url).toMatchObject({ status: 403, body: { code: 'second-factor-required' } });
    }
    expect(
      (await member.post('/api/admin/account/second-factor', { password: 'not the password' })).body,
    ).toMatchObject({ field: 'password', code: 'staff-password-incorrect' });
    const { uri, codes } = await enrol(member);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Kalam:.*secret=[A-Z2-7]+&issuer=Kalam/);
    expect(codes).toHaveLength(10);
    for (const code of codes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    expect((await member.get('/api/admin/users')).status).toBe(200);
    const [secret] = await db.select().from(staffTwoFactors);
    expect(secret?.secret).not.toContain(new URL(uri).searchParams.get('secret'));
    expect(secret?.backupCodes).not.toContain(codes[0]);
    expect((await server.mailsTo(email))[0]).toMatchObject({
      kind: 'staff-second-factor',
      params: { change: 'on' },
    });
    expect(await actionsOf(email)).toContain('admin-second-factor-on');
    expect(
      (await member.post('/api/admin/account/second-factor/off', { password: staffPassword })).body,
    ).toMatchObject({ code: 'second-factor-needed' });
  });

  it.each(['support', 'reader'] as const)('%s may do without', async (role) => {
    const member = await signedInAdmin(server, `new.${role}@example.com`, role);
    expect((await member.get('/api/admin/users')).status).toBe(200);
    expect((await member.get('/api/admin/account')).body).toMatchObject({
      account: { secondFactor: 'off', secondFactorNeeded: false, recoveryCodesLeft: 0 },
    });
  });

  it('setting up ends every session that was opened by the password alone', async () => {
    const here = await signedInAdmin(server, 'two.places@example.com', 'support');
    const { browser: there } = await firstStep('two.places@example.com');
    expect((await there.get('/api/admin/users')).status).toBe(200);
    await enrol(here);
    expect((await there.get('/api/admin/users')).status).toBe(401);
    expect((await here.get('/api/admin/users')).status).toBe(200);
  });
});

describe('a sign-in with a second factor', () => {
  it('makes no session before the code, and one after it', async () => {
    const email = 'careful@example.com';
    const { uri } = await enrol(await signedInAdmin(server, email, 'reader'));
    const { browser, answer } = await firstStep(email);
    expect(answer.body).toEqual({ success: true, admin: null, asksForCode: true });
    expect((await browser.get('/api/admin/users')).status).toBe(401);
    expect((await secondStep(browser, '')).body).toMatchObject({ code: 'second-factor-code-missing' });
    expect((await secondStep(browser, 'what')).body).toMatchObject({ code: 'second-factor-code-form' });
    const wrong = appCode(uri) === '000000' ? '000001' : '000000';
    expect((await secondStep(browser, wrong)).body).toMatchObject({
      code: 'second-factor-code-wrong',
      field: 'code',
    });
    const code = appCode(uri, 1);
    expect((await secondStep(browser, `${code.slice(0, 3)} ${code.slice(3)}`)).body).toMatchObject({
      admin: { email, role: 'reader' },
    });
    expect((await browser.get('/api/admin/users')).status).toBe(200);
    expect(await actionsOf(email)).toContain('admin-sign-in-failed');

    // The same code from another browser, read over a shoulder together with the password.
    const { browser: other } = await firstStep(email);
    expect((await secondStep(other, code)).body).toMatchObject({ code: 'second-factor-code-used' });
    expect((await other.get('/api/admin/users')).status).toBe(401);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const email = 'lost.phone@example.com';
    const { codes } = await enrol(await signedInAdmin(server, email, 'reader'));
    const [first = ''] = codes;
    const { browser } = await firstStep(email);
    const typed = ` ${first.toUpperCase().replace('-', ' ')} `;
    expect((await secondStep(browser, typed)).status).toBe(200);
    expect((await browser.get('/api/admin/account')).body).toMatchObject({
      account: { secondFactor: 'on', recoveryCodesLeft: 9 },
    });
    const { browser: again } = await firstStep(email);
    expect((await secondStep(again, first)).body).toMatchObject({ code: 'second-factor-code-wrong' });
    expect(await actionsOf(email)).toContain('admin-recovery-code-used');

    const renewed = await browser.post('/api/admin/account/recovery-codes', { password: staffPassword });
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    const { browser: third } = await firstStep(email);
    expect((await secondStep(third, codes[1] ?? '')).body, 'the ones before end').toMatchObject({
      code: 'second-factor-code-wrong',
    });
    const fresh = (renewed.body.recoveryCodes as string[])[0] ?? '';
    expect((await secondStep(third, fresh)).status).toBe(200);
  });

  it('allows five wrong codes, then asks for the password again; ten in a row close it for a while', async () => {
    const email = 'guessed@example.com';
    const { codes } = await enrol(await signedInAdmin(server, email, 'reader'));
    const { browser } = await firstStep(email);
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await secondStep(browser, `abcde-2222${tries + 3}`)).body).toMatchObject({
        code: 'second-factor-code-wrong',
      });
    }
    expect((await secondStep(browser, codes[0] ?? '')).body).toMatchObject({
      code: 'second-factor-challenge-over',
    });
    const { browser: second } = await firstStep(email);
    for (let tries = 0; tries < 5; tries += 1) await secondStep(second, `abcde-3333${tries + 3}`);
    const { browser: third } = await firstStep(email);
    expect(await secondStep(third, codes[0] ?? '')).toMatchObject({
      status: 429,
      body: { code: 'too-many-attempts' },
    });
  });

  it('a code without a sign-in before it is nothing', async () => {
    expect(await secondStep(server.browser(), '123456')).toMatchObject({
      status: 401,
      body: { code: 'second-factor-challenge-over' },
    });
  });
});

describe('a second factor that is lost', () => {
  it('is taken away by an owner, with a mail, and every session with it', async () => {
    const owner = await signedInAdmin(server, 'owner@example.com');
    await enrol(owner);
    const email = 'unlucky@example.com';
    const member = await signedInAdmin(server, email, 'support');
    await enrol(member);
    const [row] = await db.select().from(staff).where(eq(staff.email, email));
    const url = `/api/admin/staff/${row?.id}/second-factor`;
    expect((await owner.send('DELETE', url)).body).toMatchObject({ member: { secondFactor: 'off' } });
    expect((await owner.send('DELETE', url)).status).toBe(409);
    expect((await member.get('/api/admin/users')).status).toBe(401);
    const { answer } = await firstStep(email);
    expect(answer.body).toMatchObject({ asksForCode: false });
    expect((await server.mailsTo(email))[0]).toMatchObject({ params: { change: 'reset' } });
    expect(await actionsOf(email)).toContain('admin-second-factor-reset');
  });

  it('is taken away on the command line, where no owner is left to ask', async () => {
    const email = 'only.owner@example.com';
    await enrol(await signedInAdmin(server, email));
    const printed: string[] = [];
    const command = () =>
      adminCommand(
        ['reset-second-factor', email],
        { DATABASE_URL: server.database.url },
        { print: (text) => printed.push(text), readInput: async () => '' },
      );
    expect(await command()).toBe(0);
    await command();
    expect(printed).toEqual([
      `${email} has no second factor any more, and is signed out everywhere.`,
      `${email} has no second factor.`,
    ]);
    const { browser, answer } = await firstStep(email);
    expect(answer.body).toMatchObject({ asksForCode: false });
    expect((await browser.get('/api/admin/auth/get-session')).body).toMatchObject({
      secondFactor: 'required',
    });
  });

  it('whoever need not have one switches it off with the password', async () => {
    const email = 'changes.mind@example.com';
    const member = await signedInAdmin(server, email, 'support');
    await enrol(member);
    const off = (password: string) => member.post('/api/admin/account/second-factor/off', { password });
    expect((await off('something else')).body).toMatchObject({ field: 'password' });
    expect((await off(staffPassword)).status).toBe(200);
    expect((await firstStep(email)).answer.body).toMatchObject({ asksForCode: false });
    expect((await server.mailsTo(email))[0]).toMatchObject({ params: { change: 'off' } });
  });
});
