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

describe('S2 §6 the back office is for administrators', () => {
  it('everything under /api/admin is guarded, except signing in', () => {
    const open = table.filter(([key, { access }]) => key.includes(' /api/admin/') && access !== 'admin');
    expect(open.map(([key]) => key)).toEqual([
      'POST /api/admin/auth/sign-in/email',
      'POST /api/admin/auth/sign-out',
      'GET /api/admin/auth/get-session',
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
