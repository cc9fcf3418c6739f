import { changedFacts } from '@kalam/domain/admin/audit';
import { type CheckoutSettings, checkCheckoutSettings } from '@kalam/domain/settings/checkout-settings';
import type { CheckoutSettingsView } from '@kalam/domain/settings/setting-model';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import { type Db, notify } from '../database/database.ts';
import { throwIfRefused } from '../failures/refused.ts';
import type { AdminCaller } from '../http/bind.ts';
import { lockCheckoutSettings, saveCheckoutSettings } from './checkout-settings-queries.ts';
import { readCheckoutSettings } from './read-checkout-settings.ts';

/** What every server process listens to. */
export const checkoutChannel = 'kalam_checkout_settings';

export const changeCheckoutSettings = async (
  { db, now }: { readonly db: Db; readonly now: () => Date },
  by: AdminCaller,
  wanted: CheckoutSettings,
): Promise<CheckoutSettingsView> => {
  const settings = { ...wanted, maintenanceMessage: wanted.maintenanceMessage.trim() };
  throwIfRefused(checkCheckoutSettings(settings));
  await db.transaction(async (tx) => {
    const row = await lockCheckoutSettings(tx);
    const { id: _, updatedAt: __, ...before } = row ?? { id: 1, updatedAt: null };
    const facts = changedFacts(before, { ...settings });
    if (Object.keys(facts.after).length === 0) return;
    await saveCheckoutSettings(tx, settings, now());
    await addAuditEntry(tx, {
      by,
      action: 'checkout-settings-changed',
      subject: 'settings',
      subjectId: 'checkout',
      ...facts,
      at: now(),
    });
    await notify(tx, checkoutChannel);
  });
  return readCheckoutSettings(db);
};
