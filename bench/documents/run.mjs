import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { machineFacts, summary, writeResults } from '../measure.mjs';
import { buildPages, buildServer, measureSizes } from './build.mjs';
import { documentsReport } from './report.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const fonts = new URL('../../packages/documents/fonts/', import.meta.url);

const types = { '.js': 'text/javascript', '.wasm': 'application/wasm', '.ttf': 'font/ttf' };

/** Cross-origin isolation gives the page a clock of microseconds. */
const headers = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cache-control': 'public, max-age=3600',
};

const serve = (folder) =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url, 'http://local');
      if (pathname === '/') {
        response.writeHead(200, { ...headers, 'content-type': 'text/html' });
        response.end('<!doctype html><meta charset="utf-8"><title>Benchmark</title><body></body>');
        return;
      }
      try {
        const file = readFileSync(join(folder, pathname));
        response.writeHead(200, {
          ...headers,
          'content-type': types[extname(pathname)] ?? 'application/octet-stream',
        });
        response.end(file);
      } catch {
        response.writeHead(404).end();
      }
    });
    server.listen(0, '127.0.0.1', () => resolve(server));
  });

const inBrowser = async (folder) => {
  const server = await serve(folder);
  const address = `http://127.0.0.1:${server.address().port}/`;
  // A profile on the disk, as a visitor has: it keeps files, and code that was compiled before.
  const profile = mkdtempSync(join(tmpdir(), 'kalam-bench-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: ensureBrowser(),
    args: ['--no-sandbox'],
  });

  const fresh = async () => {
    const page = await context.newPage();
    await page.goto(address);
    return page;
  };
  const call = (page, module, expression) =>
    page.evaluate(`import('${address}${module}.js').then((module) => module.${expression})`);
  const once = async (module, expression) => {
    const page = await fresh();
    const result = await call(page, module, expression);
    await page.close();
    return result;
  };
  /** From a page that has nothing loaded to the finished file, with everything in the browser's cache. */
  const firsts = async (module, expression, count) => {
    const times = [];
    for (let index = 0; index <= count; index += 1) {
      const page = await fresh();
      times.push(await timeInPage(page, `${address}${module}.js`, expression));
      await page.close();
    }
    return times.slice(1);
  };

  try {
    const results = {};
    // Of a dozen, the 95th percentile would be the slowest of all.
    results.firstPdf = await firsts('kalam', 'firstPdf()', 61);
    results.warmPdf = (await once('kalam', 'warmPdf(75)')).slice(15);
    results.warmHindiPdf = (await once('kalam', 'warmHindiPdf(75)')).slice(15);
    results.warmDocx = (await once('kalam', 'warmDocx(55)')).slice(15);
    results.keystrokes = await once('kalam', 'keystrokes(300)');
    results.throttled = await throttledKeystrokes(context, fresh, call);
    results.lineDifferences = await once('kalam', 'lineDifferences()');
    results.docxPackage = (await once('docx-package', 'warmDocx(40)')).slice(10);
    results.reactPdf = (await once('react-pdf', 'warmPdf(18)')).slice(3);
    results.reactPdfFirst = await firsts('react-pdf', 'makePdf(0)', 5);
    Object.assign(results, await printed(fresh, call));
    results.browser = context.browser()?.version();
    return results;
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
    server.close();
  }
};

const timeInPage = (page, module, expression) =>
  page.evaluate(`(async () => {
    const start = performance.now();
    const module = await import('${module}');
    await module.${expression};
    return performance.now() - start;
  })()`);

const throttledKeystrokes = async (context, fresh, call) => {
  const page = await fresh();
  const devtools = await context.newCDPSession(page);
  await call(page, 'kalam', 'keystrokes(20)');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const { times } = await call(page, 'kalam', 'keystrokes(200)');
  await page.close();
  return times;
};

/** The browser's own print of a page with the same words. */
const printed = async (fresh, call) => {
  const options = { format: 'A4', tagged: true };
  const page = await fresh();
  const printWarm = [];
  let printBytes = 0;
  for (let index = 0; index < 18; index += 1) {
    await call(page, 'printed-page', `showPrintable(${index})`);
    const start = performance.now();
    printBytes = (await page.pdf(options)).length;
    printWarm.push(performance.now() - start);
  }
  await page.close();
  const printNew = [];
  for (let index = 0; index < 6; index += 1) {
    const start = performance.now();
    const other = await fresh();
    await call(other, 'printed-page', 'showPrintable(0)');
    await other.pdf(options);
    printNew.push(performance.now() - start);
    await other.close();
  }
  return { printWarm: printWarm.slice(3), printNew: printNew.slice(1), printBytes };
};

const onServer = (program) =>
  JSON.parse(execFileSync(process.execPath, [program, fonts.href], { encoding: 'utf8', maxBuffer: 1 << 26 }));

const main = async () => {
  const facts = machineFacts();
  console.log('Building…');
  const pages = await buildPages(here);
  const program = await buildServer(here);
  const sizes = await measureSizes(here, fonts);
  console.log('Measuring on the server…');
  const server = onServer(program);
  console.log('Measuring in the browser…');
  const browser = await inBrowser(pages);
  const { results, markdown } = documentsReport({
    server,
    browser,
    sizes,
    facts: { ...facts, browser: `Chromium ${browser.browser}` },
    summary,
  });
  writeResults('documents', results, markdown);
};

await main();
