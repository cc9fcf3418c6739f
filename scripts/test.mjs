import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** A runner that died before writing its report counts as one failure. */
const readReport = (file, count) =>
  existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 1 };

const vitest = (name, args, env) => {
  const file = join(reports, `${name}.json`);
  const { status } = run(
    ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args],
    env,
  );
  return readReport(file, (report) => ({
    passed: report.numPassedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failed: report.numFailedTests || (status === 0 ? 0 : 1),
  }));
};

/** A check that only passes or fails. */
const counted = ({ status }) => (status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

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
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=line,json'],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      CHROMIUM_PATH: ensureBrowser(),
      E2E_PORT: await freePort(),
      E2E_DATA_DIR: join(reports, 'data'),
    },
  );
  return readReport(file, ({ stats }) => ({
    passed: stats.expected,
    skipped: stats.skipped,
    failed: stats.unexpected + stats.flaky || (status === 0 ? 0 : 1),
  }));
};

/** Small programs that judge our PDF files; without them the tests that need them say so and are skipped. */
const ensureDocumentTools = () => {
  if (!existsSync('/usr/bin/qpdf') || !existsSync('/usr/bin/pdftotext')) aptInstall('qpdf', 'poppler-utils');
};

const otherDatabase = process.env.TEST_DATABASE_URL;

const suites = {
  validate: () => validate(),
  sizes: () => counted(spawnSync('node', ['apps/web/build/check-size.mjs'], { cwd: root, stdio: 'inherit' })),
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
ensureBrowser();
ensureDocumentTools();
buildAll();

const total = { passed: 0, failed: 0, skipped: 0 };
for (const [name, suite] of Object.entries(suites)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n── ${name}`);
  const started = Date.now();
  const { passed, failed, skipped = 0 } = await suite();
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  console.log(
    `── ${name}: ${passed} passed, ${failed} failed in ${Math.round((Date.now() - started) / 1000)} s`,
  );
}

console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
