import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { machineFacts, writeResults } from '../measure.mjs';
import { readingReport } from './report.mjs';

/** Both ways: what machines read on our pages (`own` alone), then what we read of others' (`strangers`, or the bench `import`). */
const here = fileURLToPath(new URL('.', import.meta.url));
const fonts = new URL('../../packages/documents/fonts/', import.meta.url);
const choices = process.argv.slice(2);

const measureOwn = async () => {
  const facts = machineFacts();
  const folder = join(here, 'dist');
  const bundle = await rolldown({
    input: join(here, 'measure-reading.ts'),
    platform: 'node',
    external: [/^node:/, /^pdfjs-dist/],
  });
  await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].mjs' });
  const output = join(folder, 'measured.json');
  execFileSync(process.execPath, [join(folder, 'measure-reading.mjs'), fonts.href, output], {
    stdio: 'inherit',
  });
  const { results, markdown } = readingReport({ measured: JSON.parse(readFileSync(output, 'utf8')), facts });
  writeResults('reading', results, markdown);
};

if (!choices.includes('strangers')) await measureOwn();
if (!choices.includes('own')) await import('../import/run.mjs');
