import type { FastifyRequest } from 'fastify';
import { type Config, isLoopbackName } from '../config/config.ts';
import { refused } from '../failures/refused.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Cookies travel with requests that other sites start. A browser says on every unsafe request where it came from; a
 * caller that says nothing at all is no browser and has no cookies to abuse.
 */
export const requireSameOrigin = (
  request: FastifyRequest,
  config: Pick<Config, 'publicUrl' | 'onLoopback'>,
): void => {
  if (safeMethods.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw refused('not-allowed');
  const { origin } = request.headers;
  if (origin !== undefined && !isOwnOrigin(origin, request, config)) throw refused('not-allowed');
};

/** On a loopback address the site has several names, and a development server may stand in front of it. */
const isOwnOrigin = (
  origin: string,
  request: FastifyRequest,
  { publicUrl, onLoopback }: Pick<Config, 'publicUrl' | 'onLoopback'>,
): boolean => {
  if (origin === publicUrl) return true;
  const host = request.headers.host;
  if (!onLoopback || host === undefined || !URL.canParse(`http://${host}`)) return false;
  const own = new URL(`http://${host}`);
  return isLoopbackName(own.hostname) && origin === own.origin;
};
