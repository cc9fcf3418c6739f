import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { updatedAt } from '../database/table-columns.ts';

/** Always exactly one row, made by the migration. */
export const checkoutSettings = pgTable(
  'checkout_settings',
  {
    id: smallint('id').primaryKey().default(1),
    isEnabled: boolean('is_enabled').notNull().default(true),
    maintenanceMessage: text('maintenance_message')
      .notNull()
      .default('Checkout is currently unavailable. Please try again later.'),
    showOnLanding: boolean('show_on_landing').notNull().default(false),
    updatedAt: updatedAt(),
  },
  (table) => [check('checkout_settings_one_row_check', sql`${table.id} = 1`)],
);
