import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { machineFacts, summary } from '../documents/measure.mjs';
import { apiReport } from './report.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const migrations = fileURLToPath(new URL('../../apps/server/migrations/', import.meta.url));

/** Where the packages of the server are found, and nothing is committed. */
const folder = fileURLToPath(new URL('../../apps/server/node_modules/.cache/bench-api/', import.meta.url));

const isOwn = (id) => /^(?:\.|\/|@kalam\/|@oxc-project\/runtime|[A-Za-z]:\\)/.test(id);

const buildProgram = async () => {
  const bundle = await rolldown({
    input: join(here, 'measure-api.ts'),
    platform: 'node',
    external: (id) => !isOwn(id),
  });
  await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].mjs' });
  return join(folder, 'measure-api.mjs');
};

const main = async () => {
  console.log('Building…');
  const program = await buildProgram();
  const output = join(folder, 'times.json');
  execFileSync(process.execPath, [program, migrations, output], { stdio: 'inherit' });
  const { browser: _, ...facts } = machineFacts('');
  const { results, markdown } = apiReport({
    measured: JSON.parse(readFileSync(output, 'utf8')),
    facts,
    summary,
  });
  rmSync(folder, { recursive: true });
  const place = join(here, '../results');
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'api.json'), `${JSON.stringify(results, undefined, 2)}\n`);
  writeFileSync(join(place, 'api.md'), markdown);
  console.log(markdown);
};

await main();
