import type { FitOutcome, FitRequest } from '../fit-to-page.ts';
import type { FaceId } from '../fonts/font-faces.ts';
import type { WorkerPort } from './worker-client.ts';

interface Waiting {
  readonly resolve: (outcome: FitOutcome) => void;
  readonly reject: (failure: Error) => void;
}

/** Searches for a fit in a worker, so that the page goes on meanwhile. A file of its own: few visits ask for one. */
export const createFitClient = (
  worker: WorkerPort,
  faceAddress: (face: FaceId) => Promise<string>,
): ((request: FitRequest) => Promise<FitOutcome>) => {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  worker.addEventListener('message', ({ data: message }) => {
    if (message.kind === 'need-face') {
      const { face } = message;
      faceAddress(face).then(
        (address) => worker.postMessage({ kind: 'face', face, address }),
        () => worker.postMessage({ kind: 'face', face }),
      );
    } else if (message.kind === 'fitted' || message.kind === 'not-fitted') {
      const asked = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.kind === 'fitted') asked?.resolve(message.outcome);
      else asked?.reject(new Error(message.reason));
    }
  });
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('The worker could not be started'));
    waiting.clear();
  });
  return (request) =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ kind: 'fit', id, request });
    });
};
