import { templateLayouts } from '@kalam/domain/templates/template-layouts';
import { describe, expect, it } from 'vitest';
import { pageMarkup } from '../svg/paint-page.ts';
import { testEngine, testInput } from '../testing/engine-node.ts';
import { textsOf } from '../testing/page-rules.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { onePageResume, threePageResume } from '../testing/resumes/page-size-resumes.ts';
import { hostileResume } from '../testing/resumes/test-resumes.ts';

const pagesOf = async (template: string, data = threePageResume) => {
  const input = testInput({ template, data });
  await testEngine.prepare(input);
  return testEngine.layOut(input).layout.pages;
};

describe.each(templateLayouts)('the foot of a page in %s', (template) => {
  it('says name and number from the second page on, below all text and last in its order', async () => {
    const pages = await pagesOf(template);
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) {
      const texts = textsOf(page);
      const feet = texts.filter(({ item }) => item.node.role === 'Artifact');
      if (page.number === 0) {
        expect(feet).toEqual([]);
        continue;
      }
      const said = feet.map(({ item }) => item.run.text).join('');
      expect(said.split(/ {3,}/)).toEqual([threePageResume.personalInfo.fullName, String(page.number + 1)]);
      expect(texts.slice(-feet.length)).toEqual(feet);
      const lowest = Math.max(
        ...texts.slice(0, -feet.length).map(({ y, item }) => y + item.style.size * 0.3),
      );
      for (const { y, item } of feet) expect(y - item.style.size).toBeGreaterThan(lowest);
    }
  });
});

it('is missing where there is one page', async () => {
  const [page, ...more] = await pagesOf('modern', onePageResume);
  expect(more).toEqual([]);
  expect(page?.groups.some(({ key }) => key.startsWith('foot:'))).toBe(false);
});

it('belongs to the page, not to the document: no element of the PDF has it, and no screen reader says it', async () => {
  const { roles } = await readPdf(await testEngine.pdf(testInput({ data: threePageResume })));
  expect(roles).not.toContain('Artifact');
  const [, second] = await pagesOf('modern');
  if (!second) throw new Error('There is no second page');
  const foot = pageMarkup(second).split('<g data-source=""').at(-1);
  expect(foot).toContain('aria-hidden="true"');
});

it('is one line of the page, however long the name', async () => {
  const personalInfo = { ...hostileResume.personalInfo, fullName: 'Venkatanarasimharajuvaripeta '.repeat(9) };
  for (const page of (await pagesOf('classic', { ...threePageResume, personalInfo })).slice(1)) {
    const feet = textsOf(page).filter(({ item }) => item.node.role === 'Artifact');
    expect(new Set(feet.map(({ y }) => y)).size).toBe(1);
  }
});
