import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { rolldown } from 'rolldown';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { buildAll } from '../../scripts/build.mjs';
import { root } from '../../scripts/install.mjs';
import { machineFacts, writeResults } from '../measure.mjs';
import { isOwn } from '../server-program.mjs';
import { clusterReport, problemsOf } from './report.mjs';

const usage = `Usage: npm run cluster -- [--failovers <how many>] [--seconds <at most>] [--nodes <2 or more>]
  Kills the primary of a PostgreSQL cluster under a paying load; 20 times unless told.`;

const numberIn = (text, least) => {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least) throw new Error(usage);
  return number;
};

const optionsIn = (args) => {
  const { values } = parseArgs({
    args,
    options: {
      failovers: { type: 'string', default: '20' },
      seconds: { type: 'string', default: '86400' },
      nodes: { type: 'string', default: '2' },
    },
  });
  return {
    failovers: numberIn(values.failovers, 1),
    seconds: numberIn(values.seconds, 1),
    nodes: numberIn(values.nodes, 2),
  };
};

const chosen = (() => {
  try {
    return optionsIn(process.argv.slice(2));
  } catch {
    console.error(usage);
    process.exit(2);
  }
})();

const bundled = async (folder) => {
  const input = fileURLToPath(new URL('measure-cluster.ts', import.meta.url));
  const bundle = await rolldown({ input, platform: 'node', external: (id) => !isOwn(id) });
  await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].mjs' });
  await bundle.close();
  return join(folder, 'measure-cluster.mjs');
};

const commit = () => {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
};

const browser = ensureBrowser();
buildAll();
const facts = machineFacts();
// Below the server, where its packages are found and nothing is committed.
const folder = join(root, 'apps/server/node_modules/.cache/cluster');
const output = join(folder, 'measured.json');
const program = await bundled(folder);
const serverPrograms = join(root, 'apps/server/dist');
const run = spawn(
  process.execPath,
  [program, output, JSON.stringify({ ...chosen, browser, serverPrograms })],
  {
    stdio: 'inherit',
  },
);
// Ctrl-C reaches it too: it ends what it has started before it ends itself.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => run.kill('SIGTERM'));
run.once('exit', (code) => {
  const measured = existsSync(output) ? JSON.parse(readFileSync(output, 'utf8')) : undefined;
  rmSync(folder, { recursive: true, force: true });
  if (code !== 0 || measured === undefined) process.exit(code || 1);
  const { results, markdown } = clusterReport({ measured, facts, commit: commit() });
  writeResults(chosen.nodes === 2 ? 'cluster' : `cluster-${chosen.nodes}-nodes`, results, markdown);
  process.exit(problemsOf(measured).length === 0 ? 0 : 1);
});
