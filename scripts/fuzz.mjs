import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from './install.mjs';

const usage = `Usage: npm run fuzz -- [--requests <how many>] [--seed <a number>]
  Sends made-up requests to every route, 20000 unless told, by the chances of a seed that is named with every finding.`;

const wholeNumber = (text) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);

const read = () => {
  try {
    const { values } = parseArgs({
      options: {
        requests: { type: 'string', default: '20000' },
        seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
      },
    });
    const requests = wholeNumber(values.requests);
    const seed = wholeNumber(values.seed);
    return requests === undefined || requests === 0 || seed === undefined ? undefined : { requests, seed };
  } catch {
    return undefined;
  }
};

const wanted = read();
if (wanted === undefined) {
  console.error(usage);
  process.exit(2);
}
ensureInstalled();
console.log(`${wanted.requests} requests, seed ${wanted.seed}`);
const fuzz = spawn('npx', ['--no-install', 'vitest', 'run', '--project=server', 'src/http/fuzz.test.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, FUZZ_REQUESTS: String(wanted.requests), FUZZ_SEED: String(wanted.seed) },
  shell: process.platform === 'win32',
});
// Ctrl-C reaches it too: it ends the database it has started before it ends itself.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => fuzz.kill('SIGTERM'));
fuzz.once('exit', (code) => process.exit(code ?? 1));
