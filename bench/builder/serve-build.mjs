// The built web app from disk, without a server behind it: what is measured is the page alone.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.webmanifest': 'application/manifest+json',
};

export const serveBuild = async (dist) => {
  const server = createServer(async ({ url = '/' }, reply) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (pathname.startsWith('/api/')) {
      reply.writeHead(404, { 'content-type': 'application/json' }).end('{"success":false}');
      return;
    }
    const file = extname(pathname) === '' ? 'shell.html' : normalize(pathname);
    try {
      const content = await readFile(join(dist, file));
      reply
        .writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
        .end(content);
    } catch {
      reply.writeHead(404).end();
    }
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return { address: `http://localhost:${server.address().port}`, close: () => server.close() };
};
