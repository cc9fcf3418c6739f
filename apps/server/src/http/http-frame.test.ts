import { connect } from 'node:net';
import type { Contract } from '@kalam/domain/contract';
import { allContracts } from '@kalam/domain/contracts';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { expectRefusal } from '../testing/expect-refusal.ts';
import { startTestApp, testConfig } from '../testing/test-app.ts';
import { signedInAdmin } from '../testing/test-staff.ts';

const lines: string[] = [];
const server = await startTestApp({
  config: testConfig({ LOG_LEVEL: 'trace' }),
  logStream: { write: (line) => lines.push(line) },
});
const { app } = server;

const json = { 'content-type': 'application/json' };
const post = (
  payload: string | Buffer,
  headers: Record<string, string> = json,
  url = '/api/auth/sign-in/email',
) => app.inject({ method: 'POST', url, payload, headers });

describe('the envelope', () => {
  it.each<[string, InjectOptions, number, string]>([
    ['unknown address', { url: '/api/nothing' }, 404, 'not-found'],
    ['unknown address below an endpoint', { url: '/api/plans/x/y' }, 404, 'not-found'],
    ['wrong method', { method: 'DELETE', url: '/api/plans' }, 405, 'method-not-allowed'],
    ['wrong method with parameters', { method: 'PUT', url: '/api/admin/users/1' }, 405, 'method-not-allowed'],
    ['malformed encoding', { url: '/api/%zz' }, 400, 'bad-request'],
    [
      'malformed encoding in a parameter',
      { method: 'PATCH', url: '/api/admin/users/%E0%A4%A' },
      400,
      'bad-request',
    ],
    ['NUL in the address', { url: '/api/plans?x=%00' }, 400, 'bad-request'],
    [
      'a very long parameter',
      { method: 'PATCH', url: `/api/admin/users/${'x'.repeat(400)}` },
      400,
      'bad-request',
    ],
    ['no body', { method: 'POST', url: '/api/auth/sign-in/email' }, 400, 'bad-request'],
  ])('%s', async (_name, options, status, code) => {
    const response = await app.inject(options);
    expectRefusal(response);
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });

  it.each<[string, string | Buffer, number, string]>([
    ['broken JSON', '{"email":', 400, 'bad-request'],
    ['a list', '[]', 400, 'bad-request'],
    ['null', 'null', 400, 'bad-request'],
    ['a text', '"x"', 400, 'bad-request'],
    ['__proto__', '{"__proto__":{"x":1},"email":"a@example.com"}', 400, 'bad-request'],
    ['constructor', '{"constructor":{"prototype":{"x":1}}}', 400, 'bad-request'],
    ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]), 400, 'bad-request'],
    ['NUL in a text', '{"email":"a\\u0000@example.com","password":"x"}', 400, 'bad-request'],
    ['half a surrogate pair', '{"email":"\\ud800@example.com","password":"x"}', 400, 'bad-request'],
    ['a wrong type', '{"email":5,"password":"x"}', 400, 'invalid-field'],
    ['a nested wrong type', '{"email":{"$gt":""},"password":["x"]}', 400, 'invalid-field'],
    ['deep nesting', `{"email":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 413, 'too-large'],
    ['some nesting', `{"email":${'['.repeat(10)}${']'.repeat(10)}}`, 400, 'invalid-field'],
    ['very many values', `{"email":[${'0,'.repeat(20_000)}0]}`, 413, 'too-large'],
    ['10 MB', JSON.stringify({ email: 'x'.repeat(10_485_760) }), 413, 'too-large'],
  ])('%s', async (_name, payload, status, code) => {
    const response = await post(payload);
    expectRefusal(response);
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense'])(
    'takes JSON alone, not %s',
    async (type) => {
      const response = await post('{}', { 'content-type': type });
      expectRefusal(response);
      expect(response.statusCode).toBe(415);
    },
  );

  it('answers HEAD like GET without a body, and OPTIONS with what there is', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/api/plans' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    const options = await app.inject({ method: 'OPTIONS', url: '/api/plans' });
    expect([options.statusCode, options.headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS']);
    expect(options.headers['access-control-allow-origin']).toBeUndefined();
  });

  it.each(['/%ZZ', '/api/%zz', '/api/resumes/%E0%A4%A', `/api/resumes/${'x'.repeat(400)}`])(
    'an address that cannot be read gets the headers of every other: %s',
    async (url) => {
      const [unreadable, unknown] = [await app.inject({ url }), await app.inject({ url: '/api/nothing' })];
      expectRefusal(unreadable);
      expect([unreadable.statusCode, unreadable.json().code]).toEqual([400, 'bad-request']);
      const own = new Set([
        'x-request-id',
        'content-length',
        'date',
        'x-ratelimit-remaining',
        'x-ratelimit-reset',
      ]);
      const same = ({ headers }: { headers: Record<string, unknown> }) =>
        Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name)));
      expect(same(unreadable)).toEqual(same(unknown));
      expect(unreadable.headers).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff',
      });
    },
  );

  it('names the request it answered', async () => {
    const [one, two] = await Promise.all([app.inject('/api/plans'), app.inject('/api/nothing')]);
    expect(one?.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(one?.headers['x-request-id']).not.toBe(two?.headers['x-request-id']);
  });
});

describe('bytes that are hardly HTTP', () => {
  const talk = (port: number, text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      socket.setTimeout(5000, () => socket.destroy());
      socket.on('data', (chunk) => {
        answer += chunk;
        if (answer.includes('}')) socket.destroy();
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
    });

  it('still get an answer in the same form', async () => {
    const live = await server.another();
    await live.listen({ port: 0, host: '127.0.0.1' });
    const [address] = live.addresses();
    const port = typeof address === 'object' ? address.port : 0;
    for (const text of [
      'nonsense\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      'BREW /pot HTTP/1.1\r\nHost: x\r\n\r\n',
      'POST /api/auth/sign-in/email HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcde',
      `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`,
      'GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      'GET //[::1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      'GET /api/nothing HTTP/1.1\r\nHost: x\r\nHost: y\r\nCookie: a\r\nCookie: b\r\nConnection: close\r\n\r\n',
      'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    ]) {
      const answer = await talk(port, text);
      expect(answer, text.slice(0, 40)).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(answer.split('\r\n\r\n')[1], text.slice(0, 40)).toContain('"success":false');
    }
  });
});

describe('other sites', () => {
  const attempt = (headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/sign-out',
      headers: { host: 'localhost:3000', ...headers },
    });

  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://localhost:3000.evil.example' }, 403],
    [{ origin: 'http://localhost:9999' }, 403],
    [{ origin: 'http://evil.example', host: 'evil.example' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'http://localhost:3000' }, 200],
    [{ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, 200],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }, 200],
    [{}, 200],
  ])('%j → %i', async (headers, status) => {
    expect((await attempt(headers as Record<string, string>)).statusCode).toBe(status);
  });

  it('on a public address only that address counts', async () => {
    const live = await server.another({
      config: testConfig({
        PUBLIC_URL: 'https://kalam.example',
        ALLOW_SANDBOX: '1',
        SANDBOX_PASSWORD: 'opens-the-sandbox',
      }),
    });
    const from = (origin: string) =>
      live.inject({ method: 'POST', url: '/api/auth/sign-out', headers: { host: 'localhost:3000', origin } });
    expect((await from('http://localhost:3000')).statusCode).toBe(403);
    expect((await from('https://kalam.example')).statusCode).toBe(200);
    const page = await live.inject('/api/plans');
    expect(page.headers['strict-transport-security']).toContain('max-age=31536000');
    expect(page.headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });
});

describe('headers', () => {
  it('are strict, on plain HTTP without an upgrade', async () => {
    const { headers } = await app.inject('/api/nothing');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).toContain("object-src 'none'");
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(policy).not.toContain('razorpay');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-store',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('let the provider in only when it is configured', async () => {
    const live = await server.another({
      config: testConfig({
        RAZORPAY_KEY_ID: 'rzp_live_x',
        RAZORPAY_KEY_SECRET: 'x',
        RAZORPAY_WEBHOOK_SECRET: 'x',
      }),
    });
    const policy = String((await live.inject('/livez')).headers['content-security-policy']);
    expect(policy).toContain('https://checkout.razorpay.com https://cdn.razorpay.com');
    expect(policy).toContain("frame-src 'self' blob: https://api.razorpay.com");
  });
});

describe('bad input to every bound endpoint', () => {
  const isBound = (key: string): boolean => {
    const [method = '', path = ''] = key.split(' ');
    return app.boundMethods.get(path)?.has(method) ?? false;
  };
  const endsSessions = (path: string): boolean => /sign-out|revoke-sessions/.test(path);
  const bound = Object.entries<Contract>(allContracts).filter(([key]) => isBound(key));
  const bodies: unknown[] = [
    null,
    [],
    'text',
    5,
    {},
    { email: 1, password: {}, name: [], token: true, status: 'x', isEnabled: 'yes', displayName: 0 },
    {
      email: 'x'.repeat(100_000),
      password: 'x'.repeat(100_000),
      name: 'x'.repeat(100_000),
      token: 'x'.repeat(100_000),
    },
    {
      email: "a'--@example.com",
      displayName: '<script>',
      maintenanceMessage: '',
      isEnabled: true,
      showOnLanding: true,
    },
  ];

  it('is refused in the envelope, or taken; never a fault', async () => {
    const user = await server.signedIn('tester@example.com');
    const boss = await signedInAdmin(server);
    expect(bound.length).toBeGreaterThan(20);
    for (const [key, contract] of bound) {
      if (contract.produces === 'text/event-stream') continue;
      const [method = 'GET', path = ''] = key.split(' ') as ['GET', string];
      const caller = contract.access === 'admin' ? boss : user;
      for (const payload of method === 'GET' ? [undefined] : bodies) {
        for (const id of path.includes(':') ? ['x', '%27%22%3B', '..%2f..%2f'] : ['']) {
          const url = `${path.replace(/:\w+/g, id)}${method === 'GET' ? '?search[]=1&cursor=~&format=x&format=y' : ''}`;
          const response = await app.inject({
            method,
            url,
            remoteAddress: '127.0.0.1',
            headers: {
              ...(endsSessions(path) ? {} : { cookie: caller.cookie }),
              ...(payload === undefined ? {} : json),
            },
            ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
          });
          if (response.statusCode !== 200) expectRefusal(response);
          if (contract.access !== 'anyone') {
            const anonymous = await app.inject({ method, url });
            // The provider signs what it sends; an unsigned event is no request of anybody's.
            expect(anonymous.statusCode, key).toBe(contract.access === 'provider' ? 400 : 401);
          }
        }
      }
    }
  }, 240_000);
});

describe('the log', () => {
  it('tells what happened without telling about whom', async () => {
    const email = 'very.private@example.com';
    const visitor = await server.signedIn(email);
    await visitor.get('/api/auth/get-session?token=secret-in-query');
    await visitor.post('/api/auth/sign-in/email', { email, password: 'wrong-password-typed' });
    await visitor.post('/api/auth/sign-up/email', {
      name: 'Asha Rao',
      email,
      password: 'correct horse',
      consentVersion: '2026-11-17',
    });
    await app.inject({
      url: '/verify-email?token=secret-in-query',
      remoteAddress: '203.0.113.77',
      headers: { 'user-agent': 'agent-of-somebody' },
    });
    const broken = await server.another({
      database: {
        ...server.database,
        db: new Proxy(server.database.db, {
          get: (on, key) => {
            if (key !== 'select') return Reflect.get(on, key);
            throw Object.assign(new Error(`Failed query: select\nparams: ${email}`), { query: 'select $1' });
          },
        }),
      },
    });
    const fault = await broken.inject({
      method: 'POST',
      url: '/api/auth/send-verification-email',
      payload: { email },
    });
    expect(fault.statusCode).toBe(500);
    expect(fault.json()).toEqual({
      success: false,
      error: 'An unexpected error occurred',
      code: 'unexpected-error',
    });
    const text = lines.filter((line) => !line.includes('Server listening')).join('\n');
    expect(text).toContain('/api/auth/sign-in/email');
    expect(text).toContain('the database refused a query');
    for (const secret of [
      'very.private',
      'secret-in-query',
      'correct horse',
      'wrong-password-typed',
      'session_token',
      'agent-of-somebody',
      'Asha',
      '203.0.113.77',
    ]) {
      expect(text.includes(secret), secret).toBe(false);
    }
  });
});
