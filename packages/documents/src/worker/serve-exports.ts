import { createEngine, type EngineHost } from '../engine.ts';
import { ExportFailure } from '../export-failure.ts';
import { exportResume } from '../export-resume.ts';
import { type FitRequest, fitToPage } from '../fit-to-page.ts';
import type { FaceId } from '../fonts/font-faces.ts';
import { loadHarfbuzzInBrowser } from '../fonts/load-harfbuzz-browser.ts';
import type { FromWorker, ToWorker, WorkerExport } from './worker-messages.ts';

export type Post = (message: FromWorker, transfer: ArrayBuffer[]) => void;

/** Answers the page's messages. */
export const serveExports = (post: Post, host?: Partial<EngineHost>): ((message: ToWorker) => void) => {
  const waiting = new Map<FaceId, ((address: string | undefined) => void)[]>();
  /** The page knows where its fonts are, and is asked only for those a resume needs. */
  const askAddress = (face: FaceId): Promise<string | undefined> =>
    new Promise((resolve) => {
      const others = waiting.get(face) ?? [];
      waiting.set(face, [...others, resolve]);
      if (others.length === 0) post({ kind: 'need-face', face }, []);
    });
  const tellAddress = (face: FaceId, address: string | undefined): void => {
    const asked = waiting.get(face) ?? [];
    waiting.delete(face);
    for (const resolve of asked) resolve(address);
  };
  const engine = createEngine({
    loadHarfbuzz: loadHarfbuzzInBrowser,
    loadFace: async (id) => {
      const address = await askAddress(id);
      if (address === undefined) throw new Error(`The page does not know where the font ${id} is`);
      return fetchBytes(address);
    },
    loadImage: (address) => fetchBytes(address, AbortSignal.timeout(imagePatienceMs)),
    ...host,
  });
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
  const fit = async (id: number, request: FitRequest): Promise<void> => {
    try {
      await engine.prepare(request);
      post({ kind: 'fitted', id, outcome: fitToPage(engine, request) }, []);
    } catch (failure) {
      post({ kind: 'not-fitted', id, reason: String(failure) }, []);
    }
  };
  return (message) => {
    if (message.kind === 'face') tellAddress(message.face, message.address);
    else if (message.kind === 'fit') void fit(message.id, message.request);
    else void run(message.id, message.request);
  };
};

/** A picture that does not come must not keep the file from coming. */
const imagePatienceMs = 8_000;

const fetchBytes = async (address: string, signal?: AbortSignal): Promise<Uint8Array> => {
  const response = await fetch(address, signal ? { signal } : undefined);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};
