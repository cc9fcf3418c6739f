import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fonts } from '@kalam/domain/resumes/formatting';
import { expect, it } from 'vitest';
import { familyFaceIds } from '../fonts/font-faces.ts';
import { scriptFaceIds } from '../fonts/script-faces.ts';
import { signFaceIds } from '../fonts/sign-faces.ts';
import type { Layout } from '../layout/page.ts';
import { browserPath } from '../testing/browser-node.ts';
import { testEngine, testInput } from '../testing/engine-node.ts';
import { textsOf } from '../testing/page-rules.ts';
import { scriptCorpus } from '../testing/resumes/script-corpus.ts';
import { fullResume, testFormatting } from '../testing/resumes/test-resumes.ts';
import { layOutInSmallCaps } from '../testing/small-caps-node.ts';
import { pageMarkup, svgFontFamily } from './paint-page.ts';

const fontRules = (): string =>
  [...familyFaceIds, ...scriptFaceIds, ...signFaceIds]
    .map((id) => {
      const file = readFileSync(new URL(`../../fonts/${id}.ttf`, import.meta.url)).toString('base64');
      return `@font-face{font-family:"${svgFontFamily(id)}";src:url(data:font/ttf;base64,${file})}`;
    })
    .join('');

/** Compares every line as the browser sets it with the width the layout gave it, and reports the largest difference. */
const measure = `
  const expected = new Map(JSON.parse(document.querySelector('#widths').textContent));
  Promise.all([...document.fonts].map((font) => font.load())).then(() => {
    const texts = [...document.querySelectorAll('text')];
    const differences = texts.map((text) => {
      const place = ['font-family', 'font-size', 'letter-spacing'].map((name) => text.getAttribute(name) ?? '');
      place.push(/small-caps/.test(text.getAttribute('font-variant')));
      return Math.abs(text.getComputedTextLength() / 100 - expected.get([text.textContent, ...place].join('|')));
    });
    document.body.textContent = 'lines ' + texts.length + ' worst ' + Math.max(...differences);
  });`;

it.skipIf(!browserPath)('a line is as wide in a browser as in the file', async () => {
  const widths: [string, number][] = [];
  let markup = '';
  const everyScript = {
    ...fullResume,
    summary: [...Object.values(scriptCorpus).flat(), 'E = √(p²c² + m²c⁴), Δx ≥ ℏ/2, ∀ε ∃δ ✔ ☎'].join('\n'),
  };
  const inputs = fonts.flatMap((font) => [
    ...['modern', 'executive', 'creative'].map((template) =>
      testInput({ template, formatting: testFormatting({ font }) }),
    ),
    testInput({ template: 'executive', data: everyScript, formatting: testFormatting({ font }) }),
  ]);
  const layouts: Layout[] = [];
  for (const input of inputs) {
    await testEngine.prepare(input);
    layouts.push(testEngine.layOut(input).layout);
  }
  for (const font of fonts) layouts.push((await layOutInSmallCaps(font)).layout);
  for (const { pages } of layouts) {
    for (const page of pages) {
      markup += pageMarkup(page);
      for (const { item } of textsOf(page)) {
        const { run, style, width } = item;
        const fine = (value: number): string => String(Math.round(value * 10000) / 100);
        const spacing = style.tracking === 0 ? '' : fine(style.tracking);
        widths.push([
          [run.text, svgFontFamily(run.face), fine(style.size), spacing, run.smallCaps === true].join('|'),
          width,
        ]);
      }
    }
  }
  const folder = mkdtempSync(join(tmpdir(), 'kalam-widths-'));
  try {
    const data = JSON.stringify(widths).replaceAll('<', '\\u003c');
    const page = join(folder, 'lines.html');
    writeFileSync(
      page,
      `<!doctype html><meta charset="utf-8"><style>${fontRules()}</style><body>${markup}` +
        `<script type="application/json" id="widths">${data}</script><script>${measure}</script>`,
    );
    const options = [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--virtual-time-budget=30000',
      '--dump-dom',
    ];
    const dom = execFileSync(browserPath ?? '', [...options, `file://${page}`], {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [, lines = '0', worst = 'NaN'] = /lines (\d+) worst ([\d.e-]+)/.exec(dom) ?? [];
    expect(Number(lines)).toBe(widths.length);
    expect(Number(worst)).toBeLessThan(0.02);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
