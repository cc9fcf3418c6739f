import { spawnSync } from 'node:child_process';
import { aptInstall } from './browser.mjs';
import { ensureInstalled, root } from './install.mjs';

/** Opens our Word files in LibreOffice and reads what it makes of them. Apart from `npm test` because of its size. */

const hasOffice = () => spawnSync('soffice', ['--version'], { stdio: 'ignore' }).status === 0;

ensureInstalled();
if (!hasOffice()) {
  console.log('Installing LibreOffice…');
  aptInstall('libreoffice-writer-nogui');
}
if (!hasOffice()) {
  console.error(
    'This check needs LibreOffice (soffice). On Debian and Ubuntu: apt-get install libreoffice-writer',
  );
  process.exit(1);
}
const { status } = spawnSync(
  'npx',
  [
    '--no-install',
    'vitest',
    'run',
    '--project',
    'documents',
    'packages/documents/src/docx/libreoffice.test.ts',
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, KALAM_OFFICE: 'soffice' } },
);
process.exit(status ?? 1);
