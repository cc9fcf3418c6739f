import { afterPaymentKinds, afterPaymentMost } from '@kalam/domain/payments/after-payment';
import { failureCodes, failureKinds, orderStatuses } from '@kalam/domain/payments/order-machine';
import type { OrderResume } from '@kalam/domain/payments/payment-model';
import { providerPaymentStatuses } from '@kalam/domain/payments/provider-payment';
import { refundOrigins, refundStates } from '@kalam/domain/payments/refunds/refund-machine';
import { guestPlanId, planIds } from '@kalam/domain/plans/plan-catalogue';
import type { MessageParams } from '@kalam/domain/refusal';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../auth/auth-tables.ts';
import {
  createdAt,
  idColumn,
  isLanguageCode,
  languageColumn,
  moment,
  oneOf,
  updatedAt,
} from '../database/table-columns.ts';

export const orderPlanIds = [...planIds, guestPlanId] as const;

export const orders = pgTable(
  'orders',
  {
    id: idColumn(),
    /** Null for guests, and once an account was erased: the record of the sale stays. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    customerPhone: text('customer_phone').notNull(),
    shippingAddress: text('shipping_address'),
    language: languageColumn(),
    planId: text('plan_id', { enum: orderPlanIds }).notNull(),
    amountPaise: integer('amount_paise').notNull(),
    currency: text('currency').notNull().default('INR'),
    status: text('status', { enum: orderStatuses }).notNull().default('pending'),
    paymentProvider: text('payment_provider').notNull().default('razorpay'),
    /** Named to the provider on creating its order, so that one lost in a timeout is found again. */
    receipt: text('receipt').notNull(),
    /** Null until the provider has answered. */
    razorpayOrderId: text('razorpay_order_id'),
    /** The payment this order stands or waits on. */
    paymentId: text('payment_id'),
    failureKind: text('failure_kind', { enum: failureKinds }),
    failureCode: text('failure_code', { enum: failureCodes }),
    /** What the code's message names. */
    failureParams: jsonb('failure_params').$type<MessageParams>(),
    /** The bank's or staff's own words, where they gave some. */
    failureReason: text('failure_reason'),
    /** Who completed it by hand. */
    completedBy: text('completed_by'),
    /** What a completed order was paid with: captured money, or its price on the word of staff who completed it. */
    paidPaise: integer('paid_paise').notNull().default(0),
    /** What has gone back of it: the sum of its refunds that were made. */
    refundedPaise: integer('refunded_paise').notNull().default(0),
    notes: jsonb('notes').$type<Readonly<Record<string, string>>>().notNull().default({}),
    /**
     * Who has this order open for what, so that two tabs share one order. Emptied when it is reused no longer. The key
     * does not bind completed orders: settling can never run into it.
     */
    openKey: text('open_key'),
    /** The resume that waits for the payment. Erased after its time. */
    pendingResume: jsonb('pending_resume').$type<OrderResume>(),
    /**
     * What a guest's corrections made of it, the last one alone. The one first paid for stays beside it, because every
     * correction is compared with that. Erased with it.
     */
    correctedResume: jsonb('corrected_resume').$type<OrderResume>(),
    eraseResumeAt: moment('erase_resume_at'),
    /** When its pictures go, if nobody has tried to pay until then; null when it has none. */
    erasePicturesAt: moment('erase_pictures_at'),
    /** Length of the resume as JSON. */
    resumeBytes: integer('resume_bytes').notNull().default(0),
    /** Keyed hash of the network it came from, by which its unpaid orders are added up. */
    networkHash: text('network_hash'),
    /** Hash of the token in the guest's browser. */
    guestTokenHash: text('guest_token_hash'),
    /** Hash of the token in the private link of the e-mail. */
    downloadTokenHash: text('download_token_hash'),
    downloadTokenExpiresAt: moment('download_token_expires_at'),
    /** When the reconciler checks it next; null when it need not. */
    checkAt: moment('check_at'),
    checkCount: integer('check_count').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    completedAt: moment('completed_at'),
  },
  (table) => [
    uniqueIndex('orders_razorpay_order_id_key').on(table.razorpayOrderId),
    uniqueIndex('orders_payment_id_key').on(table.paymentId),
    uniqueIndex('orders_receipt_key').on(table.receipt),
    uniqueIndex('orders_open_key').on(table.openKey).where(sql`${table.status} <> 'completed'`),
    uniqueIndex('orders_download_token_hash_key').on(table.downloadTokenHash),
    index('orders_created_at_idx').on(table.createdAt, table.id),
    index('orders_status_created_at_idx').on(table.status, table.createdAt, table.id),
    index('orders_amount_idx').on(table.amountPaise, table.id),
    index('orders_customer_email_idx').on(table.customerEmail, table.id),
    // Revenue is summed from this index alone.
    index('orders_revenue_idx')
      .on(table.createdAt, table.paidPaise, table.refundedPaise)
      .where(sql`${table.status} = 'completed'`),
    index('orders_held_idx').on(table.updatedAt).where(sql`${table.failureKind} = 'held'`),
    index('orders_customer_address_idx').on(sql`lower(${table.customerEmail})`, table.createdAt, table.id),
    index('orders_user_id_created_at_idx').on(table.userId, table.createdAt, table.id),
    index('orders_check_at_idx').on(table.checkAt).where(sql`${table.checkAt} is not null`),
    index('orders_erase_resume_at_idx')
      .on(table.eraseResumeAt)
      .where(sql`${table.pendingResume} is not null`),
    index('orders_erase_pictures_at_idx')
      .on(table.erasePicturesAt)
      .where(sql`${table.erasePicturesAt} is not null`),
    index('orders_network_hash_idx')
      .on(table.networkHash, table.resumeBytes)
      .where(sql`${table.networkHash} is not null`),
    check('orders_language_check', isLanguageCode(table.language)),
    check('orders_resume_bytes_check', sql`${table.resumeBytes} >= 0`),
    check('orders_plan_id_check', oneOf(table.planId, orderPlanIds)),
    check('orders_status_check', oneOf(table.status, orderStatuses)),
    check('orders_amount_check', sql`${table.amountPaise} > 0`),
    check('orders_paid_check', sql`${table.paidPaise} >= 0`),
    check('orders_refunded_check', sql`${table.refundedPaise} between 0 and ${table.paidPaise}`),
    check('orders_currency_check', sql`${table.currency} = 'INR'`),
    check('orders_receipt_check', sql`char_length(${table.receipt}) between 1 and 40`),
    check(
      'orders_completed_check',
      sql`(${table.status} = 'completed') = (${table.completedAt} is not null)`,
    ),
    check('orders_failure_kind_check', oneOf(table.failureKind, failureKinds)),
    check('orders_failure_code_check', oneOf(table.failureCode, failureCodes)),
    check('orders_failure_words_check', sql`${table.failureCode} is null or ${table.failureReason} is null`),
    // Nothing is completed without captured money or somebody who answers for it.
    check(
      'orders_grant_check',
      sql`${table.status} <> 'completed' or ${table.paymentId} is not null or ${table.completedBy} is not null`,
    ),
    check('orders_guest_check', sql`${table.planId} <> 'guest' or ${table.userId} is null`),
    check('orders_check_count_check', sql`${table.checkCount} >= 0`),
  ],
);

