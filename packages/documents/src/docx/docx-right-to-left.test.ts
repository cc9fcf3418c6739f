import { expect, it } from 'vitest';
import { testEngine, testInput } from '../testing/engine-node.ts';
import { missingTexts } from '../testing/field-texts.ts';
import { readDocx } from '../testing/read-docx.ts';
import { urduResume } from '../testing/resumes/script-resumes.ts';
import { fullResume } from '../testing/resumes/test-resumes.ts';

const written = async (data = urduResume) => {
  const input = testInput({ data });
  const docx = readDocx(await testEngine.docx(input));
  await testEngine.prepare(input);
  return { docx, body: docx.xml('word/document.xml'), document: testEngine.layOut(input).document };
};

const paragraphWith = (body: string, text: string): string =>
  [...body.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([found]) => found).find((found) => found.includes(text)) ?? '';

it('Urdu is in a Word file as typed, in its face and its language', async () => {
  const { docx, document } = await written();
  expect(missingTexts(docx.text, document)).toEqual([]);
  expect(docx.xml('word/styles.xml')).toContain('w:cs="Noto Nastaliq Urdu"');
  expect(docx.xml('word/settings.xml')).toContain('w:bidi="ur-IN"');
  expect(Object.keys(docx.files)).toContain('word/fonts/nastaliq-arab-400.odttf');
});

it('a paragraph that begins in Urdu goes from right to left, with what stands beside its first words', async () => {
  const { body } = await written();
  const bullet = paragraphWith(body, 'support@example.com');
  expect(bullet).toMatch(/<w:pPr><w:pStyle w:val="ListBullet"\/>.*?<w:bidi\/>/);
  expect(bullet).toContain('<w:spacing w:val="0"/><w:rtl/></w:rPr><w:t xml:space="preserve">ای میل </w:t>');
  expect(bullet).toContain('<w:r><w:t xml:space="preserve">support@example.com</w:t></w:r>');
  const beside = ['عائشہ', 'ayesha@example.com', 'Acme Systems', 'qalam.example.com'];
  for (const text of [...beside, 'Work Experience', 'Expert'])
    expect(paragraphWith(body, text), text).toContain('<w:bidi/>');
  for (const text of ['Date: ', 'Signature'])
    expect(paragraphWith(body, text), text).not.toContain('<w:bidi/>');
});

it('a word of Urdu in an English line turns alone', async () => {
  const { body, docx } = await written({ ...fullResume, summary: 'Wrote Urdu (اردو) & English "too"' });
  const line = paragraphWith(body, 'اردو');
  expect(line).not.toContain('<w:bidi/>');
  expect(line).toContain('<w:rtl/></w:rPr><w:t xml:space="preserve">اردو</w:t>');
  expect(docx.text).toContain('Wrote Urdu (اردو) & English "too"');
});
