import type { FitOutcome, FitRequest } from '@kalam/documents/fit-to-page';
import { faceAddress } from '@kalam/documents/fonts/load-faces-browser';
import { createFitClient } from '@kalam/documents/worker/fit-client';

export interface FitSearch {
  readonly fit: (request: FitRequest) => Promise<FitOutcome>;
  readonly stop: () => void;
}

/** A worker for as long as somebody may ask; the next one after a failure is a new one. */
export const startFitSearch = (): FitSearch => {
  let worker: Worker | undefined;
  let client: ReturnType<typeof createFitClient> | undefined;
  const stop = (): void => {
    worker?.terminate();
    [worker, client] = [undefined, undefined];
  };
  const start = (): ReturnType<typeof createFitClient> => {
    worker = new Worker(new URL('./document-worker.ts', import.meta.url), { type: 'module' });
    client = createFitClient(worker, faceAddress);
    worker.addEventListener('error', stop);
    return client;
  };
  return { fit: (request) => (client ?? start())(request), stop };
};
