/** The builds for browsers, which have no types of their own. */
declare module 'pdfjs-dist/build/pdf.min.mjs';
declare module 'pdfjs-dist/build/pdf.worker.mjs';
