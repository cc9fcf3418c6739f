import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildAll } from './build.mjs';
import { root } from './install.mjs';

buildAll({ only: ['server'] });
// A program of its own: it starts itself again as the writer that is killed.
const program = join(root, 'apps/server/dist/for-tests/crash-soak.mjs');
const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);
