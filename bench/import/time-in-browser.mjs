import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { serveBuild } from '../builder/serve-build.mjs';
import { summary } from '../measure.mjs';

const dist = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));

const hasTwoPages = (file) =>
  /^Pages:\s+2$/m.test(
    execFileSync('pdfinfo', [file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );

/** Some made resumes that take two pages, from each layout. */
const twoPageFiles = (corpus) =>
  readdirSync(corpus).flatMap((layout) =>
    readdirSync(join(corpus, layout))
      .filter((name) => name.endsWith('.pdf'))
      .map((name) => join(corpus, layout, name))
      .slice(0, 12)
      .filter(hasTwoPages)
      .slice(0, 2),
  );

/** Drops a file on the page as a person does; milliseconds until what was read can be looked over. */
const dropToReview = (page, file) =>
  page.evaluate(
    ([name, content]) =>
      new Promise((done) => {
        const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([bytes], name));
        const isThere = () =>
          [...document.querySelectorAll('dialog[open] button')].some((one) => one.textContent === 'Use this');
        const target = document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? document.body;
        const start = performance.now();
        const look = () => (isThere() ? done(performance.now() - start) : requestAnimationFrame(look));
        for (const kind of ['dragenter', 'dragover', 'drop'])
          target.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
        look();
        setTimeout(() => done(Number.NaN), 20_000);
      }),
    [file.split('/').at(-1), readFileSync(file).toString('base64')],
  );

/** The page is counted by the program, so it is there and takes what is dropped. */
const toReadyBuilder = (page) => page.getByText('1 page', { exact: true }).waitFor();

/** In the built web app, each file in a visit of its own, then all of them in one. */
export const timeInBrowser = async (corpus) => {
  if (!existsSync(join(dist, 'shell.html')))
    return { failure: 'the web app is not built (node scripts/build.mjs)' };
  const { address, close } = await serveBuild(dist);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
  try {
    const rows = [];
    const pdfs = twoPageFiles(corpus);
    for (const kind of ['pdf', 'docx']) {
      const files = pdfs.map((file) => file.replace(/pdf$/, kind));
      const firsts = [];
      const nexts = [];
      for (const [index, file] of files.entries()) {
        const page = await (await browser.newContext()).newPage();
        await page.goto(`${address}/builder`);
        await toReadyBuilder(page);
        firsts.push(await dropToReview(page, file));
        await page.reload();
        await toReadyBuilder(page);
        nexts.push(await dropToReview(page, files[(index + 1) % files.length]));
        await page.context().close();
      }
      if ([...firsts, ...nexts].some(Number.isNaN))
        return { failure: `a ${kind} file never came to the review` };
      rows.push({
        kind,
        files: files.length,
        first: summary(firsts).p50,
        next: summary(nexts).p50,
        slowest: Math.max(...firsts),
      });
    }
    return { rows };
  } finally {
    await browser.close();
    close();
  }
};
