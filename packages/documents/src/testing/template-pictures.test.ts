import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { colorSchemeNames, colorSchemes } from '@kalam/domain/resumes/formatting';
import { templateLayouts } from '@kalam/domain/templates/template-layouts';
import { type Browser, type Page as BrowserPage, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResumeInput } from '../engine.ts';
import { familyFaceIds } from '../fonts/font-faces.ts';
import type { Page } from '../layout/page.ts';
import { pageMarkup, svgFontFamily } from '../svg/paint-page.ts';
import { browserPath } from './browser-node.ts';
import { hasTool } from './document-tools-node.ts';
import { testEngine, testInput } from './engine-node.ts';
import { coarse, pageDifferences, type Raster, shrunk, type TextBox } from './page-differences.ts';
import { textsOf } from './page-rules.ts';
import { readPngFile, readPpmFile, writePngFile } from './picture-files-node.ts';
import { pictureResume } from './resumes/picture-resume.ts';
import { richFresher, richProfessional } from './resumes/rich-resumes.ts';
import { testLetter } from './resumes/test-letter.ts';
import { testFormatting } from './resumes/test-resumes.ts';

/** Drawn at two pixels a point and compared at one. */
const finer = 2;
const pixels = { width: 595 * finer, height: 842 * finer };
const run = promisify(execFile);

/** Set by `npm run approve:pictures` alone. */
const approves = process.env.APPROVE_PICTURES === '1';

const differencesFolder = join(tmpdir(), 'kalam-picture-differences');

/** A page that looks as it was approved to look. */
interface Pictured {
  readonly name: string;
  readonly input: ResumeInput;
  /** How many pages the resume has; each has a picture. */
  readonly pages: number;
}

/** One page a template, with everything that can be on it. */
const onePage = templateLayouts.map((template, index): Pictured => {
  const scheme = colorSchemeNames[index % colorSchemeNames.length] ?? 'blue';
  const formatting = testFormatting({ colorScheme: colorSchemes[scheme] });
  return { name: template, input: testInput({ template, data: pictureResume, formatting }), pages: 1 };
});

/** Every optional section, in one template of each way to set short facts. */
const withEverySection = (['modern', 'classic', 'executive', 'creative'] as const).flatMap(
  (template): Pictured[] => [
    { name: `rich/${template}-fresher`, input: testInput({ template, data: richFresher }), pages: 2 },
    {
      name: `rich/${template}-professional`,
      input: testInput({ template, data: richProfessional }),
      pages: 3,
    },
  ],
);

/** The letter under the head of a design, and education as a ruled table. */
const otherPages = (['modern', 'classic'] as const).flatMap((template): Pictured[] => [
  {
    name: `other/${template}-letter`,
    input: { ...testInput({ template, data: { ...pictureResume, letter: testLetter } }), part: 'letter' },
    pages: 1,
  },
  {
    name: `other/${template}-marks-table`,
    input: testInput({ template, data: { ...pictureResume, marksTable: true } }),
    pages: 1,
  },
]);

const pictured = [...onePage, ...withEverySection, ...otherPages];

const pictureName = ({ name, pages }: Pictured, page: number): string =>
  pages === 1 ? name : `${name}-${page + 1}`;

const approvedFile = (name: string) => new URL(`../../golden/pictures/${name}.png`, import.meta.url);

const laidOut = async ({ input, pages: count }: Pictured): Promise<readonly Page[]> => {
  await testEngine.prepare(input);
  const { pages } = testEngine.layOut(input).layout;
  expect(pages).toHaveLength(count);
  return pages;
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

const printed = async ({ input, pages }: Pictured): Promise<Raster[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'kalam-printed-'));
  try {
    const file = join(folder, 'page.pdf');
    await writeFile(file, await testEngine.pdf(input));
    const size = ['-scale-to-x', String(pixels.width), '-scale-to-y', String(pixels.height)];
    await run('pdftoppm', [...size, file, join(folder, 'page')]);
    return await Promise.all(
      Array.from({ length: pages }, async (_, page) =>
        shrunk(readPpmFile(await readFile(join(folder, `page-${page + 1}.ppm`))), finer),
      ),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** A difference is shown as a picture beside what was drawn. */
const expectApproved = async (
  way: 'preview' | 'pdf',
  name: string,
  drawn: Raster | undefined,
  page: Page,
) => {
  const approved = readPngFile(await readFile(approvedFile(name)));
  if (!drawn) throw new Error(`${name} was not drawn`);
  const { complaints, marked } = pageDifferences(approved, drawn, textBoxes(page));
  const shownAs = join(differencesFolder, `${name}-${way}`);
  if (complaints.length > 0) {
    await mkdir(dirname(shownAs), { recursive: true });
    await writeFile(`${shownAs}.png`, writePngFile(drawn));
    await writeFile(`${shownAs}-differences.png`, writePngFile(marked));
  }
  expect(complaints, `see ${shownAs}-differences.png`).toEqual([]);
};

/**
 * Approved pictures, which both the preview and the file must look like. A change that is meant is
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

  it.each(pictured)('the preview of $name is as approved', async (resume) => {
    for (const [index, page] of (await laidOut(resume)).entries()) {
      const name = pictureName(resume, index);
      const drawn = await shown(pageMarkup(page, ' preserveAspectRatio="none"'));
      if (approves) await writeFile(approvedFile(name), writePngFile(coarse(drawn)));
      await expectApproved('preview', name, drawn, page);
    }
  });
});

/** Long resumes are compared once; that preview and file have the same lines is told elsewhere, and cheaper. */
const printedToo = pictured.filter(({ pages }) => pages < 3);

describe.skipIf(!hasTool('pdftoppm'))('in the file', () => {
  it.each(printedToo)('the PDF of $name is as approved', async (resume) => {
    const drawn = await printed(resume);
    for (const [index, page] of (await laidOut(resume)).entries())
      await expectApproved('pdf', pictureName(resume, index), drawn[index], page);
  });
});
