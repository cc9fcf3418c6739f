import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from '../config/config.ts';
import { failureText, framesOf, textOf } from '../failures/failure-text.ts';

/** What the log may say: never an address, a body, a query string, a cookie or the values of a query. */
interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly query?: string;
  readonly stack: string;
  readonly cause?: LoggedError;
}

export const loggedError = (error: unknown, depth = 0): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error object', stack: '' };
  const code = textOf(error, 'code');
  const constraint = textOf(error, 'constraint');
  const query = textOf(error, 'query');
  return {
    type: error.name,
    message: failureText(error),
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(query === undefined ? {} : { query }),
    stack: framesOf(error),
    ...(error.cause === undefined || depth > 3 ? {} : { cause: loggedError(error.cause, depth + 1) }),
  };
};

export const loggerOptions = (
  config: Pick<Config, 'logLevel'>,
  stream?: { write(line: string): void },
): FastifyServerOptions['logger'] => ({
  level: config.logLevel,
  base: null,
  serializers: {
    req: (request) => ({ method: request.method }),
    res: (reply) => ({ statusCode: reply.statusCode }),
    err: (error) => ({ ...loggedError(error) }),
  },
  ...(stream === undefined ? {} : { stream }),
});

/** One line for each request, naming the route and not the address, which may hold a token. */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (reply.statusCode >= 500) request.log.warn(line, 'request');
    else request.log.info(line, 'request');
  });
};
