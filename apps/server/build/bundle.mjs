import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, watch } from 'rolldown';

const here = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Packages from npm stay outside; our own workspaces and the compiler's helpers are compiled in. */
const isOwn = (id) =>
  id.startsWith('@oxc-project/runtime') ||
  id.startsWith('.') ||
  id.startsWith('/') ||
  id.startsWith('@kalam/') ||
  /^[A-Za-z]:\\/.test(id);

const options = {
  cwd: here('.'),
  input: {
    main: here('src/main.ts'),
    'admin-command': here('src/admin/admin-command.ts'),
    'backup-command': here('src/backup/backup-command.ts'),
    'doctor-command': here('src/doctor/doctor-command.ts'),
    'document-worker': here('src/documents/document-worker.ts'),
    // Left out of the image.
    'for-tests/migration-proof': here('src/testing/migration-proof-command.ts'),
    'for-tests/throw-away-database': here('src/testing/throw-away-database-command.ts'),
    'for-tests/soak': here('src/testing/http-soak-command.ts'),
  },
  platform: 'node',
  external: (id) => !isOwn(id),
  output: {
    dir: here('dist'),
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: 'chunks/[name]-[hash].mjs',
    sourcemap: true,
  },
  logLevel: 'warn',
};

if (process.argv.includes('--watch')) watch(options);
else {
  rmSync(here('dist'), { recursive: true, force: true });
  await build(options);
}
