import { describe, expect, it } from 'vitest';
import { exportResume } from '../export-resume.ts';
import { templateNames } from '../templates/template.ts';
import { templateOf } from '../templates/template-catalogue.ts';
import { hasTool, pdftotext, qpdfComplaints } from '../testing/document-tools-node.ts';
import { testEngine, testInput } from '../testing/engine-node.ts';
import { readDocx } from '../testing/read-docx.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { testLetter } from '../testing/resumes/test-letter.ts';
import { fullResume, testDate, tinyPng } from '../testing/resumes/test-resumes.ts';
import { writeText } from '../text/write-text.ts';
import { compose } from './compose.ts';
import { composeLetter } from './compose-letter.ts';

const withLetter = { ...fullResume, letter: testLetter };
const letterInput = (template = 'modern', letter = testLetter) =>
  testInput({ template, data: { ...fullResume, letter }, part: 'letter' });
const composed = (template = 'modern', data: typeof fullResume = withLetter) =>
  composeLetter({ data, template: templateOf(template), date: testDate });

/** What is read, in the order it is to be read in. */
const inOrder = [
  'Ananya Deshpande',
  'ananya.deshpande@example.com',
  '10 November 2026',
  'The Hiring Manager',
  'Sample Analytics Private Limited',
  'Pune 411045',
  'Subject: Application for Senior Data Engineer (Ref. DE/2026-17)',
  'Dear Ms. Kulkarni,',
  'I am writing to apply',
  'In my present role',
  'efficient backfills',
  'within thirty days.',
  'Yours sincerely,',
  'Ananya Deshpande',
];
const expectOrder = (text: string, words: readonly string[] = inOrder) => {
  const flat = text.replace(/\s+/g, ' ').toLowerCase();
  let place = 0;
  for (const word of words) {
    const found = flat.indexOf(word.toLowerCase(), place);
    expect(found, `${word} in ${flat}`).toBeGreaterThanOrEqual(place);
    place = found + word.length;
  }
};

describe('a cover letter', () => {
  it('stands under the head of its resume, and shows none of its sections', () => {
    const { sections, letter, title, ...head } = composed();
    const {
      sections: _,
      title: __,
      ...resume
    } = compose({
      data: withLetter,
      template: templateOf('modern'),
      date: testDate,
    });
    expect(head).toEqual(resume);
    expect(sections).toEqual([]);
    expect(title).toBe('Cover letter – Ananya Deshpande');
    expect(letter?.paragraphs).toHaveLength(4);
  });

  it('is of the day it is made where it has no date, and says Subject once', () => {
    const { date: _, ...undated } = testLetter;
    const { letter } = composed('modern', {
      ...fullResume,
      letter: { ...undated, subject: 'Sub: Clerk, reference 7' },
    });
    expect(letter?.date.text).toBe('15 November 2026');
    expect(letter?.subject).toMatchObject({ label: '', text: 'Sub: Clerk, reference 7' });
  });

  it('speaks the language of the resume', () => {
    const hindi = composed('classic', { ...fullResume, language: 'hi' });
    expect(hindi).toMatchObject({ title: 'कवर लेटर – Ananya Deshpande', language: 'hi-IN' });
    expect(hindi.letter).toMatchObject({
      salutation: { text: 'महोदय / महोदया,' },
      closing: { text: 'भवदीय,' },
    });
  });

  it('is written as plain text, for a mail', () => {
    expect(writeText(composed())).toContain(
      'Pune 411045\n\nSubject: Application for Senior Data Engineer (Ref. DE/2026-17)\n\nDear Ms. Kulkarni,\n\nI am',
    );
    expectOrder(writeText(composed()));
  });

  it('leaves the resume as it is', async () => {
    expect(await testEngine.pdf(testInput({ data: withLetter }))).toEqual(await testEngine.pdf(testInput()));
    expect(await testEngine.docx(testInput({ data: withLetter }))).toEqual(
      await testEngine.docx(testInput()),
    );
  });

  it('is signed by the picture there is, or by the name where it cannot be had', async () => {
    const signed = testInput({ data: { ...withLetter, signature: tinyPng }, part: 'letter' });
    await testEngine.prepare(signed);
    const images = (input: typeof signed) =>
      testEngine
        .layOut(input)
        .layout.pages.flatMap(({ groups }) => groups.flatMap(({ items }) => items))
        .filter(({ kind }) => kind === 'image');
    expect(images(signed)).toHaveLength(1);
    const gone = { ...signed, data: { ...withLetter, signature: '/api/images/gone' } };
    await testEngine.prepare(gone);
    expect(images(gone)).toEqual([]);
    expect(testEngine.leftOut(gone)).toEqual(['signature']);
    expect(readDocx(await testEngine.docx(signed)).files).toHaveProperty('word/media/image1.png');
  });
});

describe.each(templateNames)('a cover letter in the template %s', (template) => {
  it('is one tagged page that reads in order', async () => {
    const bytes = await testEngine.pdf(letterInput(template));
    const pdf = await readPdf(bytes);
    expect(pdf.pages).toHaveLength(1);
    expectOrder(pdf.text);
    expect(pdf).toMatchObject({
      title: 'Cover letter – Ananya Deshpande',
      author: 'Ananya Deshpande',
      language: 'en-IN',
      tagged: true,
    });
    expect(pdf.roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(pdf.roles).not.toContain('H2');
    expect(pdf.links).toContain('mailto:ananya.deshpande@example.com');
    if (hasTool('qpdf')) expect(await qpdfComplaints(bytes)).toBe('');
    if (hasTool('pdftotext'))
      for (const order of ['raw', 'default'] as const) expectOrder(await pdftotext(bytes, order));
  });

  it('is the same letter in Word', async () => {
    const docx = readDocx(await testEngine.docx(letterInput(template)));
    expectOrder(docx.text);
    expect(docx.properties.title).toBe('Cover letter – Ananya Deshpande');
    expect(docx.paragraphs.map(({ style }) => style)).not.toContain('Heading1');
  });

  it('says by how many lines it is over, and loses none of them', async () => {
    const line = 'One more sentence of an ordinary length that fills about a line of the page.';
    const long = (lines: number) =>
      letterInput(template, {
        ...testLetter,
        body: `${testLetter.body}\n${Array(lines).fill(line).join(' ')}`,
      });
    await testEngine.prepare(long(1));
    const over = (lines: number) => testEngine.layOut(long(lines)).layout.linesOver ?? 0;
    expect(over(0)).toBe(0);
    const [some, more] = [over(40), over(60)];
    expect(some).toBeGreaterThan(0);
    expect(more).toBeGreaterThan(some + 10);
    const pdf = await readPdf(await testEngine.pdf(long(60)));
    expect(pdf.pages).toHaveLength(2);
    expect(pdf.text.replace(/\s+/g, ' ').split(line)).toHaveLength(61);
    // The signature is not alone on its page.
    expect(pdf.pages[1]).toContain('an ordinary length');
  });
});

describe('the file of a letter', () => {
  it('is named as one', async () => {
    const named = async (more: object) =>
      (await exportResume(testEngine, { ...letterInput('classic'), format: 'pdf', ...more })).name;
    expect(await named({})).toBe('cover_letter_classic_2026-11-15.pdf');
    expect(await named({ format: 'docx', resumeName: 'My First' })).toBe(
      'my_first_cover_letter_2026-11-15.docx',
    );
  });
});
