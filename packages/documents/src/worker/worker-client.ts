import { refuse } from '@kalam/domain/refusal';
import { ExportFailure } from '../export-failure.ts';
import type { ExportedFile, ExportRequest } from '../export-resume.ts';
import type { FaceId } from '../fonts/font-faces.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** The part of `Worker` that is used; a test can stand in for it. */
export interface WorkerPort {
  postMessage(message: ToWorker): void;
  addEventListener(type: 'message', listener: (event: { data: FromWorker }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
}

interface Waiting {
  readonly request: ExportRequest;
  readonly resolve: (file: ExportedFile) => void;
  readonly reject: (failure: ExportFailure) => void;
}

export interface DocumentClient {
  /** Same promise as `exportResume`, kept by a worker so that the page never stops. */
  exportResume(request: ExportRequest): Promise<ExportedFile>;
}

export const createDocumentClient = (
  worker: WorkerPort,
  faceAddress: (face: FaceId) => Promise<string>,
): DocumentClient => {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  const settle = (id: number): Waiting | undefined => {
    const found = waiting.get(id);
    waiting.delete(id);
    return found;
  };
  const fail = ({ request, reject }: Waiting, failure: ExportFailure): void => {
    request.onError?.(failure.message);
    reject(failure);
  };
  const finish = async (done: Waiting, file: ExportedFile): Promise<void> => {
    try {
      await done.request.save?.(file);
      done.request.onProgress?.(100);
      done.resolve(file);
    } catch (failure) {
      fail(done, new ExportFailure(refuse('download-failed'), failure));
    }
  };
  const tellAddress = (face: FaceId): void => {
    faceAddress(face).then(
      (address) => worker.postMessage({ kind: 'face', face, address }),
      () => worker.postMessage({ kind: 'face', face }),
    );
  };
  worker.addEventListener('message', ({ data: message }) => {
    if (message.kind === 'need-face') {
      tellAddress(message.face);
      return;
    }
    if (message.kind === 'progress') {
      // The worker's 100 means written; the page says 100 once the file is saved.
      if (message.percent < 100) waiting.get(message.id)?.request.onProgress?.(message.percent);
      return;
    }
    if (message.kind === 'fitted' || message.kind === 'not-fitted') return;
    const done = settle(message.id);
    if (!done) return;
    if (message.kind === 'done') void finish(done, message.file);
    else fail(done, new ExportFailure(message.refusal, message.reason));
  });
  worker.addEventListener('error', () => {
    for (const id of [...waiting.keys()]) {
      const lost = settle(id);
      if (lost) fail(lost, new ExportFailure(refuse('download-failed')));
    }
  });
  return {
    exportResume: (request) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        waiting.set(id, { request, resolve, reject });
        const { onProgress, onError, save, ...sent } = request;
        worker.postMessage({ kind: 'export', id, request: sent });
      }),
  };
};
