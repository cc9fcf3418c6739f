import type { FastifyInstance } from 'fastify';
import { fitsJsonLimits } from './json-shape.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The bytes as they came, on routes whose caller signs them. */
    rawBody: Buffer | undefined;
    bodyBytes: number;
  }
  interface FastifyContextConfig {
    keepRawBody?: boolean;
    /** Bytes a body may have beside its pictures, where it may have pictures. */
    wordsLimit?: number;
  }
}

class UnreadableBody extends Error {
  readonly statusCode = 400;
}

class OverfullBody extends Error {
  readonly statusCode = 413;
}

/** Three times what the largest resume holds. */
const mostValues = 10_000;
const mostDepth = 20;

const halfSurrogate = /\p{Surrogate}/u;
const unstorable = /\\u0000|\\ud[89a-f]/i;

/** PostgreSQL stores neither NUL nor half a surrogate pair: text with one is refused before it gets there. */
const hasUnstorableText = (value: unknown): boolean => {
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string') {
      if (next.includes('\0') || halfSurrogate.test(next)) return true;
    } else if (typeof next === 'object' && next !== null) {
      for (const [key, inner] of Object.entries(next)) waiting.push(key, inner);
    }
  }
  return false;
};

/** JSON is the only body we read: of a size that can be checked at once, valid UTF-8, no prototype keys, no text the database cannot hold. */
export const readJsonBodies = (app: FastifyInstance): void => {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  app.decorateRequest('rawBody', undefined);
  app.decorateRequest('bodyBytes', 0);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (request.routeOptions.config.keepRawBody) request.rawBody = Buffer.from(body);
    request.bodyBytes = body.length;
    if (body.length === 0) return done(null, undefined);
    const bytes = Buffer.from(body);
    const { config, bodyLimit } = request.routeOptions;
    const words = config.wordsLimit ?? bodyLimit;
    if (!fitsJsonLimits(bytes, { words, values: mostValues, depth: mostDepth }))
      return done(new OverfullBody());
    let text: string;
    try {
      text = utf8.decode(bytes);
    } catch {
      return done(new UnreadableBody());
    }
    parseJson(request, text, (error, value) => {
      if (error) return done(error);
      return unstorable.test(text) && hasUnstorableText(value)
        ? done(new UnreadableBody())
        : done(null, value);
    });
  });
};
