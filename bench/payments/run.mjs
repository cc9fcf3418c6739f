import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { machineFacts } from '../documents/measure.mjs';
import { paymentsReport } from './report.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const migrations = fileURLToPath(new URL('../../apps/server/migrations/', import.meta.url));

const isOwn = (id) => /^(?:\.|\/|@kalam\/|@oxc-project\/runtime|[A-Za-z]:\\)/.test(id);

const buildProgram = async (folder) => {
  const bundle = await rolldown({
    input: join(here, 'measure-payments.ts'),
    platform: 'node',
    external: (id) => !isOwn(id),
  });
  await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].mjs' });
  return join(folder, 'measure-payments.mjs');
};

const main = async () => {
  // Below the server, where its packages are found.
  const folder = fileURLToPath(new URL('../../apps/server/node_modules/.bench-payments/', import.meta.url));
  const output = join(folder, 'times.json');
  try {
    const program = await buildProgram(folder);
    const purchases = process.argv[2] ?? '150';
    execFileSync(process.execPath, [program, migrations, output, purchases], { stdio: 'inherit' });
    const { browser: _, ...facts } = machineFacts('');
    const measured = JSON.parse(readFileSync(output, 'utf8'));
    const { results, markdown } = paymentsReport({ measured, facts });
    const place = join(here, '../results');
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'payments.json'), `${JSON.stringify(results, undefined, 2)}\n`);
    writeFileSync(join(place, 'payments.md'), markdown);
    console.log(markdown);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

await main();
