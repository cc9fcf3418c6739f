import { type CheckoutSettings, defaultCheckoutSettings } from '@kalam/domain/settings/checkout-settings';
import type { CheckoutSettingsView } from '@kalam/domain/settings/setting-model';
import { eq, sql } from 'drizzle-orm';
import { auditEntries } from '../audit/audit-tables.ts';
import type { Executor } from '../database/database.ts';
import { checkoutSettings } from './setting-tables.ts';

type Row = typeof checkoutSettings.$inferSelect;

const isChanged = sql<boolean>`exists (
  select 1 from ${auditEntries} where ${auditEntries.subject} = 'settings' and ${auditEntries.subjectId} = 'checkout'
)`;

const toView = (row: Row | undefined, changed: boolean): CheckoutSettingsView =>
  row === undefined
    ? { ...defaultCheckoutSettings, updatedAt: null }
    : {
        isEnabled: row.isEnabled,
        maintenanceMessage: row.maintenanceMessage,
        showOnLanding: row.showOnLanding,
        updatedAt: changed ? row.updatedAt.toISOString() : null,
      };

export const readCheckoutSettings = async (on: Executor): Promise<CheckoutSettingsView> => {
  const [found] = await on
    .select({ row: checkoutSettings, changed: isChanged })
    .from(checkoutSettings)
    .limit(1);
  return toView(found?.row, found?.changed ?? false);
};

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
