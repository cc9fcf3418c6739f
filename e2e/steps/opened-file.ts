import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The words of a PDF, page by page. */
export const pdfPages = async (file: Uint8Array): Promise<string[]> => {
  const task = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const pdf = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await task.destroy();
  return pages;
};

/** What a ZIP holds, by its own list at the end. */
const unzipped = (file: Buffer): Map<string, Buffer> => {
  const end = file.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (end < 0) throw new Error('is no ZIP');
  const parts = new Map<string, Buffer>();
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => file.readUInt16LE(at + place));
    const name = file.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    const local = file.readUInt32LE(at + 42);
    const begin = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const packed = file.subarray(begin, begin + file.readUInt32LE(at + 20));
    parts.set(name, file.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed));
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return parts;
};

/** The words of a Word file. */
export const wordText = (file: Buffer): string => {
  const document = unzipped(file).get('word/document.xml')?.toString('utf8');
  if (document === undefined || !document.endsWith('</w:document>')) throw new Error('holds no document');
  return [...document.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, text]) => text).join(' ');
};

/** The rows of a list for spreadsheets; a cell may hold commas, quotes and lines. */
const csvRows = (text: string): string[][] => {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, after] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (after === '\r\n') rows.push([]);
    if (after === '') break;
  }
  return rows.filter((row) => row.length > 1 || row[0] !== '');
};

const readers: Readonly<Record<string, (file: Buffer) => Promise<string> | string>> = {
  '.pdf': async (file) => {
    if (!file.subarray(-1024).includes('%%EOF')) throw new Error('ends too early');
    return (await pdfPages(file)).join(' ');
  },
  '.docx': wordText,
  '.json': (file) => JSON.stringify(JSON.parse(file.toString('utf8'))),
  '.csv': (file) => {
    const rows = csvRows(file.toString('utf8').replace(/^\uFEFF/, ''));
    const [head = []] = rows;
    if (rows.some((row) => row.length !== head.length)) throw new Error('has rows of several lengths');
    return head.join(' ');
  },
  '.txt': (file) => file.toString('utf8'),
};

/** Opens a file as whoever downloaded it would; throws with what is wrong with it. */
export const openFile = async (name: string, path: string): Promise<void> => {
  const read = readers[extname(name)];
  if (read === undefined) throw new Error(`${name}: nobody knows how to open it`);
  try {
    const text = await read(await readFile(path));
    if (text.trim() === '') throw new Error('has no words in it');
  } catch (error) {
    throw new Error(`${name} ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
};
