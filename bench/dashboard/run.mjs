// From an address typed to the first resume card on the dashboard of a person with 30 resumes, on a slowed phone.
// Needs `npm run build` before.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, devices } from 'playwright-core';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { factsLine, machineFacts, summary, writeResults } from '../measure.mjs';
import { startSite } from '../site-server.mjs';
import { personWithResumes } from './person.mjs';

const resumes = 30;
const rounds = Number(process.argv[2] ?? 15);
/** Lighthouse's slow 4G, and a processor a quarter as fast. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 768_000 / 8,
};
const slower = 4;

/** Lets the browser itself note when the first card was painted, and tells by the console: asking would slow it down. */
const watchForCard = () => {
  new PerformanceObserver((list) => {
    window.firstCardAt = list.getEntries()[0].renderTime;
    console.debug('first card');
  }).observe({ type: 'element' });
  const observer = new MutationObserver(() => {
    const name = document.querySelector('main article h3');
    if (name === null) return;
    observer.disconnect();
    name.setAttribute('elementtiming', 'first-card');
  });
  document.addEventListener('readystatechange', () =>
    observer.observe(document.documentElement, { childList: true, subtree: true }),
  );
};

const open = async (context, address) => {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addInitScript(watchForCard);
  const shown = page.waitForEvent('console', {
    predicate: (message) => message.text() === 'first card',
    timeout: 60_000,
  });
  await page.goto(`${address}/dashboard`, { waitUntil: 'commit' });
  await shown;
  const { metrics } = await cdp.send('Performance.getMetrics');
  return { page, work: 1000 * metrics.find(({ name }) => name === 'TaskDuration').value };
};

const visit = async (context, address) => {
  const { page, work } = await open(context, address);
  const times = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    card: window.firstCardAt,
  }));
  await page.close();
  return { ...times, work };
};

/** How far things moved until the first picture was drawn: Chromium's sum of layout shifts. */
const movementOf = async (context, address) => {
  const { page } = await open(context, address);
  await page.locator('main article svg.resume-page').first().waitFor({ timeout: 60_000 });
  const moved = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, { value }) => sum + value, 0)),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 1000);
      }),
  );
  await page.close();
  return moved;
};

const report = (rows, moved, facts) => `# The dashboard on a phone

${factsLine(facts)}

A person with ${resumes} resumes opens /dashboard: Chromium as a Pixel 5, CPU slowed ${slower}×, 150 ms and 1.6 Mbit/s (Lighthouse's slow 4G),
${rounds} visits each. "First" has nothing of the site on the phone; "again" has its files, as everyone has after signing in.

| visit | first paint p50 | p95 | first resume p50 | p95 | main thread at work p50 | budget |
|---|---|---|---|---|---|---|
${rows
  .map(
    ({ name, paint, card, work, budget }) =>
      `| ${name} | ${Math.round(paint.p50)} ms | ${Math.round(paint.p95)} ms | ${Math.round(card.p50)} ms | ${Math.round(card.p95)} ms | ${Math.round(work.p50)} ms | ${budget ? `first resume ${budget} ms ${card.p50 <= budget ? '✓' : '✗'}` : ''} |`,
  )
  .join('\n')}

"First resume" is a card with its name and actions; its picture follows. Until that is drawn, layout shifts sum up to ${moved.toFixed(3)}.
"Main thread at work" is its processor time until then, which other work on the machine disturbs least.

Made by \`npm run bench -- dashboard\`.
`;

const facts = machineFacts();
const folder = mkdtempSync(join(tmpdir(), 'kalam-dashboard-'));
const site = await startSite(join(folder, 'data'));
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const cookies = await personWithResumes(site.address, resumes);
  const fresh = async () => {
    const context = await browser.newContext(devices['Pixel 5']);
    await context.addCookies(cookies);
    return context;
  };
  const first = [];
  for (let round = 0; round < rounds; round++) {
    const context = await fresh();
    first.push(await visit(context, site.address));
    await context.close();
  }
  const context = await fresh();
  await visit(context, site.address);
  const again = [];
  for (let round = 0; round < rounds; round++) again.push(await visit(context, site.address));
  const moved = await movementOf(context, site.address);
  const row = (name, times, budget) => ({
    name,
    budget,
    paint: summary(times.map(({ paint }) => paint)),
    card: summary(times.map(({ card }) => card)),
    work: summary(times.map(({ work }) => work)),
  });
  const rows = [row('first', first), row('again', again, 1000)];
  writeResults('dashboard', { ...facts, resumes, rounds, moved, rows }, report(rows, moved, facts));
} finally {
  await browser.close();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}
