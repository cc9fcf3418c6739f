import { subscriptionContracts } from '@kalam/domain/subscriptions/subscription-api';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/database.ts';
import { type BindContext, bind } from '../http/bind.ts';
import { readSubscription } from './subscription-actions.ts';

interface Services {
  readonly db: Db;
  readonly now: () => Date;
}

export const subscriptionRoutes = (app: FastifyInstance, { db, now }: Services, context: BindContext): void =>
  bind(
    app,
    subscriptionContracts,
    {
      'GET /api/subscription': async ({ user }) => ({
        subscription: await readSubscription(db, user.id, now()),
      }),
    },
    context,
  );
