import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { factsLine, machineFacts, summary, writeResults } from '../measure.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const fonts = new URL('../../packages/documents/fonts/', import.meta.url);
const budgetMs = 300;

const facts = machineFacts();
const bundle = await rolldown({
  input: join(here, 'measure-fit.ts'),
  platform: 'node',
  external: [/^node:/],
});
await bundle.write({ dir: join(here, 'dist'), format: 'esm', entryFileNames: '[name].mjs' });
const output = execFileSync(process.execPath, [join(here, 'dist/measure-fit.mjs'), fonts.href], {
  maxBuffer: 2 ** 26,
});
const searches = JSON.parse(output.toString());

const rowOf = (what, some) => {
  const times = summary(some.map(({ ms }) => ms));
  const cpu = summary(some.map(({ cpuMs }) => cpuMs));
  const fitted = some.filter(({ fits }) => fits).length;
  const slowest = Math.max(...some.map(({ ms }) => ms));
  const figures = [times.p50, times.p95, slowest, cpu.p50, cpu.p95].map((ms) => `${ms.toFixed(1)} ms`);
  return {
    what,
    ...times,
    cpu,
    slowest,
    fitted,
    line: `| ${what} | ${some.length} | ${fitted} | ${figures.join(' | ')} |`,
  };
};

const short = searches.filter(({ natural, pages }) => natural <= pages);
const long = (wanted) => searches.filter(({ natural, pages }) => natural > pages && pages === wanted);
const rows = [
  rowOf('fits as it is', short),
  rowOf('to one page, longer than that', long(1)),
  rowOf('to two pages, longer than that', long(2)),
  rowOf('all', searches),
];
const worst = Math.max(...rows.map(({ p95 }) => p95));
const verdict = worst <= budgetMs ? 'kept' : 'MISSED';
const markdown = `# Fit to the page

${factsLine(facts)}

Twenty resumes as people write them and one of three pages, in every template, each fitted to one page and to two with the
engine that draws them. Budget: ${budgetMs} ms at the 95th percentile, ${verdict}.

| | searches | fitted | p50 | p95 | slowest | processor p50 | p95 |
|---|---|---|---|---|---|---|---|
${rows.map(({ line }) => line).join('\n')}
`;
writeResults('fit', { facts, budgetMs, rows: rows.map(({ line: _, ...row }) => row), searches }, markdown);
