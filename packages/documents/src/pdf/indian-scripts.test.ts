import { fonts } from '@kalam/domain/resumes/formatting';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { describe, expect, it } from 'vitest';
import { type Script, scripts } from '../fonts/scripts.ts';
import { templateNames } from '../templates/template.ts';
import { hasTool, pdftotext, qpdfComplaints } from '../testing/document-tools-node.ts';
import { testEngine, testInput } from '../testing/engine-node.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { scriptCorpus } from '../testing/resumes/script-corpus.ts';
import { fullResume, testFormatting } from '../testing/resumes/test-resumes.ts';

// Hundreds of files are written and read here, by other programs too.
const poppler = hasTool('pdftotext');
const qpdf = hasTool('qpdf');

const corpusResume = (script: Script): ResumeData => {
  const [name = '', ...lines] = scriptCorpus[script];
  const place = lines[9] ?? '';
  return {
    ...fullResume,
    personalInfo: { ...fullResume.personalInfo, fullName: name, location: place },
    summary: lines.at(-8) ?? '',
    workExperience: fullResume.workExperience.slice(0, 1).map((job) => ({
      ...job,
      position: lines[17] ?? '',
      company: lines[18] ?? '',
      description: lines.join('\n'),
    })),
    skills: lines.slice(15, 19).map((skill, index) => ({ id: `s${index}`, name: skill, level: 'Expert' })),
    projects: [],
    certificates: [],
  };
};

/** A line that was broken is read with a break where its space was. */
const words = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ');

const lost = (text: string, script: Script): string[] => {
  const read = words(text);
  return scriptCorpus[script].filter((line) => !read.includes(words(line)));
};

/** What goes from right to left has tests of its own. */
const scriptIds = scripts.map(({ id }) => id).filter((id) => id !== 'arab');

describe.each(scriptIds)('a resume in the script %s', (script) => {
  const data = corpusResume(script);

  it('has forty texts and more, all of them drawn', async () => {
    expect(new Set(scriptCorpus[script]).size).toBeGreaterThanOrEqual(40);
    for (const font of fonts) {
      const input = testInput({ data, formatting: testFormatting({ font }) });
      await testEngine.prepare(input);
      expect(testEngine.layOut(input).layout.missing).toEqual([]);
    }
  });

  it.skipIf(!poppler).each(templateNames)('is read by poppler as it was typed: %s', async (template) => {
    const bytes = await testEngine.pdf(testInput({ template, data }));
    expect(lost(await pdftotext(bytes, 'raw'), script)).toEqual([]);
    expect(lost(await pdftotext(bytes, 'default'), script)).toEqual([]);
  });

  it('is read by pdf.js as it was typed, in every font', async () => {
    for (const font of fonts) {
      const bytes = await testEngine.pdf(testInput({ data, formatting: testFormatting({ font }) }));
      expect(lost((await readPdf(bytes)).text, script), font).toEqual([]);
    }
  });

  it.skipIf(!qpdf)('is sound to qpdf', async () => {
    const bytes = await testEngine.pdf(testInput({ data }));
    expect(await qpdfComplaints(bytes)).toBe('');
  });
});
