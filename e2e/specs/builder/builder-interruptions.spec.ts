import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page, test } from '../../steps/test.ts';
import { expectAllKept, perform, professionalStrokes } from '../../steps/wizard-strokes.ts';

/** Numbers in [0, 1) that a seed repeats. */
const numbersOf = (seed: number) => {
  let state = seed >>> 0;
  return (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

const kinds = ['reload', 'close', 'crash', 'kill'] as const;
type Kind = (typeof kinds)[number];

/** Each kind twice, at points of the walk that no one chose. The same in every run of the suite; a seed gives others. */
const interruptions = (random: () => number, strokes: number): ReadonlyMap<number, Kind> => {
  const shuffled = [...kinds, ...kinds].map((kind) => ({ kind, at: random() })).sort((a, b) => a.at - b.at);
  const points = new Map<number, Kind>();
  for (const { kind } of shuffled) {
    let point = 0;
    // After the first stroke, before the last.
    do point = 1 + Math.floor(random() * (strokes - 1));
    while (points.has(point));
    points.set(point, kind);
  }
  return points;
};

const browserProcess = async (context: BrowserContext): Promise<number> => {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  const process = processInfo.find(({ type }) => type === 'browser');
  if (!process) throw new Error('the browser does not tell its process');
  return process.id;
};

test('S1 §4 every word typed is found again after reloads, closed tabs, crashes and kills at random points', async ({
  baseURL,
}, { project, annotations }) => {
  test.setTimeout(300_000);
  const seed = Number(process.env.E2E_SEED ?? 182_994);
  annotations.push({ type: 'seed', description: `E2E_SEED=${seed}` });
  const folder = await mkdtemp(join(tmpdir(), 'kalam-interrupted-'));
  const { launchOptions, viewport, locale } = project.use;
  const launch = async () => {
    const context = await chromium.launchPersistentContext(folder, {
      ...launchOptions,
      baseURL,
      viewport,
      locale,
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(20_000);
    const page = context.pages()[0] ?? (await context.newPage());
    const session = await context.newCDPSession(page);
    return { context, page, session, pid: await browserProcess(context) };
  };
  type Window = Awaited<ReturnType<typeof launch>>;
  const fresh = async ({ context, page: gone, pid }: Window): Promise<Window> => {
    const page = await context.newPage();
    await gone.close();
    return { context, page, session: await context.newCDPSession(page), pid };
  };
  const interrupt: Readonly<Record<Kind, (at: Window) => Promise<Window>>> = {
    reload: async (at) => at,
    close: fresh,
    crash: async (at) => {
      const crashed = at.page.waitForEvent('crash');
      void at.session.send('Page.crash').catch(() => undefined);
      await crashed;
      return fresh(at);
    },
    kill: async ({ context, page, pid }) => {
      // The last letter was seen: drawn, and nothing more waited for.
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      process.kill(pid, 'SIGKILL');
      await context.close().catch(() => undefined);
      return launch();
    },
  };
  const comeBack = async (page: Page, kind: Kind, when: string) => {
    if (kind === 'reload') await page.reload();
    else await page.goto('/builder');
    const question = page.getByRole('dialog', { name: 'Welcome back' });
    await expect(question, when).toBeVisible({ timeout: 20_000 });
    await question.getByRole('button', { name: 'Continue where you left off' }).click();
  };

  const strokes = professionalStrokes();
  const points = interruptions(numbersOf(seed), strokes.length);
  let at = await launch();
  try {
    await at.page.goto('/builder');
    await expect(at.page.getByLabel('Full name')).toBeVisible({ timeout: 30_000 });
    let done = 0;
    for (const [point, kind] of [...points].sort(([a], [b]) => a - b)) {
      const last = strokes[point - 1]?.name;
      const when = `E2E_SEED=${seed}, ${kind} after stroke ${point}, ${last}`;
      await test.step(when, async () => {
        await perform(at.page, strokes, done, point);
        at = await interrupt[kind](at);
        await comeBack(at.page, kind, when);
        await expectAllKept(at.page, strokes, point, when);
      });
      done = point;
    }
    await perform(at.page, strokes, done, strokes.length);
    await at.page.getByRole('button', { name: 'Preview Data' }).click();
    const panel = at.page.getByRole('region', { name: 'Resume data' });
    for (const words of ['आशा राव', 'पुणे विद्यापीठ', 'केसर', 'हिंदी', 'Cost Accounts'])
      await expect(panel).toContainText(words);
  } finally {
    await at.context.close().catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  }
});
