import { z } from 'zod';
import { contracts } from '../contract.ts';
import { textRules } from '../resumes/rules/text-rules.ts';
import { formText } from '../text/form-text.ts';
import { checkoutSettingsSchema, textRulesSettingSchema } from './setting-model.ts';

const settingsReply = z.object({ settings: checkoutSettingsSchema });
const textRulesReply = z.object({ settings: textRulesSettingSchema });

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
    permission: 'settings-read',
    summary: 'The checkout settings.',
    reply: settingsReply,
  },
  'PUT /api/admin/settings/checkout': {
    access: 'admin',
    permission: 'settings-change',
    summary: 'Changes the checkout settings; every open page follows.',
    body: z.object({ isEnabled: z.boolean(), maintenanceMessage: formText, showOnLanding: z.boolean() }),
    reply: settingsReply,
  },
  'GET /api/settings/text-rules': {
    access: 'anyone',
    summary: 'Whether rules about the form of texts ask or decide.',
    reply: z.object({ textRules: z.enum(textRules) }),
  },
  'GET /api/admin/settings/text-rules': {
    access: 'admin',
    permission: 'settings-read',
    summary: 'The same, with the time of the last change.',
    reply: textRulesReply,
  },
  'PUT /api/admin/settings/text-rules': {
    access: 'admin',
    permission: 'settings-change',
    summary: 'Changes it for edits and orders made from now on; what is stored stays as it is.',
    body: z.object({ textRules: z.enum(textRules) }),
    reply: textRulesReply,
  },
});
