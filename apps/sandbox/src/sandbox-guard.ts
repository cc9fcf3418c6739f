import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Both sides are hashed, so that neither length nor content shows in the time taken. */
export const sameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export interface Credentials {
  readonly user: string;
  readonly password: string;
}

export const basicCredentials = (request: FastifyRequest): Credentials | undefined => {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const decoded = Buffer.from(encoded, 'base64').toString();
  const colon = decoded.indexOf(':');
  return colon < 0 ? undefined : { user: decoded.slice(0, colon), password: decoded.slice(colon + 1) };
};

/** Lets a request pass, or answers it. */
export type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

export interface ApiKey {
  readonly header: string;
  readonly value: string;
}

/** The right key opens, a wrong one is refused; who brings none is left to the other guard. */
export const keyOr =
  (key: ApiKey | undefined, other: Guard): Guard =>
  async (request, reply) => {
    const given = key === undefined ? undefined : request.headers[key.header.toLowerCase()];
    if (key === undefined || given === undefined) return other(request, reply);
    if (sameSecret(String(given), key.value)) return undefined;
    return reply.code(401).send({ message: 'The API key is wrong.' });
  };

/** Asks for the password by HTTP Basic, whatever the user name. */
export const passwordGuard =
  (password: string): Guard =>
  async (request, reply) => {
    const given = basicCredentials(request);
    if (given !== undefined && sameSecret(given.password, password)) return undefined;
    return reply
      .code(401)
      .header('www-authenticate', 'Basic realm="Sandbox", charset="UTF-8"')
      .type('text/plain; charset=utf-8')
      .send('The sandbox asks for its password.');
  };

/**
 * Without a password the sandbox is for this machine alone. A foreign site could point its own name at the loopback
 * address and read the mail from a visitor's browser; the name it came by gives it away.
 */
export const hostGuard = (publicUrl: string): Guard => {
  const own = new URL(publicUrl).hostname;
  return async (request, reply) => {
    const { hostname } = request;
    if (hostname === own || isLoopback(hostname)) return undefined;
    return reply
      .code(403)
      .type('text/plain; charset=utf-8')
      .send('The sandbox answers on its own address only.');
  };
};

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname === '[::1]' ||
  hostname === '::1' ||
  /^127(\.\d{1,3}){3}$/.test(hostname);
