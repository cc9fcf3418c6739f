import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { aptInstall, findBrowser, mayInstall } from '../browser.mjs';

const hasProgram = (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).error === undefined;

/** What the suites need besides Node, with the Debian packages that bring it, the best first. */
export const tools = [
  {
    name: 'browser',
    suites: ['unit', 'browser'],
    isHere: () => findBrowser() !== undefined,
    packages: ['chromium-headless-shell', 'chromium'],
    hint: 'Chromium or Chrome: apt-get install chromium, or name its program in CHROMIUM_PATH',
  },
  {
    name: 'poppler',
    suites: ['unit'],
    isHere: () => hasProgram('pdftotext') && hasProgram('pdftoppm'),
    packages: ['poppler-utils'],
    hint: 'pdftotext and pdftoppm: apt-get install poppler-utils',
  },
  {
    name: 'qpdf',
    suites: ['unit'],
    isHere: () => hasProgram('qpdf'),
    packages: ['qpdf'],
    hint: 'apt-get install qpdf',
  },
  {
    name: 'libreoffice',
    suites: ['unit'],
    isHere: () => hasProgram('soffice'),
    packages: ['libreoffice-writer-nogui', 'libreoffice-writer'],
    hint: 'soffice: apt-get install libreoffice-writer',
  },
  {
    name: 'openssl',
    suites: ['api'],
    isHere: () => hasProgram('openssl'),
    packages: ['openssl'],
    hint: 'apt-get install openssl',
  },
];

/** The names in `ALLOW_MISSING`; one that is no tool's is refused, for it would allow nothing. */
export const allowedMissing = (value = '') => {
  const allowed = value.split(',').flatMap((name) => name.trim() || []);
  const unknown = allowed.filter((name) => !tools.some((tool) => tool.name === name));
  return { allowed: new Set(allowed), unknown };
};

/** Which tools are done without, and a line for each that may not be. */
export const judgeMissing = (missing, allowed) => ({
  excused: new Set(missing.flatMap(({ name }) => (allowed.has(name) ? name : []))),
  failures: missing
    .filter(({ name }) => !allowed.has(name))
    .map(({ name, hint }) => `${name} is missing (${hint}); ALLOW_MISSING=${name} leaves out what needs it`),
});

export const neededBy = (suites) =>
  tools.filter((tool) => tool.suites.some((suite) => suites.includes(suite)));

export const installTools = (names) => {
  for (const { isHere, packages } of tools.filter(({ name }) => names.includes(name)))
    for (const name of packages) if (!isHere()) aptInstall(name);
};

/**
 * Installs what is missing and not allowed to be, where this process may; resolves when that is over. In a process of
 * its own, so that what needs no tool goes on meanwhile: an office program takes minutes.
 */
export const startInstalling = (suites, allowed) => {
  const wanted = neededBy(suites).flatMap(({ name, isHere }) => (allowed.has(name) || isHere() ? [] : name));
  if (wanted.length === 0 || !mayInstall()) return Promise.resolve();
  console.log(`Installing ${wanted.join(', ')} for the tests…`);
  const program = fileURLToPath(new URL('install-tools.mjs', import.meta.url));
  const installer = spawn(process.execPath, [program, ...wanted], { stdio: 'inherit' });
  return new Promise((resolve) => installer.once('exit', resolve));
};
