import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose } from '../compose/compose.ts';
import { templateNames } from '../templates/template.ts';
import { templateOf } from '../templates/template-catalogue.ts';
import { hasTool } from '../testing/document-tools-node.ts';
import { testEngine, testInput } from '../testing/engine-node.ts';
import { missingTexts } from '../testing/field-texts.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { richFresher, richProfessional } from '../testing/resumes/rich-resumes.ts';
import { fresherResume, fullResume, testDate } from '../testing/resumes/test-resumes.ts';

const people = {
  full: fullResume,
  fresher: fresherResume,
  rich: richProfessional,
  'rich fresher': richFresher,
};
const run = promisify(execFile);

describe.skipIf(!hasTool('soffice'))('in LibreOffice', () => {
  let folder = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kalam-office-'));
    const files: string[] = [];
    for (const template of templateNames)
      for (const [person, data] of Object.entries(people)) {
        const file = join(folder, `${template}-${person}.docx`);
        await writeFile(file, await testEngine.docx(testInput({ template, data })));
        files.push(file);
      }
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    await run('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...files]);
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  describe.each(templateNames)('the template %s', (template) => {
    it.each(['full', 'fresher', 'rich', 'rich fresher'] as const)(
      'reads a %s resume as our own PDF does',
      async (person) => {
        const resume = compose({ data: people[person], template: templateOf(template), date: testDate });
        const pdf = await readPdf(new Uint8Array(await readFile(join(folder, `${template}-${person}.pdf`))));
        expect(missingTexts(pdf.text, resume)).toEqual([]);
        const ours = await readPdf(await testEngine.pdf(testInput({ template, data: people[person] })));
        expect(Math.abs(pdf.pages.length - ours.pages.length)).toBeLessThanOrEqual(1);
        let place = 0;
        for (const { heading } of resume.sections) {
          place = pdf.text.toLowerCase().indexOf(`\n${heading.text.toLowerCase()}`, place);
          expect(place, heading.text).toBeGreaterThan(0);
        }
      },
    );
  });
});
