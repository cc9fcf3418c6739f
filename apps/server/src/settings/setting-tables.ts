import { defaultTextRules, textRules } from '@kalam/domain/resumes/rules/text-rules';
import { defaultCheckoutSettings } from '@kalam/domain/settings/checkout-settings';
import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { oneOf, updatedAt } from '../database/table-columns.ts';

/** Always exactly one row, made when the server first starts. */
export const checkoutSettings = pgTable(
  'checkout_settings',
  {
    id: smallint('id').primaryKey().default(1),
    isEnabled: boolean('is_enabled').notNull().default(defaultCheckoutSettings.isEnabled),
    maintenanceMessage: text('maintenance_message')
      .notNull()
      .default(defaultCheckoutSettings.maintenanceMessage),
    showOnLanding: boolean('show_on_landing').notNull().default(defaultCheckoutSettings.showOnLanding),
    updatedAt: updatedAt(),
  },
  (table) => [check('checkout_settings_one_row_check', sql`${table.id} = 1`)],
);

/** How texts of resumes are judged; no row means the default. */
export const textRulesSettings = pgTable(
  'text_rules_settings',
  {
    id: smallint('id').primaryKey().default(1),
    textRules: text('text_rules', { enum: textRules }).notNull().default(defaultTextRules),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('text_rules_settings_one_row_check', sql`${table.id} = 1`),
    check('text_rules_settings_text_rules_check', oneOf(table.textRules, textRules)),
  ],
);
