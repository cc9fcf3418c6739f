import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import { paintPdfPage } from '@kalam/reading/pdf/page-picture';
import { readResume } from '@kalam/reading/read-resume';
import { newId } from '../../platform/new-id.ts';
import type { FromReader, ToReader } from './reading-messages.ts';
import { serveReading } from './serve-reading.ts';

/** The part of a worker's own scope that is used here; the page's types know no worker. */
interface WorkerScope {
  postMessage(message: FromReader, transfer: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToReader>) => void): void;
}

// Who only brings a resume in needs none of it.
const loadProof = () => import('@kalam/reading/proof/prove-file');

const scope = globalThis as unknown as WorkerScope;
const answer = serveReading((message, transfer) => scope.postMessage(message, transfer), {
  read: (file, onProgress) =>
    readResume(file, {
      newId,
      today: visitorToday(new Date()),
      onProgress,
      isChecked: import.meta.env.DEV,
    }),
  prepare: async (format) => (await loadProof()).loadReaders(format),
  prove: async ({ bytes, written }, onProgress) => {
    const { proveFile } = await loadProof();
    return proveFile(bytes, written, { today: visitorToday(new Date()), onProgress });
  },
  paint: paintPdfPage,
});
scope.addEventListener('message', (event) => answer(event.data));
