import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { machineFacts, writeResults } from '../measure.mjs';
import { proofReport } from './report.mjs';
import { timeInBrowser } from './time-in-browser.mjs';

/** `npm run bench -- proof [how many resumes] [parts=how many programs at once]`: false alarms, planted defects and time. */
const here = fileURLToPath(new URL('.', import.meta.url));
const fonts = new URL('../../packages/documents/fonts/', import.meta.url);
const choices = process.argv.slice(2);
const resumes = Number(choices.find((choice) => /^\d+$/.test(choice)) ?? 200);
const parts = Number(choices.find((choice) => choice.startsWith('parts='))?.slice(6) ?? cpus().length);
const defects = 100;
const folder = join(here, 'dist');

const facts = machineFacts();
mkdirSync(folder, { recursive: true });
for (const name of ['measure-proof', 'measure-proof-time']) {
  const bundle = await rolldown({
    input: join(here, `${name}.ts`),
    platform: 'node',
    external: [/^node:/, /^pdfjs-dist/],
  });
  await bundle.write({ dir: join(folder, name), format: 'esm', entryFileNames: `${name}.mjs` });
}
const programOf = (name) => join(folder, name, `${name}.mjs`);

const measurePart = (part) =>
  new Promise((resolve, reject) => {
    const output = join(folder, `measured-${part}.json`);
    const args = [programOf('measure-proof'), fonts.href, output, resumes, defects, part, parts].map(String);
    spawn(process.execPath, args, { stdio: 'inherit' }).on('exit', (code) =>
      code === 0
        ? resolve(JSON.parse(readFileSync(output, 'utf8')))
        : reject(new Error(`part ${part} ended with ${code}`)),
    );
  });

const timeFile = join(folder, 'times.json');
execFileSync(process.execPath, [programOf('measure-proof-time'), fonts.href, timeFile], { stdio: 'inherit' });
const measured = await Promise.all(Array.from({ length: parts }, (_, part) => measurePart(part)));
const { results, markdown } = proofReport({
  measured,
  inBrowser: await timeInBrowser(),
  times: JSON.parse(readFileSync(timeFile, 'utf8')),
  resumes,
  facts,
});
writeResults('proof', results, markdown);
