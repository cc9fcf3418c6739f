import { expect, it } from 'vitest';
import { testEngine, testInput } from '../testing/engine-node.ts';
import { fullResume } from '../testing/resumes/test-resumes.ts';
import { checkPrintable } from './unprintable.ts';

const refusalsOf = async (fullName: string, location = 'Pune') => {
  const data = { ...fullResume, personalInfo: { ...fullResume.personalInfo, fullName, location } };
  const input = testInput({ data });
  await testEngine.prepare(input);
  return checkPrintable(testEngine.layOut(input).layout.missing);
};

it('knows the optional parts of a resume, down to a heading of one’s own', async () => {
  const own = (title: string) => [{ id: '', title }];
  const data = {
    ...fullResume,
    personalInfo: { ...fullResume.personalInfo, headline: 'Engineer 漢' },
    education: fullResume.education.slice(0, 1).map((degree) => ({
      ...degree,
      degreeName: 'MTech 漢',
      board: 'Board 字',
      field: 'Snow 字',
    })),
    languages: [{ id: '', title: 'Thai', detail: 'ไทย' }],
    personalDetails: [{ id: '', title: 'Sign 漢', detail: 'Leo 字' }],
    own1: own('Skates 漢'),
    arrangement: { headings: { own1: 'Winter 漢', work: 'Work 字' } },
  };
  const input = testInput({ data });
  await testEngine.prepare(input);
  const fields = checkPrintable(testEngine.layOut(input).layout.missing).map(({ field }) => field);
  expect(new Set(fields)).toEqual(
    new Set([
      'personalInfo.headline',
      'education.0.degreeName',
      'education.0.field',
      'education.0.board',
      'languages.0.detail',
      'personalDetails.0.title',
      'personalDetails.0.detail',
      'own1.0.title',
      'arrangement.headings.own1',
      'arrangement.headings.work',
    ]),
  );
});

it('names what cannot be printed once a field, each character once', async () => {
  const refusals = await refusalsOf('ไทย ไทย', 'Pune 漢');
  expect(refusals).toEqual([
    { code: 'resume-unprintable', field: 'personalInfo.fullName', params: { characters: 'ไ ท ย' } },
    { code: 'resume-unprintable', field: 'personalInfo.location', params: { characters: '漢' } },
  ]);
  for (const name of ['अनन्या Sharma', 'عائشہ صدیقی', 'ᱥᱤᱫᱳ ᱢᱩᱨᱢᱩ', 'ꯊꯣꯏꯕꯤ ꯂꯩꯁꯔꯝ'])
    expect(await refusalsOf(name)).toEqual([]);
});
