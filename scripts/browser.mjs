import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  process.env.CHROMIUM_PATH,
  // Without the window's own pages, which take a third of the processor's time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export const findBrowser = () => places.find((path) => path && existsSync(path));

/** Whether this process may install Debian packages. */
export const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Debian packages, installed when this process may; answers whether they are there now. */
export const aptInstall = (...packages) => {
  if (!mayInstall()) return false;
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const install = () => apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
  return install() || (apt('update', '-qq') && install());
};

/** The path of a Chromium that can be driven, installed first where that is possible. */
export const ensureBrowser = () => {
  const found = findBrowser();
  if (found) return found;
  console.log('Installing a browser…');
  if (aptInstall('chromium-headless-shell') || aptInstall('chromium')) return findBrowser();
  console.error(
    'This needs Chromium or Chrome. Install it (on Debian and Ubuntu: apt-get install chromium), ' +
      'or name its program in CHROMIUM_PATH.',
  );
  process.exit(1);
};
