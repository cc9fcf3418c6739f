import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { realResumes } from '@kalam/domain/resumes/testing/real-resumes.fixture';
import { textsMissingIn } from '@kalam/domain/resumes/testing/typed-texts.fixture';
import { describe, expect, it } from 'vitest';
import { testEngine, testInput } from './engine-node.ts';
import { readDocx } from './read-docx.ts';
import { readPdf } from './read-pdf.ts';

describe.each<[string, ResumeData]>(Object.entries(realResumes))('%s', (_, data) => {
  const input = testInput({ data, template: 'modern' });

  it('is read back from the PDF with every text that was typed', async () => {
    expect(textsMissingIn((await readPdf(await testEngine.pdf(input))).text, data)).toEqual([]);
  });

  it('and from the Word file', async () => {
    expect(textsMissingIn(readDocx(await testEngine.docx(input)).text, data)).toEqual([]);
  });
});
