import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** What is left of the time for what comes after the last request. */
const forTheRest = 2_000;

/**
 * Stops in order: no new connections, streams closed, open requests finished, then the rest; and whatever hangs, the
 * process ends in time.
 */
export const stopWithin = (
  milliseconds: number,
  app: FastifyInstance,
  rest: readonly (() => Promise<unknown>)[],
): (() => Promise<void>) => {
  let stopping: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    const deadline = setTimeout(() => process.exit(1), milliseconds);
    deadline.unref();
    // A kept-alive connection is idle only once its last answer is out, so they are let go again and again.
    const idle = setInterval(() => app.server.closeIdleConnections(), 50);
    const closed = app.close().catch((error: unknown) => app.log.error({ err: error }, 'stopping failed'));
    await Promise.race([closed, sleep(milliseconds - forTheRest, undefined, { ref: false })]);
    app.server.closeAllConnections();
    clearInterval(idle);
    for (const step of rest) {
      await step().catch((error: unknown) => app.log.error({ err: error }, 'stopping failed'));
    }
    clearTimeout(deadline);
  };
  return () => {
    stopping ??= stop();
    return stopping;
  };
};
