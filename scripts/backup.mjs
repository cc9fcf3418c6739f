import { pathToFileURL } from 'node:url';
import { buildAll } from './build.mjs';
import { root } from './install.mjs';

buildAll({ only: ['server'] });
process.chdir(root);
// `npm run backup -- verify <file>` and `npm run restore -- <file>` are told apart here; a backup is made otherwise.
const [first, ...rest] = process.argv.slice(2);
const verbs = ['verify', 'restore'];
process.argv.splice(
  2,
  process.argv.length,
  ...(verbs.includes(first) ? [first, ...rest] : ['make', ...process.argv.slice(2)]),
);
await import(pathToFileURL(`${root}apps/server/dist/backup-command.mjs`).href);
