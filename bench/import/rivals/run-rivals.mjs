import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rivals } from './rival-list.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));

const bytesOf = (path) => {
  const facts = statSync(path, { throwIfNoEntry: false });
  if (!facts?.isDirectory()) return facts?.size ?? 0;
  return readdirSync(path).reduce((sum, name) => sum + bytesOf(join(path, name)), 0);
};

const install = ({ name, version, packages }, folder) => {
  if (existsSync(join(folder, 'installed'))) return;
  // One of them writes here, and stops where it cannot.
  mkdirSync(join(folder, 'uploads/parsed'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const npm = (...args) => execFileSync('npm', args, { cwd: folder, stdio: 'pipe', timeout: 300_000 });
  npm(
    'install',
    '--ignore-scripts',
    '--omit=optional',
    '--legacy-peer-deps',
    '--no-audit',
    '--no-fund',
    ...packages,
  );
  if (name === 'open-resume') {
    npm('pack', `${name}@${version}`);
    execFileSync('tar', ['xzf', `${name}-${version}.tgz`], { cwd: folder });
  }
  writeFileSync(join(folder, 'installed'), version);
};

/** What each rival says of each file: `{name, answers, bytes}` or why it could not be asked. */
export const runRivals = (files, workFolder) =>
  rivals.map((rival) => {
    const folder = join(workFolder, rival.name);
    try {
      install(rival, folder);
    } catch (error) {
      return {
        ...rival,
        failure: `does not install: ${String(error.stderr ?? error.message)
          .trim()
          .split('\n')
          .at(0)}`,
      };
    }
    const list = join(folder, 'files.json');
    const output = join(folder, 'answers.json');
    const asked = files.filter((file) => rival.kinds.some((kind) => file.endsWith(`.${kind}`)));
    writeFileSync(list, JSON.stringify(asked));
    try {
      execFileSync(process.execPath, [join(here, rival.program), folder, rival.name, list, output], {
        stdio: 'pipe',
        timeout: 1_800_000,
      });
      return {
        ...rival,
        answers: JSON.parse(readFileSync(output, 'utf8')),
        bytes: bytesOf(join(folder, 'node_modules')) + bytesOf(join(folder, 'package/src/app/lib')),
      };
    } catch (error) {
      return {
        ...rival,
        failure: `stops: ${
          String(error.stderr ?? error.message)
            .trim()
            .split('\n')
            .slice(-1)[0]
        }`,
      };
    }
  });
