import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { describe, expect, it } from 'vitest';
import { templateNames } from '../templates/template.ts';
import { testEngine, testInput } from '../testing/engine-node.ts';
import { readDocx } from '../testing/read-docx.ts';
import { fullResume } from '../testing/resumes/test-resumes.ts';

const ofJobs = (bullets: number): ResumeData => ({
  ...fullResume,
  workExperience: Array.from({ length: 24 }, (_, index) => ({
    id: `w${index}`,
    position: 'Engineer',
    company: 'Sahyadri Digital Works',
    startDate: '2015-08',
    endDate: '2016-12',
    current: false,
    description: Array.from({ length: bullets }, (__, line) => `Kept release ${line + 1} calm.`).join('\n'),
  })),
});

const dividedJobs = async (template: string, bullets: number): Promise<number> => {
  const input = testInput({ template, data: ofJobs(bullets) });
  await testEngine.prepare(input);
  const groups = testEngine.layOut(input).layout.pages.flatMap((page) => page.groups);
  return groups.filter(({ key }) => /^work:\d+\+/.test(key)).length;
};

describe('an entry of two bullets', () => {
  it.each(templateNames)('is not divided between pages, as a longer one may be, in %s', async (template) => {
    expect(await dividedJobs(template, 2)).toBe(0);
    expect(await dividedJobs(template, 9)).toBeGreaterThan(0);
  });

  it('is kept whole in Word, where a longer one may be divided', async () => {
    const looseBullets = async (bullets: number): Promise<number> => {
      const xml = readDocx(await testEngine.docx(testInput({ data: ofJobs(bullets) }))).xml(
        'word/document.xml',
      );
      const paragraphs = [...xml.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([found]) => found);
      return paragraphs.filter((one) => /Kept release/.test(one) && /<w:keepNext w:val="0"\/>/.test(one))
        .length;
    };
    // The last bullet of each of the 24 stays with nothing.
    expect(await looseBullets(2)).toBe(24);
    expect(await looseBullets(5)).toBe(24 * 4);
  });
});
