import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const stampFile = `${root}node_modules/.kalam-installed`;

/** What the lock file and this Node ask for; a change of either means a new install. */
const wantedInstall = () =>
  createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .update(`${process.platform}-${process.arch}-${process.versions.modules}`)
    .digest('hex');

/** Settings that an outer npm hands down would change what the inner one installs. */
export const withoutInheritedNpmSettings = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !/^npm_(config|package|lifecycle)_/i.test(name)));

export const checkNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Kalam needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
};

/** Installs the packages of the lock file unless they are already there. */
export const ensureInstalled = () => {
  checkNode();
  const wanted = wantedInstall();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  console.log('Installing packages…');
  const result = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env: withoutInheritedNpmSettings({ ...process.env, NODE_ENV: 'development' }),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error('The packages could not be installed: see the lines above.');
    process.exit(1);
  }
  writeFileSync(stampFile, wanted);
};
