import { templateNames } from '@kalam/documents/templates/template';
import { testEngine } from '@kalam/documents/testing/engine-node';
import { richProfessional } from '@kalam/documents/testing/resumes/rich-resumes';
import { testDate, testFormatting } from '@kalam/documents/testing/resumes/test-resumes';
import { expect, it } from 'vitest';
import { type ReadPdf, readPdf } from '../pdf/read-pdf.ts';
import { sectionsOf } from '../sections/find-sections.ts';
import { blocksOf, blockText } from '../testing/block-texts.ts';
import { madeResume } from '../testing/corpus/people/made-resume.ts';
import { resumeOfTruth, truthOnOurPage } from '../testing/corpus/resume-of-truth.ts';
import { patiently } from '../testing/patiently.ts';

const topicsOf = async (template: string): Promise<readonly string[]> => {
  const bytes = await testEngine.pdf({
    data: richProfessional,
    template,
    formatting: testFormatting(),
    date: testDate,
  });
  const { placed } = (await readPdf(bytes, patiently)) as ReadPdf;
  return sectionsOf(blocksOf(placed)).map(({ topics: [topic = ''] }) => topic);
};

it.each(templateNames)(
  '%s is cut into its sections by places alone, the head first and nothing doubtful',
  async (template) => {
    const topics = await topicsOf(template);
    expect(topics[0]).toBe('head');
    const known = topics.filter((topic) => topic !== 'other');
    for (const topic of [
      'summary',
      'work',
      'education',
      'skills',
      'projects',
      'certificates',
      'languages',
      'declaration',
    ])
      expect(known.filter((one) => one === topic)).toHaveLength(1);
    expect(topics).not.toContain('contact');
  },
);

it('words in small boxes that touch are lines of words, not columns of the page', async () => {
  const data = resumeOfTruth(truthOnOurPage(madeResume(183)));
  const bytes = await testEngine.pdf({
    data,
    template: 'modern',
    formatting: testFormatting(),
    date: testDate,
  });
  const { placed } = (await readPdf(bytes, patiently)) as ReadPdf;
  const skills = sectionsOf(blocksOf(placed)).find(({ topics }) => topics.includes('skills'));
  const told = skills?.blocks.map(blockText).join(' ');
  for (const { name } of data.fresherSkills ?? []) expect(told).toContain(name);
});
