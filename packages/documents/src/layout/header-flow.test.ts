import { describe, expect, it } from 'vitest';
import { testEngine, testInput } from '../testing/engine-node.ts';
import { textsOf } from '../testing/page-rules.ts';
import { fullResume } from '../testing/test-resumes.ts';

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
