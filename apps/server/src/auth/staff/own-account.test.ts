import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries } from '../../audit/audit-tables.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { disableAdmin, signedInAdmin, staffPassword } from '../../testing/test-staff.ts';
import { staff } from '../auth-tables.ts';

const server = await startTestApp();
const newPassword = 'another long password';

const signIn = (email: string, password = staffPassword) =>
  server.browser().post('/api/admin/auth/sign-in/email', { email, password });
const again = async (email: string, password = staffPassword) => {
  const browser = server.browser();
  await browser.post('/api/admin/auth/sign-in/email', { email, password });
  return browser;
};
const askReset = (email: string) =>
  server.browser().post('/api/admin/auth/request-password-reset', { email });
const reset = (token: string, password: string) =>
  server.browser().post('/api/admin/auth/reset-password', { token, newPassword: password });
const resetToken = async (email: string): Promise<string> => {
  const mails = await server.mailsTo(email);
  const mail = mails.find(({ kind }) => kind === 'reset-password');
  const url = new URL(String(mail?.params.resetUrl));
  expect(url.pathname).toBe('/admin/reset-password');
  return decodeURIComponent(url.hash.replace('#token=', ''));
};
const actionsOf = async (email: string) => {
  const { db } = server.database;
  const [row] = await db.select().from(staff).where(eq(staff.email, email));
  const rows = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, row?.id ?? ''));
  return rows.map(({ action }) => action);
};

describe('sessions of a member of staff', () => {
  it('are listed with the device alone, and end one by one or all but this one', async () => {
    const email = 'roaming@example.com';
    const here = await signedInAdmin(server, email, 'reader');
    const there = await again(email);
    const third = await again(email);
    const { body } = await here.get('/api/admin/account');
    const { sessions } = body.account as { sessions: { id: string; isThisOne: boolean; device: string }[] };
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ isThisOne }) => isThisOne)).toHaveLength(1);
    expect(sessions[0]).toMatchObject({ isThisOne: true, device: '/' });
    expect((await here.send('DELETE', `/api/admin/account/sessions/${sessions[1]?.id}`)).status).toBe(200);
    expect((await there.get('/api/admin/account')).status).toBe(401);
    expect((await third.get('/api/admin/account')).status).toBe(200);
    expect((await here.send('DELETE', '/api/admin/account/sessions')).status).toBe(200);
    expect((await third.get('/api/admin/account')).status).toBe(401);
    expect((await here.get('/api/admin/account')).status).toBe(200);
  });

  it('of somebody else are out of reach', async () => {
    const one = await signedInAdmin(server, 'one@example.com');
    const other = await signedInAdmin(server, 'other@example.com', 'reader');
    const { body } = await other.get('/api/admin/account');
    const [session] = (body.account as { sessions: { id: string }[] }).sessions;
    expect((await one.send('DELETE', `/api/admin/account/sessions/${session?.id}`)).status).toBe(404);
    expect((await other.get('/api/admin/account')).status).toBe(200);
  });
});

describe('the password of a member of staff', () => {
  it('is changed with the current one; every other session ends, and a mail says so', async () => {
    const email = 'changing@example.com';
    const here = await signedInAdmin(server, email, 'support');
    const there = await again(email);
    const change = (currentPassword: string, typed: string) =>
      here.post('/api/admin/account/password', { currentPassword, newPassword: typed });
    expect((await change('wrong', newPassword)).body).toMatchObject({
      code: 'current-password-incorrect',
      field: 'currentPassword',
    });
    expect((await change(staffPassword, 'too short')).body).toMatchObject({ field: 'newPassword' });
    expect((await change(staffPassword, newPassword)).status).toBe(200);
    expect((await here.get('/api/admin/account')).status).toBe(200);
    expect((await there.get('/api/admin/account')).status).toBe(401);
    expect((await signIn(email)).status).toBe(401);
    expect((await signIn(email, newPassword)).status).toBe(200);
    expect((await server.mailsTo(email))[0]?.kind).toBe('password-changed');
    expect(await actionsOf(email)).toContain('admin-password-changed');
  });

  it('is set anew by a link in a mail, once, and every session ends', async () => {
    const email = 'forgetful@example.com';
    const here = await signedInAdmin(server, email, 'support');
    expect((await askReset('Forgetful@example.com')).body).toEqual({ success: true });
    const token = await resetToken(email);
    expect((await reset(token, 'too short')).body).toMatchObject({ field: 'newPassword' });
    expect((await reset(token, newPassword)).status).toBe(200);
    expect((await reset(token, 'yet another password')).body).toMatchObject({ code: 'reset-link-invalid' });
    expect((await here.get('/api/admin/account')).status).toBe(401);
    expect((await signIn(email, newPassword)).status).toBe(200);
    expect(await actionsOf(email)).toContain('admin-password-reset');
  });

  it('nobody learns who is on the staff, and a disabled member gets no link', async () => {
    expect((await askReset('nobody@example.com')).body).toEqual({ success: true });
    expect(await server.mailsTo('nobody@example.com')).toEqual([]);
    await signedInAdmin(server, 'former@example.com', 'support');
    await askReset('former@example.com');
    const token = await resetToken('former@example.com');
    await disableAdmin(server, 'former@example.com');
    expect((await reset(token, newPassword)).body).toMatchObject({ code: 'reset-link-invalid' });
    await askReset('former@example.com');
    expect(await server.mailsTo('former@example.com')).toHaveLength(1);
    // A user of the same address is another person to this door.
    await server.signedIn('customer@example.com');
    await askReset('customer@example.com');
    const mails = await server.mailsTo('customer@example.com');
    expect(mails.filter(({ kind }) => kind === 'reset-password')).toEqual([]);
  });

  it('six links an hour are one too many', async () => {
    for (let times = 0; times < 5; times += 1) await askReset('often@example.com');
    expect((await askReset('often@example.com')).status).toBe(429);
  });
});
