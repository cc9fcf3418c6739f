import { sampleFresher, sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import { describe, expect, it } from 'vitest';
import { templateNames } from '../templates/template.ts';
import { testEngine, testInput } from './engine-node.ts';

describe.each(templateNames)('the samples in the template %s, as formatted at first', (template) => {
  it.each([
    ['the fresher', sampleFresher, 1],
    ['the professional', sampleProfessional, 2],
  ])('%s fills its pages', async (_, data, pages) => {
    const input = testInput({ template, data });
    await testEngine.prepare(input);
    expect(testEngine.layOut(input).layout.pages).toHaveLength(pages);
  });
});
