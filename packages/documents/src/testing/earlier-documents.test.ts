import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { sampleFresher, sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import { hindiFresher, hindiProfessional } from '@kalam/domain/resumes/samples/sample-resumes-hindi';
import { templateLayouts } from '@kalam/domain/templates/template-layouts';
import { afterAll, describe, expect, it } from 'vitest';
import { pageMarkup } from '../svg/paint-page.ts';
import { writeText } from '../text/write-text.ts';
import { testEngine, testInput } from './engine-node.ts';
import { emptyResume, fresherResume, fullResume, hostileResume } from './resumes/test-resumes.ts';

const resumes: Readonly<Record<string, ResumeData>> = {
  full: fullResume,
  fresher: fresherResume,
  hostile: hostileResume,
  empty: emptyResume,
  'sample-professional': sampleProfessional,
  'sample-fresher': sampleFresher,
  'hindi-professional': hindiProfessional,
  'hindi-fresher': hindiFresher,
};

const hash = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex');

const fingerprints = async (template: string, data: ResumeData): Promise<Record<string, string>> => {
  const input = testInput({ template, data });
  const pdf = hash(await testEngine.pdf(input));
  const docx = hash(await testEngine.docx(input));
  const { document, layout } = testEngine.layOut(input);
  const preview = hash(layout.pages.map((page) => pageMarkup(page)).join('\n'));
  return { pdf, docx, text: hash(writeText(document)), preview };
};

/**
 * Who saved, ordered or paid for a resume gets the very same files from every later version. Only a deliberate change of
 * looks or of what a file says of itself replaces the record, as a whole, by `npm run approve:pictures`; the last was that
 * files name the fields they show, on pages that stayed as they were.
 */
const recordFile = new URL('../../golden/earlier-documents.json', import.meta.url);
const approves = process.env.APPROVE_PICTURES === '1';
const recorded: Record<string, Record<string, string>> = approves
  ? {}
  : JSON.parse(await readFile(recordFile, 'utf8'));

afterAll(async () => {
  if (approves) await writeFile(recordFile, `${JSON.stringify(recorded, null, 2)}\n`);
});

describe.each(templateLayouts)('in the template %s', (template) => {
  it.each(Object.entries(resumes))(
    'a resume without optional parts gives the bytes it always gave: %s',
    async (name, data) => {
      const made = await fingerprints(template, data);
      if (approves) recorded[`${template} ${name}`] = made;
      expect(made).toEqual(recorded[`${template} ${name}`]);
    },
  );
});
