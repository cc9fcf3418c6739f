// Fails when src/locales/en.po does not list the messages that the code has now.
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const catalogue = new URL('../src/locales/en.po', import.meta.url);
/** The header carries the time of extraction. */
const entries = (po) => po.slice(po.indexOf('\n\n'));

const committed = await readFile(catalogue, 'utf8').catch(() => '');
execFileSync('npx', ['lingui', 'extract', '--clean'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stdio: ['ignore', 'ignore', 'inherit'],
});
const extracted = await readFile(catalogue, 'utf8');
await writeFile(catalogue, committed);
if (entries(committed) !== entries(extracted)) {
  console.error('src/locales/en.po is out of date: run `npm run messages -w @kalam/web` and commit it.');
  process.exit(1);
}
