import path from 'node:path';
import { parseArgs } from 'node:util';
import { runHttpSoak } from './http-soak.ts';

const usage = `Usage: npm run soak -- [--kills <how many>]
  Kills a server that is written to through HTTP, and its database; 500 times unless told.`;

const killsIn = (args: readonly string[]): number | undefined => {
  try {
    const { values } = parseArgs({ args: [...args], options: { kills: { type: 'string', default: '500' } } });
    const kills = Number(values.kills);
    return Number.isInteger(kills) && kills > 0 ? kills : undefined;
  } catch {
    return undefined;
  }
};

const kills = killsIn(process.argv.slice(2));
if (kills === undefined) {
  console.error(usage);
  process.exit(2);
}
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => stopping.abort(new Error(`Stopped by ${signal}`)));

try {
  const result = await runHttpSoak({
    // Beside the server, in a folder that is left out of the image.
    programs: path.dirname(import.meta.dirname),
    kills,
    log: console.log,
    signal: stopping.signal,
  });
  console.log(JSON.stringify(result, undefined, 2));
  for (const problem of result.problems) console.log(`✗ ${problem}`);
  if (result.problems.length === 0)
    console.log(`✓ ${kills} kills: nothing acknowledged is lost, the books agree`);
  process.exitCode = result.problems.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
