import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as shared } from '@playwright/test';

interface OwnServer {
  readonly url: string;
  /** For the command line beside it. */
  readonly env: NodeJS.ProcessEnv;
}

const program = fileURLToPath(new URL('../../apps/server/dist/main.mjs', import.meta.url));

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
};

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** A server with data of its own, for what would change the product under everybody else: checkout, the gallery. */
export const test = shared.extend<
  object,
  { ownServer: OwnServer; ownVariables: Readonly<Record<string, string>> }
>({
  ownVariables: [{}, { scope: 'worker', option: true }],
  ownServer: [
    async ({ ownVariables }, use) => {
      const port = await freePort();
      const dataDir = join(tmpdir(), `kalam-own-${port}`);
      const url = `http://localhost:${port}`;
      const env = {
        PORT: String(port),
        DATA_DIR: dataDir,
        PUBLIC_URL: url,
        LOG_LEVEL: 'warn',
        TRUSTED_PROXIES: 'loopback',
        ...ownVariables,
      };
      const server = spawn(process.execPath, [program], {
        env: { ...process.env, ...env, NODE_ENV: 'production' },
        stdio: 'ignore',
      });
      const ended = once(server, 'exit');
      // Also when the wait below is given up: nothing may be left behind.
      process.once('exit', () => server.kill('SIGTERM'));
      while (!(await isReady(`http://127.0.0.1:${port}`))) {
        if (server.exitCode !== null) throw new Error('the server did not start');
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      await use({ url, env });
      server.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ ownServer }, use) => use(ownServer.url),
});
