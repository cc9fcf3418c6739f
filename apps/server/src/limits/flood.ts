import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { isFromThisMachine, networkOf } from './request-network.ts';

/** Whole offices and mobile operators share one address; this stops a flood, not a crowd. */
const defaultRequestsPerMinute = 1200;

export const limitFlood = async (
  app: FastifyInstance,
  requestsPerMinute: number = defaultRequestsPerMinute,
): Promise<void> => {
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => networkOf(request.ip),
    // An unnamed proxy on this machine would otherwise make all visitors one.
    allowList: (request) => isFromThisMachine(request) || request.url.startsWith('/assets/'),
  });
};
