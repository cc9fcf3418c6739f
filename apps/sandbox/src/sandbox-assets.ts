import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';

const types = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' } as const;

/**
 * Files for the browser stay files, so that they are checked as browser code. They are found through the package's
 * name because the code around this line may have been bundled elsewhere.
 */
const { resolve } = createRequire(import.meta.url);

export async function serveAsset(
  app: FastifyInstance,
  path: string,
  file: `${string}.${keyof typeof types}`,
) {
  const content = await readFile(resolve(`@kalam/sandbox/browser/${file}`));
  const type = file.endsWith('.js') ? types.js : types.css;
  app.get(path, (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('x-content-type-options', 'nosniff')
      .type(type)
      .send(content),
  );
}
