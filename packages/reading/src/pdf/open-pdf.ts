import { type Refusal, refuse } from '@kalam/domain/refusal';
import { loadPdfJs } from '#load-pdfjs';
import { unpacksToTooMuch } from './packed-streams.ts';
import { pdfLimits } from './pdf-limits.ts';
import type { PDFDocumentLoadingTask, PDFDocumentProxy, PdfJs } from './pdfjs.ts';

export interface OpenPdf {
  readonly refusal?: undefined;
  readonly pdfjs: PdfJs;
  readonly pdf: PDFDocumentProxy;
  close(): Promise<void>;
}

type OpenOptions = Parameters<PdfJs['getDocument']>[0];

/** Whether the bytes may be handed to pdf.js at all. */
const checkBytes = (bytes: Uint8Array): Refusal | undefined => {
  if (bytes.length === 0) return refuse('import-empty-file');
  if (bytes.length > pdfLimits.bytes)
    return refuse('import-too-large', { megabytes: pdfLimits.bytes / 1024 / 1024 });
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  if (!start.includes('%PDF-')) return refuse('import-pdf-broken');
  return unpacksToTooMuch(bytes, pdfLimits) ? refuse('import-took-too-long') : undefined;
};

/** Opens a file without giving pdf.js anything that acts: no scripts, no forms of XFA, no fonts of the system, no network. */
export const openPdf = async (
  bytes: Uint8Array,
  options: Partial<Extract<OpenOptions, object>> = {},
): Promise<OpenPdf | { readonly refusal: Refusal }> => {
  const refusal = checkBytes(bytes);
  if (refusal) return { refusal };
  const pdfjs = await loadPdfJs();
  const task: PDFDocumentLoadingTask = pdfjs.getDocument({
    // pdf.js takes the buffer for itself.
    data: bytes.slice(),
    verbosity: 0,
    isEvalSupported: false,
    enableXfa: false,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    disableFontFace: true,
    stopAtErrors: false,
    ...options,
  });
  try {
    const pdf = await task.promise;
    if (pdf.numPages <= pdfLimits.pages) return { pdfjs, pdf, close: () => task.destroy() };
    await task.destroy();
    return { refusal: refuse('import-too-many-pages', { limit: pdfLimits.pages }) };
  } catch (failure) {
    await task.destroy();
    const isLocked = failure instanceof Error && failure.name === 'PasswordException';
    return { refusal: refuse(isLocked ? 'import-pdf-locked' : 'import-pdf-broken') };
  }
};
