import { userStatuses } from '@kalam/domain/auth/auth-model';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const created = () => moment('created_at').notNull().defaultNow();
const updated = () => moment('updated_at').notNull().defaultNow();

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    displayName: text('display_name').notNull(),
    status: text('status', { enum: userStatuses }).notNull().default('active'),
    consentVersion: text('consent_version'),
    consentedAt: moment('consented_at'),
    lastLoginAt: moment('last_login_at'),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(table.email),
    index('users_created_at_idx').on(table.createdAt, table.id),
    check('users_status_check', sql`${table.status} in ('active', 'suspended')`),
    check('users_email_lower_check', sql`${table.email} = lower(${table.email})`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    index('sessions_user_id_idx').on(table.userId),
    index('sessions_expires_at_idx').on(table.expiresAt),
  ],
);

/** Where the password hashes are; apart from the person, so that no list of users can carry one along. */
export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    password: text('password'),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [uniqueIndex('accounts_user_id_provider_id_key').on(table.userId, table.providerId)],
);

/** Tokens of reset links, hashed. */
export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    index('verifications_identifier_idx').on(table.identifier),
    index('verifications_expires_at_idx').on(table.expiresAt),
  ],
);

export const staff = pgTable(
  'staff',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(true),
    name: text('name').notNull(),
    lastLoginAt: moment('last_login_at'),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    uniqueIndex('staff_email_key').on(table.email),
    check('staff_email_lower_check', sql`${table.email} = lower(${table.email})`),
  ],
);

export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    index('staff_sessions_staff_id_idx').on(table.userId),
    index('staff_sessions_expires_at_idx').on(table.expiresAt),
  ],
);

export const staffAccounts = pgTable(
  'staff_accounts',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    password: text('password'),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [uniqueIndex('staff_accounts_staff_id_provider_id_key').on(table.userId, table.providerId)],
);

export const staffVerifications = pgTable(
  'staff_verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [index('staff_verifications_identifier_idx').on(table.identifier)],
);

/**
 * What makes a staff login an administrator. A table of its own, because a login may have no record at all, one that
 * is not active, or an active one, and each is answered differently (S1 §8).
 */
export const admins = pgTable('admins', {
  staffId: text('staff_id')
    .primaryKey()
    .references(() => staff.id, { onDelete: 'cascade' }),
  status: text('status').notNull().default('active'),
  permissions: jsonb('permissions').$type<Record<string, unknown>>().notNull().default({}),
  createdAt: created(),
  updatedAt: updated(),
});

/** Counted attempts. Keys are hashes, so that no address of a person is kept here. */
export const attemptCounts = pgTable(
  'attempt_counts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    startedAt: moment('started_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('attempt_counts_ends_at_idx').on(table.endsAt)],
);
