import { sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import { describe, expect, it } from 'vitest';
import { testEngine, testInput } from '../testing/engine-node.ts';
import { pictureResume } from '../testing/resumes/picture-resume.ts';
import { pagePicture } from './page-picture.ts';

describe('a page as a picture', () => {
  it('draws every visible glyph, each shape written once, without text or fonts', async () => {
    const input = testInput({ data: sampleProfessional });
    await testEngine.prepare(input);
    const [page] = testEngine.layOut(input).layout.pages;
    if (!page) throw new Error('no page');
    const asked: string[] = [];
    const picture = pagePicture(page, {
      unitsPerEm: () => 1000,
      path: (face, glyph) => {
        asked.push(`${face} ${glyph}`);
        return 'M0 0h1v1z';
      },
    });
    const glyphs = page.groups
      .flatMap(({ items }) => items)
      .flatMap((item) => (item.kind === 'text' ? [...item.run.glyphs] : []));
    expect(picture.match(/<use /g)).toHaveLength(glyphs.length);
    expect(picture.match(/<path id=/g)).toHaveLength(asked.length);
    expect(new Set(asked).size).toBe(asked.length);
    expect(picture).not.toMatch(/<text|font-family|data-source/);
  });

  it('shows the photos it is given, and leaves out the others', async () => {
    const input = testInput({ data: pictureResume });
    await testEngine.prepare(input);
    const [page] = testEngine.layOut(input).layout.pages;
    if (!page) throw new Error('no page');
    const outlines = { unitsPerEm: () => 1000, path: () => '' };
    expect(pagePicture(page, outlines)).not.toContain('<image');
    const shown = pagePicture(page, outlines, (image) => image);
    expect(shown).toMatch(/<image [^>]*href="data:image\/png;base64,/);
  });
});
