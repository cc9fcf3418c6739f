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

/** A request passes when each of them lets it. */
export const allOf =
  (guards: readonly Guard[]): Guard =>
  async (request, reply) => {
    for (const guard of guards) {
      const answered = await guard(request, reply);
      if (answered !== undefined) return answered;
    }
    return undefined;
  };

const guessesPerAddress = 10;
/** Over all addresses; far more, so that a guesser does not lock the others out. */
const guessesInAll = 1000;
const guessingWindowMs = 15 * 60_000;

/** Counts wrong passwords, in the memory of this process: a stand-in has nowhere else. */
const countGuesses = (now: () => number = Date.now) => {
  let endsAt = 0;
  let all = 0;
  const byAddress = new Map<string, number>();
  const current = (): void => {
    if (now() < endsAt) return;
    endsAt = now() + guessingWindowMs;
    all = 0;
    byAddress.clear();
  };
  return {
    /** Seconds to wait, or nothing when there is no need. */
    waitFor(address: string): number | undefined {
      current();
      const tooMany = all >= guessesInAll || (byAddress.get(address) ?? 0) >= guessesPerAddress;
      return tooMany ? Math.ceil((endsAt - now()) / 1000) : undefined;
    },
    add(address: string): void {
      current();
      all += 1;
      byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
    },
  };
};

/** Asks for the password by HTTP Basic, whatever the user name; guessing at it ends soon. */
export const passwordGuard = (password: string): Guard => {
  const guesses = countGuesses();
  return async (request, reply) => {
    const given = basicCredentials(request);
    const wait = given === undefined ? undefined : guesses.waitFor(request.ip);
    if (wait !== undefined) {
      return reply
        .code(429)
        .header('retry-after', wait)
        .type('text/plain; charset=utf-8')
        .send('Too many wrong passwords. Please try again later.');
    }
    if (given !== undefined && sameSecret(given.password, password)) return undefined;
    if (given !== undefined) guesses.add(request.ip);
    return reply
      .code(401)
      .header('www-authenticate', 'Basic realm="Sandbox", charset="UTF-8"')
      .type('text/plain; charset=utf-8')
      .send('The sandbox asks for its password.');
  };
};

/**
 * The sandbox is for this machine alone, unless it is opened to others together with a password. Where a request came
 * from decides, because whoever sends it writes the name it asks for. That name is looked at as well: a foreign site
 * could point its own at the loopback address and read the mail from a visitor's browser.
 */
export const machineGuard = (
  publicUrl: string,
  isFromThisMachine: (request: FastifyRequest) => boolean,
): Guard => {
  const own = new URL(publicUrl).hostname;
  return async (request, reply) => {
    const { hostname } = request;
    if (isFromThisMachine(request) && (hostname === own || isLoopback(hostname))) return undefined;
    return reply
      .code(403)
      .type('text/plain; charset=utf-8')
      .send(
        'The sandbox answers only on the machine it runs on, by its own name. ' +
          'ALLOW_SANDBOX=1 and SANDBOX_PASSWORD open it to others.',
      );
  };
};

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname === '[::1]' ||
  hostname === '::1' ||
  /^127(\.\d{1,3}){3}$/.test(hostname);
