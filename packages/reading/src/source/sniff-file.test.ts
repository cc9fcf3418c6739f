import { messageText } from '@kalam/domain/message-catalogue';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { sniffFile } from './sniff-file.ts';

const kind = (name: string, content: string | Uint8Array): string => {
  const bytes = typeof content === 'string' ? strToU8(content) : content;
  const found = sniffFile(name, bytes);
  return typeof found === 'string' ? found : found.code;
};

const bytes = (...values: number[]) => Uint8Array.from([...values, ...Array.from({ length: 600 }, () => 7)]);
const zip = (...names: string[]) => zipSync(Object.fromEntries(names.map((name) => [name, strToU8('x')])));
const wide = (text: string) => Uint8Array.from([...text].flatMap((sign) => [sign.charCodeAt(0), 0]));

/** A container of the old Office with one stream. */
const compound = (stream: string): Uint8Array => {
  const file = new Uint8Array(1024);
  file.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  file.set(wide(stream), 640);
  file[640 + 64] = stream.length * 2 + 2;
  file[640 + 66] = 2;
  return file;
};

describe('what a file is', () => {
  it.each([
    ['resume.docx', '%PDF-1.7\n', 'pdf'],
    ['resume', `junk of a mail\n%PDF-1.4\n`, 'pdf'],
    ['resume.pdf', zip('[Content_Types].xml', 'word/document.xml'), 'docx'],
    ['resume.doc', zip('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'), 'docx'],
    ['marks.docx', zip('[Content_Types].xml', 'xl/workbook.xml'), 'import-spreadsheet'],
    ['talk.docx', zip('[Content_Types].xml', 'ppt/presentation.xml'), 'import-slides'],
    ['a.odt', zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.text') }), 'import-odt'],
    ['a.epub', zipSync({ mimetype: strToU8('application/epub+zip') }), 'import-unknown-file'],
    ['resume.pages', zip('Index/Document.iwa', 'preview.jpg'), 'import-pages'],
    ['export.zip', zip('Basic_LinkedInDataExport/Profile.csv', 'Connections.csv'), 'linkedin-zip'],
    ['export.zip', zip('Skills.csv', 'Email Addresses.csv'), 'linkedin-zip'],
    ['files.zip', zip('resume.pdf'), 'import-zip-unknown'],
    ['files.zip', zip('Connections.csv', 'messages.csv'), 'import-zip-unknown'],
    ['files.zip', 'PK\u0003\u0004 and no more', 'import-zip-broken'],
    ['resume.docx', 'PK\u0003\u0004 and no more', 'import-word-broken'],
    ['resume.doc', compound('WordDocument'), 'import-old-word'],
    ['resume.docx', compound('EncryptedPackage'), 'import-word-locked'],
    ['resume.doc', compound('Workbook'), 'import-spreadsheet'],
    ['resume.doc', compound('Something'), 'import-unknown-file'],
    ['resume.doc', '{\\rtf1\\ansi hello}', 'import-rtf'],
    ['resume.doc', '<html xmlns:w="urn"><body>Hello</body></html>', 'import-web-page'],
    ['resume.doc', '<!DOCTYPE html>\n<p>Hello', 'import-web-page'],
    ['resume.doc', 'MIME-Version: 1.0\nContent-Type: multipart/related; x\n', 'import-web-page'],
    [
      'resume.xml',
      '<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:x/>',
      'import-old-word',
    ],
    ['resume.fodt', '<?xml version="1.0"?><office:document/>', 'import-odt'],
    ['resume.json', '{"basics":{}}', 'json-resume'],
    ['resume.txt', '{"basics":{}}', 'json-resume'],
    ['resume.json', '{"basics":', 'json-resume'],
    ['resume.txt', '[Name] of a person', 'text'],
    ['resume.txt', 'Asha Rao\nBengaluru', 'text'],
    ['resume.md', '\ufeff# आशा राव', 'text'],
    ['resume.txt', wide('Asha Rao, Bengaluru'), 'text'],
    ['resume.txt', Uint8Array.from([0x52, 0xe9, 0x73, 0x75, 0x6d, 0xe9]), 'text'],
    ['photo.pdf', bytes(0xff, 0xd8, 0xff, 0xe0), 'import-image'],
    ['photo.pdf', bytes(0x89, 0x50, 0x4e, 0x47), 'import-image'],
    ['photo', strToU8('\0\0\0\x18ftypheic\0\0\0\0mif1'), 'import-image'],
    ['photo', strToU8('RIFF1234WEBPVP8 '), 'import-image'],
    ['photo', '<svg xmlns="x"></svg>', 'import-image'],
    ['x.docx', '', 'import-empty-file'],
    ['x.txt', ' \n\t ', 'import-empty-file'],
    ['x.bin', bytes(0, 1, 2, 3), 'import-unknown-file'],
    ['x.exe', bytes(0x4d, 0x5a, 0x90, 0), 'import-unknown-file'],
  ])('%s with %.40j is %s', (name, content, expected) => {
    expect(kind(name, content)).toBe(expected);
  });

  it('names how large a file may be', () => {
    const refusal = sniffFile('a.pdf', new Uint8Array(21 * 1024 * 1024));
    expect(typeof refusal === 'string' ? '' : messageText(refusal)).toContain('larger than 20 MB');
  });

  it('knows an answer to any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), fc.string(), (content, name) => {
        const found = sniffFile(name, content);
        expect(typeof found === 'string' ? found : messageText(found)).toMatch(/./);
      }),
    );
  });
});
