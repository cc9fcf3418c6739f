/// <reference path="./pdf-modules.d.ts" />
import type { PdfJs } from './pdfjs.ts';

const scope = globalThis as { window?: unknown };

/**
 * In a worker of ours, where pdf.js does all its work itself: its second half lies beside it, so that it starts no worker
 * of its own. That half would take a scope without a window for its own worker and answer the messages that are for ours.
 */
export const loadPdfJs = async (): Promise<PdfJs> => {
  const pdfjs = import('pdfjs-dist/build/pdf.min.mjs') as unknown as Promise<PdfJs>;
  const hadWindow = 'window' in scope;
  if (!hadWindow) scope.window = scope;
  try {
    await import('pdfjs-dist/build/pdf.worker.mjs');
  } finally {
    if (!hadWindow) delete scope.window;
  }
  return pdfjs;
};
