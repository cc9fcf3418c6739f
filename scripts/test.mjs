import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { aptInstall, ensureBrowser } from './browser.mjs';
import { buildAll } from './build.mjs';
import { ensureInstalled, root } from './install.mjs';
import { validate } from './validate.mjs';

const reports = mkdtempSync(join(tmpdir(), 'kalam-test-'));
// Started by root, the database runs as another user, who must be able to reach its folder below this one.
chmodSync(reports, 0o755);
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

const run = (args, env = {}) =>
  spawnSync('npx', ['--no-install', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });

/** A runner that failed without a failed test, or died before writing its report, counts as one failure. */
const readReport = (file, status, read) => {
  const counts = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failures: ['no report was written'] };
  if (status !== 0 && counts.failures.length === 0) counts.failures.push(`ended with code ${status}`);
  return counts;
};

const vitest = (name, args, env) => {
  const file = join(reports, `${name}.json`);
  const { status } = run(
    ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args],
    env,
  );
  return readReport(file, status, (report) => ({
    passed: report.numPassedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(({ name: path, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      const file = relative(root, path);
      return status === 'failed' && failed.length === 0
        ? [`${file}: ${firstLine(message)}`]
        : failed.map((test) => `${file} › ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
    }),
  }));
};

const firstLine = (text = '') => stripVTControlCharacters(text).split('\n', 1)[0];

const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

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
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=dot,json'],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      E2E_PORT: await freePort(),
      E2E_DATA_DIR: join(reports, 'data'),
    },
  );
  return readReport(file, status, ({ stats, suites }) => ({
    passed: stats.expected,
    skipped: stats.skipped,
    failures: specsOf({ suites }).flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) => {
          const error = results.find((result) => result.error)?.error;
          return `${file} (${projectName}) › ${title}: ${firstLine(error?.message)}`;
        }),
    ),
  }));
};

/** Small programs that judge our PDF files; without them the tests that need them say so and are skipped. */
const ensureDocumentTools = () => {
  if (!existsSync('/usr/bin/qpdf') || !existsSync('/usr/bin/pdftotext')) aptInstall('qpdf', 'poppler-utils');
};

const otherDatabase = process.env.TEST_DATABASE_URL;

const suites = {
  validate: () => validate(),
  sizes: () => {
    const { status } = spawnSync('node', ['apps/web/build/check-size.mjs'], { cwd: root, stdio: 'inherit' });
    return status === 0
      ? { passed: 1, failures: [] }
      : { passed: 0, failures: ['a page is larger than it may be'] };
  },
  unit: () =>
    vitest('unit', [
      '--project',
      'domain',
      '--project',
      'documents',
      '--project',
      'sandbox',
      '--project',
      'web',
    ]),
  api: () => vitest('api', ['--project', 'server'], { TEST_DATABASE_URL: '' }),
  ...(otherDatabase && { 'api on the other database': () => vitest('api-other', ['--project', 'server']) }),
  browser: browserTests,
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(`Unknown suite: ${unknown.join(', ')}. There are ${Object.keys(suites).join(', ')}.`);
  process.exit(2);
}

ensureInstalled();
// Named to every runner, so that all of them drive the same one.
process.env.CHROMIUM_PATH = ensureBrowser();
ensureDocumentTools();
buildAll();

let passedInAll = 0;
let skippedInAll = 0;
const failuresInAll = [];
for (const [name, suite] of Object.entries(suites)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n── ${name}`);
  const started = Date.now();
  const { passed, failures, skipped = 0 } = await suite();
  passedInAll += passed;
  skippedInAll += skipped;
  failuresInAll.push(...failures.map((failure) => `${name}: ${failure}`));
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`── ${name}: ${passed} passed, ${failures.length} failed in ${seconds} s`);
}

for (const failure of failuresInAll) console.log(`✗ ${failure}`);
const skippedNote = skippedInAll > 0 ? `, ${skippedInAll} skipped` : '';
console.log(`\n${passedInAll} passed, ${failuresInAll.length} failed${skippedNote}`);
process.exit(failuresInAll.length === 0 && passedInAll > 0 ? 0 : 1);
