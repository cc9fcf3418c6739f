import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const migrations = fileURLToPath(new URL('../apps/server/migrations/', import.meta.url));
/** Our own workspaces are compiled in, packages stay outside. */
export const isOwn = (id) => /^(?:\.|\/|@kalam\/|@oxc-project\/runtime|[A-Za-z]:\\)/.test(id);

/**
 * Bundles a measuring program that uses the server's sources, runs it with `<migrations> <output> ...args`, and gives back
 * what it wrote to the output as JSON.
 */
export const runServerProgram = async (entry, args = []) => {
  const name = basename(entry, '.ts');
  // Below the server, where its packages are found and nothing is committed.
  const folder = fileURLToPath(new URL(`../apps/server/node_modules/.cache/${name}/`, import.meta.url));
  try {
    const bundle = await rolldown({ input: entry, platform: 'node', external: (id) => !isOwn(id) });
    await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].mjs' });
    const output = join(folder, 'measured.json');
    execFileSync(process.execPath, [join(folder, `${name}.mjs`), migrations, output, ...args], {
      stdio: 'inherit',
    });
    return JSON.parse(readFileSync(output, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
