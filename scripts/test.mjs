import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser, mayInstall } from './browser.mjs';
import { buildAll } from './build.mjs';
import { ensureInstalled, root } from './install.mjs';
import { judge } from './testing/test-gate.mjs';
import { readPlaywrightReport, readVitestReport } from './testing/test-reports.mjs';
import { allowedMissing, judgeMissing, neededBy, startInstalling, tools } from './testing/test-tools.mjs';
import { validate } from './validate.mjs';

const reports = mkdtempSync(join(tmpdir(), 'kalam-test-'));
// Started by root, the database runs as another user, who must be able to reach its folder below this one.
chmodSync(reports, 0o755);
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

const expected = JSON.parse(readFileSync(new URL('testing/expected-tests.json', import.meta.url), 'utf8'));

const run = (args, env = {}) =>
  spawnSync('npx', ['--no-install', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CI: process.env.CI || '1', APPROVE_PICTURES: '', ...env },
    shell: process.platform === 'win32',
  });

/** A runner that died before writing its report has failed. */
const reportIn = (file, read) =>
  existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')), root)
    : { tests: [], errors: ['no report was written'], written: 0 };

const judged = (suite, report, status) =>
  judge({ report, status, floor: expected.floors[suite], skips: expected.skips[suite], excused });

/** Nothing is left out and nothing approved anew: see `testing/test-gate.mjs` for what the report must show. */
const vitest = (suite, project, env) => {
  const file = join(reports, `${suite}.json`);
  rmSync(file, { force: true });
  const { status } = run(
    [
      'vitest',
      'run',
      '--allowOnly=false',
      '--update=none',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      `--project=${project}`,
    ],
    env,
  );
  return judged(suite, reportIn(file, readVitestReport), status);
};

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(String(port)));
    });
  });

const browserTests = async () => {
  const file = join(reports, 'browser.json');
  const { status } = run(
    [
      'playwright',
      'test',
      '--config=e2e/playwright.config.ts',
      '--forbid-only',
      '--update-snapshots=none',
      '--reporter=dot,json',
    ],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      E2E_PORT: await freePort(),
      E2E_DATA_DIR: join(reports, 'data'),
    },
  );
  return judged('browser', reportIn(file, readPlaywrightReport), status);
};

const otherDatabase = process.env.TEST_DATABASE_URL;

const suites = {
  validate: () => judged('validate', validate(), 0),
  sizes: () => {
    const { status } = spawnSync('node', ['apps/web/build/check-size.mjs'], { cwd: root, stdio: 'inherit' });
    const outcome = status === 0 ? 'passed' : 'failed';
    return judged(
      'sizes',
      { tests: [{ name: 'no page is larger than it may be', outcome }], errors: [], written: 0 },
      0,
    );
  },
  unit: () => vitest('unit', '!server'),
  api: () => vitest('api', 'server', { TEST_DATABASE_URL: '' }),
  ...(otherDatabase && { 'api on the other database': () => vitest('api', 'server') }),
  browser: browserTests,
};

const chosen = process.argv.slice(2);
const names = Object.keys(suites).filter((name) => chosen.length === 0 || chosen.includes(name));
const unknownSuites = chosen.filter((name) => !(name in suites));
if (unknownSuites.length > 0) {
  console.error(`Unknown suite: ${unknownSuites.join(', ')}. There are ${Object.keys(suites).join(', ')}.`);
  process.exit(2);
}
const { allowed, unknown: unknownTools } = allowedMissing(process.env.ALLOW_MISSING);
if (unknownTools.length > 0) {
  const known = tools.map(({ name }) => name).join(', ');
  console.error(`ALLOW_MISSING names no tool of ours: ${unknownTools.join(', ')}. There are ${known}.`);
  process.exit(2);
}

/** What is missing now and may not be, and what the suites do without. */
const missingNow = () =>
  judgeMissing(
    neededBy(names).filter((tool) => !tool.isHere()),
    allowed,
  );
const endWith = (failures) => {
  for (const failure of failures) console.log(`✗ ${failure}`);
  process.exit(1);
};
if (!mayInstall() && missingNow().failures.length > 0) endWith(missingNow().failures);

ensureInstalled();
const installing = startInstalling(names, allowed);
buildAll();

// Ordinary users cannot hand a folder to another user.
const excused = new Set(process.getuid?.() === 0 ? [] : ['root']);

const toolsReady = async () => {
  await installing;
  const missing = missingNow();
  if (missing.failures.length > 0) endWith(missing.failures);
  for (const name of missing.excused) excused.add(name);
  // Named to every runner, so that all of them drive the same one.
  const browser = findBrowser();
  if (browser) process.env.CHROMIUM_PATH = browser;
};

const failuresInAll = [];
let passedInAll = 0;
let skippedInAll = 0;
for (const name of names) {
  console.log(`\n── ${name}`);
  if (neededBy([name]).length > 0) await toolsReady();
  if (name === 'browser' && excused.has('browser')) continue;
  const started = Date.now();
  const { passed, failures, skipped, notes } = await suites[name]();
  passedInAll += passed;
  skippedInAll += skipped;
  failuresInAll.push(...failures.map((failure) => `${name}: ${failure}`));
  const seconds = Math.round((Date.now() - started) / 1000);
  for (const note of notes) console.log(`· ${note}`);
  console.log(`── ${name}: ${passed} passed, ${failures.length} failed in ${seconds} s`);
}

for (const failure of failuresInAll) console.log(`✗ ${failure}`);
for (const name of excused) if (name !== 'root') console.log(`· done without ${name}, as ALLOW_MISSING says`);
const skippedNote = skippedInAll > 0 ? `, ${skippedInAll} skipped` : '';
console.log(`\n${passedInAll} passed, ${failuresInAll.length} failed${skippedNote}`);
process.exit(failuresInAll.length === 0 && passedInAll > 0 ? 0 : 1);
