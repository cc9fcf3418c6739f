import { sharePath } from '@kalam/domain/routes';

/** How the service worker answers a request. */
export type Answer =
  /** From the network, and from what was kept when there is none. */
  | 'page'
  | 'file'
  /** Never changes under its name: from what was kept, else fetched and kept. */
  | 'asset'
  /** A file from another app, which never leaves the device. */
  | 'shared'
  /** Left alone. */
  | 'network';

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
}

/** What the server answers about a person or a payment is never kept. */
const neverKept = /^\/(?:api|sandbox|healthz|readyz)(?:\/|$)/;

export const answerTo = ({ method, url, mode }: Asked, origin: string): Answer => {
  const { origin: from, pathname } = new URL(url);
  if (method === 'POST' && from === origin && pathname === sharePath) return 'shared';
  if (method !== 'GET' || from !== origin || neverKept.test(pathname)) return 'network';
  if (mode === 'navigate') return 'page';
  if (pathname.startsWith('/assets/')) return 'asset';
  // The worker's own script must always come fresh.
  return pathname === '/service-worker.js' ? 'network' : 'file';
};
