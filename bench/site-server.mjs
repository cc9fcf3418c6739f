import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** The built product with data of its own. */
export const startSite = async (dataDir) => {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const main = fileURLToPath(new URL('../apps/server/dist/main.mjs', import.meta.url));
  const server = spawn(process.execPath, [main], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: address,
      NODE_ENV: 'production',
    },
  });
  const stopped = new Promise((resolve) => server.once('exit', resolve));
  const stop = () => {
    server.kill('SIGTERM');
    return stopped;
  };
  for (let attempt = 0; attempt < 120; attempt++) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (ready?.ok) return { address, stop };
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  await stop();
  throw new Error('The server did not become ready.');
};
