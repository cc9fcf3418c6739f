import type { ResumeDocument } from '@kalam/documents/compose/blocks';
import { compose } from '@kalam/documents/compose/compose';
import { templateNames } from '@kalam/documents/templates/template';
import { templateOf } from '@kalam/documents/templates/template-catalogue';
import { testEngine } from '@kalam/documents/testing/engine-node';
import { richFresher, richProfessional } from '@kalam/documents/testing/resumes/rich-resumes';
import { scriptCorpus } from '@kalam/documents/testing/resumes/script-corpus';
import { manipuriResume, santaliResume, urduResume } from '@kalam/documents/testing/resumes/script-resumes';
import { testLetter } from '@kalam/documents/testing/resumes/test-letter';
import {
  fresherResume,
  fullResume,
  testDate,
  testFormatting,
} from '@kalam/documents/testing/resumes/test-resumes';
import { fonts } from '@kalam/domain/resumes/formatting';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { sampleFresher, sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import { realResumes } from '@kalam/domain/resumes/testing/real-resumes.fixture';
import { describe, expect, it } from 'vitest';
import type { ReadResume } from '../reading-result.ts';
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
  // On a busy machine a test may wait longer than a person would.
  const read = await readPdf(bytes, { milliseconds: 100_000 });
  expect(read.refusal).toBeUndefined();
  const own = readOwnPdf(read as ReadPdf, { newId: newId() });
  expect(own).toBeDefined();
  return own as ReadResume;
};

/** Pictures are not read back. */
const withoutPictures = ({ signature: _, ...data }: ResumeData): ResumeData => {
  const { profileImage: __, ...personalInfo } = data.personalInfo;
  const certificates = data.certificates.map(({ image: ___, ...certificate }) => certificate);
  return { ...data, personalInfo, certificates };
};

/** All that a page says: the same from what was read back as from what was written. */
const page = (data: ResumeData, template: string): Omit<ResumeDocument, 'words'> => {
  const { words: _, ...said } = compose({ data, template: templateOf(template), date: testDate });
  return said;
};

/** A job in each script, with a quarter of the texts of its corpus: the templates share them out. */
const everyScript = (quarter: number): ResumeData => ({
  ...fullResume,
  workExperience: Object.values(scriptCorpus).map(([position = '', company = '', ...lines], index) => ({
    id: `w${index}`,
    position,
    company,
    location: lines[9] ?? '',
    startDate: '2019-07',
    endDate: '2022-03',
    current: false,
    description: lines.filter((_line, place) => place % 4 === quarter % 4).join('\n'),
  })),
  skills: Object.values(scriptCorpus).map((lines, index) => ({
    id: `s${index}`,
    name: lines[17] ?? '',
    level: index % 2 === 0 ? 'Expert' : 'Beginner',
  })),
});

const isReadBack = async (
  given: ResumeData,
  template: string,
  font: (typeof fonts)[number] = 'inter',
): Promise<void> => {
  const data = withoutPictures(given);
  const read = await readBack(await fileOf(data, template, font));
  expect(page(read.data, template)).toEqual(page(data, template));
  expect(read.tray).toEqual([]);
};

describe.each(templateNames)('our own PDF in the template %s (import.md, all fields)', (template) => {
  it.each(
    Object.entries({
      'every section': richProfessional,
      'every section in Hindi': { ...richProfessional, language: 'hi' as const },
      'every section of a fresher': richFresher,
      'marks as a table': { ...richProfessional, marksTable: true },
      'every script': everyScript(templateNames.indexOf(template)),
    }),
  )('is read back as it was: %s', (_name, data) => isReadBack(data, template));
});

it.each(
  Object.entries({
    'three pages': fullResume,
    fresher: fresherResume,
    'sample professional': sampleProfessional,
    'sample fresher': sampleFresher,
    'marks as a table in Hindi': { ...richProfessional, marksTable: true, language: 'hi' as const },
    ...realResumes,
    Urdu: urduResume,
    Santali: santaliResume,
    Manipuri: manipuriResume,
  }).map(([name, data], index) => [name, templateNames[index % templateNames.length] ?? '', data] as const),
)('reads back %s in the template %s', (_name, template, data) => isReadBack(data, template));

/** Not every font has small capitals: capitals are drawn in their place, and the text is still what was typed. */
it.each(fonts.flatMap((font) => [[font, 'classic'] as const, [font, 'executive'] as const]))(
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
