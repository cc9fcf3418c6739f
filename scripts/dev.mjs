import { spawn } from 'node:child_process';
import { buildAll } from './build.mjs';
import { ensureInstalled, root } from './install.mjs';

// The server is bundled again at each change and restarted by Node's own watcher; Vite serves the web app with hot
// reload on http://localhost:5173 and passes /api and /sandbox on to the server.
ensureInstalled();
buildAll({ only: ['server'] });

const start = (program, args, env = {}) =>
  spawn(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });

const children = [
  start('node', ['apps/server/build/bundle.mjs', '--watch']),
  start('node', ['--watch-path=apps/server/dist', '--watch-preserve-output', 'apps/server/dist/main.mjs']),
  start('npx', ['--no-install', 'vite', '--config', 'apps/web/vite.config.ts', 'apps/web']),
];

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
