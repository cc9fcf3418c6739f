import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import * as schema from '../database/schema.ts';
import { password, startTestApp, TestBrowser, testConfig } from '../testing/test-app.ts';
import { signedInAdmin, staffPassword } from '../testing/test-staff.ts';

const server = await startTestApp();

describe('the session cookie', () => {
  const cookieOf = async (variables: Record<string, string>, email: string) => {
    const app = await server.another({ config: testConfig(variables) });
    const response = await app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email, password },
    });
    return response.cookies[0];
  };

  it('is out of reach of scripts and other sites, and of plain HTTP on a public site', async () => {
    const email = 'cookie@example.com';
    await server.signedIn(email);
    expect(await cookieOf({}, email)).toMatchObject({
      name: 'kalam.session_token',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 1_209_600,
    });
    const outside = {
      PUBLIC_URL: 'https://kalam.example',
      ALLOW_SANDBOX: '1',
      SANDBOX_PASSWORD: 'opens-the-sandbox',
    };
    expect(await cookieOf(outside, email)).toMatchObject({
      name: '__Secure-kalam.session_token',
      secure: true,
      httpOnly: true,
    });
  });

  it('means nothing once it was changed', async () => {
    const visitor = await server.signedIn('changed@example.com');
    const session = visitor.cookie.split('; ').find((one) => one.startsWith('kalam.session_token=')) ?? '';
    const forged = [
      session.slice(0, -4),
      session.replace(/=(.)/, (_, first) => (first === 'x' ? '=y' : '=x')),
      'kalam.session_token=',
      'kalam.session_token=%zz',
      `kalam.session_token=${'x'.repeat(5000)}`,
      '__proto__=1; kalam.session_token=a.b',
    ];
    for (const cookie of forged) {
      const response = await server.app.inject({ url: '/api/auth/get-session', headers: { cookie } });
      expect([response.statusCode, response.json()]).toEqual([200, { success: true, user: null }]);
    }
  });
});

describe('while the database is away', () => {
  it('says so with 503, in the words of the place', async () => {
    const user = await server.signedIn('patient@example.com');
    const boss = await signedInAdmin(server);
    const pool = new pg.Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 500 });
    afterAll(() => pool.end());
    const ping = async (): Promise<void> => void (await pool.query('select 1'));
    const app = await server.another({
      database: { ...server.database, db: drizzle(pool, { schema }), pool, ping },
    });
    const ask = (method: 'GET' | 'POST', url: string, cookie: string, payload?: object) =>
      app.inject({ method, url, headers: { cookie }, ...(payload === undefined ? {} : { payload }) });

    const answers = await Promise.all([
      ask('GET', '/readyz', ''),
      ask('GET', '/api/settings/checkout', ''),
      ask('GET', '/api/auth/get-session', user.cookie),
      ask('POST', '/api/auth/sign-in/email', '', { email: 'patient@example.com', password }),
      ask('GET', '/api/admin/users', boss.cookie),
      ask('POST', '/api/admin/auth/sign-in/email', '', {
        email: 'boss@example.com',
        password: staffPassword,
      }),
    ]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([503, 503, 503, 503, 503, 503]);
    expect(answers.map((answer) => answer.json().error).slice(3)).toEqual([
      'The service is not available right now. Please try again in a little while.',
      'Failed to verify admin access. Please try again later.',
      'Unable to verify admin privileges. Please try again later.',
    ]);
    // What needs no database goes on.
    expect((await new TestBrowser(app).get('/api/plans')).status).toBe(200);
  });
});
