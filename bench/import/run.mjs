import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { machineFacts, writeResults } from '../measure.mjs';
import { readingBytes } from './reading-bytes.mjs';
import { importReport } from './report.mjs';
import { runRivals } from './rivals/run-rivals.mjs';
import { timeInBrowser } from './time-in-browser.mjs';

/** `npm run bench -- import [how many resumes] [without-rivals]` */
const here = fileURLToPath(new URL('.', import.meta.url));
const fonts = new URL('../../packages/documents/fonts/', import.meta.url);
const choices = process.argv.slice(2);
const resumes = Number(choices.find((choice) => /^\d+$/.test(choice)) ?? 500);
const folder = join(here, 'dist');

const facts = machineFacts();
mkdirSync(folder, { recursive: true });
for (const name of ['measure-import', 'measure-rivals']) {
  const bundle = await rolldown({
    input: join(here, `${name}.ts`),
    platform: 'node',
    external: [/^node:/, /^pdfjs-dist/],
  });
  await bundle.write({ dir: join(folder, name), format: 'esm', entryFileNames: `${name}.mjs` });
}
const program = (name, ...args) =>
  execFileSync(process.execPath, [join(folder, name, `${name}.mjs`), ...args], { stdio: 'inherit' });

const measuredFile = join(folder, 'measured.json');
program('measure-import', folder, fonts.href, String(resumes), measuredFile);
const measured = JSON.parse(readFileSync(measuredFile, 'utf8'));

/** The first of each layout: they take a third of a second and more for each. */
const rivalFiles = () =>
  readdirSync(join(folder, 'corpus')).flatMap((layout) => {
    const all = readdirSync(join(folder, 'corpus', layout));
    const seeds = all.filter((name) => name.endsWith('.json')).map((name) => Number.parseInt(name, 10));
    seeds.sort((a, b) => a - b);
    return seeds
      .slice(0, 3)
      .flatMap((seed) => ['pdf', 'docx'].map((kind) => join(folder, 'corpus', layout, `${seed}.${kind}`)));
  });

let rivals = [];
if (!choices.includes('without-rivals')) {
  const said = join(folder, 'rivals-said.json');
  const scored = join(folder, 'rivals-scored.json');
  const answers = runRivals(rivalFiles(), join(folder, 'rivals'));
  writeFileSync(said, JSON.stringify(answers));
  program('measure-rivals', said, scored);
  rivals = JSON.parse(readFileSync(scored, 'utf8'));
} else if (existsSync(join(folder, 'rivals-scored.json')))
  rivals = JSON.parse(readFileSync(join(folder, 'rivals-scored.json'), 'utf8'));

const bytes = await readingBytes();
const browser = await timeInBrowser(join(folder, 'corpus'));
const { results, markdown } = importReport({ measured, rivals, bytes, browser, facts });
writeResults('import', results, markdown);
