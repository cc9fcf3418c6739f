import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { refused } from '../failures/refused.ts';
import { isForwarded, isFromNamedProxy } from '../limits/request-network.ts';

const warning =
  'A request was handed on by a proxy that is not named in TRUSTED_PROXIES: its visitors count as one network and share ' +
  'every limit. If it is yours, name its address there and let it set x-forwarded-for; said once';

/**
 * A proxy nobody named: the operator is told, and what it hands on is never taken for a request of this machine, to which
 * a sandbox without a password would open.
 */
export const watchForUnnamedProxy = (
  app: FastifyInstance,
  { sandbox }: { readonly sandbox: Pick<Config['sandbox'], 'password'> },
): void => {
  let isWarned = false;
  app.addHook('onRequest', async (request) => {
    if (!isForwarded(request) || isFromNamedProxy(request)) return;
    if (!isWarned) request.log.warn(warning);
    isWarned = true;
    if (sandbox.password === undefined && /^\/sandbox(?:\/|$)/.test(request.url))
      throw refused('not-allowed');
  });
};
