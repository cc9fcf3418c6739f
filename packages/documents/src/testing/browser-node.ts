import { existsSync } from 'node:fs';

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The Chromium that shows what a browser makes of a page; without one the checks that need it are skipped. */
export const browserPath = places.find((path) => path !== undefined && existsSync(path));

if (browserPath === undefined) console.warn('No Chromium was found: the checks that use it are skipped.');
