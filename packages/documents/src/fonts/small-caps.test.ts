import { fonts } from '@kalam/domain/resumes/formatting';
import { expect, it } from 'vitest';
import { writePdf } from '../pdf/write-pdf.ts';
import { lookOf } from '../templates/look.ts';
import { textsOf } from '../testing/page-rules.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { testDate, testFormatting } from '../testing/resumes/test-resumes.ts';
import { layOutInSmallCaps, smallCapsTemplate } from '../testing/small-caps-node.ts';
import { hasSmallCaps } from './font-faces.ts';

it.each(fonts)('small capitals are drawn as such and read as typed: %s', async (font) => {
  const { layout, shaper } = await layOutInSmallCaps(font);
  const { heading } = smallCapsTemplate.text;
  const style = lookOf(smallCapsTemplate, testFormatting({ font })).text('heading');
  const plain = lookOf(smallCapsTemplate, testFormatting({ font })).body * heading.size;
  const headings = layout.pages
    .flatMap(textsOf)
    .filter(({ item }) => item.node.role === 'H2')
    .map(({ item }) => item);
  expect(headings.length).toBeGreaterThan(4);
  if (hasSmallCaps(style.face)) {
    for (const { run } of headings) {
      expect(run.smallCaps).toBe(true);
      const written = shaper.shape(run.text, run.face, 'spaced').runs[0];
      // The first letter is a capital either way, the others are shapes of their own.
      expect(run.glyphs[0]).toBe(written?.glyphs[0]);
      expect(run.glyphs.at(-1)).not.toBe(written?.glyphs.at(-1));
    }
    const { text } = await readPdf(
      await writePdf({ layout, shaper, picture: () => undefined, date: testDate }),
    );
    for (const { run } of headings) expect(text).toContain(run.text);
  } else {
    expect([style.upper, style.smallCaps]).toEqual([true, false]);
    expect(style.size).toBeLessThan(plain * 0.9);
    expect(style.tracking).toBeGreaterThan(0.04 * style.size);
  }
});
