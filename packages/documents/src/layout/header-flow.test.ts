import { templateLayouts } from '@kalam/domain/templates/template-layouts';
import { describe, expect, it } from 'vitest';
import { testEngine, testInput } from '../testing/engine-node.ts';
import { brokenPageRules, textsOf } from '../testing/page-rules.ts';
import { fullResume } from '../testing/resumes/test-resumes.ts';

const named = async (template: string, fullName: string) => {
  const personalInfo = { ...fullResume.personalInfo, fullName };
  const input = testInput({ template, data: { ...fullResume, personalInfo } });
  await testEngine.prepare(input);
  const [page] = testEngine.layOut(input).layout.pages;
  return page ? textsOf(page).filter(({ item }) => item.node.role === 'H1') : [];
};

/** The others are set so small that this name fits on one line. */
const templates = ['modern', 'classic', 'creative', 'business', 'executive'];

describe.each(templates)('a long name in %s', (template) => {
  it('takes two lines of like length that belong together, and no word is cut', async () => {
    const lines = await named(template, 'Venkatanarasimharajuvaripeta Subramaniam Chandrase');
    expect(lines.map(({ item }) => (item.run.typed ?? item.run.text).trim().toLowerCase())).toEqual([
      'venkatanarasimharajuvaripeta',
      'subramaniam chandrase',
    ]);
    const [first, second] = lines;
    if (!first || !second) throw new Error('The name has no two lines');
    expect((second.y - first.y) / first.item.style.size).toBeLessThan(1.5);
  });
});

describe.each(templateLayouts)('a headline in %s', (template) => {
  const withHeadline = async (headline: string) => {
    const data = { ...fullResume, personalInfo: { ...fullResume.personalInfo, headline } };
    const input = testInput({ template, data });
    await testEngine.prepare(input);
    const { layout } = testEngine.layOut(input);
    expect(brokenPageRules(layout)).toEqual([]);
    return layout.pages.flatMap(textsOf).filter(({ group }) => group === 'header');
  };

  it('stands under the name and is read before the contacts', async () => {
    const texts = await withHeadline('Platform Engineer');
    const order = texts.map(({ item }) => item.source).filter(Boolean);
    expect(order.slice(0, 3)).toEqual([
      'personalInfo.fullName',
      'personalInfo.headline',
      'personalInfo.email',
    ]);
    const [name, headline] = texts;
    expect(headline?.y).toBeGreaterThan(name?.y ?? Infinity);
    expect(headline?.item.node.role).toBe('P');
  });

  it('may be long', async () => {
    const texts = await withHeadline('Someone who does a great many things and names them all. '.repeat(3));
    const lines = new Set(
      texts.filter(({ item }) => item.source === 'personalInfo.headline').map(({ y }) => y),
    );
    expect(lines.size).toBeGreaterThan(1);
  });
});
