import { createEngine, type EngineHost } from '../engine.ts';
import { ExportFailure, exportResume } from '../export-resume.ts';
import type { FaceAddresses, FromWorker, ToWorker, WorkerExport } from './worker-messages.ts';

export type Post = (message: FromWorker, transfer: ArrayBuffer[]) => void;

/**
 * Answers the page's messages. HarfBuzz comes by a dynamic import: imported at the top it would hold the worker's
 * start back until it is compiled, and the first message would find nobody listening.
 */
export const serveExports = (post: Post, host?: EngineHost): ((message: ToWorker) => void) => {
  let addresses: FaceAddresses | undefined;
  const engine = createEngine(
    host ?? {
      loadHarfbuzz: () => import('harfbuzzjs'),
      loadFace: (id) => fetchBytes(addresses?.[id] ?? ''),
      loadImage: (address) => fetchBytes(address),
    },
  );
  const run = async (id: number, request: WorkerExport): Promise<void> => {
    try {
      const onProgress = (percent: number): void => post({ kind: 'progress', id, percent }, []);
      const file = await exportResume(engine, { ...request, onProgress });
      // A copy of its own, so that handing it over cannot empty anything the engine keeps.
      const bytes = file.bytes.slice();
      post({ kind: 'done', id, file: { ...file, bytes } }, [bytes.buffer]);
    } catch (failure) {
      if (!(failure instanceof ExportFailure)) throw failure;
      post({ kind: 'failed', id, refusal: failure.refusal, reason: String(failure.cause ?? '') }, []);
    }
  };
  return (message) => {
    if (message.kind === 'faces') addresses = message.addresses;
    else void run(message.id, message.request);
  };
};

const fetchBytes = async (address: string): Promise<Uint8Array> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};
