import { defaultCheckoutSettings } from '@kalam/domain/settings/checkout-settings';
import type { CheckoutSettingsView } from '@kalam/domain/settings/setting-model';
import { sql } from 'drizzle-orm';
import { auditEntries } from '../audit/audit-tables.ts';
import type { Executor } from '../database/database.ts';
import type { Row } from './checkout-settings-queries.ts';
import { checkoutSettings } from './setting-tables.ts';

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
