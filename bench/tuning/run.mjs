import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/** `npm run bench -- tuning [how many resumes] [layouts] [pdf|docx] [groups]`: what is read wrongly in the layouts that may be looked at. */
const here = fileURLToPath(new URL('.', import.meta.url));
const folder = join(here, 'dist');

mkdirSync(folder, { recursive: true });
const bundle = await rolldown({
  input: join(here, 'measure-tuning.ts'),
  platform: 'node',
  external: [/^node:/, /^pdfjs-dist/],
});
await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].mjs' });
execFileSync(
  process.execPath,
  [join(folder, 'measure-tuning.mjs'), join(folder, 'corpus'), ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
