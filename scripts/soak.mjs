import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildAll } from './build.mjs';
import { root } from './install.mjs';

buildAll({ only: ['server'] });
const soak = spawn(process.execPath, [join(root, 'apps/server/dist/soak.mjs'), ...process.argv.slice(2)], {
  stdio: 'inherit',
});
// It is told too, and cleans up before it ends: this one only hands on how it ended.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    if (signal === 'SIGTERM') soak.kill(signal);
  });
soak.once('exit', (code) => process.exit(code ?? 1));
