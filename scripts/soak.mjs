import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildAll } from './build.mjs';
import { root } from './install.mjs';

buildAll({ only: ['server'] });
const soak = spawn(
  process.execPath,
  [join(root, 'apps/server/dist/for-tests/soak.mjs'), ...process.argv.slice(2)],
  {
    stdio: 'inherit',
  },
);
// Ctrl-C reaches it too: it ends what it has started before it ends itself.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => soak.kill('SIGTERM'));
soak.once('exit', (code) => process.exit(code ?? 1));