/** What the provider said about each payment of an order. */
export const payments = pgTable(
  'payments',
  {
    /** The provider's id. */
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    amountPaise: integer('amount_paise').notNull(),
    currency: text('currency').notNull(),
    status: text('status', { enum: providerPaymentStatuses }).notNull(),
    failureReason: text('failure_reason'),
    /** What has gone back of it: the sum of its refunds that were made. */
    refundedPaise: integer('refunded_paise').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('payments_order_id_idx').on(table.orderId),
    check('payments_amount_check', sql`${table.amountPaise} > 0`),
    check('payments_status_check', oneOf(table.status, providerPaymentStatuses)),
    check('payments_refunded_check', sql`${table.refundedPaise} between 0 and ${table.amountPaise}`),
  ],
);

/** Money of a payment that goes or went back, whoever wanted it. Its id is the key the provider knows it by. */
export const refunds = pgTable(
  'refunds',
  {
    id: idColumn(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'restrict' }),
    /** Hundredths of the payment's currency. */
    amountPaise: integer('amount_paise').notNull(),
    origin: text('origin', { enum: refundOrigins }).notNull(),
    /** The address of the member of staff who asked. */
    askedBy: text('asked_by'),
    /** In their words. */
    reason: text('reason'),
    /** Why it was asked although the policy's time was over. */
    overruledReason: text('overruled_reason'),
    state: text('state', { enum: refundStates }).notNull(),
    providerRefundId: text('provider_refund_id'),
    /** What the provider said. */
    failureReason: text('failure_reason'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    madeAt: moment('made_at'),
    /** A failed one that staff have dealt with otherwise. */
    dismissedAt: moment('dismissed_at'),
  },
  (table) => [
    uniqueIndex('refunds_provider_refund_id_key').on(table.providerRefundId),
    index('refunds_order_id_idx').on(table.orderId, table.createdAt),
    index('refunds_payment_id_idx').on(table.paymentId),
    index('refunds_open_idx').on(table.createdAt).where(sql`${table.state} in ('asked', 'accepted')`),
    index('refunds_failed_idx').on(table.createdAt).where(sql`${table.state} = 'failed'`),
    check('refunds_amount_check', sql`${table.amountPaise} > 0`),
    check('refunds_origin_check', oneOf(table.origin, refundOrigins)),
    check('refunds_state_check', oneOf(table.state, refundStates)),
    check(
      'refunds_staff_check',
      sql`${table.origin} <> 'staff' or (${table.askedBy} is not null and ${table.reason} is not null)`,
    ),
    check('refunds_made_check', sql`(${table.state} = 'made') = (${table.madeAt} is not null)`),
  ],
);

/** One numbered receipt per completed order; `issueReceipt` gives the numbers out without a gap. */
export const receipts = pgTable('receipts', {
  number: bigint('number', { mode: 'number' }).primaryKey(),
  orderId: text('order_id')
    .notNull()
    .unique('receipts_order_id_key')
    .references(() => orders.id, { onDelete: 'restrict' }),
  issuedAt: moment('issued_at').notNull().defaultNow(),
});

/** What a guest asked of a completed order, and when: corrected files, and the mail again. */
export const orderEvents = pgTable(
  'order_events',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    kind: text('kind', { enum: afterPaymentKinds }).notNull(),
    number: integer('number').notNull(),
    at: moment('at').notNull(),
    /** Hash of the token in the link of its own mail. Erased with the resume. */
    linkHash: text('link_hash'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.kind, table.number] }),
    uniqueIndex('order_events_link_hash_key').on(table.linkHash),
    check('order_events_kind_check', oneOf(table.kind, afterPaymentKinds)),
    check(
      'order_events_number_check',
      sql`${table.number} between 1 and ${sql.raw(String(afterPaymentMost))}`,
    ),
  ],
);
