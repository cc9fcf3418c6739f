import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { FloodSharing } from './flood-sharing.ts';
import { FloodWindows } from './flood-windows.ts';
import { isFromThisMachine, networkOf } from './request-network.ts';

/** Whole offices and mobile operators share one address; this stops a flood, not a crowd. */
const defaultRequestsPerMinute = 1200;
const windowMs = 60_000;

export interface FloodOptions {
  readonly pool: pg.Pool;
  readonly secret: string;
  readonly requestsPerMinute?: number | undefined;
}

/**
 * Answered from memory, and asked for by every open page where an address has no stream left: a whole town must be able
 * to, and it costs as little as a file of the site.
 */
const liveSettings = /^\/api\/settings\/checkout(?:\/stream)?(?:\?|$)/;

const isFree = (url: string): boolean => url.startsWith('/assets/') || liveSettings.test(url);

/** The limit's counts in the form the plugin asks for. */
const storeOf = (windows: FloodWindows) =>
  class {
    incr(
      network: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
    ): void {
      const { current, leftMs } = windows.add(network);
      done(null, { current, ttl: leftMs });
    }

    child(): this {
      return this;
    }
  };

export const limitFlood = async (app: FastifyInstance, options: FloodOptions): Promise<void> => {
  const most = options.requestsPerMinute ?? defaultRequestsPerMinute;
  const windows = new FloodWindows({ most, windowMs, ticks: () => performance.now() });
  const sharing = new FloodSharing(windows, { ...options, warn: (message) => app.log.warn(message) });
  sharing.start();
  app.addHook('onClose', () => sharing.stop());
  await app.register(rateLimit, {
    max: most,
    timeWindow: windowMs,
    store: storeOf(windows),
    keyGenerator: (request) => networkOf(request.ip),
    // An unnamed proxy on this machine would otherwise make all visitors one.
    allowList: (request) => isFromThisMachine(request) || isFree(request.url),
  });
};
