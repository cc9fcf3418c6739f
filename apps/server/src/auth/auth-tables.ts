import { userStatuses } from '@kalam/domain/auth/auth-model';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, moment, oneOf, updatedAt } from '../database/table-columns.ts';

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

// People and staff sign in apart, so that nothing of one is ever found for the other: the same tables, twice.
const owner = (column: string, id: () => AnyPgColumn) =>
  text(column).notNull().references(id, { onDelete: 'cascade' });

const sessionColumns = (owned: ReturnType<typeof owner>) => ({
  id: text('id').primaryKey(),
  token: text('token').notNull().unique(),
  userId: owned,
  expiresAt: moment('expires_at').notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Where the password hashes are; apart from the person, so that no list of users can carry one along. */
const accountColumns = (owned: ReturnType<typeof owner>) => ({
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  userId: owned,
  password: text('password'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Tokens of reset links, hashed. */
const verificationColumns = () => ({
  id: text('id').primaryKey(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: moment('expires_at').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

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
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(table.email),
    index('users_created_at_idx').on(table.createdAt, table.id),
    check('users_status_check', oneOf(table.status, userStatuses)),
    check('users_email_lower_check', sql`${table.email} = lower(${table.email})`),
  ],
);

export const sessions = pgTable('sessions', sessionColumns(owner('user_id', () => users.id)), (table) => [
  index('sessions_user_id_idx').on(table.userId),
  index('sessions_expires_at_idx').on(table.expiresAt),
]);

export const accounts = pgTable('accounts', accountColumns(owner('user_id', () => users.id)), (table) => [
  uniqueIndex('accounts_user_id_provider_id_key').on(table.userId, table.providerId),
]);

export const verifications = pgTable('verifications', verificationColumns(), (table) => [
  index('verifications_identifier_idx').on(table.identifier),
  index('verifications_expires_at_idx').on(table.expiresAt),
]);

/** By which the browser that registered learns of the verification; one for each account, of its last registration. */
export const registrationTokens = pgTable(
  'registration_tokens',
  {
    userId: owner('user_id', () => users.id).primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('registration_tokens_expires_at_idx').on(table.expiresAt)],
);

/** A resume on its way from the browser that registered to the one that signs in, sealed with a key of the server's. */
export const keptResumes = pgTable(
  'kept_resumes',
  {
    userId: owner('user_id', () => users.id).primaryKey(),
    keyId: text('key_id').notNull(),
    sealed: bytes('sealed').notNull(),
    networkHash: text('network_hash'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('kept_resumes_expires_at_idx').on(table.expiresAt),
    index('kept_resumes_network_hash_idx').on(table.networkHash),
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
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('staff_email_key').on(table.email),
    check('staff_email_lower_check', sql`${table.email} = lower(${table.email})`),
  ],
);

export const staffSessions = pgTable(
  'staff_sessions',
  sessionColumns(owner('staff_id', () => staff.id)),
  (table) => [
    index('staff_sessions_staff_id_idx').on(table.userId),
    index('staff_sessions_expires_at_idx').on(table.expiresAt),
  ],
);

export const staffAccounts = pgTable(
  'staff_accounts',
  accountColumns(owner('staff_id', () => staff.id)),
  (table) => [uniqueIndex('staff_accounts_staff_id_provider_id_key').on(table.userId, table.providerId)],
);

export const staffVerifications = pgTable('staff_verifications', verificationColumns(), (table) => [
  index('staff_verifications_identifier_idx').on(table.identifier),
]);

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
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
