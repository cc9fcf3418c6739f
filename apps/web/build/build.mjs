// Everything between the sources and `dist`: the client, the prerendered pages, the compressed copies, the size check.
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { checkSize } from './check-size.mjs';
import { compressFolder } from './compress.mjs';
import { prerender } from './prerender.mjs';
import { buildServiceWorker } from './service-worker.mjs';

process.env.NODE_ENV = 'production';
const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
// Beside node_modules, so that the server build finds react.
const serverBuild = await mkdtemp(join(root, '.prerender-'));
const quiet = { root, logLevel: 'warn' };
try {
  await build(quiet);
  await build({ ...quiet, build: { ssr: 'src/entry-server.tsx', outDir: serverBuild, emptyOutDir: true } });
  await prerender(dist, serverBuild);
} finally {
  await rm(serverBuild, { recursive: true, force: true });
}
await buildServiceWorker(root, dist);
await compressFolder(dist);
await checkSize(dist);
