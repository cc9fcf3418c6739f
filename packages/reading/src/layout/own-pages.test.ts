import { templateNames } from '@kalam/documents/templates/template';
import { testEngine } from '@kalam/documents/testing/engine-node';
import { richProfessional } from '@kalam/documents/testing/resumes/rich-resumes';
import { testDate, testFormatting } from '@kalam/documents/testing/resumes/test-resumes';
import { expect, it } from 'vitest';
import { type ReadPdf, readPdf } from '../pdf/read-pdf.ts';
import { sectionsOf } from '../sections/find-sections.ts';
import { blocksOf } from '../testing/block-texts.ts';
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
