import { createHash } from 'node:crypto';
import { templateLayouts } from '@kalam/domain/templates/template-layouts';
import { describe, expect, it } from 'vitest';
import { testEngine, testInput } from './engine-node.ts';
import { layoutText } from './layout-text.ts';
import { onePageResume, threePageResume } from './resumes/page-size-resumes.ts';
import { richFresher, richProfessional } from './resumes/rich-resumes.ts';
import { fresherResume } from './resumes/test-resumes.ts';

const resumes = {
  fresher: fresherResume,
  'one-page': onePageResume,
  'three-pages': threePageResume,
  'rich/professional': richProfessional,
  'rich/fresher': richFresher,
};

/**
 * Where every line stands, and the fingerprint of the file. A change that is meant is accepted with
 * `npx vitest run --project documents golden -u`; the diff of `golden/` then shows what moved.
 */
describe.each(templateLayouts)('the template %s', (template) => {
  it.each(Object.entries(resumes))('looks as it did: %s', async (name, data) => {
    const input = testInput({ template, data });
    const bytes = await testEngine.pdf(input);
    const { layout } = testEngine.layOut(input);
    const fingerprint = createHash('sha256').update(bytes).digest('hex');
    await expect(`${layoutText(layout)}\npdf ${fingerprint}\n`).toMatchFileSnapshot(
      `../../golden/${name.startsWith('rich/') ? `rich/${template}-${name.slice(5)}` : `${template}-${name}`}.txt`,
    );
  });

  it('needs the pages its resumes are named for', async () => {
    const pages = (data: typeof fresherResume): number =>
      testEngine.layOut(testInput({ template, data })).layout.pages.length;
    await testEngine.prepare(testInput({ template }));
    expect(pages(onePageResume)).toBe(1);
    expect(pages(threePageResume)).toBeGreaterThanOrEqual(3);
  });
});
