import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scripts } from '../fonts/scripts.ts';
import type { Page as DrawnPage } from '../layout/page.ts';
import { browserPath } from '../testing/browser-node.ts';
import { hasTool } from '../testing/document-tools-node.ts';
import { testEngine, testInput } from '../testing/engine-node.ts';
import { textsOf } from '../testing/page-rules.ts';
import { scriptCorpus } from '../testing/resumes/script-corpus.ts';
import { emptyResume, testFormatting } from '../testing/resumes/test-resumes.ts';
import { pageMarkup, svgFontFamily } from './paint-page.ts';

const possible = browserPath !== undefined && hasTool('pdftoppm');

const pixels = { width: 1488, height: 2105 };

const inputFor = (script: (typeof scripts)[number]['id'], font: 'inter' | 'playfair' | 'poppins') =>
  testInput({
    template: 'minimalist',
    formatting: testFormatting({ font, fontSize: 'large' }),
    data: {
      ...emptyResume,
      personalInfo: { ...emptyResume.personalInfo, fullName: scriptCorpus[script][1] ?? '' },
      summary: scriptCorpus[script].join('\n'),
    },
  });

const fileAsUrl = (path: string | URL, type: string): string =>
  `data:${type};base64,${readFileSync(path).toString('base64')}`;

const printed = (bytes: Uint8Array): string => {
  const folder = mkdtempSync(join(tmpdir(), 'kalam-picture-'));
  try {
    writeFileSync(join(folder, 'page.pdf'), bytes);
    const size = ['-scale-to-x', String(pixels.width), '-scale-to-y', String(pixels.height)];
    const options = ['-png', '-gray', '-singlefile', ...size];
    execFileSync('pdftoppm', [...options, join(folder, 'page.pdf'), join(folder, 'page')]);
    return fileAsUrl(join(folder, 'page.png'), 'image/png');
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/**
 * Share of the ink of either picture that the other does not have within a pixel, which is less than half a point: edges are
 * smoothed in different ways, shapes must not be.
 */
const compare = `async ([shown, printed]) => {
  const ink = async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(${pixels.width}, ${pixels.height});
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0, ${pixels.width}, ${pixels.height});
    const { data } = context.getImageData(0, 0, ${pixels.width}, ${pixels.height});
    return Uint8Array.from({ length: data.length / 4 }, (_, index) => (data[index * 4 + 1] < 128 ? 1 : 0));
  };
  const [a, b] = await Promise.all([ink(shown), ink(printed)]);
  const near = (dots, at) => {
    for (const row of [-${pixels.width}, 0, ${pixels.width}])
      for (const step of [-1, 0, 1]) if (dots[at + row + step]) return true;
    return false;
  };
  let total = 0;
  let lost = 0;
  for (let at = 0; at < a.length; at++) {
    if (!a[at] && !b[at]) continue;
    total += a[at] + b[at];
    if (a[at] && !near(b, at)) lost += 1;
    if (b[at] && !near(a, at)) lost += 1;
  }
  return { total, share: lost / total };
}`;

describe.skipIf(!possible)('the picture of a script', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: browserPath ?? '', args: ['--no-sandbox'] });
    page = await browser.newPage({ viewport: pixels });
    await page.setContent(
      `<!doctype html><style>body{margin:0}svg{display:block;width:${pixels.width}px}</style><main></main>`,
    );
  });

  /** Every face that is drawn with, headings' too: in the place of one that is missing the machine puts one of its own. */
  const loadFaces = async (drawn: DrawnPage): Promise<void> => {
    const ids = new Set(textsOf(drawn).map(({ item }) => item.run.face));
    const faces = [...ids].map((id) => [
      svgFontFamily(id),
      fileAsUrl(new URL(`../../fonts/${id}.ttf`, import.meta.url), 'font/ttf'),
    ]);
    await page.evaluate(`Promise.all(${JSON.stringify(faces)}.map(async ([family, source]) =>
      document.fonts.add(await new FontFace(family, 'url(' + source + ')').load()))).then(() => true)`);
  };

  afterAll(() => browser.close());

  const cases = [
    ...scripts.map(({ id }) => ({ script: id, font: 'inter' }) as const),
    { script: 'deva', font: 'playfair' } as const,
    { script: 'deva', font: 'poppins' } as const,
  ];

  it.each(cases)(
    '$script is the same in Chromium and in the file, beside $font',
    async ({ script, font }) => {
      const input = inputFor(script, font);
      const bytes = await testEngine.pdf(input);
      const [first] = testEngine.layOut(input).layout.pages;
      if (!first) throw new Error('no page');
      await loadFaces(first);
      await page.evaluate(`document.querySelector('main').innerHTML = ${JSON.stringify(pageMarkup(first))}`);
      const shown = `data:image/png;base64,${(await page.screenshot()).toString('base64')}`;
      const result = (await page.evaluate(`(${compare})(${JSON.stringify([shown, printed(bytes)])})`)) as {
        total: number;
        share: number;
      };
      expect(result.total).toBeGreaterThan(25_000);
      expect(result.share).toBeLessThan(0.005);
    },
  );
});
