import { pageFormats } from '@kalam/domain/resumes/paper';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import type { Page } from '../layout/page.ts';
import { testEngine, testInput } from '../testing/engine-node.ts';
import { textsOf } from '../testing/page-rules.ts';
import { richProfessional } from '../testing/resumes/rich-resumes.ts';
import { fullResume, hostileResume, testFormatting } from '../testing/resumes/test-resumes.ts';
import { paintPage } from './paint-page.ts';

interface Placed {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

const unescaped = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

/** Every text of a painted page, in points from its top left corner. */
const painted = (page: Page): Placed[] =>
  paintPage(page).groups.flatMap(({ transform, markup }) => {
    const [groupX = 0, groupY = 0] = (transform.match(/-?[\d.]+/g) ?? []).map(Number);
    return [...markup.matchAll(/<text x="([-\d.]+)" y="([-\d.]+)"[^>]*>([^<]*)<\/text>/g)].map(
      ([, x = '', y = '', text = '']) => ({
        text: unescaped(text),
        x: groupX + Number(x) / 100,
        y: groupY + Number(y) / 100,
      }),
    );
  });

const byPlace = (a: Placed, b: Placed): number => a.y - b.y || a.x - b.x;

/** What stands on one baseline, from left to right. The reader joins and splits runs, so spaces say nothing. */
const linesOf = (texts: readonly Placed[]): Placed[] => {
  const lines: Placed[] = [];
  for (const placed of texts.filter(({ text }) => text.trim() !== '').sort((a, b) => a.y - b.y)) {
    const line = lines.at(-1);
    if (!line || placed.y - line.y > 0.05) lines.push(placed);
  }
  return lines.map(({ y }) => {
    const line = texts
      .filter((text) => Math.abs(text.y - y) <= 0.05 && text.text.trim() !== '')
      .sort((a, b) => a.x - b.x);
    return { text: line.map(({ text }) => text.replace(/\s/g, '')).join(''), x: line[0]?.x ?? 0, y };
  });
};

const written = async (bytes: Uint8Array): Promise<Placed[][]> => {
  const task = getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false });
  const pdf = await task.promise;
  const pages: Placed[][] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent({ disableNormalization: true });
    pages.push(
      items.flatMap((item) =>
        'str' in item && item.str.trim() !== ''
          ? [{ text: item.str, x: item.transform[4], y: pageFormats.a4.height - item.transform[5] }]
          : [],
      ),
    );
  }
  await task.destroy();
  return pages;
};

it('names the field of every optional text, and where a link leads', async () => {
  const input = testInput({ data: richProfessional });
  await testEngine.prepare(input);
  const markup = testEngine
    .layOut(input)
    .layout.pages.flatMap((page) => paintPage(page).groups.map((group) => group.markup))
    .join('');
  for (const source of ['languages.0.title', 'personalDetails.1.detail', 'arrangement.headings.own1'])
    expect(markup).toContain(`data-source="${source}"`);
  expect(markup).toContain('data-source="links.0.link" data-href="https://github.example.com/ananya-sharma"');
});

describe('preview and file', () => {
  it.each(['modern', 'creative', 'business', 'classic'])(
    'have the same lines at the same places: %s',
    async (template) => {
      for (const font of ['inter', 'playfair'] as const) {
        const input = testInput({ template, formatting: testFormatting({ font }) });
        const file = await written(await testEngine.pdf(input));
        const { pages } = testEngine.layOut(input).layout;
        expect(file).toHaveLength(pages.length);
        for (const [index, page] of pages.entries()) {
          const shown = linesOf(painted(page));
          const wrote = linesOf(file[index] ?? []);
          expect(wrote.map(({ text }) => text)).toEqual(shown.map(({ text }) => text));
          for (const [row, line] of wrote.entries()) {
            expect(Math.abs(line.x - (shown[row]?.x ?? 0)), line.text).toBeLessThan(0.02);
            expect(Math.abs(line.y - (shown[row]?.y ?? 0)), line.text).toBeLessThan(0.02);
          }
        }
      }
    },
  );

  it('paint every run of the layout once', async () => {
    const input = testInput({ data: hostileResume });
    await testEngine.prepare(input);
    for (const page of testEngine.layOut(input).layout.pages) {
      const laidOut = textsOf(page).map(({ x, y, item }) => ({ text: item.run.text, x, y }));
      const shown = painted(page);
      expect(shown).toHaveLength(laidOut.length);
      const wanted = laidOut.sort(byPlace).map(({ text }) => text);
      expect(shown.sort(byPlace).map(({ text }) => text)).toEqual(wanted);
    }
  });
});

describe('the painter', () => {
  it('escapes what was typed and paints nothing that acts', async () => {
    const input = testInput({ data: hostileResume });
    await testEngine.prepare(input);
    const markup = testEngine
      .layOut(input)
      .layout.pages.flatMap((page) => paintPage(page).groups.map((group) => group.markup))
      .join('');
    expect(markup).not.toMatch(/<script|<a |<foreignObject|\son\w+=|href="javascript/i);
    expect(markup).not.toContain('</w:t>');
    expect(markup.match(/style=/)).toBeNull();
  });

  it('gives a block that only moved the very same markup', async () => {
    const input = testInput();
    await testEngine.prepare(input);
    const markup = (summary: string): Map<string, string> =>
      new Map(
        testEngine
          .layOut({ ...input, data: { ...fullResume, summary } })
          .layout.pages.flatMap((page) => paintPage(page).groups.map((group) => [group.key, group.markup])),
      );
    const short = markup('Short.');
    const long = markup(
      'A much longer summary that certainly takes more than one line of the page. '.repeat(3),
    );
    expect(long.get('work:0')).toBe(short.get('work:0'));
    expect(long.get('summary:0')).not.toBe(short.get('summary:0'));
  });
});
