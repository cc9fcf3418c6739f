import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { serveBuild } from '../builder/serve-build.mjs';
import { summary } from '../measure.mjs';

const dist = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));
const visits = 8;

/** The sample of two pages, at the last step. */
const toDownload = async (page, address) => {
  await page.goto(`${address}/builder`);
  await page.getByLabel('Full name').waitFor();
  await page.getByRole('button', { name: 'Import, export and samples' }).click();
  await page.getByRole('menuitem', { name: 'Fill with a sample' }).click();
  await page.getByText('2 pages', { exact: true }).waitFor();
  await page.getByLabel('Full name').fill('Kavya Raghavan');
  for (const step of ['Education', 'Experience', 'About Me', 'Download']) {
    if (step === 'Download') await page.getByLabel('I accept this declaration').check();
    await page.getByRole('button', { name: 'Next Step' }).click();
    await page.getByRole('heading', { name: step, exact: true, level: 2 }).waitFor();
  }
};

/** Milliseconds from the press of a button or a choice until another file's readings are on the screen. */
const untilShown = (page, label) =>
  page.evaluate(
    (wanted) =>
      new Promise((done) => {
        const shown = () => document.querySelector('[data-sha256]')?.textContent ?? '';
        const before = shown();
        const press = [...document.querySelectorAll('button, label')].find(
          (one) => one.textContent.trim() === wanted,
        );
        const start = performance.now();
        const look = () => {
          const now = shown();
          if (/^[0-9a-f]{64}$/.test(now) && now !== before) done(performance.now() - start);
          else requestAnimationFrame(look);
        };
        press?.click();
        look();
        setTimeout(() => done(Number.NaN), 30_000);
      }),
    label,
  );

const closeWindow = async (page) => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

/** In the built web app, from the builder's last step: the file is made, read three times and shown. */
export const timeInBrowser = async () => {
  if (!existsSync(join(dist, 'shell.html')))
    return { failure: 'the web app is not built (node scripts/build.mjs)' };
  const { address, close } = await serveBuild(dist);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
  const times = { first: [], again: [], word: [] };
  try {
    for (let visit = 0; visit < visits; visit++) {
      const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
      await toDownload(page, address);
      times.first.push(await untilShown(page, 'Look into the file'));
      await closeWindow(page);
      times.again.push(await untilShown(page, 'Look into the file'));
      times.word.push(await untilShown(page, 'Word'));
      await page.context().close();
    }
  } finally {
    await browser.close();
    close();
  }
  if (Object.values(times).flat().some(Number.isNaN)) return { failure: 'a proof never came to the screen' };
  return Object.fromEntries(Object.entries(times).map(([name, list]) => [name, summary(list)]));
};
