import { testEngine } from '@kalam/documents/testing/engine-node';
import { testLetter } from '@kalam/documents/testing/resumes/test-letter';
import { fullResume, testDate, testFormatting } from '@kalam/documents/testing/resumes/test-resumes';
import { fonts } from '@kalam/domain/resumes/formatting';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import { describe, expect, it } from 'vitest';
import type { ReadResume } from '../reading-result.ts';
import { ownFiles, pageOf, withoutPictures } from '../testing/own-resumes.ts';
import { patiently } from '../testing/patiently.ts';
import { readOwnPdf } from './own-pdf.ts';
import { bytesAsText, streamsOf, unpackWithin } from './packed-streams.ts';
import { type ReadPdf, readPdf } from './read-pdf.ts';

const newId = (): (() => string) => {
  let next = 0;
  return () => `id-${next++}`;
};

const fileOf = (
  data: ResumeData,
  template: string,
  font: (typeof fonts)[number] = 'inter',
): Promise<Uint8Array> =>
  testEngine.pdf({ data, template, formatting: testFormatting({ font }), date: testDate });

const readBack = async (bytes: Uint8Array): Promise<ReadResume> => {
  const read = await readPdf(bytes, patiently);
  expect(read.refusal).toBeUndefined();
  const own = readOwnPdf(read as ReadPdf, { newId: newId() });
  expect(own).toBeDefined();
  return own as ReadResume;
};

const isReadBack = async (
  given: ResumeData,
  template: string,
  font: (typeof fonts)[number] = 'inter',
): Promise<void> => {
  const data = withoutPictures(given);
  const read = await readBack(await fileOf(data, template, font));
  expect(pageOf(read.data, template)).toEqual(pageOf(data, template));
  expect(read.tray).toEqual([]);
};

describe('our own PDF (import.md, all fields)', () => {
  it.each(ownFiles)('is read back as it was: %s in the template %s', (_name, template, data) =>
    isReadBack(data, template),
  );
});

/** Not every font has small capitals: capitals are drawn in their place, and the text is still what was typed. */
it.each(fonts.map((font, index) => [font, index % 2 === 0 ? 'classic' : 'executive'] as const))(
  'reads back what is printed in capitals: %s, %s',
  (font, template) => isReadBack({ ...sampleProfessional, ...headed }, template, font),
);

const headed = {
  personalInfo: { ...sampleProfessional.personalInfo, headline: 'iOS and macOS Engineer, ex-McAfee' },
  arrangement: { headings: { work: 'What I did at McAfee' } },
} satisfies Partial<ResumeData>;

it('brings dates as far as the page says them, and leaves empty what it does not say', async () => {
  const { data, fields, look } = await readBack(await fileOf(fullResume, 'modern'));
  expect(look).toEqual({ template: 'modern', formatting: testFormatting() });
  expect(data.personalInfo.dateOfBirth).toBe('');
  expect(data.workExperience[1]).toMatchObject({
    startDate: '2019-07',
    endDate: '2022-03',
    current: false,
  });
  expect(data.education[0]).toMatchObject({
    degree: 'postgraduate',
    graduationDate: '2015-06',
    gpa: '8.90/10',
  });
  expect(data.personalInfo).toMatchObject({
    phone: '9876543210',
    linkedin: 'https://www.linkedin.com/in/ananya-example',
  });
  const start = fields.find(({ path }) => path === 'workExperience.1.startDate');
  expect(start).toMatchObject({ value: '2019-07', written: 'Jul 2019 – Mar 2022', confidence: 'sure' });
  expect(start?.boxes).toHaveLength(1);
});

it('keeps nothing in the file that its pages do not say', async () => {
  const bytes = await fileOf(withoutPictures(fullResume), 'modern');
  for (const { dictionary, start, end } of streamsOf(bytesAsText(bytes))) {
    const content = dictionary.includes('/FlateDecode')
      ? unpackWithin(bytes.subarray(start, end), 10_000_000)
      : bytes.subarray(start, end);
    expect(bytesAsText(content ?? bytes)).not.toMatch(/1993|dateOfBirth/);
  }
});

it('reads a cover letter of ours back', async () => {
  const data = { ...withoutPictures(fullResume), letter: testLetter };
  const bytes = await testEngine.pdf({
    data,
    template: 'classic',
    formatting: testFormatting(),
    date: testDate,
    part: 'letter',
  });
  const read = await readBack(bytes);
  // Empty lines are not printed.
  expect(read.data.letter).toEqual({ ...testLetter, body: testLetter.body.replace(/\n+/g, '\n') });
  expect(read.data.personalInfo.fullName).toBe(fullResume.personalInfo.fullName);
});
