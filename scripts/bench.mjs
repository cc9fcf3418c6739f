import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

const programOf = (name) => join(root, 'bench', name, 'run.mjs');
const known = readdirSync(join(root, 'bench')).filter((name) => existsSync(programOf(name)));
const [name, ...args] = process.argv.slice(2);

if (!known.includes(name)) {
  console.error(`Usage: npm run bench -- <name>, where name is one of: ${known.join(', ')}`);
  process.exit(1);
}
ensureInstalled();
process.exit(
  spawnSync(process.execPath, [programOf(name), ...args], { cwd: root, stdio: 'inherit' }).status ?? 1,
);
