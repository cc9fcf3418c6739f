import type { FastifyRequest } from 'fastify';
import { Refused } from '../failures/refused.ts';
import type { AttemptLimit, AttemptLimits } from './attempt-limits.ts';
import { isFromThisMachine, networkOf } from './request-network.ts';

/**
 * What a route refuses for its form costs the reading and checking of it. A browser checks before it sends, so a whole
 * town sends few such bodies; a program that sends them without end is stopped before the next is read.
 */
const refusedBodyLimit: AttemptLimit = {
  name: 'refused body',
  most: 120,
  seconds: 600,
  code: 'too-many-requests',
};

const formStatuses = new Set([400, 413, 415]);
const mostKept = 10_000;

export interface RefusedBodies {
  /** Before a body is read: refuses those who had too many refused. */
  admit(request: FastifyRequest): void;
  /** With the answer, which goes out in any case. */
  count(request: FastifyRequest, status: number): Promise<void>;
}

export const createRefusedBodies = (attempts: AttemptLimits, now: () => Date): RefusedBodies => {
  /** Until when, by route and network. The count is the database's; a server learns of its end by the next refusal. */
  const closed = new Map<string, { readonly until: number; readonly refusal: Refused }>();
  const keyOf = (request: FastifyRequest): string =>
    `${request.method} ${request.routeOptions.url} ${networkOf(request.ip)}`;
  return {
    admit: (request) => {
      const found = closed.get(keyOf(request));
      if (found === undefined) return;
      const left = Math.ceil((found.until - now().getTime()) / 1000);
      if (left > 0) throw new Refused(found.refusal.refusal, left);
      closed.delete(keyOf(request));
    },
    count: async (request, status) => {
      if (!formStatuses.has(status) || isFromThisMachine(request)) return;
      const key = keyOf(request);
      try {
        await attempts.count(refusedBodyLimit, key);
      } catch (error) {
        if (!(error instanceof Refused)) return request.log.warn('a refused body could not be counted');
        if (closed.size >= mostKept) closed.clear();
        closed.set(key, { until: now().getTime() + (error.retryAfter ?? 1) * 1000, refusal: error });
      }
    },
  };
};
