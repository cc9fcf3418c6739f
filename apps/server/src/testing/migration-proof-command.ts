import { proveMigrations } from './migration-proof.ts';
import { startThrowAwayPostgres } from './throw-away-postgres.ts';

/** On a server of the given package, on the one at an address, or on the one that comes along. */
const [place = ''] = process.argv.slice(2);
const isAddress = /^postgres(?:ql)?:\/\//.test(place);
const own = isAddress ? undefined : await startThrowAwayPostgres(place === '' ? {} : { packageRoot: place });
try {
  const { server, releases, isNewerRefused } = await proveMigrations(own?.url ?? place);
  console.log(`PostgreSQL ${server}`);
  for (const { release, tables, rows, losses } of releases) {
    const found = losses.length === 0 ? 'all kept' : losses.map((line) => `\n    ${line}`).join('');
    console.log(`  release ${release} of ${releases.length}: ${rows} rows in ${tables} tables, ${found}`);
  }
  console.log(`  a newer database is ${isNewerRefused ? 'refused and left alone' : 'NOT refused'}`);
  if (!isNewerRefused || releases.some(({ losses }) => losses.length > 0)) process.exitCode = 1;
} finally {
  await own?.stop();
}
