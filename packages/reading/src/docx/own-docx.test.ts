import { testEngine } from '@kalam/documents/testing/engine-node';
import { richProfessional } from '@kalam/documents/testing/resumes/rich-resumes';
import { testLetter } from '@kalam/documents/testing/resumes/test-letter';
import { fullResume, testDate, testFormatting } from '@kalam/documents/testing/resumes/test-resumes';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { ReadResume } from '../reading-result.ts';
import { ownFiles, pageOf, withoutPictures } from '../testing/own-resumes.ts';
import { docxFile, paragraph } from './docx-file.fixture.ts';
import { readOwnDocx } from './own-docx.ts';
import { readDocx } from './read-docx.ts';

const ids = (): { newId: () => string } => {
  let next = 0;
  return { newId: () => `id-${next++}` };
};

const fileOf = (data: ResumeData, template: string): Promise<Uint8Array> =>
  testEngine.docx({ data, template, formatting: testFormatting(), date: testDate });

const readBack = (bytes: Uint8Array): ReadResume => {
  const own = readOwnDocx(bytes, ids());
  if (!own) throw new Error('not read as our own');
  return own;
};

const isReadBack = async (given: ResumeData, template: string): Promise<void> => {
  const data = withoutPictures(given);
  const read = readBack(await fileOf(data, template));
  expect(pageOf(read.data, template)).toEqual(pageOf(data, template));
  expect(read.tray).toEqual([]);
  expect(read.look).toEqual({ template });
};

describe('our own Word file (import.md, all fields)', () => {
  it.each(ownFiles)('is read back as it was: %s in the template %s', (_name, template, data) =>
    isReadBack(data, template),
  );
});

it('says nothing in the file that its page does not say', async () => {
  const parts = unzipSync(await fileOf(withoutPictures(fullResume), 'modern'));
  const said = strFromU8(parts['customXml/item1.xml'] ?? new Uint8Array());
  expect(said).toContain('workExperience.0.company');
  expect(said).not.toContain('dateOfBirth');
  expect(said).not.toContain(fullResume.workExperience[0]?.company);
});

describe('our own Word file that its owner worked on', () => {
  const data = withoutPictures(sampleProfessional);
  const [job] = data.workExperience;
  if (!job) throw new Error('no job');

  const changed = async (change: (document: string) => string) => {
    const parts = unzipSync(await fileOf(data, 'modern'));
    const document = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
    expect(change(document)).not.toBe(document);
    return zipSync({ ...parts, 'word/document.xml': strToU8(change(document)) });
  };

  it('brings what was changed in its fields, to be looked at', async () => {
    const {
      data: read,
      fields,
      tray,
    } = readBack(
      await changed((document) =>
        document
          .replace('Aug 2022 – Present', 'Aug 2022 – Mar 2026')
          .replace(data.projects[0]?.name ?? '', 'Ledger Glass'),
      ),
    );
    expect(read.workExperience[0]).toMatchObject({
      company: job.company,
      startDate: '2022-08',
      endDate: '2026-03',
      current: false,
    });
    expect(read.projects[0]?.name).toBe('Ledger Glass');
    expect(fields.find(({ path }) => path === 'projects.0.name')?.confidence).toBe('check');
    expect(fields.find(({ path }) => path === 'projects.1.name')?.confidence).toBe('sure');
    expect(tray).toEqual([]);
  });

  it('takes a new bullet for a line of its list, and keeps other new text for the tray', async () => {
    const [first = ''] = job.description.split('\n');
    const { data: read, tray } = readBack(
      await changed((document) => {
        const bullet = document.split('<w:p>').find((xml) => xml.includes(first)) ?? '';
        const added = `<w:p>${bullet.replace(first, 'Mentored nine juniors.')}`;
        const other = '<w:p><w:r><w:t>Likes long walks</w:t></w:r></w:p>';
        return document
          .replace(`<w:p>${bullet}`, `<w:p>${bullet}${added}`)
          .replace('<w:sectPr>', `${other}<w:sectPr>`);
      }),
    );
    expect(read.workExperience[0]?.description.split('\n').slice(0, 2)).toEqual([
      first,
      'Mentored nine juniors.',
    ]);
    expect(tray.map(({ text }) => text)).toEqual(['Likes long walks']);
  });

  it('leaves out what was deleted', async () => {
    const { data: read } = readBack(
      await changed((document) => {
        const email = document.split('<w:p>').find((xml) => xml.includes(data.summary.slice(0, 40))) ?? '';
        return document.replace(`<w:p>${email}`, '');
      }),
    );
    expect(read.summary).toBe('');
    expect(read.workExperience.map(({ company }) => company)).toEqual(
      data.workExperience.map(({ company }) => company),
    );
  });

  it('is read like any other where little of it is left', async () => {
    const emptied = await changed((document) => document.replace(/<w:t [^>]*>[^<]*/g, '<w:t>New text'));
    expect(readOwnDocx(emptied, ids())).toBeUndefined();
    expect(readOwnDocx(docxFile({ body: paragraph('Asha') }), ids())).toBeUndefined();
    expect(readOwnDocx(new Uint8Array(80), ids())).toBeUndefined();
  });
});

it('reads a cover letter of ours back', async () => {
  const data = { ...withoutPictures(fullResume), letter: testLetter };
  const formatting = testFormatting();
  const read = readBack(
    await testEngine.docx({ data, template: 'classic', formatting, date: testDate, part: 'letter' }),
  );
  // Empty lines are not printed.
  expect(read.data.letter).toEqual({ ...testLetter, body: testLetter.body.replace(/\n+/g, '\n') });
});

it('holds all its words for whoever reads it as any Word file', async () => {
  const reading = readDocx(await fileOf(withoutPictures(richProfessional), 'classic'));
  if (reading.refusal) throw new Error(reading.refusal.code);
  const words = pageOf(withoutPictures(richProfessional), 'classic');
  for (const { heading } of words.sections) expect(reading.text).toContain(`${heading.text}\n`);
  expect(reading.text.split(words.name.text)).toHaveLength(
    words.sections.some(({ kind }) => kind === 'declaration') ? 3 : 2,
  );
});
