// Typing in the summary of a resume of three pages: script time per keystroke and long tasks, in the built web app.
// Needs `npm run build -w @kalam/web` before; `--dist <folder>` names another build.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { factsLine, machineFacts, summary, writeResults } from '../measure.mjs';
import { serveBuild } from './serve-build.mjs';

const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: new URL('../../apps/web/dist', import.meta.url).pathname },
    keys: { type: 'string', default: '120' },
  },
});
const keys = Number(values.keys);
const words = ' built and ran services for shops';

/** The sample has two pages; more of the same work makes three. */
const threePages = (file) => {
  const { data, ...rest } = JSON.parse(file);
  const workExperience = ['', '-again', '-once-more'].flatMap((copy) =>
    data.workExperience.map((entry) => ({ ...entry, id: entry.id + copy })),
  );
  return JSON.stringify({ ...rest, data: { ...data, workExperience } });
};

const chooseInMenu = async (page, item) => {
  await page.getByRole('button', { name: 'Import, export and samples' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

const openThreePages = async (page, address) => {
  await page.goto(`${address}/builder`);
  await page.getByLabel('Full name').waitFor();
  await chooseInMenu(page, 'Fill with a sample');
  const download = page.waitForEvent('download');
  await chooseInMenu(page, 'Export everything (JSON)');
  const text = threePages(await readFile(await (await download).path(), 'utf8'));
  await chooseInMenu(page, 'Import a resume…');
  await page.getByLabel('Or paste its text').fill(text);
  await page.getByRole('button', { name: 'Read the text' }).click();
  await page.getByRole('button', { name: 'Replace my work' }).click();
  await page.getByText('3 pages', { exact: true }).waitFor();
  await page
    .getByText(/Senior software engineer with/)
    .first()
    .click();
  await page.getByLabel('Professional summary').press('End');
};

/** Real key presses; what each cost is read from the browser's own counters once the frame is out. */
const typeAndMeasure = async (page, cdp) => {
  const durations = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    const of = (name) => metrics.find((metric) => metric.name === name).value * 1000;
    return { script: of('ScriptDuration'), layout: of('LayoutDuration') + of('RecalcStyleDuration') };
  };
  const settled = () =>
    page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
        ),
    );
  const idle = [];
  for (let index = 0; index < 10; index++) {
    const before = await durations();
    await settled();
    idle.push((await durations()).script - before.script);
  }
  // What measuring itself costs is taken off.
  const own = summary(idle).p50;
  const rows = [];
  for (let index = 0; index < keys; index++) {
    const before = await durations();
    await page.keyboard.type(words[index % words.length]);
    await settled();
    const after = await durations();
    rows.push({
      script: Math.max(0, after.script - before.script - own),
      layout: after.layout - before.layout,
    });
  }
  const longTasks = await page.evaluate(() => window.longTasks.splice(0).length);
  return {
    script: summary(rows.map(({ script }) => script)),
    layout: summary(rows.map(({ layout }) => layout)),
    longTasks,
  };
};

const figures = ({ p50, p95 }) => `${p50.toFixed(1)} ms | ${p95.toFixed(1)} ms`;

const report = (measured) => `# Typing in the builder

${factsLine(facts)}

${keys} keys in the summary of a resume of three pages, in the built web app, in Chromium. Budget: script p95 at most 8 ms a key, no
long task, at the machine's own speed.

| CPU | script a key, p50 | p95 | style and layout, p50 | p95 | long tasks |
|---|---|---|---|---|---|
${measured
  .map(
    ({ slower, script, layout, longTasks }) =>
      `| ${slower === 1 ? 'as it is' : `slowed ${slower}×`} | ${figures(script)} | ${figures(layout)} | ${longTasks} |`,
  )
  .join('\n')}

Made by \`npm run bench -- builder\`.
`;

const facts = machineFacts();
const { address, close } = await serveBuild(values.dist);
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });
  page.setDefaultTimeout(120_000);
  await page.addInitScript(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => window.longTasks.push(...list.getEntries())).observe({
      type: 'longtask',
    });
  });
  const cdp = await page.context().newCDPSession(page);
  // Time of the thread, not of the clock: a busy machine lets the page wait, which is not the page's doing.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await openThreePages(page, address);
  await typeAndMeasure(page, cdp);
  const measured = [];
  for (const slower of [1, 4]) {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
    measured.push({ slower, ...(await typeAndMeasure(page, cdp)) });
  }
  writeResults('builder', { ...facts, keys, measured }, report(measured));
} finally {
  await browser.close();
  close();
}
