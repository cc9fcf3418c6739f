import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { machineFacts, writeResults } from '../measure.mjs';
import { matchReport } from './report.mjs';
import { rivalAnswers } from './rivals/run-rivals.mjs';

/** `npm run bench -- match [mistakes] [alone]`: `mistakes` names those of the tuning half, `alone` leaves out the rivals. */
const here = fileURLToPath(new URL('.', import.meta.url));
const folder = join(here, 'dist');
const adverts = join(here, 'adverts');
const choices = process.argv.slice(2);
const facts = machineFacts();

const bundled = async (input, name, options = {}) => {
  const bundle = await rolldown({ input, platform: 'node', external: [/^node:/] });
  await bundle.write({ file: join(folder, name), format: 'esm', ...options });
  return join(folder, name);
};

mkdirSync(folder, { recursive: true });
const program = await bundled(join(here, 'measure-match.ts'), 'measure-match.mjs');
const terms = await bundled(
  join(here, '../../packages/domain/src/jobs/matching/terms/job-terms.ts'),
  'job-terms.mjs',
  { minify: true },
);
const rivals = join(folder, 'rivals.json');
writeFileSync(rivals, JSON.stringify(choices.includes('alone') ? [] : rivalAnswers(adverts, folder)));
const output = join(folder, 'measured.json');
execFileSync(process.execPath, [program, adverts, rivals, output, ...choices], { stdio: 'inherit' });
const { results, markdown } = matchReport({
  measured: JSON.parse(readFileSync(output, 'utf8')),
  termBytes: brotliCompressSync(readFileSync(terms)).length,
  facts,
});
if (choices.length > 0) console.log(markdown);
else writeResults('match', results, markdown);
