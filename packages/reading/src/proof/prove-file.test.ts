import { compose } from '@kalam/documents/compose/compose';
import { printedTexts } from '@kalam/documents/compose/printed-texts';
import { templateOf } from '@kalam/documents/templates/template-catalogue';
import { testEngine } from '@kalam/documents/testing/engine-node';
import { testDate, testFormatting } from '@kalam/documents/testing/resumes/test-resumes';
import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { describe, expect, it } from 'vitest';
import { madeResume } from '../testing/corpus/people/made-resume.ts';
import { resumeOfTruth, truthOnOurPage } from '../testing/corpus/resume-of-truth.ts';
import { lockedPdf, restrictedPdf } from '../testing/encrypted-pdfs.ts';
import { patiently } from '../testing/patiently.ts';
import { DocxEditor } from '../testing/planting/docx-editor.ts';
import { PdfEditor } from '../testing/planting/pdf-editor.ts';
import { plantedKinds } from '../testing/planting/plant-defects.ts';
import type { FileProof, WrittenResume } from './file-proof.ts';
import { proveFile } from './prove-file.ts';

const made = (seed: number): ResumeData => resumeOfTruth(truthOnOurPage(madeResume(seed)));

const writtenOf = (data: ResumeData, template: string): WrittenResume => ({
  printed: printedTexts(compose({ data, template: templateOf(template), date: testDate })),
  language: data.language ?? 'en',
});

const bytesOf = (data: ResumeData, template: string, format: 'pdf' | 'docx'): Promise<Uint8Array> =>
  testEngine[format]({ data, template, formatting: testFormatting(), date: testDate });

const proven = async (bytes: Uint8Array, written: WrittenResume): Promise<FileProof> => {
  const proof = await proveFile(bytes, written, {
    today: visitorToday(new Date(2026, 10, 16)),
    ...patiently,
  });
  if ('refusal' in proof) throw new Error(`refused: ${proof.refusal.code}`);
  return proof;
};

const differing = ({ fields }: FileProof): readonly string[] =>
  fields.flatMap(({ path, wrote, answers }) =>
    answers.flatMap(({ reader, got, isSame }) =>
      isSame ? [] : [`${reader} ${path}: “${got}” for “${wrote}”`],
    ),
  );

const kindsOf = ({ warnings }: FileProof): readonly string[] => [
  ...new Set(warnings.map(({ kind }) => kind)),
];

/** An experienced person, a fresher and a page in Hindi. */
const people = { experienced: 1, fresher: 0, Hindi: 7 } as const;

describe('a file of ours is read as it was written by all three readers, without a warning', () => {
  const cases = [
    ['experienced', 'modern', 'pdf'],
    ['experienced', 'executive', 'docx'],
    ['fresher', 'classic', 'pdf'],
    ['fresher', 'creative', 'docx'],
    ['Hindi', 'minimalist', 'pdf'],
    ['Hindi', 'business', 'docx'],
  ] as const;
  it.each(cases)('%s in %s as %s', async (who, template, format) => {
    const data = made(people[who]);
    const bytes = await bytesOf(data, template, format);
    const proof = await proven(bytes, writtenOf(data, template));
    expect(differing(proof)).toEqual([]);
    expect(proof.warnings).toEqual([]);
    expect(proof.fields.length).toBeGreaterThan(15);
    expect(proof.bytes).toBe(bytes.length);
    expect(proof.sha256).toMatch(/^[0-9a-f]{64}$/);
  });
});

it('says where on the page each field stands, and in Word no place', async () => {
  const data = made(people.experienced);
  const pdf = await proven(await bytesOf(data, 'modern', 'pdf'), writtenOf(data, 'modern'));
  for (const { boxes, path } of pdf.fields) expect(boxes.length, path).toBeGreaterThan(0);
  const word = await proven(await bytesOf(data, 'modern', 'docx'), writtenOf(data, 'modern'));
  expect(word.fields.flatMap(({ boxes }) => boxes)).toEqual([]);
  expect(word.pages).toEqual([]);
});

