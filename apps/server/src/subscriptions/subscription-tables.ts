import { type DocumentFormat, documentFormats, planIds } from '@kalam/domain/plans/plan-catalogue';
import { cancelReasons } from '@kalam/domain/subscriptions/subscription-machine';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../auth/auth-tables.ts';
import { createdAt, idColumn, moment, oneOf, updatedAt } from '../database/table-columns.ts';
import { orders } from '../payments/payment-tables.ts';

/** Status is not stored: it follows from these columns and the moment of reading. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: idColumn(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    planId: text('plan_id', { enum: planIds }).notNull(),
    startDate: moment('start_date').notNull(),
    endDate: moment('end_date').notNull(),
    resumesRemaining: integer('resumes_remaining').notNull(),
    totalResumes: integer('total_resumes').notNull(),
    /** -1 is unlimited. */
    formatsRemaining: integer('formats_remaining').notNull(),
    totalFormats: integer('total_formats').notNull(),
    allowedFormats: jsonb('allowed_formats').$type<readonly DocumentFormat[]>().notNull(),
    /** The order that paid for it; an order grants once. */
    orderId: text('order_id').references(() => orders.id, { onDelete: 'restrict' }),
    renewalReason: text('renewal_reason'),
    renewedBy: text('renewed_by'),
    replacedAt: moment('replaced_at'),
    cancelledAt: moment('cancelled_at'),
    cancelledBecause: text('cancelled_because', { enum: cancelReasons }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('subscriptions_current_key')
      .on(table.userId)
      .where(sql`${table.replacedAt} is null and ${table.cancelledAt} is null`),
    uniqueIndex('subscriptions_order_id_key').on(table.orderId),
    index('subscriptions_user_id_created_at_idx').on(table.userId, table.createdAt, table.id),
    index('subscriptions_created_at_idx').on(table.createdAt, table.id),
    index('subscriptions_end_date_idx').on(table.endDate, table.id),
    // The active ones are counted from this index alone.
    index('subscriptions_active_idx')
      .on(table.endDate, table.createdAt)
      .where(
        sql`${table.replacedAt} is null and ${table.cancelledAt} is null and ${table.resumesRemaining} > 0`,
      ),
    check(
      'subscriptions_cancelled_check',
      sql`(${table.cancelledAt} is null) = (${table.cancelledBecause} is null)`,
    ),
    check('subscriptions_cancelled_because_check', oneOf(table.cancelledBecause, cancelReasons)),
    check('subscriptions_plan_id_check', oneOf(table.planId, planIds)),
    check('subscriptions_period_check', sql`${table.endDate} > ${table.startDate}`),
    check('subscriptions_resumes_check', sql`${table.resumesRemaining} between 0 and ${table.totalResumes}`),
    check(
      'subscriptions_formats_check',
      sql`(${table.totalFormats} = -1 and ${table.formatsRemaining} = -1) or (${table.totalFormats} >= 0 and ${table.formatsRemaining} between 0 and ${table.totalFormats})`,
    ),
    check(
      'subscriptions_allowed_formats_check',
      sql`jsonb_typeof(${table.allowedFormats}) = 'array' and ${table.allowedFormats} <@ ${sql.raw(`'${JSON.stringify(documentFormats)}'::jsonb`)}`,
    ),
    check(
      'subscriptions_source_check',
      sql`${table.orderId} is not null or (${table.renewalReason} is not null and ${table.renewedBy} is not null)`,
    ),
  ],
);
