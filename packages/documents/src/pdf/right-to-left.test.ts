import { fonts } from '@kalam/domain/resumes/formatting';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { describe, expect, it } from 'vitest';
import { templateNames } from '../templates/template.ts';
import { hasTool, pdftotext, qpdfComplaints } from '../testing/document-tools-node.ts';
import { testEngine, testInput } from '../testing/engine-node.ts';
import { missingTexts } from '../testing/field-texts.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { urdu, urduMixes } from '../testing/resumes/corpus/urdu-texts.ts';
import { manipuriResume, santaliResume, urduResume } from '../testing/resumes/script-resumes.ts';
import { emptyResume, fullResume, testFormatting } from '../testing/resumes/test-resumes.ts';

const poppler = hasTool('pdftotext');
const qpdf = hasTool('qpdf');

/** Poppler writes such marks of its own around what it turns; nobody sees them. */
const unmarked = (text: string): string =>
  text.replace(/[\u061c\u200e\u200f\u202a-\u202e]/g, '').normalize('NFC');

const words = (text: string): string => unmarked(text).replace(/\s+/g, ' ');
const letters = (text: string): string => unmarked(text).replace(/\s+/g, '');

const lost = (text: string, lines: readonly string[], form = words): string[] => {
  const read = form(text);
  return lines.filter((line) => !read.includes(form(line)));
};

const [firstJob] = fullResume.workExperience;
const listing = (lines: readonly string[], around: ResumeData = emptyResume): ResumeData => ({
  ...around,
  workExperience: firstJob ? [{ ...firstJob, description: lines.join('\n') }] : [],
});

const whole = listing([...urdu, ...urduMixes]);

describe('Urdu in a PDF', () => {
  it('has forty texts and more, all of them drawn', async () => {
    expect(new Set(urdu).size).toBeGreaterThanOrEqual(40);
    const input = testInput({ data: whole });
    await testEngine.prepare(input);
    expect(testEngine.layOut(input).layout.missing).toEqual([]);
  });

  it('is read by pdf.js as it was typed, alone and among English, in every font', async () => {
    for (const font of fonts) {
      const formatting = testFormatting({ font });
      const alone = await readPdf(await testEngine.pdf(testInput({ data: whole, formatting })));
      expect(lost(alone.text, [...urdu, ...urduMixes]), font).toEqual([]);
      const data = listing(urduMixes, fullResume);
      const among = await readPdf(await testEngine.pdf(testInput({ data, formatting })));
      expect(lost(among.text, urduMixes), font).toEqual([]);
    }
  });

  it.skipIf(!poppler)('is read by poppler as it was typed, in the order of the file', async () => {
    // A line is begun wherever the file goes back: where words change direction, and before a comma.
    const alone = await pdftotext(await testEngine.pdf(testInput({ data: whole })), 'raw');
    expect(lost(alone, [...urdu, ...urduMixes], letters)).toEqual([]);
    const data = listing(urduMixes, fullResume);
    const among = await pdftotext(await testEngine.pdf(testInput({ data })), 'raw');
    expect(lost(among, urduMixes, letters)).toEqual([]);
  });

  it.skipIf(!poppler)(
    'is read by poppler as it was typed, by geometry, where its page goes that way',
    async () => {
      const turned = urduMixes.filter((line) => !/^[A-Z]/.test(line));
      const text = await pdftotext(await testEngine.pdf(testInput({ data: whole })), 'default');
      expect(lost(text, [...urdu, ...turned])).toEqual([]);
    },
  );

  it.skipIf(!poppler)('is read by poppler by geometry in an English line of an English page', async () => {
    const english = ['Node.js, React اور SQL', 'Urdu (اردو) and English', 'Ph: +91 98765 43210 گھر'];
    const data = listing([...english, 'صارفین کا اطمینان بڑھایا'], fullResume);
    const text = await pdftotext(await testEngine.pdf(testInput({ data })), 'default');
    expect(lost(text, [...english, 'صارفین کا اطمینان بڑھایا'])).toEqual([]);
  });

  it.skipIf(!qpdf)('is sound to qpdf', async () => {
    expect(await qpdfComplaints(await testEngine.pdf(testInput({ data: whole })))).toBe('');
  });
});

describe.each(Object.entries({ urduResume, santaliResume, manipuriResume }))('%s', (_, data) => {
  it.each(templateNames)('is read in order by every reader: %s', async (template) => {
    const input = testInput({ template, data });
    const bytes = await testEngine.pdf(input);
    const { document, layout } = testEngine.layOut(input);
    expect(layout.missing).toEqual([]);
    expect(missingTexts(unmarked((await readPdf(bytes)).text), document)).toEqual([]);
    if (!poppler) return;
    for (const order of ['raw', 'default'] as const)
      expect(missingTexts(unmarked(await pdftotext(bytes, order)), document), order).toEqual([]);
  });
});
