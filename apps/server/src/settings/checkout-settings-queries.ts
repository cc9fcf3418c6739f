import type { CheckoutSettings } from '@kalam/domain/settings/checkout-settings';
import { eq } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { checkoutSettings } from './setting-tables.ts';

export type Row = typeof checkoutSettings.$inferSelect;

export const lockCheckoutSettings = async (on: Executor): Promise<Row | undefined> => {
  const [row] = await on.select().from(checkoutSettings).where(eq(checkoutSettings.id, 1)).for('update');
  return row;
};

export const saveCheckoutSettings = async (
  on: Executor,
  settings: CheckoutSettings,
  now: Date,
): Promise<void> => {
  const { isEnabled, maintenanceMessage, showOnLanding } = settings;
  const values = { isEnabled, maintenanceMessage, showOnLanding, updatedAt: now };
  await on
    .insert(checkoutSettings)
    .values({ id: 1, ...values })
    .onConflictDoUpdate({ target: checkoutSettings.id, set: values });
};
