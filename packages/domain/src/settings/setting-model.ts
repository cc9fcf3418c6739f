import { z } from 'zod';
import { moment } from '../text/form-text.ts';

export const checkoutSettingsSchema = z.object({
  isEnabled: z.boolean(),
  maintenanceMessage: z.string(),
  showOnLanding: z.boolean(),
  /** Null until staff have changed something. */
  updatedAt: moment.nullable(),
});
export type CheckoutSettingsView = z.infer<typeof checkoutSettingsSchema>;
