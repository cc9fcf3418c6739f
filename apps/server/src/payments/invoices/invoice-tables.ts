import { stateCodes } from '@kalam/domain/payments/invoices/indian-states';
import type { TaxDocumentFacts } from '@kalam/domain/payments/invoices/invoice-facts';
import { serialMaxLength, taxDocumentKinds } from '@kalam/domain/payments/invoices/invoice-rules';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, moment, oneOf, updatedAt } from '../../database/table-columns.ts';
import { orders, refunds } from '../payment-tables.ts';

/** Whom an order's invoice is made out to, asked for while a GSTIN is configured. */
export const orderBilling = pgTable(
  'order_billing',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    state: text('state').notNull(),
    gstin: text('gstin').notNull().default(''),
    businessName: text('business_name').notNull().default(''),
    businessAddress: text('business_address').notNull().default(''),
    updatedAt: updatedAt(),
  },
  (table) => [check('order_billing_state_check', oneOf(table.state, stateCodes))],
);

/**
 * Invoices and credit notes as issued. `issueNumbered` gives the numbers of a series out without a gap. Plain receipts have a table and a
 * series of their own.
 */
export const taxDocuments = pgTable(
  'tax_documents',
  {
    id: idColumn(),
    kind: text('kind', { enum: taxDocumentKinds }).notNull(),
    /** `2026-27` */
    financialYear: text('financial_year').notNull(),
    number: integer('number').notNull(),
    serial: text('serial').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    /** Of a credit note. */
    refundId: text('refund_id').references(() => refunds.id, { onDelete: 'restrict' }),
    facts: jsonb('facts').$type<TaxDocumentFacts>().notNull(),
    issuedAt: moment('issued_at').notNull(),
  },
  (table) => [
    uniqueIndex('tax_documents_series_key').on(table.kind, table.financialYear, table.number),
    uniqueIndex('tax_documents_serial_key').on(table.serial),
    uniqueIndex('tax_documents_invoice_key').on(table.orderId).where(sql`${table.kind} = 'invoice'`),
    uniqueIndex('tax_documents_refund_key').on(table.refundId),
    index('tax_documents_order_id_idx').on(table.orderId),
    index('tax_documents_issued_at_idx').on(table.issuedAt, table.id),
    check('tax_documents_kind_check', oneOf(table.kind, taxDocumentKinds)),
    check('tax_documents_number_check', sql`${table.number} > 0`),
    check(
      'tax_documents_serial_check',
      sql`char_length(${table.serial}) between 1 and ${sql.raw(String(serialMaxLength))}`,
    ),
    check(
      'tax_documents_refund_check',
      sql`(${table.kind} = 'credit-note') = (${table.refundId} is not null)`,
    ),
  ],
);
