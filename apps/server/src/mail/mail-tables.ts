import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  createdAt,
  idColumn,
  isLanguageCode,
  languageColumn,
  moment,
  oneOf,
} from '../database/table-columns.ts';
import { orders } from '../payments/payment-tables.ts';
import { mailKinds } from './mail-kinds.ts';

export const mailStatuses = ['queued', 'sent', 'failed'] as const;

/** Outgoing mail: written in the transaction that causes it, sent by the queue. */
export const mailMessages = pgTable(
  'mail_messages',
  {
    id: idColumn(),
    kind: text('kind', { enum: mailKinds }).notNull(),
    recipient: text('recipient').notNull(),
    language: languageColumn(),
    /** What the text names. Emptied once sent, because links in it open accounts. */
    params: jsonb('params').$type<Record<string, unknown>>().notNull(),
    /** Two mails with one key are one mail. */
    dedupeKey: text('dedupe_key'),
    orderId: text('order_id').references(() => orders.id, { onDelete: 'set null' }),
    /** Not sent by then, it is not sent at all: it would say something that is over. */
    notAfter: moment('not_after'),
    status: text('status', { enum: mailStatuses }).notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
    failedAt: moment('failed_at'),
    /** When staff said that its failure is dealt with. */
    dismissedAt: moment('dismissed_at'),
  },
  (table) => [
    uniqueIndex('mail_messages_dedupe_key').on(table.dedupeKey),
    uniqueIndex('mail_messages_order_id_kind_key')
      .on(table.orderId, table.kind)
      .where(sql`${table.dedupeKey} is null`),
    // What an address was sent, however it was typed.
    index('mail_messages_recipient_idx').on(sql`lower(${table.recipient})`, table.createdAt, table.id),
    index('mail_messages_status_created_at_idx').on(table.status, table.createdAt, table.id),
    check('mail_messages_language_check', isLanguageCode(table.language)),
    check('mail_messages_kind_check', oneOf(table.kind, mailKinds)),
    check('mail_messages_status_check', oneOf(table.status, mailStatuses)),
    check('mail_messages_sent_check', sql`(${table.status} = 'sent') = (${table.sentAt} is not null)`),
    check('mail_messages_failed_check', sql`(${table.status} = 'failed') = (${table.failedAt} is not null)`),
  ],
);
