import { expect, it } from 'vitest';
import { testEngine, testInput } from '../testing/engine-node.ts';
import { fullResume } from '../testing/test-resumes.ts';
import { checkPrintable } from './unprintable.ts';

const refusalsOf = async (fullName: string, location = 'Pune') => {
  const data = { ...fullResume, personalInfo: { ...fullResume.personalInfo, fullName, location } };
  const input = testInput({ data });
  await testEngine.prepare(input);
  return checkPrintable(testEngine.layOut(input).layout.missing);
};

it('names what cannot be printed once a field, each character once', async () => {
  const refusals = await refusalsOf('خان خان', 'Pune ☃');
  expect(refusals).toEqual([
    { code: 'resume-unprintable', field: 'personalInfo.fullName', params: { characters: 'خ ا ن' } },
    { code: 'resume-unprintable', field: 'personalInfo.location', params: { characters: '☃' } },
  ]);
  expect(await refusalsOf('अनन्या Sharma')).toEqual([]);
});
