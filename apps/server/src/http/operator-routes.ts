import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { refused } from '../failures/refused.ts';
import { isFromThisMachine } from '../limits/request-network.ts';
import type { Metrics } from './metrics.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export const sameSecret = (given: string, wanted: string): boolean =>
  timingSafeEqual(digest(given), digest(wanted));

const mayReadMetrics = (request: FastifyRequest, token: string | undefined): boolean => {
  const { authorization } = request.headers;
  if (token !== undefined && authorization?.startsWith('Bearer ')) {
    return sameSecret(authorization.slice('Bearer '.length), token);
  }
  return isFromThisMachine(request);
};

const within = async (milliseconds: number, work: Promise<void>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, milliseconds, false);
  });
  try {
    return await Promise.race([work.then(() => true).catch(() => false), late]);
  } finally {
    clearTimeout(timer);
  }
};

const readinessLimit = 1500;

/** For whoever runs the server: is it up, is it ready, what does it do. */
export const operatorRoutes = (
  app: FastifyInstance,
  {
    config,
    metrics,
    ping,
    version,
  }: { config: Config; metrics: Metrics; ping: () => Promise<void>; version: string | undefined },
): void => {
  const hidden = { schema: { hide: true } };
  app.get('/livez', hidden, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    // Which build it is concerns nobody but who runs it.
    return { success: true, ...(version !== undefined && isFromThisMachine(request) ? { version } : {}) };
  });
  app.get('/readyz', hidden, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!(await within(readinessLimit, ping()))) throw refused('service-unavailable');
    return { success: true };
  });
  app.get('/metrics', hidden, async (request, reply) => {
    if (!mayReadMetrics(request, config.metricsToken)) throw refused('not-allowed');
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(await metrics.text());
  });
};
