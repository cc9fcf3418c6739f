import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { routes } from '@kalam/domain/routes';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startTestApp, testConfig } from '../testing/test-app.ts';

const parent = temporaryFolder();
const webFolder = join(parent, 'dist');
const write = (path: string, content: string | Buffer): void => {
  mkdirSync(dirname(join(webFolder, path)), { recursive: true });
  writeFileSync(join(webFolder, path), content);
};
const script = 'console.log("kalam");'.repeat(50);
const page = (title: string) =>
  `<!doctype html><title>${title}</title><!--site-details--><p>{{OWNER_NAME}}, {{OWNER_TOWN}}, {{SUPPORT_EMAIL}} {{UNKNOWN}}</p>`;
write('index.html', page('home'));
write('shell.html', page('shell'));
write('plans/index.html', page('plans'));
write('terms.html', page('terms'));
write('index.hi.html', page('घर'));
write('plans.hi.html', page('प्लान'));
write('shell.hi.html', page('ढाँचा'));
write('assets/app-1a2b3c.js', script);
write('assets/app-1a2b3c.js.br', brotliCompressSync(script));
write('assets/app-1a2b3c.js.gz', gzipSync(script));
write('favicon.svg', '<svg/>');
write('sw.js', '// worker');
write('robots.txt', 'Sitemap: {{PUBLIC_URL}}/sitemap.xml');
write('sitemap.xml', '<loc>{{PUBLIC_URL}}/plans</loc>');
writeFileSync(join(parent, 'secret.txt'), 'not for visitors');

const server = await startTestApp({
  webFolder,
  config: testConfig({ OWNER_NAME: 'A & B <script>alert(1)</script>', OWNER_TOWN: 'Pune' }),
});
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const titleOf = (body: string): string | undefined => /<title>(.*?)<\/title>/.exec(body)?.[1];

describe('pages', () => {
  it('a prerendered page where there is one, else the shell, for every route', async () => {
    for (const route of Object.values(routes)) {
      const { statusCode, body, headers } = await get(route, { accept: 'text/html' });
      expect(statusCode, route).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
      const expected = { '/': 'home', '/plans': 'plans', '/terms': 'terms' }[route as string] ?? 'shell';
      expect(titleOf(body), route).toBe(expected);
    }
  });

  it.each([
    ['the choice made here', { cookie: 'theme=dark; lang=hi' }, ['घर', 'प्लान', 'ढाँचा', 'terms']],
    [
      'a choice against the browser’s',
      { cookie: 'lang=en', 'accept-language': 'hi' },
      ['home', 'plans', 'shell', 'terms'],
    ],
    [
      'the browser’s first',
      { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' },
      ['घर', 'प्लान', 'ढाँचा', 'terms'],
    ],
    [
      'its order, not its writing',
      { 'accept-language': 'en;q=0.5, hi;q=0.7' },
      ['घर', 'प्लान', 'ढाँचा', 'terms'],
    ],
    ['English before Hindi', { 'accept-language': 'en-IN,hi;q=0.9' }, ['home', 'plans', 'shell', 'terms']],
    ['the best one we have', { 'accept-language': 'ta-IN,hi;q=0.9' }, ['घर', 'प्लान', 'ढाँचा', 'terms']],
    ['none we have', { cookie: 'lang=xx', 'accept-language': 'hi' }, ['home', 'plans', 'shell', 'terms']],
  ])('speaks the language of its reader: %s', async (_, headers, expected) => {
    const answers = await Promise.all(['/', '/plans', '/builder', '/terms'].map((url) => get(url, headers)));
    expect(answers.map(({ body }) => titleOf(body))).toEqual(expected);
    for (const answer of answers) expect(answer.headers.vary).toContain('cookie');
  });

  it('no page of another language has an address of its own', async () => {
    expect((await get('/plans.hi', { accept: 'text/html' })).statusCode).toBe(404);
  });

  it('404 with the shell for an unknown page, and an envelope for anything else', async () => {
    const unknown = await get('/no/such/page', { accept: 'text/html' });
    expect([unknown.statusCode, titleOf(unknown.body)]).toEqual([404, 'shell']);
    for (const url of [
      '/assets/app-gone.js',
      '/assets/',
      '/picture.png',
      '/dashboard/x.js',
      '/api/x',
      '/sandbox/x',
    ]) {
      const response = await get(url, { accept: 'text/html' });
      expect([response.statusCode, response.json().code], url).toEqual([404, 'not-found']);
    }
    expect((await get('/no/such/page', { accept: 'application/json' })).json().success).toBe(false);
  });

  it('fills in the owner, escaped in text and in the data island', async () => {
    const { body } = await get('/plans');
    expect(body).toContain(
      '<p>A &amp; B &lt;script&gt;alert(1)&lt;/script&gt;, Pune, support@example.com {{UNKNOWN}}</p>',
    );
    const island = /<script type="application\/json" id="site-details">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(island)).toMatchObject({
      ownerName: 'A & B <script>alert(1)</script>',
      ownerTown: 'Pune',
    });
    expect(body.match(/<script/g)).toHaveLength(1);
    const packed = await get('/plans', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(body);
  });

  it('fills in the address of the site for robots', async () => {
    expect((await get('/robots.txt')).body).toBe('Sitemap: http://localhost:3000/sitemap.xml');
    expect((await get('/sitemap.xml')).body).toBe('<loc>http://localhost:3000/plans</loc>');
  });

  it('leads a slash too many to the page, and never to another site', async () => {
    const { statusCode, headers } = await get('/plans/?a=1');
    expect([statusCode, headers.location]).toEqual([308, '/plans?a=1']);
    for (const url of ['//evil.example/', '/%2F%2Fevil.example/', '/\\evil.example/']) {
      expect((await get(url, { accept: 'text/html' })).headers.location).toBeUndefined();
    }
  });
});

describe('files', () => {
  it('hashed ones are kept for a year, in the encoding asked for', async () => {
    const url = '/assets/app-1a2b3c.js';
    for (const [wanted, encoding] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['', undefined],
      ['deflate', undefined],
    ] as const) {
      const { headers } = await get(url, { 'accept-encoding': wanted });
      expect(headers['content-encoding'], wanted).toBe(encoding);
      expect(headers.vary).toBe('accept-encoding');
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    }
    expect((await get(url)).body).toBe(script);
    expect((await get('/assets/app-1a2b3c.js.br')).statusCode).toBe(404);
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  it('HEAD and conditional requests', async () => {
    const full = await get('/plans');
    const head = await server.app.inject({ method: 'HEAD', url: '/plans' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(full.headers['content-length']);
    const etag = String(full.headers.etag);
    const again = await get('/plans', { 'if-none-match': `"x", ${etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get('/plans', { 'if-none-match': '"x"' })).statusCode).toBe(200);
  });

  it('nothing outside the folder can be named', async () => {
    for (const url of [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/assets/../../secret.txt',
      '/assets/..%5c..%5csecret.txt',
      `/${encodeURIComponent(join(parent, 'secret.txt'))}`,
      '/..../secret.txt',
      '/__proto__',
      '/constructor.html',
    ]) {
      const response = await get(url);
      expect(response.statusCode, url).toBe(404);
      expect(response.body).not.toContain('not for visitors');
    }
  });

  it('pages are read, not written', async () => {
    const response = await server.app.inject({ method: 'POST', url: '/plans' });
    expect([response.statusCode, response.json().success]).toEqual([404, false]);
  });
});
