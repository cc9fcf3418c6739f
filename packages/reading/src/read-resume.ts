import type { Today } from '@kalam/domain/calendar/calendar-day';
import { type Refusal, refuse } from '@kalam/domain/refusal';
import { readOwnDocx } from './docx/own-docx.ts';
import { readDocx } from './docx/read-docx.ts';
import { assemble } from './draft/assemble.ts';
import { checkConservation } from './draft/conservation.ts';
import { readJson } from './json/read-json.ts';
import { layoutOf } from './layout/blocks-of-page.ts';
import { isLinkedInPdf, linkedInSections } from './linkedin/linkedin-pdf.ts';
import { readLinkedInHead, readLinkedInWork } from './linkedin/linkedin-readers.ts';
import { readLinkedInZip } from './linkedin/read-linkedin-zip.ts';
import { blocksFromTags } from './pdf/blocks-from-tags.ts';
import { readOwnPdf } from './pdf/own-pdf.ts';
import { type ReadPdf, type ReadPdfOptions, readPdf } from './pdf/read-pdf.ts';
import type { ReadResume } from './reading-result.ts';
import { sectionsOf } from './sections/find-sections.ts';
import type { Block } from './source/blocks.ts';
import { sniffFile } from './source/sniff-file.ts';
import type { SourceKind } from './source/source-document.ts';
import { decodeText } from './text/decode-text.ts';
import { readText } from './text/read-text.ts';

export interface ReadResumeOptions extends ReadPdfOptions {
  readonly newId: () => string;
  readonly today: Today;
  /** In development: throws where a character that was read is in no field and not in the tray. */
  readonly isChecked?: boolean;
}

type Outcome = { readonly refusal: Refusal } | ReadResume;

interface Read {
  readonly source: SourceKind;
  readonly text: string;
}

const fromSections = (made: Parameters<typeof assemble>[0], options: ReadResumeOptions): ReadResume => {
  const { resume, account } = assemble(made, options);
  if (options.isChecked) checkConservation(made.text, resume, account);
  return resume;
};

const fromBlocks = (
  read: Read & { readonly blocks: readonly Block[] },
  options: ReadResumeOptions,
): ReadResume =>
  fromSections({ source: read.source, text: read.text, sections: sectionsOf(read.blocks) }, options);

const fromPdf = (read: ReadPdf, options: ReadResumeOptions): ReadResume => {
  const own = readOwnPdf(read, options);
  if (own) return own;
  const { placed, text, producer, notes, tags } = read;
  const { blocks, marks } = tags ? { blocks: blocksFromTags(tags), marks: [] } : layoutOf(placed);
  const isLinkedIn = isLinkedInPdf(producer, blocks);
  // What a file says of its own order and headings is more certain than how its page looks.
  const told = read.tags ? blocksFromTags(read.tags, marks) : blocks;
  const sections = isLinkedIn ? linkedInSections(blocks) : sectionsOf(told);
  const source = isLinkedIn ? 'linkedin-pdf' : 'pdf';
  const readers = isLinkedIn ? { work: readLinkedInWork, head: readLinkedInHead } : {};
  const resume = fromSections({ source, text, sections, marks, placed, readers }, options);
  return { ...resume, notes: [...notes, ...resume.notes] };
};

const fromPdfBytes = async (bytes: Uint8Array, options: ReadResumeOptions): Promise<Outcome> => {
  const read = await readPdf(bytes, options);
  return read.refusal ? { refusal: read.refusal } : fromPdf(read, options);
};

const fromText = (text: string, options: ReadResumeOptions): Outcome => {
  if (/^\s*\{[\s\S]*\}\s*$/.test(text)) {
    const json = readJson(text, options);
    if (!('refusal' in json)) return json;
  }
  const read = readText(text);
  return read.refusal ? { refusal: read.refusal } : fromBlocks({ source: 'text', ...read }, options);
};

const fromDocx = (bytes: Uint8Array, options: ReadResumeOptions): Outcome => {
  const own = readOwnDocx(bytes, options);
  if (own) return own;
  const read = readDocx(bytes);
  return read.refusal ? { refusal: read.refusal } : fromBlocks({ source: 'docx', ...read }, options);
};

const fromFile = async (name: string, bytes: Uint8Array, options: ReadResumeOptions): Promise<Outcome> => {
  const kind = sniffFile(name, bytes);
  if (typeof kind !== 'string') return { refusal: kind };
  switch (kind) {
    case 'pdf':
    case 'own-pdf':
    case 'linkedin-pdf':
      return fromPdfBytes(bytes, options);
    case 'docx':
    case 'own-docx':
      return fromDocx(bytes, options);
    case 'linkedin-zip':
      return readLinkedInZip(bytes, options);
    case 'json-resume':
    case 'kalam':
      return readJson(decodeText(bytes) ?? '', options);
    case 'text': {
      const text = decodeText(bytes);
      return text === undefined ? { refusal: refuse('import-unknown-file') } : fromText(text, options);
    }
  }
};

/**
 * The one way in: file → what it is → its text with places → sections → draft and tray. Every file ends in a draft or in a
 * sentence that says what to do; only a cancelled reading rejects.
 */
export const readResume = async (
  file: { readonly name: string; readonly bytes: Uint8Array } | { readonly text: string },
  options: ReadResumeOptions,
): Promise<Outcome> => {
  options.signal?.throwIfAborted();
  const outcome =
    'text' in file ? fromText(file.text, options) : await fromFile(file.name, file.bytes, options);
  options.signal?.throwIfAborted();
  return outcome;
};
