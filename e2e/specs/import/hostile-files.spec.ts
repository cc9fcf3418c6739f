import { chooseFile, fileOf, importDialog, type OwnFile, zipOf } from '../../steps/bring.ts';
import { expect, test } from '../../steps/test.ts';
import { openBuilder } from '../../steps/wizard.ts';

test.slow();

/** A PDF of bare pages, or of one page with its table of places broken. */
const pdfOf = (pages: number, { isBroken = false } = {}): Buffer => {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`,
    ...Array.from({ length: pages }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'),
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const start = text.length;
  if (isBroken) return Buffer.from(`${text.slice(0, 40)}xref\n0 9\nnonsense\nstartxref\n999999\n%%EOF`);
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`;
  return Buffer.from(text);
};

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const contentTypes =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';
/** A kilobyte for every byte of it. */
const bomb = (): Buffer =>
  zipOf([
    { name: '[Content_Types].xml', content: contentTypes },
    { name: 'word/document.xml', content: Buffer.alloc(300_000_000, 32) },
  ]);

const files: readonly (readonly [kind: string, file: () => OwnFile, says: RegExp])[] = [
  ['no bytes', () => ({ name: 'resume.pdf', content: '' }), /is empty/],
  ['a locked PDF', () => fileOf('locked.pdf'), /password/],
  ['a broken PDF', () => ({ name: 'resume.pdf', content: pdfOf(1, { isBroken: true }) }), /damaged/],
  ['half a PDF', () => ({ name: 'resume.pdf', content: '%PDF-1.7\n' }), /damaged/],
  ['10,000 pages', () => ({ name: 'book.pdf', content: pdfOf(10_000) }), /more than 20 pages/],
  ['a PDF without text', () => ({ name: 'scan.pdf', content: pdfOf(1) }), /picture|no text/],
  ['an archive that unpacks to far more', () => ({ name: 'resume.docx', content: bomb() }), /far more/],
  ['a broken archive', () => ({ name: 'resume.docx', content: 'PK\u0003\u0004 and no more' }), /damaged/],
  ['a picture by another name', () => ({ name: 'resume.pdf', content: picture }), /is a picture/],
  ['an old Word file', () => fileOf('resume.doc'), /old Word/],
  [
    'a program',
    () => ({ name: 'resume.docx', content: Buffer.from([77, 90, 144, 0, 3, 0, 0, 0, 4]) }),
    /cannot read/,
  ],
  ['another JSON', () => ({ name: 'data.json', content: '{"a":1}' }), /does not look like/],
];

test('files that cannot be read say why and what to do, one after the other', async ({ page }) => {
  const failures: string[] = [];
  page.on('pageerror', (failure) => failures.push(String(failure)));
  page.on('crash', () => failures.push('crash'));
  await openBuilder(page);
  await page.getByRole('button', { name: 'Paste text' }).click();
  for (const [kind, make, says] of files) {
    await test.step(kind, async () => {
      const file = make();
      await chooseFile(importDialog(page).getByLabel(/^Choose a/), file);
      const words = importDialog(page).getByRole('alert').filter({ hasText: says });
      await expect(words, kind).toContainText(file.name);
    });
  }
  expect(failures).toEqual([]);

  // The page is as it was.
  await page.keyboard.press('Escape');
  await page.getByLabel('Full name').fill('Meera Das');
  await expect(page.getByText('Saved on this device')).toBeVisible();
});
