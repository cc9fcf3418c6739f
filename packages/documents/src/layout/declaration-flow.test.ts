import { describe, expect, it } from 'vitest';
import { templateNames } from '../templates/template.ts';
import { testEngine, testInput } from '../testing/engine-node.ts';
import { textsOf } from '../testing/page-rules.ts';
import { fullResume } from '../testing/resumes/test-resumes.ts';

/** What is written above the line for the signature. */
const signedName = async (template: string, fullName: string): Promise<string[]> => {
  const { signature, ...unsigned } = fullResume;
  const data = { ...unsigned, personalInfo: { ...fullResume.personalInfo, fullName } };
  const input = testInput({ template, data });
  await testEngine.prepare(input);
  const texts = testEngine.layOut(input).layout.pages.flatMap((page) => textsOf(page));
  return texts
    .filter(({ item }) => item.source === 'personalInfo.fullName' && item.node.role === 'P')
    .map(({ item }) => item.run.text);
};

describe.each(templateNames)('the name under a declaration in %s', (template) => {
  it('stands on one line, and a very long one whole on two', async () => {
    expect(await signedName(template, 'Ananya Deshpande')).toEqual(['Ananya Deshpande']);
    const long = 'Venkata Subramaniam Chandrasekaran Ramanathapuram';
    const lines = await signedName(template, long);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(' ')).toBe(long);
  });
});
