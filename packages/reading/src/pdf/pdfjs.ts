import type * as Module from 'pdfjs-dist';

/** What is used of pdf.js. Node and browsers load different builds of it, with the same members. */
export type PdfJs = Pick<typeof Module, 'getDocument' | 'OPS'>;
export type {
  PDFDocumentLoadingTask,
  PDFDocumentProxy,
  PDFPageProxy,
} from 'pdfjs-dist';
