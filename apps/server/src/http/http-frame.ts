import { randomUUID } from 'node:crypto';
import accepts from '@fastify/accepts';
import cookie from '@fastify/cookie';
import { refuse } from '@kalam/domain/refusal';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { deriveSecret } from '../config/auth-secret.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { refused } from '../failures/refused.ts';
import { limitFlood } from '../limits/flood.ts';
import { describeApi } from './api-description.ts';
import { methodsAt } from './bind.ts';
import { answerClientError, answerError, sendRefusal } from './errors.ts';
import { readJsonBodies } from './json-body.ts';
import { type Metrics, measureRequests } from './metrics.ts';
import { loggerOptions, logRequests } from './request-log.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { shareRoute } from './share-route.ts';
import { answerFromSite, isSiteAddress, type Site } from './static-files.ts';
import { watchForUnnamedProxy } from './unnamed-proxy.ts';

export interface FrameOptions {
  readonly config: Config;
  readonly secret: string;
  readonly database: Pick<Database, 'pool'>;
  readonly metrics: Metrics;
  readonly site: Site;
  readonly logStream?: { write(line: string): void } | undefined;
  /** How many requests one network may make in a minute, of all servers together. */
  readonly requestsPerMinute?: number | undefined;
}

/** The longest message to us in a script of three bytes a letter, with marks. Resumes and pictures have limits of their own. */
const defaultBodyLimit = 131_072;

/** Everything around the endpoints: what is read, logged, limited, refused and described in the same way for all. */
export const buildFrame = async (options: FrameOptions): Promise<FastifyInstance> => {
  const { config, metrics, site } = options;
  const app: FastifyInstance = Fastify({
    logger: loggerOptions(config, options.logStream),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length === 0 ? false : [...config.trustedProxies],
    bodyLimit: defaultBodyLimit,
    routerOptions: { maxParamLength: 300 },
    requestTimeout: 60_000,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // While stopping, connections that are still open get their answer in our own form.
    return503OnClosing: false,
    frameworkErrors: (_error, request, reply) => answerUnreadable(app, request, reply),
    clientErrorHandler: answerClientError,
  });
  app.decorate('boundMethods', new Map());
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  await app.register(accepts);
  await app.register(cookie);
  readJsonBodies(app);
  logRequests(app);
  measureRequests(app, metrics);
  app.addHook('onRequest', async (request) => {
    // A NUL in an address reaches the database as text that it cannot hold.
    if (request.url.includes('%00')) throw refused('bad-request');
  });
  await setSecurityHeaders(app, config);
  watchForUnnamedProxy(app, config);
  await limitFlood(app, {
    pool: options.database.pool,
    secret: deriveSecret(options.secret, 'flood'),
    requestsPerMinute: options.requestsPerMinute,
  });
  await describeApi(app, config);
  await shareRoute(app);
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) =>
    answerUnknown(app, site, request, reply),
  );
  return app;
};

const unreadable = new WeakSet<object>();

/**
 * The router stops at an address it cannot read, before anything that is the same for all. Under an address that nothing
 * has, it goes the way of every other request: headers, log, limits and all.
 */
const answerUnreadable = (app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): void => {
  unreadable.add(request.raw);
  request.raw.url = '/api/unreadable';
  app.routing(request.raw, reply.raw);
};

const pathnameOf = (request: FastifyRequest): string | undefined => {
  try {
    return decodeURIComponent(request.url.split('?', 1)[0] ?? '');
  } catch {
    return undefined;
  }
};

const answerUnknown = (
  app: FastifyInstance,
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const pathname = unreadable.has(request.raw) ? undefined : pathnameOf(request);
  if (pathname === undefined) return sendRefusal(reply, refuse('bad-request'));
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && isSiteAddress(pathname)) {
    const answered = answerFromSite(site, request, reply, pathname);
    if (answered !== undefined) return answered;
  }
  const methods = methodsAt(app, pathname);
  if (methods.length === 0) return sendRefusal(reply, refuse('not-found'));
  reply.header('allow', [...methods, 'OPTIONS'].join(', '));
  if (request.method === 'OPTIONS') return reply.code(204).send();
  return sendRefusal(reply, refuse('method-not-allowed'));
};
