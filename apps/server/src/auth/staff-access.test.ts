import { may, type StaffRole, staffRoles } from '@kalam/domain/admin/permissions';
import type { Contract } from '@kalam/domain/contract';
import { allContracts } from '@kalam/domain/contracts';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { setAdminStatus } from '../admin/admin-accounts.ts';
import { methodsAt } from '../http/bind.ts';
import { startTestApp, type TestBrowser } from '../testing/test-app.ts';
import { disableAdmin, signedInAdmin, staffPassword } from '../testing/test-staff.ts';

const server = await startTestApp();
const table = Object.entries(allContracts);
const guarded = table.filter(([, { access }]) => access === 'admin').map(([key]) => key);

/** Ids that exist nowhere: who gets as far as the action is told so, who does not is told nothing. */
const call = (browser: TestBrowser, key: string) => {
  const [method = '', path = ''] = key.split(' ');
  const url = path.replace(/:\w+/g, 'nothing');
  return browser.send(method as InjectOptions['method'], url, method === 'GET' ? undefined : {});
};

const visitor = server.browser();
const user = await server.signedIn('user@example.com');
const boss = await signedInAdmin(server);
const leaving = await signedInAdmin(server, 'leaving@example.com');
await disableAdmin(server, 'leaving@example.com');

const staffOf = new Map<StaffRole, TestBrowser>();
for (const role of staffRoles) {
  staffOf.set(role, await signedInAdmin(server, `${role}@example.com`, role));
}

describe('what a role may do', () => {
  it.each(guarded)('%s answers the roles that have its permission, and no other', async (key) => {
    const { permission } = allContracts[key as keyof typeof allContracts] as Contract;
    for (const [role, browser] of staffOf) {
      const { status, body } = await call(browser, key);
      const isAllowed = permission !== undefined && may(role, permission);
      if (isAllowed) expect([401, 403], `${role} ${key}`).not.toContain(status);
      else expect([status, body.code], `${role} ${key}`).toEqual([403, 'permission-missing']);
    }
  });

  it('a reader sees a list and takes no file of it along', async () => {
    for (const [role, browser] of staffOf) {
      expect((await browser.get('/api/admin/users')).status).toBe(200);
      const { status } = await browser.get('/api/admin/users?format=csv');
      expect(status, role).toBe(role === 'reader' ? 403 : 200);
    }
  });
});

describe('S1 §1 §6, S2 §1 §6 the back office is for administrators', () => {
  it('everything under /api/admin is guarded, except the ways in', () => {
    const open = table.filter(([key, { access }]) => key.includes(' /api/admin/') && access !== 'admin');
    expect(open.map(([key]) => key)).toEqual([
      'POST /api/admin/auth/sign-in/email',
      'POST /api/admin/auth/sign-out',
      'GET /api/admin/auth/get-session',
      'POST /api/admin/auth/sign-in/code',
      'POST /api/admin/auth/request-password-reset',
      'POST /api/admin/auth/reset-password',
      'POST /api/admin/auth/invitation',
      'POST /api/admin/auth/join',
    ]);
    expect(guarded.length).toBeGreaterThanOrEqual(18);
  });

  it.each(table.map(([key]) => key))('%s is bound', (key) => {
    const [method = '', path = ''] = key.split(' ');
    expect(methodsAt(server.app, path)).toContain(method);
  });

  it.each(guarded)('%s refuses visitors, users and admins disabled in mid-session', async (key) => {
    for (const stranger of [visitor, user]) {
      const { status, body } = await call(stranger, key);
      expect([status, body.code]).toEqual([401, 'not-signed-in']);
      expect(Object.keys(body).sort()).toEqual(['code', 'error', 'success']);
    }
    expect(await call(leaving, key)).toMatchObject({
      status: 403,
      body: { error: 'Your admin access has been revoked or is invalid.' },
    });
    expect([401, 403]).not.toContain((await call(boss, key)).status);
  });

  it('a disabled admin gets no session to begin with, and an enabled one is let in again', async () => {
    const signIn = () =>
      server
        .browser()
        .post('/api/admin/auth/sign-in/email', { email: 'leaving@example.com', password: staffPassword });
    expect(await signIn()).toMatchObject({ status: 403, cookie: '' });
    await setAdminStatus(server.database.db, 'leaving@example.com', 'active', new Date());
    expect((await signIn()).status).toBe(200);
    for (const key of guarded) expect([401, 403]).not.toContain((await call(leaving, key)).status);
  });
});
