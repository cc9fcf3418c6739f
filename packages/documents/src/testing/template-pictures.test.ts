import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { colorSchemeNames, colorSchemes } from '@kalam/domain/resumes/formatting';
import { type TemplateLayout, templateLayouts } from '@kalam/domain/templates/template-layouts';
import { type Browser, type Page as BrowserPage, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { familyFaceIds } from '../fonts/font-faces.ts';
import type { Page } from '../layout/page.ts';
import { pageMarkup, svgFontFamily } from '../svg/paint-page.ts';
import { browserPath } from './browser-node.ts';
import { hasTool } from './document-tools-node.ts';
import { testEngine, testInput } from './engine-node.ts';
import { coarse, pageDifferences, type Raster, shrunk, type TextBox } from './page-differences.ts';
import { textsOf } from './page-rules.ts';
import { readPngFile, readPpmFile, writePngFile } from './picture-files-node.ts';
import { pictureResume } from './picture-resume.ts';
import { testFormatting } from './test-resumes.ts';

/** Drawn at two pixels a point and compared at one. */
const finer = 2;
const pixels = { width: 595 * finer, height: 842 * finer };
const run = promisify(execFile);

/** Set by `npm run approve:pictures` alone. */
const approves = process.env.APPROVE_PICTURES === '1';

const approvedFile = (template: string) => new URL(`../../golden/pictures/${template}.png`, import.meta.url);
const differencesFolder = join(tmpdir(), 'kalam-picture-differences');

const inputOf = (template: TemplateLayout) => {
  const scheme = colorSchemeNames[templateLayouts.indexOf(template) % colorSchemeNames.length] ?? 'blue';
  return testInput({
    template,
    data: pictureResume,
    formatting: testFormatting({ colorScheme: colorSchemes[scheme] }),
  });
};

const laidOut = async (template: TemplateLayout): Promise<Page> => {
  await testEngine.prepare(inputOf(template));
  const { pages } = testEngine.layOut(inputOf(template)).layout;
  expect(pages).toHaveLength(1);
  const [page] = pages;
  if (!page) throw new Error('no page');
  return page;
};

/** Room for the strokes of letters alone, so that a rule below a heading is no part of its text. */
const textBoxes = (page: Page): TextBox[] =>
  textsOf(page)
    .filter(({ item }) => item.run.text.trim() !== '')
    .map(({ x, y, item }) => ({
      text: item.run.text,
      left: Math.floor(x) - 1,
      top: Math.floor(y - item.style.size * 0.85),
      right: Math.ceil(x + item.width) + 1,
      bottom: Math.ceil(y + item.style.size * 0.3),
    }));

const printed = async (template: TemplateLayout): Promise<Raster> => {
  const folder = await mkdtemp(join(tmpdir(), 'kalam-printed-'));
  try {
    const file = join(folder, 'page.pdf');
    await writeFile(file, await testEngine.pdf(inputOf(template)));
    const size = ['-scale-to-x', String(pixels.width), '-scale-to-y', String(pixels.height)];
    await run('pdftoppm', ['-singlefile', ...size, file, join(folder, 'page')]);
    return shrunk(readPpmFile(await readFile(join(folder, 'page.ppm'))), finer);
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** A difference is shown as a picture beside what was drawn. */
const expectApproved = async (name: string, template: TemplateLayout, drawn: Raster, page: Page) => {
  const approved = readPngFile(await readFile(approvedFile(template)));
  const { complaints, marked } = pageDifferences(approved, drawn, textBoxes(page));
  if (complaints.length > 0) {
    await mkdir(differencesFolder, { recursive: true });
    await writeFile(join(differencesFolder, `${name}.png`), writePngFile(drawn));
    await writeFile(join(differencesFolder, `${name}-differences.png`), writePngFile(marked));
  }
  expect(complaints, `see ${join(differencesFolder, name)}-differences.png`).toEqual([]);
};

/**
 * One approved picture a template, which both the preview and the file must look like. A change that is meant is
 * accepted with `npm run approve:pictures`; look at `golden/pictures/` before it is committed.
 */
describe.skipIf(!browserPath)('in a browser', () => {
  let browser: Browser;
  let tab: BrowserPage;

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: browserPath ?? '', args: ['--no-sandbox'] });
    tab = await browser.newPage({ viewport: pixels });
    const rules = await Promise.all(
      familyFaceIds.map(async (id) => {
        const file = await readFile(new URL(`../../fonts/${id}.ttf`, import.meta.url), 'base64');
        return `@font-face{font-family:"${svgFontFamily(id)}";src:url(data:font/ttf;base64,${file})}`;
      }),
    );
    const sizes = `width:${pixels.width}px;height:${pixels.height}px`;
    await tab.setContent(
      `<!doctype html><style>${rules.join('')}body{margin:0}svg{display:block;${sizes}}</style><main></main>`,
    );
  });

  afterAll(() => browser?.close());

  const shown = async (markup: string): Promise<Raster> => {
    await tab.evaluate(`document.querySelector('main').innerHTML = ${JSON.stringify(markup)}`);
    await tab.evaluate(
      `Promise.all([document.fonts.ready, ...[...document.querySelectorAll('image')].map((image) => {
        const copy = new Image();
        copy.src = image.getAttribute('href');
        return copy.decode();
      })]).then(() => true)`,
    );
    return shrunk(readPngFile(await tab.screenshot()), finer);
  };

  it.each(templateLayouts)('the preview of %s is as approved', async (template) => {
    const page = await laidOut(template);
    const drawn = await shown(pageMarkup(page, ' preserveAspectRatio="none"'));
    if (approves) await writeFile(approvedFile(template), writePngFile(coarse(drawn)));
    await expectApproved(`${template}-preview`, template, drawn, page);
  });
});

describe.skipIf(!hasTool('pdftoppm'))('in the file', () => {
  it.each(templateLayouts)('the PDF of %s is as approved', async (template) => {
    await expectApproved(`${template}-pdf`, template, await printed(template), await laidOut(template));
  });
});
