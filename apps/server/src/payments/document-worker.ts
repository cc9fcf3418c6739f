import { parentPort } from 'node:worker_threads';
import type { OrderResume } from '@kalam/domain/payments/payment-model';
import { type WordlessDocument, type WrittenResume, writeDocument, writeResume } from './write-document.ts';

/** What the thread is asked for. */
export type DocumentRequest =
  | { readonly kind: 'resume'; readonly resume: OrderResume; readonly date: string }
  | { readonly kind: 'document'; readonly document: WordlessDocument; readonly date: string };

export type DocumentAnswer =
  | { readonly kind: 'written'; readonly written: WrittenResume }
  | { readonly kind: 'failed'; readonly reason: string };

const answer = async (request: DocumentRequest): Promise<DocumentAnswer> => {
  try {
    const { date } = request;
    const written =
      request.kind === 'resume'
        ? await writeResume(request.resume, date)
        : { bytes: await writeDocument(request.document, date), leftOut: [] };
    return { kind: 'written', written };
  } catch (error) {
    return {
      kind: 'failed',
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
};

parentPort?.on('message', async (request: DocumentRequest) => parentPort?.postMessage(await answer(request)));
