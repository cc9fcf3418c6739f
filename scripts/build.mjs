import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, root } from './install.mjs';

/** What is built, in order; a target is built again only when one of its sources has changed. */
const targets = [
  {
    name: 'server',
    sources: [
      'packages/domain/src',
      'packages/documents/src',
      'apps/sandbox/src',
      'apps/server/src',
      'apps/server/build',
    ],
    result: 'apps/server/dist/main.mjs',
    command: ['node', 'apps/server/build/bundle.mjs'],
  },
  {
    name: 'web',
    sources: [
      'packages/domain/src',
      'packages/documents/src',
      'packages/documents/fonts',
      'packages/reading/src',
      'apps/web/src',
      'apps/web/build',
      'apps/web/public',
      'apps/web/index.html',
      'apps/web/vite.config.ts',
    ],
    result: 'apps/web/dist/index.html',
    command: ['npm', 'run', '--silent', 'build', '-w', '@kalam/web'],
  },
];

const stampFolder = join(root, 'node_modules/.kalam-built');

function* filesBelow(path) {
  if (!existsSync(path)) return;
  const entries =
    existsSync(path) && !path.match(/\.\w+$/) ? readdirSync(path, { withFileTypes: true }) : null;
  if (!entries) {
    yield path;
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const below = join(path, entry.name);
    if (entry.isDirectory()) yield* filesBelow(below);
    else if (!/\.test\.tsx?$/.test(entry.name)) yield below;
  }
}

const hashOf = (sources) => {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const source of sources)
    for (const file of filesBelow(join(root, source)))
      hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
};

export const buildAll = ({ only } = {}) => {
  ensureInstalled();
  mkdirSync(stampFolder, { recursive: true });
  for (const { name, sources, result, command } of targets) {
    if (only && !only.includes(name)) continue;
    const stamp = join(stampFolder, name);
    const wanted = hashOf(sources);
    if (existsSync(join(root, result)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted)
      continue;
    console.log(`Building the ${name}…`);
    const [program, ...args] = command;
    const run = spawnSync(program, args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (run.status !== 0) {
      console.error(`The ${name} could not be built: see the lines above.`);
      process.exit(1);
    }
    writeFileSync(stamp, wanted);
  }
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) buildAll();
