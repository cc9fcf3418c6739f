import { type Refusal, refuse } from '@kalam/domain/refusal';
import { importLimits } from '@kalam/domain/resumes/import-limits';
import { Archive } from '../archive/open-archive.ts';
import { ArchiveError, type ArchiveFault } from '../archive/zip-directory.ts';
import { isLinkedInExport } from '../linkedin/linkedin-files.ts';
import { decodeText } from '../text/decode-text.ts';
import type { SourceKind } from './source-document.ts';

/** A sign a byte; decoders would make others of some. */
const startOf = (bytes: Uint8Array, length: number): string =>
  String.fromCharCode(...bytes.subarray(0, length));

/**
 * What a file is, by what stands in it: names lie, and a mail or a phone often takes them away. The name decides only where
 * the bytes leave it open.
 */
export const sniffFile = (name: string, bytes: Uint8Array): SourceKind | Refusal => {
  if (bytes.length === 0) return refuse('import-empty-file');
  if (bytes.length > importLimits.megabytes * 1024 * 1024)
    return refuse('import-too-large', { megabytes: importLimits.megabytes });
  const start = startOf(bytes, 1024);
  if (start.startsWith('PK\u0003\u0004') || start.startsWith('PK\u0005\u0006')) return zipKind(name, bytes);
  if (start.startsWith('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1')) return compoundKind(bytes);
  if (isImage(start)) return refuse('import-image');
  if (start.includes('%PDF-')) return 'pdf';
  return textKind(name, bytes);
};

const isImage = (start: string): boolean =>
  start.startsWith('\u00ff\u00d8\u00ff') ||
  start.startsWith('\u0089PNG') ||
  /^GIF8[79]a/.test(start) ||
  (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') ||
  /^ftyp(?:hei[cfmsx]|hev[cmsx]|mif1|msf1|avif)/.test(start.slice(4, 12)) ||
  start.startsWith('II*\u0000') ||
  start.startsWith('MM\u0000*') ||
  (start.startsWith('BM') && start.slice(6, 10) === '\u0000\u0000\u0000\u0000');

const office: Readonly<
  Record<ArchiveFault, 'import-word-broken' | 'import-word-locked' | 'import-archive-bomb'>
> = { broken: 'import-word-broken', locked: 'import-word-locked', bomb: 'import-archive-bomb' };
const plain: Readonly<
  Record<ArchiveFault, 'import-zip-broken' | 'import-zip-locked' | 'import-archive-bomb'>
> = {
  broken: 'import-zip-broken',
  locked: 'import-zip-locked',
  bomb: 'import-archive-bomb',
};

const zipKind = (name: string, bytes: Uint8Array): SourceKind | Refusal => {
  try {
    return archiveKind(new Archive(bytes));
  } catch (failure) {
    if (!(failure instanceof ArchiveError)) throw failure;
    return refuse((/\.do[ct][xm]?$/i.test(name) ? office : plain)[failure.fault]);
  }
};

const archiveKind = (archive: Archive): SourceKind | Refusal => {
  const has = (pattern: RegExp): boolean => archive.names.some((name) => pattern.test(name));
  if (archive.has('[Content_Types].xml')) {
    if (has(/^word\//i)) return 'docx';
    if (has(/^xl\//i)) return refuse('import-spreadsheet');
    if (has(/^ppt\//i)) return refuse('import-slides');
  }
  if (archive.has('word/document.xml')) return 'docx';
  if (archive.has('mimetype'))
    return openDocumentKind(startOf(archive.read('mimetype') ?? new Uint8Array(), 200));
  if (has(/^Index\/Document\.iwa$|^Index\.zip$|\.pages\/(?:Index|index\.xml)/)) return refuse('import-pages');
  if (isLinkedInExport(archive.names)) return 'linkedin-zip';
  return refuse(archive.isLocked ? 'import-zip-locked' : 'import-zip-unknown');
};

const openDocumentKind = (type: string): Refusal => {
  if (type.includes('opendocument.spreadsheet')) return refuse('import-spreadsheet');
  if (type.includes('opendocument.presentation')) return refuse('import-slides');
  return refuse(type.includes('opendocument') ? 'import-odt' : 'import-unknown-file');
};

const streamKinds = [
  ['EncryptedPackage', 'import-word-locked'],
  ['WordDocument', 'import-old-word'],
  ['Workbook', 'import-spreadsheet'],
  ['Book', 'import-spreadsheet'],
  ['PowerPoint Document', 'import-slides'],
] as const;

/** The container of Office until 2003, and of what Office locks today. Its directory names the streams, 128 bytes each. */
const compoundKind = (bytes: Uint8Array): Refusal => {
  const names = new Set<string>();
  for (let at = 512; at + 128 <= bytes.length && names.size < 10_000; at += 128) {
    const length = bytes[at + 64] ?? 0;
    // A name is followed by its length in bytes with the closing zero, and by the kind of the entry.
    if (bytes[at + 65] !== 0 || length < 4 || length > 64 || (bytes[at + 66] ?? 9) > 5) continue;
    names.add(startOf(bytes.subarray(at, at + length - 2), 64).replaceAll('\u0000', ''));
  }
  const found = streamKinds.find(([name]) => names.has(name));
  return refuse(found ? found[1] : 'import-unknown-file');
};

const textKind = (name: string, bytes: Uint8Array): SourceKind | Refusal => {
  const text = decodeText(bytes);
  if (text === undefined) return refuse('import-unknown-file');
  const start = text.slice(0, 4000).trimStart();
  if (start === '') return refuse(text.trim() === '' ? 'import-empty-file' : 'import-unknown-file');
  if (start.startsWith('{\\rtf')) return refuse('import-rtf');
  if (/^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)?<(?:!doctype html|html|head|body)\b/i.test(start))
    return refuse('import-web-page');
  if (/^MIME-Version:[\s\S]*^Content-Type:\s*(?:multipart\/related|text\/html)/im.test(start))
    return refuse('import-web-page');
  if (start.startsWith('<?xml') || start.startsWith('<')) {
    const kind = markupKind(start);
    if (kind) return refuse(kind);
  }
  return isJson(name, text) ? 'json-resume' : 'text';
};

const markupKind = (start: string): 'import-old-word' | 'import-odt' | 'import-image' | undefined => {
  if (/progid="Word\.Document"|<w:wordDocument|<pkg:package/.test(start)) return 'import-old-word';
  if (/<office:document\b/.test(start)) return 'import-odt';
  return /<svg\b/.test(start) ? 'import-image' : undefined;
};

const isJson = (name: string, text: string): boolean => {
  if (!/^\s*[[{]/.test(text)) return /\.json$/i.test(name);
  try {
    JSON.parse(text);
    return true;
  } catch {
    return /\.json$/i.test(name);
  }
};
