import { writeFile } from 'node:fs/promises';
import { openFile } from '../steps/opened-file.ts';
import { expect, test } from '../steps/test.ts';

/** Every file that a test downloads is opened by `steps/test.ts`; these are the ones it must not let pass. */
const spoilt: readonly (readonly [name: string, contents: string, says: string])[] = [
  ['a.pdf', '%PDF-1.7\n1 0 obj <<>> endobj\n', 'ends too early'],
  ['b.pdf', '%PDF-1.7\n%%EOF', 'b.pdf '],
  ['c.docx', 'PK\u0003\u0004 and nothing more', 'is no ZIP'],
  ['d.json', '{"name": ', 'd.json '],
  ['e.csv', 'id,name\r\n1,Asha\r\n2\r\n', 'rows of several lengths'],
  ['f.txt', ' \n', 'has no words in it'],
  ['g.exe', 'MZ', 'nobody knows how to open it'],
];

for (const [name, contents, says] of spoilt)
  test(`a spoilt ${name.slice(2)} is noticed: ${says}`, async () => {
    const path = test.info().outputPath(name);
    await writeFile(path, contents);
    await expect(openFile(name, path)).rejects.toThrow(says);
  });

test('rows of a list may hold commas, quotes and lines', async () => {
  const path = test.info().outputPath('list.csv');
  await writeFile(path, '\uFEFFid,name\r\n1,"Rao, ""Asha""\nPune"\r\n2,\r\n');
  await openFile('list.csv', path);
});

test('a download that nobody looks at is opened all the same', async ({ page, openedDownloads }) => {
  await page.setContent('<a download="plain.txt" href="data:text/plain,words">Save</a>');
  await page.getByRole('link').click();
  await expect.poll(() => openedDownloads.count()).toBe(1);
});
