import { helpContracts } from '@kalam/domain/help/help-api';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '../database/database.ts';
import { type BindContext, bind, type Handlers } from '../http/bind.ts';
import type { AttemptLimits } from '../limits/attempt-limits.ts';
import { createAskChat } from '../outside/chat-completions.ts';
import type { OutsideServices } from '../outside/outside-services.ts';
import { createServiceWatch } from '../outside/service-watch.ts';
import { giveConsent, type HelpServices, readHelp, takeConsentBack } from './help-actions.ts';
import { rewriteSentences } from './rewrite-actions.ts';

interface Services {
  readonly db: Db;
  readonly now: () => Date;
  readonly attempts: AttemptLimits;
  readonly services: Pick<OutsideServices, 'rewriting'>;
  readonly outsideTimeoutMs?: number | undefined;
}

/** Ends what is asked for somebody who no longer waits. */
const untilLeft = ({ raw }: FastifyReply): AbortSignal => {
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort();
  });
  return left.signal;
};

const handlers = (services: HelpServices): Handlers<typeof helpContracts> => ({
  'GET /api/help': async ({ findUser }) => ({ help: await readHelp(services, (await findUser())?.id) }),
  'PUT /api/help/consent': async ({ user, body }) => ({
    help: await giveConsent(services, user.id, body.service),
  }),
  'DELETE /api/help/consent': async ({ user }) => ({ help: await takeConsentBack(services, user.id) }),
  'POST /api/help/rewrite': ({ user, body, reply }) =>
    rewriteSentences(services, user, body, untilLeft(reply)),
});

export const helpRoutes = (app: FastifyInstance, given: Services, context: BindContext): void => {
  const { db, now, attempts, outsideTimeoutMs: timeoutMs } = given;
  const { rewriting } = given.services;
  const services = {
    db,
    now,
    attempts,
    timeoutMs,
    rewriting: rewriting && {
      serviceName: rewriting.serviceName,
      ask: createAskChat(rewriting, createServiceWatch(db, 'rewriting', now)),
    },
  };
  bind(app, helpContracts, handlers(services), context);
};
