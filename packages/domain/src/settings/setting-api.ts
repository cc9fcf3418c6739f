import { z } from 'zod';
import { contracts } from '../contract.ts';
import { formText } from '../text/form-text.ts';
import { checkoutSettingsSchema } from './setting-model.ts';

const settingsReply = z.object({ settings: checkoutSettingsSchema });

export const settingContracts = contracts({
  'GET /api/settings/checkout': {
    access: 'anyone',
    summary: 'Whether checkout is open, and what to say when it is not.',
    reply: settingsReply,
  },
  'GET /api/settings/checkout/stream': {
    access: 'anyone',
    summary:
      'Server-sent events named `checkout`, each with the settings as JSON: one at once, one per change. ' +
      '204 when the network holds as many streams as it may: ask for the settings from time to time instead.',
    reply: settingsReply,
    produces: 'text/event-stream',
  },
  'GET /api/admin/settings/checkout': {
    access: 'admin',
    summary: 'The checkout settings.',
    reply: settingsReply,
  },
  'PUT /api/admin/settings/checkout': {
    access: 'admin',
    summary: 'Changes the checkout settings; every open page follows.',
    body: z.object({ isEnabled: z.boolean(), maintenanceMessage: formText, showOnLanding: z.boolean() }),
    reply: settingsReply,
  },
});
