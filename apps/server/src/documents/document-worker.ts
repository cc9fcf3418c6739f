import { parentPort } from 'node:worker_threads';
import type { Bill } from '@kalam/documents/bill/bill';
import type { OrderResume } from '@kalam/domain/payments/payment-model';
import type { Refusal } from '@kalam/domain/refusal';
import type { DocumentPart } from '@kalam/domain/resumes/saved/download-rules';
import {
  unprintableIn,
  type WrittenPages,
  type WrittenResume,
  writeBill,
  writePages,
  writeResume,
} from './write-document.ts';

/** What the thread is asked for. */
export type DocumentRequest =
  | {
      readonly kind: 'resume';
      readonly resume: OrderResume;
      readonly date: string;
      readonly part: DocumentPart;
    }
  | { readonly kind: 'pages'; readonly resume: OrderResume; readonly date: string }
  | { readonly kind: 'bill'; readonly bill: Bill; readonly date: string }
  | { readonly kind: 'unprintable'; readonly resume: OrderResume; readonly date: string };

/** What each of these is answered with. */
export interface DocumentResults {
  readonly resume: WrittenResume;
  readonly pages: WrittenPages;
  readonly bill: Uint8Array;
  readonly unprintable: readonly Refusal[];
}

export type DocumentAnswer =
  | { readonly kind: 'done'; readonly result: DocumentResults[keyof DocumentResults] }
  | { readonly kind: 'failed'; readonly reason: string };

const resultOf = (request: DocumentRequest): Promise<DocumentResults[keyof DocumentResults]> => {
  switch (request.kind) {
    case 'resume':
      return writeResume(request.resume, request.date, request.part);
    case 'pages':
      return writePages(request.resume, request.date);
    case 'bill':
      return writeBill(request.bill, request.date);
    case 'unprintable':
      return unprintableIn(request.resume, request.date);
  }
};

const answer = async (request: DocumentRequest): Promise<DocumentAnswer> => {
  try {
    return { kind: 'done', result: await resultOf(request) };
  } catch (error) {
    return {
      kind: 'failed',
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
};

parentPort?.on('message', async (request: DocumentRequest) => parentPort?.postMessage(await answer(request)));
