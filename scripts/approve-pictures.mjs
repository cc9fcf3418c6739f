import { spawnSync } from 'node:child_process';
import { findBrowser } from './browser.mjs';
import { ensureInstalled, root } from './install.mjs';

/** Draws the approved pictures of the templates and the record of their files anew. Look at them before they are committed. */
ensureInstalled();
const { status } = spawnSync(
  'npx',
  ['--no-install', 'vitest', 'run', '--project=documents', 'template-pictures', 'earlier-documents'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: findBrowser() ?? '', APPROVE_PICTURES: '1' },
    shell: process.platform === 'win32',
  },
);
process.exit(status ?? 1);
