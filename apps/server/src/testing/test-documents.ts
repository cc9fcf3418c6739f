import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';
import { createDocumentWriter, type DocumentWriterOptions } from '../documents/document-writer.ts';

/** Writes documents in a thread, as the server does. */
export const startDocuments = (options: Partial<DocumentWriterOptions> = {}) =>
  createDocumentWriter({
    program: pathToFileURL(inject('documentWorker')),
    warn: () => undefined,
    ...options,
  });

/** Its thread starts with the first document and keeps no test from ending. */
export const testDocuments = startDocuments();
