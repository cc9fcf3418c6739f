import { staffRoles } from '@kalam/domain/admin/permissions';
import { userStatuses } from '@kalam/domain/auth/auth-model';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  createdAt,
  isLanguageCode,
  languageColumn,
  moment,
  oneOf,
  updatedAt,
} from '../database/table-columns.ts';

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

/** Sorted by: who never signed in did so at the beginning of time. */
export const lastLogin = (table: { readonly lastLoginAt: AnyPgColumn }): SQL =>
  sql`coalesce(${table.lastLoginAt}, to_timestamp(0))`;

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    displayName: text('display_name').notNull(),
    status: text('status', { enum: userStatuses }).notNull().default('active'),
    language: languageColumn(),
    /** Whether they want to be told before a plan ends. */
    planReminders: boolean('plan_reminders').notNull().default(true),
    /** Both go when the suspension is lifted. */
    suspendedAt: moment('suspended_at'),
    suspensionReason: text('suspension_reason'),
    consentVersion: text('consent_version'),
    consentedAt: moment('consented_at'),
    lastLoginAt: moment('last_login_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(table.email),
    index('users_created_at_idx').on(table.createdAt, table.id),
    check('users_language_check', isLanguageCode(table.language)),
    index('users_last_login_idx').on(lastLogin(table), table.id),
    check('users_status_check', oneOf(table.status, userStatuses)),
    check(
      'users_suspended_check',
      sql`${table.status} = 'suspended' or (${table.suspendedAt} is null and ${table.suspensionReason} is null)`,
    ),
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

/** Browsers that signed in to an account before, by a hash that is another for every account. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: owner('user_id', () => users.id),
    deviceHash: text('device_hash').notNull(),
    firstSeenAt: moment('first_seen_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.deviceHash] }),
    index('known_devices_expires_at_idx').on(table.expiresAt),
  ],
);

/** A change of address that waits until both mailboxes have said yes; one for each account. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: owner('user_id', () => users.id).primaryKey(),
    newEmail: text('new_email').notNull(),
    oldTokenHash: text('old_token_hash').notNull().unique(),
    newTokenHash: text('new_token_hash').notNull().unique(),
    oldConfirmedAt: moment('old_confirmed_at'),
    newConfirmedAt: moment('new_confirmed_at'),
    /** The session that asked stays when the others end. */
    sessionId: text('session_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('email_changes_expires_at_idx').on(table.expiresAt),
    check('email_changes_email_lower_check', sql`${table.newEmail} = lower(${table.newEmail})`),
  ],
);

/** What was sent to, or written from, an address before it was changed still belongs to the account. */
export const formerEmails = pgTable(
  'former_emails',
  {
    userId: owner('user_id', () => users.id),
    email: text('email').notNull(),
    until: moment('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.email] })],
);

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
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
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

/** Secret and recovery codes, both encrypted by the library; at most one a member, unconfirmed until a code was typed. */
export const staffTwoFactors = pgTable(
  'staff_two_factors',
  {
    id: text('id').primaryKey(),
    userId: owner('staff_id', () => staff.id),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean('verified').notNull().default(false),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: moment('locked_until'),
  },
  (table) => [uniqueIndex('staff_two_factors_staff_id_key').on(table.userId)],
);

/**
 * Somebody who may become a member of staff. Its id becomes theirs; until then there is no login that could be used,
 * enabled or disabled.
 */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    role: text('role', { enum: staffRoles }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    invitedBy: text('invited_by').references(() => staff.id, { onDelete: 'set null' }),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('staff_invitations_email_key').on(table.email),
    index('staff_invitations_invited_by_idx').on(table.invitedBy),
    check('staff_invitations_role_check', oneOf(table.role, staffRoles)),
    check('staff_invitations_email_lower_check', sql`${table.email} = lower(${table.email})`),
  ],
);

/**
 * What makes a staff login an administrator. A table of its own, because a login may have no record at all, one that
 * is not active, or an active one, and each is answered differently (S1 §8).
 */
export const admins = pgTable(
  'admins',
  {
    staffId: text('staff_id')
      .primaryKey()
      .references(() => staff.id, { onDelete: 'cascade' }),
    status: text('status').notNull().default('active'),
    role: text('role', { enum: staffRoles }).notNull().default('owner'),
    permissions: jsonb('permissions').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [check('admins_role_check', oneOf(table.role, staffRoles))],
);
