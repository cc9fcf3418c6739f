import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, root } from './install.mjs';

const projects = [
  'packages/domain',
  'packages/documents',
  'packages/reading',
  'apps/server',
  'apps/sandbox',
  'apps/web',
  'e2e',
  'bench',
];

const checks = [
  { name: 'format, lint, import directions', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'import floors and circles', command: ['node', 'scripts/check-imports.mjs'] },
  ...projects.map((project) => ({ name: `types of ${project}`, command: ['tsc', '-p', project] })),
  { name: 'dead code and unused dependencies', command: ['knip'] },
  { name: 'code that only tests use', command: ['knip', '--production'] },
  { name: 'message catalogue', command: ['npm', 'run', '--silent', 'check:messages', '-w', '@kalam/web'] },
];

/** Runs every static check and tells what became of each, as the reports of the test runners do. */
export const validate = () => {
  ensureInstalled();
  const tests = checks.map(({ name, command }) => {
    const [program, ...args] = ['npm', 'node'].includes(command[0])
      ? command
      : ['npx', '--no-install', ...command];
    const { status } = spawnSync(program, args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    console.log(`${status === 0 ? '✓' : '✗'} ${name}`);
    return { name, outcome: status === 0 ? 'passed' : 'failed' };
  });
  return { tests, errors: [], written: 0 };
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exit(validate().tests.every(({ outcome }) => outcome === 'passed') ? 0 : 1);
