import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildAll } from '../../scripts/build.mjs';
import { root } from '../../scripts/install.mjs';
import { machineFacts, writeResults } from '../measure.mjs';
import { runServerProgram } from '../server-program.mjs';
import { loadReport } from './report.mjs';

const usage = `Usage: npm run bench -- load [--people 10000,100000,1000000] [--servers 1,2] [--step-seconds 15]
  [--hold-minutes 10] [--listeners 1000] [--actors 200]`;

const numbersIn = (text, least) => {
  const numbers = text.split(',').map(Number);
  if (numbers.some((number) => !Number.isInteger(number) || number < least)) throw new Error(usage);
  return numbers;
};

const chosen = (() => {
  try {
    const { values } = parseArgs({
      options: {
        people: { type: 'string', default: '10000,100000,1000000' },
        servers: { type: 'string', default: '1,2' },
        'step-seconds': { type: 'string', default: '15' },
        'hold-minutes': { type: 'string', default: '10' },
        listeners: { type: 'string', default: '1000' },
        actors: { type: 'string', default: '200' },
      },
    });
    const [stepSeconds] = numbersIn(values['step-seconds'], 1);
    const [holdMinutes] = numbersIn(values['hold-minutes'], 0);
    const [listeners] = numbersIn(values.listeners, 0);
    const [actors] = numbersIn(values.actors, 10);
    return {
      people: numbersIn(values.people, 1000),
      servers: numbersIn(values.servers, 1),
      stepSeconds,
      holdMinutes,
      listeners,
      actors,
    };
  } catch {
    console.error(usage);
    process.exit(2);
  }
})();

const commit = () => {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
};

buildAll();
const facts = { ...machineFacts(), commit: commit() };
const measured = await runServerProgram(fileURLToPath(new URL('measure-load.ts', import.meta.url)), [
  JSON.stringify({ ...chosen, programs: join(root, 'apps/server/dist') }),
]);
const { results, markdown, page, problems } = loadReport({ measured, facts });
writeResults('load', results, markdown);
writeFileSync(fileURLToPath(new URL('../results/load.html', import.meta.url)), page);
for (const problem of problems) console.error(`✗ ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;
