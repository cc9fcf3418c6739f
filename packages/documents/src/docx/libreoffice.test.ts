import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fonts } from '@kalam/domain/resumes/formatting';
import { realResumes } from '@kalam/domain/resumes/testing/real-resumes.fixture';
import type { TemplateLayout } from '@kalam/domain/templates/template-layouts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose } from '../compose/compose.ts';
import type { ResumeInput } from '../engine.ts';
import { templateNames } from '../templates/template.ts';
import { templateOf } from '../templates/template-catalogue.ts';
import { hasTool } from '../testing/document-tools-node.ts';
import { testEngine, testInput } from '../testing/engine-node.ts';
import { missingTexts } from '../testing/field-texts.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { onePageResume, threePageResume } from '../testing/resumes/page-size-resumes.ts';
import { richFresher, richProfessional } from '../testing/resumes/rich-resumes.ts';
import { fresherResume, fullResume, testDate, testFormatting } from '../testing/resumes/test-resumes.ts';

const people = {
  full: fullResume,
  fresher: fresherResume,
  rich: richProfessional,
  'rich fresher': richFresher,
  'one page': onePageResume,
  'three pages': threePageResume,
  Hindi: realResumes.hindiClerk,
};
type Person = keyof typeof people;
const persons = Object.keys(people) as Person[];

/** Every person in every template, now and then in another font than the design's own. */
const inputOf = (template: TemplateLayout, person: Person): ResumeInput => {
  const turn = templateNames.indexOf(template) + persons.indexOf(person);
  const font = fonts[turn % 3 === 2 ? turn % fonts.length : 0] ?? 'inter';
  return testInput({ template, data: people[person], formatting: testFormatting({ font }) });
};
/** And one as large as can be chosen. */
const large = testInput({
  formatting: testFormatting({ font: 'poppins', fontSize: 'large', spacing: 'spacious' }),
});
const run = promisify(execFile);

describe.skipIf(!hasTool('soffice'))('in LibreOffice', () => {
  let folder = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kalam-office-'));
    const files: string[] = [];
    const write = async (name: string, input: ResumeInput) => {
      const file = join(folder, `${name}.docx`);
      await writeFile(file, await testEngine.docx(input));
      files.push(file);
    };
    for (const template of templateNames)
      for (const person of persons) await write(`${template}-${person}`, inputOf(template, person));
    await write('large', large);
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    await run('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...files]);
    // Fifty files in one start of LibreOffice, which takes a minute on a machine that is not busy.
  }, 600_000);

  afterAll(() => rm(folder, { recursive: true, force: true }));

  const readBack = async (name: string) =>
    readPdf(new Uint8Array(await readFile(join(folder, `${name}.pdf`))));

  it('has as many pages as our own PDF, in 50 of 50 resumes', async () => {
    const different: string[] = [];
    let count = 0;
    const compare = async (name: string, input: ResumeInput) => {
      const [word, ours] = [await readBack(name), testEngine.layOut(input).layout.pages];
      count += 1;
      if (word.pages.length !== ours.length)
        different.push(`${name}: ${word.pages.length} instead of ${ours.length}`);
    };
    for (const template of templateNames)
      for (const person of persons) await compare(`${template}-${person}`, inputOf(template, person));
    await compare('large', large);
    expect(count).toBeGreaterThanOrEqual(50);
    expect(different).toEqual([]);
  });

  it('names the pages after the first, and only those', async () => {
    const { pages } = await readBack('modern-three pages');
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, text] of pages.entries())
      expect(text.includes(`${fullResume.personalInfo.fullName} · ${index + 1}`)).toBe(index > 0);
  });

  describe.each(templateNames)('the template %s', (template) => {
    it.each(['full', 'fresher', 'rich', 'rich fresher'] as const)(
      'reads a %s resume as our own PDF does',
      async (person) => {
        const resume = compose({ data: people[person], template: templateOf(template), date: testDate });
        const pdf = await readBack(`${template}-${person}`);
        expect(missingTexts(pdf.text, resume)).toEqual([]);
        let place = 0;
        for (const { heading } of resume.sections) {
          place = pdf.text.toLowerCase().indexOf(`\n${heading.text.toLowerCase()}`, place);
          expect(place, heading.text).toBeGreaterThan(0);
        }
      },
    );
  });
});
