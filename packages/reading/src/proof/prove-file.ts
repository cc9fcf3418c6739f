import type { Today } from '@kalam/domain/calendar/calendar-day';
import type { Refusal } from '@kalam/domain/refusal';
import { documentWords } from '@kalam/domain/resumes/document-words';
import { loadPdfJs } from '#load-pdfjs';
import { PageBoxes } from '../draft/page-boxes.ts';
import { printedWords } from '../pdf/own-values.ts';
import type { ReadPdfOptions } from '../pdf/read-pdf.ts';
import type { FileProof, ProofReader, ProofWarning, ReaderAnswer, WrittenResume } from './file-proof.ts';
import { fieldsOf } from './printed-fields.ts';
import { readBackDocx } from './read-back-docx.ts';
import { readBackPdf } from './read-back-pdf.ts';
import { readByPage } from './read-by-page.ts';
import { readByTags } from './read-by-tags.ts';
import { type Answer, readByText, type TextReading } from './read-by-text.ts';

export interface ProofOptions extends ReadPdfOptions {
  readonly today: Today;
}

/** What the makers of screening software advise at most (docs/decisions/proof-of-the-file.md). */
const largeFile = 2_500_000;

/** What is fetched to read such a file; it may come while the file is being made. */
export const loadReaders = async (format: FileProof['format']): Promise<void> => {
  if (format === 'pdf') await loadPdfJs();
};

/**
 * Reads a finished file back with three readers that know nothing of each other, and holds what each of them got beside
 * what is printed. Opened once; what cannot be opened by anybody is refused.
 */
export const proveFile = async (
  bytes: Uint8Array,
  written: WrittenResume,
  options: ProofOptions,
): Promise<FileProof | { readonly refusal: Refusal }> => {
  const words = printedWords(documentWords[written.language]);
  const [sha256, back] = await Promise.all([
    sha256Of(bytes),
    isPdf(bytes) ? readBackPdf(bytes, words, options) : readBackDocx(bytes, words, options),
  ]);
  if ('refusal' in back) return back;
  const { format, text, body, page, tagged, placed } = back;
  const fields = fieldsOf(written.printed);
  const byText = readByText(written.printed, fields, body);
  const byPage = page ? readByPage(fields, page, words) : new Map<string, Answer>();
  const byTags = readByTags(fields, tagged, words);
  const boxes = new PageBoxes(placed);
  const answer = (reader: ProofReader, found: Answer | undefined): ReaderAnswer => ({
    reader,
    got: found?.got ?? '',
    isSame: found?.isSame ?? false,
  });
  const moved = byText.moved.length > 0 ? [wrongOrder(byText.moved, boxes)] : [];
  return {
    format,
    bytes: bytes.length,
    sha256,
    fields: fields.map(({ path, lines }) => ({
      path,
      wrote: lines.join('\n'),
      answers: [
        answer('text', byText.answers.get(path)),
        answer('page', byPage.get(path)),
        answer('tags', byTags.get(path)),
      ],
      boxes: boxes.of(byText.answers.get(path)?.at ?? []),
    })),
    warnings: [...sizeWarnings(bytes), ...back.warnings, ...moved],
    pages: placed?.pages ?? [],
    text,
  };
};

const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');

/** Longer than this the words say no more. */
const mostNamed = 3;

const wrongOrder = (moved: TextReading['moved'], boxes: PageBoxes): ProofWarning => ({
  kind: 'wrong-order',
  what: moved
    .slice(0, mostNamed)
    .map(({ text }) => text)
    .join(', '),
  boxes: moved.flatMap(({ at }) => boxes.of(at)),
});

const sizeWarnings = ({ length }: Uint8Array): ProofWarning[] =>
  length > largeFile ? [{ kind: 'file-large', what: (length / 1_000_000).toFixed(1), boxes: [] }] : [];

const sha256Of = async (bytes: Uint8Array): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.slice()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};
