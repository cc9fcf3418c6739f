import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { sampleFresher, sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import { hindiFresher, hindiProfessional } from '@kalam/domain/resumes/samples/sample-resumes-hindi';
import { templateLayouts } from '@kalam/domain/templates/template-layouts';
import { describe, expect, it } from 'vitest';
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
 * Made once, by the version before resumes could hold optional sections, and never again: who saved, ordered or paid
 * for a resume then gets the very same files for ever. A deliberate change of looks replaces the file as a whole.
 */
const recorded: Readonly<Record<string, Record<string, string>>> = JSON.parse(
  await readFile(new URL('../../golden/earlier-documents.json', import.meta.url), 'utf8'),
);

describe.each(templateLayouts)('in the template %s', (template) => {
  it.each(Object.entries(resumes))(
    'a resume without optional parts gives the bytes it always gave: %s',
    async (name, data) => {
      expect(await fingerprints(template, data)).toEqual(recorded[`${template} ${name}`]);
    },
  );
});
