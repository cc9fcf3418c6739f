import { z } from 'zod';
import { textRules } from '../resumes/rules/text-rules.ts';
import { moment } from '../text/form-text.ts';

export const checkoutSettingsSchema = z.object({
  isEnabled: z.boolean(),
  maintenanceMessage: z.string(),
  showOnLanding: z.boolean(),
  /** Null until staff have changed something. */
  updatedAt: moment.nullable(),
});
export type CheckoutSettingsView = z.infer<typeof checkoutSettingsSchema>;

export const textRulesSettingSchema = z.object({
  textRules: z.enum(textRules),
  /** Null until staff have changed it. */
  updatedAt: moment.nullable(),
});
export type TextRulesView = z.infer<typeof textRulesSettingSchema>;
