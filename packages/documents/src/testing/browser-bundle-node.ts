import { createServer, type Server } from 'node:http';
import { extname } from 'node:path';
import { build } from 'vite';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
  '.ttf': 'font/ttf',
};

export interface ServedBundle {
  readonly address: string;
  close(): void;
}

/** Builds a module as the web app would be built, and serves it on this machine with an empty page beside it. */
export const serveBundle = async (entry: string): Promise<ServedBundle> => {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    worker: { format: 'es' },
    build: {
      write: false,
      assetsInlineLimit: 0,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'entry.js' },
      },
    },
  });
  const files = new Map<string, string | Uint8Array>([
    ['/', '<!doctype html><meta charset="utf-8"><body></body>'],
  ]);
  for (const { output } of 'output' in result ? [result] : Array.isArray(result) ? result : [])
    for (const file of output)
      files.set(`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source);
  const server = await listen(files);
  const { port } = server.address() as { port: number };
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
};

const listen = (files: ReadonlyMap<string, string | Uint8Array>): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://local').pathname;
      const file = files.get(path);
      if (file === undefined) {
        response.writeHead(404).end();
        return;
      }
      const type = types[extname(path) || '.html'] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' }).end(file);
    });
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
