import { describe, expect, it } from 'vitest';
import { hasTool, pdfStructure } from '../testing/document-tools-node.ts';
import { testEngine, testInput } from '../testing/engine-node.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { taggedText } from '../testing/readers/tagged-text.ts';
import { fullResume } from '../testing/resumes/test-resumes.ts';

const poppler = hasTool('pdfinfo');

const withSummary = (summary: string) => testInput({ data: { ...fullResume, summary } });

const laidOut = async (summary: string) => {
  const input = withSummary(summary);
  await testEngine.prepare(input);
  const { layout } = testEngine.layOut(input);
  return layout.pages
    .flatMap(({ groups }) => groups)
    .filter(({ source }) => source === 'summary')
    .flatMap(({ items }) => items.flatMap((item) => (item.kind === 'text' ? [item.run.text] : [])));
};

describe('a paragraph of several lines', () => {
  const words = `${'teams like ours keep the records of every shop in the district '.repeat(4)}`.trim();

  it.skipIf(!poppler)('is read by poppler from its tags with a space where a line ends', async () => {
    expect((await laidOut(words)).length).toBeGreaterThan(2);
    const text = taggedText(await pdfStructure(await testEngine.pdf(withSummary(words))));
    expect(text.split('\n')).toContain(words);
  });

  it.skipIf(!poppler)('is read by poppler without one where a word was broken', async () => {
    const hyphened = `A ${'motion-control/safety-related '.repeat(9)}end`;
    const endless = 'W'.repeat(300);
    for (const summary of [hyphened, endless]) {
      expect((await laidOut(summary)).length).toBeGreaterThan(1);
      const text = taggedText(await pdfStructure(await testEngine.pdf(withSummary(summary))));
      expect(text.split('\n')).toContain(summary);
    }
  });
});

describe('text in another language', () => {
  const person = { ...fullResume.personalInfo, fullName: 'முருகன் Rao' };
  const data = { ...fullResume, personalInfo: person, summary: 'Speaks हिन्दी भाषा and CrI₃ well' };

  it.skipIf(!poppler)('is read by poppler whole, word by word', async () => {
    const lines = taggedText(await pdfStructure(await testEngine.pdf(testInput({ data })))).split('\n');
    expect(lines).toContain('முருகன் Rao');
    expect(lines).toContain('Speaks हिन्दी भाषा and CrI₃ well');
  });

  it('names its language, in a page of either', async () => {
    const spoken = async (language: 'en' | 'hi') =>
      new Set((await readPdf(await testEngine.pdf(testInput({ data: { ...data, language } })))).languages);
    expect(await spoken('en')).toEqual(new Set(['ta-IN', 'hi-IN']));
    expect(await spoken('hi')).toEqual(new Set(['ta-IN', 'en-IN']));
  });
});
