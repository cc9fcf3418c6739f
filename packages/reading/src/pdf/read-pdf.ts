import { type Refusal, refuse } from '@kalam/domain/refusal';
import { loadPdfJs } from '#load-pdfjs';
import type { ReadingNote } from '../reading-result.ts';
import type { PlacedText } from '../source/source-document.ts';
import { type OpenPdf, openPdf } from './open-pdf.ts';
import { type OwnFile, ownFile } from './own-marks.ts';
import { ActualTexts } from './page/actual-text.ts';
import { type PageReading, readPage } from './page/read-page.ts';
import { pdfLimits } from './pdf-limits.ts';
import { type TagNode, tagTree } from './tags.ts';
import { hasLittleText, pictureNotes, streamOf } from './text-stream.ts';

export interface ReadPdfOptions {
  /** From 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
  /** How long opening and reading may each take. */
  readonly milliseconds?: number;
}

export interface ReadPdf {
  readonly refusal?: undefined;
  readonly placed: PlacedText;
  /** All that was read, in the order of the file. */
  readonly text: string;
  readonly producer: string;
  /** Of the words that no person wrote. */
  readonly language: string;
  readonly notes: readonly ReadingNote[];
  /** Only where the file has one that can be trusted. */
  readonly tags?: TagNode;
  /** The printed fields, where the file is one of ours that says so. */
  readonly own?: OwnFile;
  /** What each page draws, and its own tags. */
  readonly readings: readonly PageReading[];
  /** What somebody who opens it may do; absent where nothing is forbidden. */
  readonly permissions?: readonly number[];
}

export type PdfReading = { readonly refusal: Refusal } | ReadPdf;

/**
 * Reads the text of a PDF with its places. What is drawn invisibly or in the colour of the paper is read like all other
 * text, so that it is seen in the review; what lies outside of the page is no part of it. Rejects only where it is
 * cancelled. Whoever has to be sure that a file cannot hold it up longer than the limit ends the worker it runs in.
 */
export const readPdf = async (bytes: Uint8Array, options: ReadPdfOptions = {}): Promise<PdfReading> => {
  const { signal, milliseconds = pdfLimits.milliseconds } = options;
  signal?.throwIfAborted();
  // How long pdf.js takes to arrive is no fault of the file.
  await loadPdfJs();
  signal?.throwIfAborted();
  const document = await withinTime(milliseconds, openPdf(bytes, { maxImageSize: 1 }), signal);
  if (document === undefined) return { refusal: refuse('import-took-too-long') };
  if (document.refusal) return { refusal: document.refusal };
  try {
    const reading = await withinTime(milliseconds, readOpen(document, bytes, options), signal);
    return reading ?? { refusal: refuse('import-took-too-long') };
  } catch (failure) {
    if (signal?.aborted) throw failure;
    return { refusal: refuse('import-pdf-broken') };
  } finally {
    // Not waited for: a page that is being read holds it up.
    void document.close();
  }
};

/** The result, or nothing where it does not come in time. */
const withinTime = <Result>(
  milliseconds: number,
  work: Promise<Result>,
  signal: AbortSignal | undefined,
): Promise<Result | undefined> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), milliseconds);
    const cancel = (): void => reject(signal?.reason);
    signal?.addEventListener('abort', cancel, { once: true });
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    });
  });

const readOpen = async (
  { pdf, pdfjs }: OpenPdf,
  bytes: Uint8Array,
  { onProgress, signal }: ReadPdfOptions,
): Promise<PdfReading> => {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }));
  const facts = info as { Producer?: unknown; Creator?: unknown; Language?: unknown };
  const producer = textOf(facts.Producer) || textOf(facts.Creator);
  // Our own glyphs say all that is to be said.
  const actual = producer === 'Kalam' ? undefined : new ActualTexts(bytes);
  const pages: PageReading[] = [];
  let characters = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await readPage(pdf, pdfjs, number, pdfLimits.characters - characters, actual);
    if (page === 'too-much') return { refusal: refuse('import-took-too-long') };
    signal?.throwIfAborted();
    pages.push(page);
    characters += page.pieces.reduce((sum, { text }) => sum + text.length, 0);
    onProgress?.(number / pdf.numPages);
  }
  if (pages.every(({ failed }) => failed)) return { refusal: refuse('import-pdf-broken') };
  if (pages.every(hasLittleText)) return { refusal: refuse('import-pdf-picture') };
  const { runs, text } = streamOf(pages);
  const tags = tagTree(pages, runs);
  const permissions = await pdf.getPermissions().catch(() => null);
  const own = producer === 'Kalam' ? ownFile(bytes, pages, runs) : undefined;
  return {
    placed: {
      pages: pages.map(({ size }) => size),
      runs: runs.map(({ run }) => run),
      rules: pages.flatMap(({ drawing }) => drawing.rules),
    },
    text,
    producer,
    language: textOf(facts.Language),
    notes: pictureNotes(pages),
    readings: pages,
    ...(permissions && { permissions }),
    ...(tags && { tags }),
    ...(own && { own }),
  };
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
