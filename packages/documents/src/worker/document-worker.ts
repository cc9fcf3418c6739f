import { serveExports } from './serve-exports.ts';
import type { ToWorker } from './worker-messages.ts';

/** The part of a worker's own scope that is used here; the page's types know no worker. */
interface WorkerScope {
  postMessage(message: unknown, transfer: ArrayBuffer[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const answer = serveExports((message, transfer) => scope.postMessage(message, transfer));
scope.addEventListener('message', (event) => answer(event.data));
