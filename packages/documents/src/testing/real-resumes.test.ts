import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { realResumes } from '@kalam/domain/resumes/testing/real-resumes.fixture';
import { textsMissingIn } from '@kalam/domain/resumes/testing/typed-texts.fixture';
import { describe, expect, it } from 'vitest';
import { testEngine, testInput } from './engine-node.ts';
import { readDocx } from './read-docx.ts';
import { readPdf } from './read-pdf.ts';

/** What the specification's sections say: the rest is what one adds by oneself. */
const specified = ({
  language,
  personalInfo: { headline: _headline, ...personalInfo },
  ...data
}: ResumeData): ResumeData => ({
  ...(language && { language }),
  personalInfo,
  summary: data.summary,
  workExperience: data.workExperience.map(({ location: _, ...job }) => job),
  trainingExperience: data.trainingExperience,
  education: data.education.map(({ degreeName: _name, board: _board, ...school }) => school),
  skills: data.skills,
  projects: data.projects,
  certificates: data.certificates,
  declaration: data.declaration,
  isFresher: data.isFresher,
});

describe.each<[string, ResumeData]>(Object.entries(realResumes))('%s', (_, data) => {
  const input = testInput({ data, template: 'modern' });

  it('is read back from the PDF with every text of the specified sections', async () => {
    expect(textsMissingIn((await readPdf(await testEngine.pdf(input))).text, specified(data))).toEqual([]);
  });

  it('and from the Word file', async () => {
    expect(textsMissingIn(readDocx(await testEngine.docx(input)).text, specified(data))).toEqual([]);
  });
});
