import type { PdfJs } from './pdfjs.ts';

/** In tests and benchmarks. */
export const loadPdfJs = (): Promise<PdfJs> =>
  import('pdfjs-dist/legacy/build/pdf.mjs') as unknown as Promise<PdfJs>;
