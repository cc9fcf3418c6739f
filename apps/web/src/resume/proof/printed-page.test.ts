import { blankResume } from '@kalam/domain/resumes/blank-resume';
import { defaultFormatting } from '@kalam/domain/resumes/formatting';
import { sampleFresher, sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import { expect, it } from 'vitest';
import { printedPage } from './printed-page.ts';

const source = (data = sampleProfessional) => ({
  data,
  template: 'modern',
  formatting: defaultFormatting,
  date: '2026-11-15',
});

it('names the sections as they are printed, by the lists they show', () => {
  const { sections, written, isEmpty } = printedPage(source(), 'modern');
  expect(sections).toContainEqual({ root: 'workExperience', heading: 'Work Experience' });
  expect(sections.at(-1)).toEqual({ root: 'declaration', heading: 'Declaration' });
  expect(written.language).toBe('en');
  expect(written.printed.map(({ text }) => text)).toContain(sampleProfessional.personalInfo.fullName);
  expect(isEmpty).toBe(false);
  expect(printedPage(source(sampleFresher), 'classic').sections.map(({ root }) => root)).not.toContain(
    'workExperience',
  );
});

it('has nothing to be read where only the declaration stands, which nobody wrote', () => {
  const blank = blankResume();
  expect(printedPage(source({ ...blank, declaration: 'I declare.' }), 'modern').isEmpty).toBe(true);
  const named = { ...blank, personalInfo: { ...blank.personalInfo, fullName: 'Asha' } };
  expect(printedPage(source(named), 'modern').isEmpty).toBe(false);
});
