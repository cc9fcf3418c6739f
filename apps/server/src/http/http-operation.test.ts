import { describe, expect, it } from 'vitest';
import { expectRefusal } from '../testing/expect-refusal.ts';
import { startTestApp, testConfig } from '../testing/test-app.ts';

const server = await startTestApp();
const { app } = server;

describe('limits', () => {
  it('one network gets 429 in the envelope, others go on', async () => {
    const live = await server.another({ requestsPerMinute: 5 });
    const from = (remoteAddress: string, headers: Record<string, string> = {}, url = '/api/plans') =>
      live.inject({ url, remoteAddress, headers });
    for (let count = 0; count < 5; count += 1) expect((await from('203.0.113.9')).statusCode).toBe(200);
    const refused = await from('203.0.113.9');
    expectRefusal(refused);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many-requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('203.0.113.9', {}, '/api/unknown')).statusCode).toBe(429);
    // Without a named proxy a forwarded address is only something the caller says.
    expect((await from('203.0.113.9', { 'x-forwarded-for': '198.51.100.1' })).statusCode).toBe(429);
    expect((await from('198.51.100.7')).statusCode).toBe(200);
  });

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip'])(
    'a proxy on this machine that nobody named is no visitor of this machine, and is told of once (%s)',
    async (header) => {
      const said: string[] = [];
      const live = await server.another({
        requestsPerMinute: 3,
        config: testConfig({ LOG_LEVEL: 'warn' }),
        logStream: { write: (line) => said.push(line) },
        mountSandbox: async (on) => void on.get('/sandbox/mailbox', async () => 'mail'),
      });
      const ask = (url: string, headers = {}) => live.inject({ url, remoteAddress: '127.0.0.1', headers });
      expect((await ask('/sandbox/mailbox')).statusCode).toBe(200);
      expect(said.filter((line) => line.includes('TRUSTED_PROXIES'))).toHaveLength(0);
      const forwarded = { [header]: '203.0.113.9' };
      expect((await ask('/sandbox/mailbox', forwarded)).statusCode).toBe(403);
      expect((await ask('/metrics', forwarded)).statusCode).toBe(403);
      const answers = [];
      for (let count = 0; count < 4; count += 1)
        answers.push((await ask('/api/plans', forwarded)).statusCode);
      expect(answers.at(-1)).toBe(429);
      expect(said.filter((line) => line.includes('TRUSTED_PROXIES'))).toHaveLength(1);
    },
  );

  it('says nothing of a proxy that is named', async () => {
    const said: string[] = [];
    const live = await server.another({
      config: testConfig({ LOG_LEVEL: 'warn', TRUSTED_PROXIES: 'loopback' }),
      logStream: { write: (line) => said.push(line) },
    });
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    expect((await live.inject({ url: '/api/plans', remoteAddress: '127.0.0.1', headers })).statusCode).toBe(
      200,
    );
    expect((await live.inject({ url: '/metrics', remoteAddress: '127.0.0.1', headers })).statusCode).toBe(
      403,
    );
    expect(said.join()).not.toContain('TRUSTED_PROXIES');
  });

  it('believes a forwarded address from a named proxy alone', async () => {
    const live = await server.another({
      requestsPerMinute: 2,
      config: testConfig({ TRUSTED_PROXIES: '10.0.0.0/8' }),
    });
    const from = (remoteAddress: string, forwarded: string) =>
      live.inject({ url: '/api/plans', remoteAddress, headers: { 'x-forwarded-for': forwarded } });
    for (let visitor = 1; visitor <= 5; visitor += 1) {
      expect((await from('10.1.2.3', `203.0.113.${visitor}`)).statusCode).toBe(200);
    }
    const answers = [];
    for (let visitor = 1; visitor <= 3; visitor += 1)
      answers.push((await from('192.0.2.1', `203.0.113.${visitor}`)).statusCode);
    expect(answers).toEqual([200, 200, 429]);
  });
});

describe('for the operator', () => {
  it('says which build runs to this machine alone', async () => {
    const live = await server.another({ version: '0.1.0+abc' });
    const from = async (remoteAddress: string, headers = {}) =>
      (await live.inject({ url: '/livez', remoteAddress, headers })).json();
    expect(await from('127.0.0.1')).toEqual({ success: true, version: '0.1.0+abc' });
    expect(await from('203.0.113.9')).toEqual({ success: true });
    expect(await from('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).toEqual({ success: true });
  });

  it('is up, is ready, and says so at once when it is not', async () => {
    expect((await app.inject('/livez')).json()).toEqual({ success: true });
    expect((await app.inject('/readyz')).json()).toEqual({ success: true });
    const lost = await server.another({
      database: { ...server.database, ping: () => new Promise<void>(() => undefined) },
    });
    const start = performance.now();
    const answer = await lost.inject('/readyz');
    expectRefusal(answer);
    expect(answer.statusCode).toBe(503);
    expect(performance.now() - start).toBeLessThan(5000);
    expect((await lost.inject('/livez')).statusCode).toBe(200);
  });

  it('shows figures to this machine or to the token, and to nobody else', async () => {
    const live = await server.another({ config: testConfig({ METRICS_TOKEN: 'a-token-for-metrics' }) });
    const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
      live.inject({ url: '/metrics', remoteAddress, headers });
    await live.inject('/api/plans');
    const own = await from('127.0.0.1');
    expect(own.body).toContain(
      'kalam_http_request_duration_seconds_count{method="GET",route="/api/plans",status="200"} 1',
    );
    expect(
      own.body.split('\n').every((line) => line === '' || /^(#|[a-z0-9_]+(\{.*\})? [\d.e+-]+$)/.test(line)),
    ).toBe(true);
    expect((await from('203.0.113.9')).statusCode).toBe(403);
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip'])
      expect((await from('127.0.0.1', { [header]: '203.0.113.9' })).statusCode, header).toBe(403);
    // A proxy that tells nothing still asks for the site by its name.
    expect((await from('127.0.0.1', { host: 'kalam.example' })).statusCode).toBe(403);
    expect((await from('127.0.0.1', { host: 'localhost:3000' })).statusCode).toBe(200);
    expect((await from('203.0.113.9', { authorization: 'Bearer wrong' })).statusCode).toBe(403);
    expect((await from('203.0.113.9', { authorization: 'Bearer a-token-for-metrics' })).statusCode).toBe(200);
  });

  it('describes every bound endpoint, for programs and for people', async () => {
    const { paths } = (await app.inject('/api/openapi.json')).json();
    expect(paths['/api/plans'].get.responses['200']).toBeDefined();
    expect(paths['/api/admin/users/{id}'].patch.requestBody).toBeDefined();
    const page = await app.inject('/api/docs');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('/api/auth/sign-in/email');
    expect(page.body).not.toContain('<script');
  });
});