it('decision 74: a side column is told', async () => {
  const data = made(people.experienced);
  const proof = await proven(await bytesOf(data, 'side-column', 'pdf'), writtenOf(data, 'side-column'));
  expect(differing(proof)).toEqual([]);
  expect(kindsOf(proof)).toContain('side-column');
});

it('a heading of one’s own that no reader knows is told, and its text is still found', async () => {
  const data: ResumeData = {
    ...made(people.experienced),
    own1: [{ id: 'own', title: 'State player of kabaddi', description: 'Captain for two years.' }],
    arrangement: { headings: { own1: 'On the mat' } },
  };
  for (const format of ['pdf', 'docx'] as const) {
    const proof = await proven(await bytesOf(data, 'modern', format), writtenOf(data, 'modern'));
    expect(differing(proof)).toEqual([]);
    expect(proof.warnings).toEqual([
      { kind: 'unusual-heading', what: expect.stringMatching(/^on the mat$/i), boxes: [] },
    ]);
  }
});

it('what another file says is not taken for what was written', async () => {
  const [one, other] = [made(3), made(6)];
  const proof = await proven(await bytesOf(other, 'modern', 'pdf'), writtenOf(one, 'modern'));
  const name = proof.fields.find(({ path }) => path === 'personalInfo.fullName');
  expect(name?.wrote).toBe(one.personalInfo.fullName);
  expect(name?.answers.map(({ isSame }) => isSame)).toEqual([false, false, false]);
});

describe('a locked file is told, whether it opens or not', () => {
  const written = writtenOf(made(people.experienced), 'modern');
  it.each([
    ['opens', restrictedPdf],
    ['does not open', lockedPdf],
  ])('%s', async (_, bytes) => {
    expect(kindsOf(await proven(bytes, written))).toContain('locked');
  });
});

describe('a planted defect is found', () => {
  it.each([
    ['pdf', PdfEditor],
    ['docx', DocxEditor],
  ] as const)('%s: and none where a file is only written again', async (format, Editor) => {
    const data = made(people.experienced);
    const again = new Editor(await bytesOf(data, 'modern', format)).save();
    const proof = await proven(again, writtenOf(data, 'modern'));
    expect(differing(proof)).toEqual([]);
    expect(proof.warnings).toEqual([]);
  });
  it.each([0, 1])(
    'a name that is printed twice and stands once, the other of the two being %i',
    async (which) => {
      const data = made(52);
      const name = data.personalInfo.fullName;
      const asPdf = new PdfEditor(await bytesOf(data, 'business', 'pdf'));
      const shown = asPdf.texts().filter(({ text }) => text.toLowerCase() === name.toLowerCase());
      const asWord = new DocxEditor(await bytesOf(data, 'business', 'docx'));
      const said = asWord.paragraphs().filter((xml) => xml.replaceAll(/<[^>]*>/g, '') === name);
      const [text, paragraph] = [shown[which], said[which]];
      if (shown.length !== 2 || said.length !== 2 || !text || !paragraph)
        throw new Error('Not printed twice');
      asPdf.replace(text, []);
      asWord.replace(paragraph, '');
      for (const editor of [asPdf, asWord]) {
        const proof = await proven(editor.save(), writtenOf(data, 'business'));
        expect(differing(proof)).toContain(`text personalInfo.fullName: “” for “${name}”`);
      }
    },
  );
  it.each(plantedKinds)('$format: $name', async ({ bytes, found, format }) => {
    const data = made(people.experienced);
    const broken = bytes(await bytesOf(data, 'modern', format), 1);
    if (!broken) throw new Error('Nothing to break');
    const proof = await proven(broken, writtenOf(data, 'modern'));
    if (found === 'field') expect(differing(proof)).not.toEqual([]);
    else expect(kindsOf(proof)).toContain(found);
  });
});
