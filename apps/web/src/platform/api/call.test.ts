import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setTranslator } from '../languages/translator.ts';
import { addressOf, call, Refused } from './call.ts';

interface Heard {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly type: string | undefined;
  readonly body: string;
}

let server: Server;
let heard: Heard[] = [];
let answer: { status: number; type?: string; body: string } | 'hang up' = { status: 200, body: '{}' };
const realFetch = globalThis.fetch;

const bodyOf = async (request: IncomingMessage) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
};

beforeEach(async () => {
  heard = [];
  server = createServer(async (request, response) => {
    heard.push({
      method: request.method,
      url: request.url,
      type: request.headers['content-type'],
      body: await bodyOf(request),
    });
    if (answer === 'hang up') return request.socket.destroy();
    response.writeHead(answer.status, { 'content-type': answer.type ?? 'application/json' }).end(answer.body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  // A browser resolves paths against its page; Node has no page.
  globalThis.fetch = (input, init) => realFetch(new URL(String(input), `http://127.0.0.1:${port}`), init);
});
afterEach(async () => {
  globalThis.fetch = realFetch;
  await new Promise((done) => server.close(done));
});

const refusalOf = async (promise: Promise<unknown>): Promise<Refused> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Refused)) throw new Error('was not refused');
  return error;
};

describe('call', () => {
  it('sends JSON and gives the reply', async () => {
    answer = { status: 200, body: '{"success":true,"email":"asha@example.com"}' };
    const reply = await call('POST /api/auth/verify-email', { body: { token: 'abc' } });
    expect(reply).toMatchObject({ email: 'asha@example.com' });
    expect(heard).toEqual([
      { method: 'POST', url: '/api/auth/verify-email', type: 'application/json', body: '{"token":"abc"}' },
    ]);
  });

  it('sends no content type without a body', async () => {
    answer = { status: 200, body: '{"success":true}' };
    await call('POST /api/auth/sign-out');
    expect(heard).toEqual([{ method: 'POST', url: '/api/auth/sign-out', type: undefined, body: '' }]);
  });

  it("passes on the server's refusal: code, words, field, status", async () => {
    answer = {
      status: 422,
      body: JSON.stringify({
        success: false,
        error: "Don't forget your email! 📧",
        code: 'email-missing',
        field: 'email',
      }),
    };
    const refused = await refusalOf(call('POST /api/auth/request-password-reset', { body: { email: '' } }));
    expect({ ...refused }).toMatchObject({
      code: 'email-missing',
      error: "Don't forget your email! 📧",
      field: 'email',
      status: 422,
    });
    expect(refused.message).toBe("Don't forget your email! 📧");
  });

  it("says a refusal in the visitor's language, with what it names", async () => {
    setTranslator({
      words: (text) => `हिन्दी: ${text}`,
      message: ({ code, params }) => (code === 'text-too-long' ? `${params?.limit} अक्षर` : undefined),
    });
    answer = {
      status: 422,
      body: '{"success":false,"error":"Please shorten this text to 9 characters","code":"text-too-long","params":{"limit":9,"odd":[]}}',
    };
    const refused = await refusalOf(call('GET /api/auth/get-session'));
    answer = { status: 422, body: '{"success":false,"error":"Only in English","code":"new-code"}' };
    const unknown = await refusalOf(call('GET /api/auth/get-session'));
    answer = 'hang up';
    const away = await refusalOf(call('GET /api/auth/get-session'));
    setTranslator(undefined);
    expect([refused.error, unknown.error]).toEqual(['9 अक्षर', 'Only in English']);
    expect(away.error).toMatch(/^हिन्दी: We could not reach the server/);
  });

  it('has one answer for a server that cannot be reached', async () => {
    answer = 'hang up';
    const refused = await refusalOf(call('GET /api/auth/get-session'));
    expect(refused.code).toBe('network');
    expect(refused.status).toBe(0);
    expect(refused.error).toContain('check your internet connection');
  });

  it.each([
    ['a page of a proxy', { status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' }],
    ['a success that is not JSON', { status: 200, type: 'text/html', body: '<!doctype html>' }],
    ['JSON without the envelope', { status: 200, body: '[]' }],
    ['a success that says it failed', { status: 200, body: '{"success":false}' }],
  ])('does not trust %s', async (_, given) => {
    answer = given;
    const refused = await refusalOf(call('GET /api/auth/get-session'));
    expect(refused.code).toBe('unexpected-error');
    expect(refused.error).toBe('An unexpected error occurred');
    expect(refused.status).toBe(given.status);
  });
});

describe('addressOf', () => {
  it('fills and escapes parameters in both notations', () => {
    expect(addressOf('/api/resumes/{id}/downloads', { params: { id: 'a/b' } })).toBe(
      '/api/resumes/a%2Fb/downloads',
    );
    expect(addressOf('/api/resumes/:id', { params: { id: '7' } })).toBe('/api/resumes/7');
  });
  it('leaves out what is not set, and repeats lists', () => {
    expect(
      addressOf('/api/admin/orders', {
        query: { search: 'a b', status: undefined, cursor: '', type: ['x', 'y'] },
      }),
    ).toBe('/api/admin/orders?search=a+b&type=x&type=y');
  });
});
