import { settingContracts } from '@kalam/domain/settings/setting-api';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/database.ts';
import { type BindContext, bind, type Handlers } from '../http/bind.ts';
import { changeCheckoutSettings } from './checkout-settings-actions.ts';
import type { CheckoutSettingsFeed } from './checkout-settings-feed.ts';
import { readCheckoutSettings } from './read-checkout-settings.ts';
import { changeTextRules, readTextRules } from './text-rules.ts';

interface Services {
  readonly db: Db;
  readonly now: () => Date;
  readonly feed: CheckoutSettingsFeed;
}

const handlers = ({ feed, ...services }: Services): Handlers<typeof settingContracts> => ({
  'GET /api/settings/checkout': async () => ({ settings: await feed.read() }),
  'GET /api/settings/checkout/stream': async ({ request, reply }) =>
    feed.streams.open(request, reply, 'checkout', await feed.read()),
  'GET /api/admin/settings/checkout': async () => ({ settings: await readCheckoutSettings(services.db) }),
  'PUT /api/admin/settings/checkout': async ({ admin, body }) => {
    const settings = await changeCheckoutSettings(services, admin, body);
    feed.forget();
    return { settings };
  },
  'GET /api/settings/text-rules': async () => {
    const { textRules } = await readTextRules(services.db);
    return { textRules };
  },
  'GET /api/admin/settings/text-rules': async () => ({ settings: await readTextRules(services.db) }),
  'PUT /api/admin/settings/text-rules': async ({ admin, body }) => ({
    settings: await changeTextRules(services, admin, body.textRules),
  }),
});

export const settingRoutes = (app: FastifyInstance, services: Services, context: BindContext): void => {
  bind(app, settingContracts, handlers(services), context);
  // Streams never end by themselves: they are closed before the server waits for requests to finish.
  app.addHook('preClose', () => services.feed.stop());
};
