import type { ExportedFile, ExportRequest } from '@kalam/documents/export-resume';
import { faceAddress } from '@kalam/documents/fonts/load-faces-browser';
import { createDocumentClient, type DocumentClient } from '@kalam/documents/worker/worker-client';
import { saveFile } from '../platform/save-file.ts';

let client: DocumentClient | undefined;
/** The worker's own file did not come, so nothing was begun. */
let unstarted = false;

/** One worker for the visit; one that could not start, as on a lost connection, is replaced at the next export. */
const currentClient = (): DocumentClient => {
  if (client) return client;
  const worker = new Worker(new URL('./document-worker.ts', import.meta.url), { type: 'module' });
  unstarted = false;
  // Before the client's own, which tells whoever waits.
  worker.addEventListener('error', (failure) => {
    unstarted = !(failure instanceof ErrorEvent);
    worker.terminate();
    client = undefined;
  });
  client = createDocumentClient(worker, faceAddress);
  return client;
};

export type FileRequest = Omit<ExportRequest, 'save'> & {
  /** Given up: the file is made, but no longer handed over. */
  readonly signal?: AbortSignal;
};

/** Writes the file beside the page, and keeps it from nobody: whoever asked has its bytes. */
export const makeFile = async (request: Omit<ExportRequest, 'onError'>): Promise<ExportedFile> => {
  const write = () => currentClient().exportResume(request);
  try {
    return await write();
  } catch (failure) {
    if (!unstarted) throw failure;
    return write();
  }
};

/** Hands a file to the person as it is. */
export const handOver = ({ name, type, bytes }: Pick<ExportedFile, 'name' | 'type' | 'bytes'>): void =>
  saveFile(name, new Blob([bytes.slice()], { type }));

/** Writes the file beside the page and hands it to the person. Rejects with an `ExportFailure` that says why not. */
export const exportToFile = ({ signal, ...request }: FileRequest): Promise<ExportedFile> =>
  makeFile({
    ...request,
    save: (file) => {
      signal?.throwIfAborted();
      handOver(file);
    },
  });
